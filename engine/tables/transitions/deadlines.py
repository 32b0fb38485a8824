"""Deadlines of turns: pure functions on tables with a clock.

A turn begins when people are to move and none of them was to move before. All who are to move
until the next turn begins share its deadline.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core import Seat
from engine.tables.model.position import Position
from engine.tables.model.quiet import QuietHours, before, extended
from engine.tables.model.table import Status, Table

SLOW: Final = 3600
"""Seconds of the shortest clock that rests in quiet hours: players of a faster one are awake."""
GRACE: Final = 2.0
"""Seconds after the deadline in which a press that was made in time may still arrive."""
LEAST: Final = 30.0
"""The least seconds that a turn has once its table can be reached again, or its whole clock."""
OUTAGE: Final = 60.0
"""Seconds. A deadline is noticed later than this only if the whole bot stood still."""


def waiting(table: Table, to_move: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats to move on which people play; computer players need no deadline."""
    return tuple(seat for seat in to_move if table.players[seat].level is None)


def runs(table: Table) -> bool:
    """True if the game goes on: it is under way, somebody is there, and it can be reached."""
    return table.status is Status.RUNNING and not table.paused and not table.timing.suspended


def timed(
    table: Table, position: Position | None, now: float, quiet: QuietHours, *, has_moved: bool
) -> Table:
    """The table with the deadline that it should have now.

    has_moved: the change was a move. After it a new turn begins, unless a person who is to move
    was to move before it, too. After any other change the turn goes on. While the table is
    suspended, the clock rests; afterwards a turn that goes on has the time that was left of it.

    The clock rests in people's quiet hours as they are set when the turn begins: later changes
    don't stretch it. The latest deadline of several seats counts for all.
    """
    clock, timing = table.settings.clock, table.timing
    seats = () if position is None else waiting(table, position.to_move)
    goes_on = not has_moved or (
        position is not None and any(position.turns_from[s] < position.version for s in seats)
    )
    if clock is not None and timing.suspended and table.status is Status.RUNNING:
        if not goes_on or timing.deadline is None:
            return table if goes_on else stopped(table)
        rested = sum(max(0.0, end - max(begin, now)) for begin, end in timing.rests)
        remains = max(0.0, timing.deadline - now - rested)
        return replace(table, timing=replace(timing, deadline=None, rests=(), left=remains))
    if clock is None or not seats or not runs(table):
        return stopped(table)
    if timing.deadline is not None and goes_on:
        return table
    left = timing.left if goes_on else None
    seconds = clock if left is None else min(clock, max(left, LEAST))
    deadline = now + seconds
    rests = tuple[tuple[float, float], ...]()
    if clock >= SLOW:
        hours = map(quiet, table.owners(seats).values())
        deadline, rests = max(extended(now, seconds, theirs) for theirs in hours)
    timing = replace(timing, deadline=deadline, rests=rests, reminded=False, left=None)
    return replace(table, timing=timing)


def is_over(table: Table, now: float) -> bool:
    """True if the deadline of the present turn is over."""
    return table.timing.deadline is not None and table.timing.deadline <= now


def stopped(table: Table) -> Table:
    """The table without a deadline."""
    timing = replace(table.timing, deadline=None, rests=(), reminded=False, left=None)
    return table if timing == table.timing else replace(table, timing=timing)


def suspended(table: Table) -> Table:
    """The open table, marked as unreachable for now."""
    if table.timing.suspended or not table.is_open:
        return table
    return replace(table, timing=replace(table.timing, suspended=True))


def resumed(table: Table) -> Table:
    """The open table, marked as reachable again."""
    if not table.timing.suspended or not table.is_open:
        return table
    return replace(table, timing=replace(table.timing, suspended=False))


def reminder(table: Table) -> float | None:
    """The time of this turn's reminder, after half of it; None: none is left."""
    if table.timing.deadline is None or table.settings.clock is None or table.timing.reminded:
        return None
    return before(table.timing.deadline, table.settings.clock / 2, table.timing.rests)


def due(table: Table) -> float | None:
    """The next due time of this turn: its reminder, or after that its end; None: never.

    Before the start: the time when kept seats become free.
    """
    if table.invitation is not None:
        return table.invitation.until
    at = reminder(table)
    return table.timing.deadline if at is None else at
