"""The evenings of channels and chats, as pages may show them."""

import math
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from engine.events.evening import LEAST, Evening, EveningRecords, Span, parted
from engine.tables.model.kind import kind_of
from engine.tables.model.table import Status, Table, guild_of, number_of
from engine.tables.ports import Clock

READ_AT_ONCE: Final = 20
"""The latest games of a place that are read first, more than most evenings have.

Also the most evenings whose games are read together, so that no press waits for them.
"""


@dataclass(frozen=True, slots=True)
class Evenings:
    """Evenings in which people whom a list may not name have no name."""

    records: EveningRecords
    clock: Clock
    may_name: Callable[[int | None, Iterable[int]], Awaitable[Collection[int]]]

    async def at(self, table: Table) -> Evening | None:
        """The evening up to this finished table, or the one that an open table goes on with.

        None: fewer than two games have ended. The people of the table are named in any case.
        """
        if table.status is Status.CLOSED or not kind_of(table).evening:
            return None
        guild, channel = guild_of(table.place), number_of(table.place)
        until, count = (math.inf if table.ended is None else table.ended, table.id), READ_AT_ONCE
        spans = await self.records.ended_at(guild, channel, until, count)
        while len(spans) == count and len(parted(spans)) == 1:
            count *= READ_AT_ONCE
            spans = await self.records.ended_at(guild, channel, until, count)
        if not spans or len(latest := parted(spans)[-1]) < LEAST:
            return None
        begins = self.clock.now() if table.started is None else table.started
        if table.is_open and latest[-1].is_last(begins):
            return None
        (evening,) = await self.read([latest])
        return await self.shown(evening, guild, table.people)

    async def after(self, former: Table) -> Evening | None:
        """The evening that the next game at the place of this table would go on with now."""
        return await self.at(replace(former, status=Status.LOBBY, started=None, ended=None))

    async def early(self, evening: Evening) -> Sequence[str]:
        """The games of this evening, up to now, that were closed before their end."""
        first, place = evening.games[0].results[0], evening.games[-1].table.place
        channel, now = (guild_of(place), number_of(place)), self.clock.now()
        return await self.records.ended_early(*channel, first.started, now)

    async def called(self, table: Table) -> int | None:
        """The last game at the place of this table, if people called it a night after it."""
        guild, channel = guild_of(table.place), number_of(table.place)
        spans = await self.records.ended_at(guild, channel, (math.inf, table.id), 1)
        return next((span.table for span in spans if span.closed), None)

    async def of(self, guild: int | None, user: int) -> Sequence[Sequence[Span]]:
        """The games of each evening that somebody was in, the latest evening first.

        guild: the server; None: chats. Evenings of a single game are left out.
        """
        found = list[Sequence[Span]]()
        rows = await self.records.around(guild, user)
        for _, spans in groupby(rows, key=lambda span: span.channel):
            found += [e for e in parted([*spans]) if len(e) >= LEAST and any(s.plays for s in e)]
        return sorted(found, key=lambda spans: -spans[-1].ended)

    async def read(self, evenings: Sequence[Sequence[Span]]) -> Sequence[Evening]:
        """These evenings with their results, all people named."""
        found = list[Evening]()
        for start in range(0, len(evenings), READ_AT_ONCE):
            some = evenings[start : start + READ_AT_ONCE]
            played = await self.records.played([span.table for spans in some for span in spans])
            games = {game.table.id: game for game in played}
            for spans in some:
                known = [games[span.table] for span in spans if span.table in games]
                found.append(Evening(tuple(known)))
        return found

    async def shown(self, evening: Evening, guild: int | None, known: Collection[int]) -> Evening:
        """The evening with the names of `known`, and of others whom a list may name there."""
        others = {scored.user for scored in evening.score}.difference(known)
        return evening.without(others.difference(await self.may_name(guild, others)))
