"""The ways in which a fleet changes."""

from __future__ import annotations

from dataclasses import replace

from engine.games.letter_of_marque.state import Fleet


def turned_up(fleet: Fleet) -> Fleet:
    """The fleet after the top treasure has left its pile."""
    return replace(fleet, pile=fleet.pile[1:])


def launched(fleet: Fleet, armed: bool) -> Fleet:
    """The fleet after one ship of this type has left its supply."""
    if armed:
        return replace(fleet, armed=fleet.armed - 1)
    return replace(fleet, defenceless=fleet.defenceless - 1)


def enriched(fleet: Fleet, treasure: int) -> Fleet:
    """The fleet with this treasure in its score pile."""
    return replace(fleet, treasures=(*fleet.treasures, treasure))


def fired(fleet: Fleet) -> Fleet:
    """The fleet after it has committed a cannon card."""
    return replace(fleet, cannons=fleet.cannons - 1)


def defended(fleet: Fleet, armed_seen: int) -> Fleet:
    """The fleet after an attack on it has failed: the attacker's cannon is in its score pile."""
    return replace(fleet, enemy_cannons=fleet.enemy_cannons + 1, armed_seen=armed_seen)


def robbed(fleet: Fleet) -> Fleet:
    """The fleet after a defenceless ship was taken from it."""
    return replace(fleet, defenceless_seen=fleet.defenceless_seen + 1)
