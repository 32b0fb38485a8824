"""Invitations: seats of a lobby that are kept for people for a while.

Pure functions: each returns what has changed, or raises Refused.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Invitation, Person, Player, Table, abroad

RESERVED: Final = 900.0
"""Seconds for which the seat of somebody who is challenged is kept."""
KEPT_AGAIN: Final = 180.0
"""Seconds for which the seats of a rematch are kept."""
GAP: Final = 3 * 3600.0
"""Seconds from the end of a game to the next deal from which that deal begins a new evening."""
MOST_WAITING: Final = 10
"""The most people who wait for the next game."""
EVERY: Final = 3600.0
"""Seconds in which a person can challenge another once, and a rematch invites once."""

Asked = Mapping[tuple[int | None, int], float]
"""The times when people were asked, in seconds since the epoch.

By the id of the challenger, or of the table to be played again; and by their own id.
"""


def refuse_again(
    asked: Asked, tables: Iterable[Table], host: int | None, guest: int | None, now: float
) -> None:
    """Refuse a challenge already made within the hour, or by its guest; tables: all open ones."""
    if guest is None:
        return
    for table in tables:
        if table.host == guest and table.rematch_of is None and is_invited(table, host):
            raise Refused(Refusal.CHALLENGED_BACK, abroad(table))  # it may be in another server
    if now - asked.get((host, guest), -EVERY) < EVERY:
        raise Refused(Refusal.CHALLENGED)


def noted(asked: Asked, table: Table) -> Asked:
    """The people asked in the last hour, including the guests of this new table."""
    now = table.opened
    by = table.rematch_of or table.host
    recent = {pair: last for pair, last in asked.items() if now - last < EVERY}
    return {**recent, **{(by, guest.user): now for guest in table.guests}}


def invitation_of(guest: Player, host: Player, at: float) -> Invitation:
    """The invitation of one person by another; refused if both are the same."""
    if guest.user is None or guest.user == host.user:
        raise Refused(Refusal.NOT_INVITED)
    return Invitation((Person(guest.user, guest.name),), at + RESERVED)


def expected(
    asked: Asked, former: Table, before: Table | None, host: int | None, at: float
) -> Invitation | None:
    """The invitation to a rematch, for the people who played to the end; None: nobody.

    Within the hour they are expected again, but not asked again. before: the game before the former
    one. People who only played that one sat out, and are expected like the others.
    """
    guests = _stayed(former, host)
    is_asked = any(at - asked.get((former.id, guest.user), -EVERY) < EVERY for guest in guests)
    if before is not None and before.ended is not None and at - before.ended < GAP:
        known = {*former.people, *(person.user for person in (*former.kicked, *former.queue))}
        guests += tuple(guest for guest in _stayed(before, host) if guest.user not in known)
    return Invitation(guests, at + KEPT_AGAIN, is_asked) if guests else None


def _stayed(table: Table, host: int | None) -> tuple[Person, ...]:
    """The people who played to the end of this table, without the next host."""
    return tuple(
        Person(player.user, player.name)
        for player in table.players
        if player.user not in (None, host) and not player.left
    )


def is_invited(table: Table, user: int | None) -> bool:
    """True if this person is asked to the table."""
    return any(guest.user == user for guest in table.guests)


def without(table: Table, user: int) -> Table:
    """The table that doesn't ask this person."""
    if table.invitation is None or not is_invited(table, user):
        return table
    left = tuple(guest for guest in table.guests if guest.user != user)
    return replace(table, invitation=replace(table.invitation, guests=left) if left else None)


def queued(table: Table, player: Player) -> Table:
    """The table where this person waits for the next game, behind others.

    At an open one only people without a seat do.
    """
    seat = table.seat_of(player.user) if table.is_open else None
    if player.user is None or (seat is not None and not table.players[seat].left):
        raise Refused(Refusal.ALREADY_SEATED, table)
    if any(gone.user == player.user for gone in table.kicked):
        raise Refused(Refusal.KICKED, table)
    if any(person.user == player.user for person in table.queue):
        return table
    if len(table.queue) >= MOST_WAITING:
        raise Refused(Refusal.QUEUE_FULL, table, limit=MOST_WAITING)
    return replace(table, queue=(*table.queue, Person(player.user, player.name)))


def may_wait(table: Table, user: int) -> bool:
    """True if this person could wait for the next game at this open table, and doesn't."""
    known = (*table.people, *(person.user for person in (*table.kicked, *table.queue)))
    return table.is_open and user not in known


def out_of_queue(table: Table, user: int) -> Table:
    """The table whose queue doesn't name this person."""
    queue = tuple(person for person in table.queue if person.user != user)
    return table if queue == table.queue else replace(table, queue=queue)


def declined(table: Table, user: int) -> Table:
    """The lobby after this person declined to play."""
    if not is_invited(table, user):
        raise Refused(Refusal.NOT_INVITED, table)
    return without(table, user)


def lapsed(table: Table, now: float) -> Table:
    """The lobby, without its kept seats once their time is over."""
    if table.invitation is None or table.invitation.until > now:
        return table
    return replace(table, invitation=None)


def over(table: Table) -> Table:
    """The table once the evening is over: it expects nobody, and nobody waits for the next game."""
    return replace(table, invitation=None, queue=())
