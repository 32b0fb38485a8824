"""Invitations: a seat of a lobby that is kept for one person, for a while.

Pure functions: each returns the changed table, or raises Refused.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.tables.refusals import Refusal, Refused
from engine.tables.table import Invitation, Player, Table

KEPT: Final = 900.0
"""Seconds for which the seat is kept."""


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
