"""When a table that nobody uses is closed: a lobby, or a game at which nobody sits any more.

Pure functions on tables.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.tables.model.table import Status, Table
from engine.tables.transitions.lobby import closed

KEPT: Final = 7 * 86_400.0
"""Seconds after the last thing that happened at such a table until it is closed."""
WARNED: Final = 86_400.0
"""Seconds before that end at which its people are told."""


def waits(table: Table) -> bool:
    """Whether the table expires if nothing happens; one that cannot be reached does not."""
    return table.is_open and not table.suspended and (table.status is Status.LOBBY or table.paused)


def timed(table: Table, now: float) -> Table:
    """The table after something has happened there: all of its time lies ahead, if it expires."""
    if waits(table):
        return replace(table, expires=now + KEPT, forewarned=False)
    if table.expires is None and not table.forewarned:
        return table
    return replace(table, expires=None, forewarned=False)


def forewarned(table: Table, now: float, awake: float | None = None) -> Table:
    """The table as one whose people are told that it expires, which takes a day from then on.

    awake: when the host's quiet hours end, if they have begun; nobody is told before that.
    A table that was not watched so far, as versions before did not, has all of its time.
    """
    if table.expires is None or not waits(table):
        return timed(table, now)
    if awake is not None and not table.forewarned:
        return replace(table, expires=awake + WARNED)
    return replace(table, expires=max(table.expires, now + WARNED), forewarned=True)


def expired(table: Table, now: float) -> Table:
    """The table closed, if its people were told and its time is up."""
    if not (table.forewarned and waits(table)) or (table.expires or now) > now:
        return table
    return closed(replace(table, expires=None), now)


def due(table: Table) -> float | None:
    """When the people are to be told, or after that, when the table expires; None: never."""
    if table.expires is None:
        return None
    return table.expires if table.forewarned else table.expires - WARNED
