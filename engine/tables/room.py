"""How many tables may be open at once: of one host, and in one server."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Table


@dataclass(frozen=True, slots=True)
class Limits:
    """The most open tables that one person may host, and that one server may have."""

    per_host: int
    per_server: int


class Room:
    """Counts the open tables, and those that are being opened.

    limits: None: there are no limits. tables: all open tables, oldest first. is_closed: nobody
    opens a table until the bot is restarted.
    """

    is_closed = False

    def __init__(self, limits: Limits | None, tables: Callable[[], Sequence[Table]]) -> None:
        self._limits = limits
        self._tables = tables
        self._opening: list[tuple[int, int]] = []

    @contextmanager
    def kept(self, host: int, guild: int) -> Iterator[None]:
        """Keep room for a table of this host in this server while it is opened; else Refused.

        A table that its host cannot reach (`suspended`) counts only for the server.
        """
        if self.is_closed:
            raise Refused(Refusal.DRAINING)
        if self._limits is not None:
            self._refuse_beyond(self._limits, host, guild)
        self._opening.append((host, guild))
        try:
            yield
        finally:
            self._opening.remove((host, guild))

    def _refuse_beyond(self, limits: Limits, host: int, guild: int) -> None:
        tables = self._tables()
        hosted = [table for table in tables if table.host == host and not table.timing.suspended]
        others = sum(who == host for who, _ in self._opening)
        if len(hosted) + others >= limits.per_host:
            raise Refused(Refusal.TOO_MANY_HOSTED, next(iter(hosted), None), limit=limits.per_host)
        here = [table for table in tables if table.place.guild == guild]
        others = sum(where == guild for _, where in self._opening)
        if len(here) + others >= limits.per_server:
            raise Refused(Refusal.TOO_MANY_HERE, next(iter(here), None), limit=limits.per_server)
