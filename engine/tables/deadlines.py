"""When a turn is over: pure functions on tables with a clock.

A turn begins when persons are to move and none of them was to move before. All who are to move
until the next turn begins share its deadline.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core import Seat
from engine.tables.position import NEVER, Position
from engine.tables.table import Status, Table

GRACE: Final = 2.0
"""Seconds after the deadline in which a press that was made in time may still arrive."""


def waiting(table: Table, to_move: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats to move on which persons play; computer players need no deadline."""
    return tuple(seat for seat in to_move if table.players[seat].level is None)


def ticks(table: Table) -> bool:
    """Whether a turn at this table has a deadline when a person is to move."""
    runs = table.status is Status.RUNNING and table.clock is not None
    return runs and not table.paused and not table.suspended


def timed(table: Table, to_move: Sequence[Seat], now: float) -> Table:
    """The table with the deadline that it should have now, while no new turn begins."""
    if table.clock is None or not ticks(table) or not waiting(table, to_move):
        return stopped(table)
    return table if table.deadline is not None else _timed(table, now, table.clock)


def after_move(table: Table, position: Position, now: float) -> Table:
    """The table as it should be after a move: with its deadline, or finished if nobody is to move.

    A new turn begins if no person who is to move was to move before that move, too.
    """
    if max(position.since) == NEVER:
        return replace(stopped(table), status=Status.FINISHED, ended=now)
    waits = [
        since
        for since, player in zip(position.since, table.players, strict=True)
        if since != NEVER and player.level is None
    ]
    if table.clock is None or table.suspended or not waits:
        return stopped(table)
    if table.deadline is not None and min(waits) < position.version:
        return table
    return _timed(table, now, table.clock)


def _timed(table: Table, now: float, seconds: int) -> Table:
    return replace(table, deadline=now + seconds, reminded=False)


def stopped(table: Table) -> Table:
    """The table without a deadline."""
    if table.deadline is None and not table.reminded:
        return table
    return replace(table, deadline=None, reminded=False)


def suspended(table: Table) -> Table:
    """The table as one that cannot be reached for now, if it is open."""
    return replace(table, suspended=True) if table.is_open and not table.suspended else table


def resumed(table: Table) -> Table:
    """The table as one that can be reached again, if it is open."""
    return replace(table, suspended=False) if table.is_open and table.suspended else table


def renewed(table: Table, now: float) -> Table:
    """The table with a full turn for everybody who is to move, if its clock runs."""
    if table.deadline is None or table.clock is None:
        return table
    return replace(table, deadline=now + table.clock, reminded=False)


def reminder(table: Table) -> float | None:
    """When to remind of this turn: after half of its time; None: not, or not again."""
    if table.deadline is None or table.clock is None or table.reminded:
        return None
    return table.deadline - table.clock / 2


def due(table: Table) -> float | None:
    """When this turn needs something: its reminder, or after that its end; None: never."""
    at = reminder(table)
    return table.deadline if at is None else at
