"""Limits on open tables: per host, per server, and per person playing alone."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Place, Table, guild_of

MOST_OWN: Final = 3
"""The most unfinished tables that a person has alone."""


def surplus(own: Mapping[Table, float], days: Collection[int] = ()) -> Sequence[Table]:
    """The tables of an own place that make room for another, least recently used first.

    Lessons go before games, since they can be started again. own: its unfinished tables, each with
    the time of its last use. days: the deals of these never make room.
    """
    games = [each for each in own if each.settings.day not in days and kind_of(each).yields]
    games.sort(key=lambda table: (kind_of(table).yields, own[table], table.id))
    return games[: max(0, len(games) - MOST_OWN + 1)]


@dataclass(frozen=True, slots=True)
class Limits:
    """The most open tables that one person may host, and that one server may have."""

    per_host: int
    per_server: int


class Room:
    """Counts the open tables, and those that are being opened.

    limits: None: there are no limits. tables: all open tables in servers, oldest first.
    is_closed: nobody can open a table until the bot is restarted.
    """

    is_closed = False

    def __init__(self, limits: Limits | None, tables: Callable[[], Sequence[Table]]) -> None:
        self._limits = limits
        self._tables = tables
        self._opening: list[tuple[int | None, int | None]] = []

    @contextmanager
    def kept(self, host: int | None, place: Place) -> Iterator[None]:
        """Reserve room for a table of this host at this place while it is opened; else Refused.

        A table that its host cannot reach (`suspended`) counts only for the server. Tables in no
        server count for none, and not for their host: old ones make room for new ones there.
        """
        if self.is_closed:
            raise Refused(Refusal.DRAINING)
        guild = guild_of(place)
        if (limits := self._limits) is not None and guild is not None:
            tables = self._tables()
            own = [each for each in tables if each.host == host and not each.timing.suspended]
            opening = [(who, where) for who, where in self._opening if where is not None]
            if len(own) + sum(who == host for who, _ in opening) >= limits.per_host:
                raise Refused(Refusal.TOO_MANY_HOSTED, next(iter(own), None), limit=limits.per_host)
            here = [each for each in tables if guild_of(each.place) == guild]
            if len(here) + sum(where == guild for _, where in opening) >= limits.per_server:
                first, most = next(iter(here), None), limits.per_server
                raise Refused(Refusal.TOO_MANY_HERE, first, limit=most)
        self._opening.append((host, guild))
        try:
            yield
        finally:
            self._opening.remove((host, guild))
