"""The end of unused tables: lobbies, and games that everybody has left.

Pure functions on tables.
"""

from dataclasses import replace
from typing import Final

from engine.tables.model.kind import kind_of
from engine.tables.model.table import Status, Table

LASTS: Final = 7 * 86_400.0
"""Seconds from the last change at such a table until it is closed."""
WARNED: Final = 86_400.0
"""Seconds before that end at which its people are warned."""


def waits(table: Table) -> bool:
    """True if the table expires if nothing happens.

    A table that cannot be reached doesn't. Nor does an own table, which makes room for others, nor
    the table of a chat, where nothing happens by itself.
    """
    if table.timing.suspended or not (table.status is Status.LOBBY or table.paused):
        return False
    return kind_of(table).expires


def timed(table: Table, now: float) -> Table:
    """The table with its full time before it expires, if it does."""
    expires = now + LASTS if waits(table) else None
    timing = replace(table.timing, expires=expires, forewarned=False)
    return table if timing == table.timing else replace(table, timing=timing)


def renewed(before: Table, table: Table, now: float) -> Table:
    """The table after a change: it has its full time again, if it expires.

    Changes by time alone, such as a lapsed vote, don't renew it.
    """
    if table is before:
        return table
    if not waits(table) or table.timing.expires is None or not {*table.votes} <= {*before.votes}:
        return timed(table, now)
    same = replace(table, votes=before.votes, timing=before.timing)
    return table if same == before != table else timed(table, now)


def forewarned(table: Table, now: float, awake: float | None = None) -> Table:
    """The table after its people were warned that it expires, a day before it does.

    awake: the end of the host's quiet hours, if they have begun; nobody is warned before that.
    """
    if awake is not None and not table.timing.forewarned:
        return replace(table, timing=replace(table.timing, expires=awake + WARNED))
    expires = max(table.timing.expires or now, now + WARNED)
    return replace(table, timing=replace(table.timing, expires=expires, forewarned=True))


def due(table: Table) -> float | None:
    """The time to warn the people or, after that, to close the table; None: never."""
    if table.timing.expires is None:
        return None
    return table.timing.expires if table.timing.forewarned else table.timing.expires - WARNED
