"""When a turn is over: pure functions on tables with a clock.

A turn begins when somebody is to move and nobody is waited for from before; whoever is to move
until the next turn begins shares its deadline.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core import Seat
from engine.tables.position import Position
from engine.tables.table import Status, Table

GRACE: Final = 2.0
"""Seconds after the deadline in which a press that is under way still arrives."""


def waiting(table: Table, to_move: Sequence[Seat]) -> tuple[Seat, ...]:
    """The persons who are to move; for the other seats computer players move in no time."""
    return tuple(seat for seat in to_move if table.players[seat].level is None)


def ticks(table: Table) -> bool:
    """Whether a clock runs when a person is to move."""
    runs = table.status is Status.RUNNING and table.clock is not None
    return runs and not table.paused and not table.suspended


def begins_turn(table: Table, to_move: Sequence[Seat], position: Position) -> bool:
    """Whether all persons to move have been so only since the last move."""
    return all(position.since[seat] == position.version for seat in waiting(table, to_move))


def timed(table: Table, to_move: Sequence[Seat], now: float, *, afresh: bool = False) -> Table:
    """The table with the deadline that it should have; afresh: a new turn begins."""
    if table.clock is None or not ticks(table) or not waiting(table, to_move):
        return stopped(table)
    if table.deadline is not None and not afresh:
        return table
    return replace(table, deadline=now + table.clock, reminded=False)


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
    """When to remind of this turn: after half of its time, once; None: no more."""
    if table.deadline is None or table.clock is None or table.reminded:
        return None
    return table.deadline - table.clock / 2


def due(table: Table) -> float | None:
    """When something is to be done about this turn: the reminder, else its end."""
    at = reminder(table)
    return table.deadline if at is None else at
