"""The ways in which a fleet changes; written out, for `replace` takes most of a move's time."""

from __future__ import annotations

from engine.games.letter_of_marque.state import Fleet


def turned_up(fleet: Fleet) -> Fleet:
    """The top treasure has left the pile."""
    return Fleet(
        fleet.pile[1:],
        fleet.armed,
        fleet.defenceless,
        fleet.cannons,
        fleet.treasures,
        fleet.enemy_cannons,
        fleet.armed_seen,
        fleet.defenceless_seen,
    )


def launched(fleet: Fleet, armed: bool) -> Fleet:
    """One ship of this type has left the supply."""
    return Fleet(
        fleet.pile,
        fleet.armed - armed,
        fleet.defenceless - (not armed),
        fleet.cannons,
        fleet.treasures,
        fleet.enemy_cannons,
        fleet.armed_seen,
        fleet.defenceless_seen,
    )


def enriched(fleet: Fleet, treasure: int) -> Fleet:
    """The treasure is in the score pile."""
    return Fleet(
        fleet.pile,
        fleet.armed,
        fleet.defenceless,
        fleet.cannons,
        (*fleet.treasures, treasure),
        fleet.enemy_cannons,
        fleet.armed_seen,
        fleet.defenceless_seen,
    )


def fired(fleet: Fleet) -> Fleet:
    """One cannon card is committed."""
    return Fleet(
        fleet.pile,
        fleet.armed,
        fleet.defenceless,
        fleet.cannons - 1,
        fleet.treasures,
        fleet.enemy_cannons,
        fleet.armed_seen,
        fleet.defenceless_seen,
    )


def defended(fleet: Fleet, armed_seen: int) -> Fleet:
    """An attack has failed: its cannon is in the score pile."""
    return Fleet(
        fleet.pile,
        fleet.armed,
        fleet.defenceless,
        fleet.cannons,
        fleet.treasures,
        fleet.enemy_cannons + 1,
        armed_seen,
        fleet.defenceless_seen,
    )


def robbed(fleet: Fleet) -> Fleet:
    """A defenceless ship was taken."""
    return Fleet(
        fleet.pile,
        fleet.armed,
        fleet.defenceless,
        fleet.cannons,
        fleet.treasures,
        fleet.enemy_cannons,
        fleet.armed_seen,
        fleet.defenceless_seen + 1,
    )
