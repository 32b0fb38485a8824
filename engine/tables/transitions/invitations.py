"""Invitations: a seat of a lobby that is kept for one person, for a while.

Pure functions: each returns what has changed, or raises Refused.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Invitation, Player, Table

KEPT: Final = 900.0
"""Seconds for which the seat is kept."""
EVERY: Final = 3600.0
"""Seconds in which a person challenges the same other one once."""

Asked = Mapping[tuple[int, int], float]
"""When somebody challenged somebody, in seconds since the epoch."""


def refuse_again(
    asked: Asked, tables: Iterable[Table], host: int, guest: int | None, now: float
) -> None:
    """Refuse a challenge made within the hour, or by its guest already; tables: all open ones."""
    if guest is None:
        return
    for table in tables:
        if table.host == guest and table.invitation and table.invitation.user == host:
            raise Refused(Refusal.CHALLENGED_BACK, table)
    last = asked.get((host, guest))
    if last is not None and now - last < EVERY:
        raise Refused(Refusal.CHALLENGED)


def noted(asked: Asked, host: int, guest: int, now: float) -> Asked:
    """The challenges of the last hour, with this one among them."""
    recent = {pair: last for pair, last in asked.items() if now - last < EVERY}
    return {**recent, (host, guest): now}


def invitation_of(guest: Player, host: Player, at: float) -> Invitation:
    """The invitation of a person by another; refused if it is the same one."""
    if guest.user is None or guest.user == host.user:
        raise Refused(Refusal.NOT_INVITED)
    return Invitation(guest.user, guest.name, at + KEPT)


def declined(table: Table, user: int) -> Table:
    """The lobby with the seat free that was kept for this person, who does not want it."""
    if table.invitation is None or table.invitation.user != user:
        raise Refused(Refusal.NOT_INVITED, table)
    return replace(table, invitation=None)


def lapsed(table: Table, now: float) -> Table:
    """The lobby with the seat free that was kept for somebody, once its time is over."""
    if table.invitation is None or table.invitation.until > now:
        return table
    return replace(table, invitation=None)
