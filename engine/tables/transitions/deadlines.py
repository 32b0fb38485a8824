"""When a turn is over: pure functions on tables with a clock.

A turn begins when persons are to move and none of them was to move before. All who are to move
until the next turn begins share its deadline.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core import Seat
from engine.tables.model.position import NEVER, Position
from engine.tables.model.quiet import QuietHours, before, extended
from engine.tables.model.table import Status, Table

SLOW: Final = 3600
"""Seconds of the shortest clock that rests in quiet hours: who plays a faster one is awake."""
GRACE: Final = 2.0
"""Seconds after the deadline in which a press that was made in time may still arrive."""


def waiting(table: Table, to_move: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats to move on which persons play; computer players need no deadline."""
    return tuple(seat for seat in to_move if table.players[seat].level is None)


def ticks(table: Table) -> bool:
    """Whether a turn at this table has a deadline when a person is to move."""
    runs = table.status is Status.RUNNING and table.settings.clock is not None
    return runs and not table.paused and not table.timing.suspended


def timed(table: Table, to_move: Sequence[Seat], now: float, quiet: QuietHours) -> Table:
    """The table with the deadline that it should have now, while no new turn begins."""
    seats = waiting(table, to_move)
    if table.settings.clock is None or not ticks(table) or not seats:
        return stopped(table)
    return table if table.timing.deadline is not None else _timed(table, seats, now, quiet)


def after_move(table: Table, position: Position, now: float, quiet: QuietHours) -> Table:
    """The table as it should be after a move: with its deadline, or finished if nobody is to move.

    A new turn begins if no person who is to move was to move before that move, too.
    """
    if max(position.since) == NEVER:
        return replace(stopped(table), status=Status.FINISHED, ended=now)
    to_move = [seat for seat, since in enumerate(position.since) if since != NEVER]
    seats = waiting(table, to_move)
    if table.settings.clock is None or table.timing.suspended or not seats:
        return stopped(table)
    if (
        table.timing.deadline is not None
        and min(position.since[s] for s in seats) < position.version
    ):
        return table
    return _timed(table, seats, now, quiet)


def _timed(table: Table, seats: Sequence[Seat], now: float, quiet: QuietHours) -> Table:
    """The table with a full turn for these seats, from now on.

    The clock rests in their quiet hours as they are set now: to change them later stretches no
    turn that has begun. Of several seats the one that takes longest counts for all.
    """
    clock = table.settings.clock or 0
    deadline, rests = now + clock, tuple[tuple[float, float], ...]()
    if clock >= SLOW:
        hours = [quiet(table.players[seat].user or 0) for seat in seats]
        deadline, rests = max(extended(now, clock, theirs) for theirs in hours)
    return replace(
        table, timing=replace(table.timing, deadline=deadline, rests=rests, reminded=False)
    )


def stopped(table: Table) -> Table:
    """The table without a deadline."""
    if table.timing.deadline is None and not table.timing.reminded:
        return table
    return replace(table, timing=replace(table.timing, deadline=None, rests=(), reminded=False))


def suspended(table: Table) -> Table:
    """The table as one that cannot be reached for now, if it is open."""
    return (
        replace(table, timing=replace(table.timing, suspended=True))
        if table.is_open and not table.timing.suspended
        else table
    )


def resumed(table: Table) -> Table:
    """The table as one that can be reached again, if it is open."""
    return (
        replace(table, timing=replace(table.timing, suspended=False))
        if table.is_open and table.timing.suspended
        else table
    )


def reminder(table: Table) -> float | None:
    """When to remind of this turn: after half of its time; None: not, or not again."""
    if table.timing.deadline is None or table.settings.clock is None or table.timing.reminded:
        return None
    return before(table.timing.deadline, table.settings.clock / 2, table.timing.rests)


def due(table: Table) -> float | None:
    """When this turn needs something: its reminder, or after that its end; None: never.

    Before the start: when a seat is no longer kept for somebody.
    """
    if table.invitation is not None:
        return table.invitation.until
    at = reminder(table)
    return table.timing.deadline if at is None else at
