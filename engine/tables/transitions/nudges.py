"""Nudges: people at a table remind the player to move, once an hour at the most.

Pure functions: each returns the changed table, or raises Refused.
"""

from collections.abc import Sequence
from typing import Final

from engine.core import Seat
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Table
from engine.tables.transitions import deadlines, seating

EVERY: Final = 3600.0
"""Seconds in which a person can nudge once at a table, and be nudged once there."""


def nudged(table: Table, to_move: Sequence[Seat], by: Seat, seat: Seat, now: float) -> Table:
    """The table after one seat has reminded another, which waits for a person's move."""
    waiting = deadlines.waiting(table, to_move)
    if by in waiting:
        raise Refused(Refusal.OWN_TURN, table)
    if table.paused:
        raise Refused(Refusal.PAUSED, table)
    if not waiting:
        raise Refused(Refusal.COMPUTERS_TURN, table)
    if seat not in waiting:
        raise Refused(Refusal.STALE, table)
    times = (table.players[by].nudging, table.players[seat].nudged)
    if any(at is not None and now - at < EVERY for at in times):
        raise Refused(Refusal.TOO_SOON, table)
    return seating.with_player(seating.with_player(table, by, nudging=now), seat, nudged=now)
