"""Days without a disk, beside a `MemoryStore` whose scores they read."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from engine.events.deals import Day, Placed, Try
from engine.tables.model.table import Table, owner_of
from engine.tables.ports import Taken
from tests.engine.tables.memory_store import MemoryStore


class MemoryDays:
    """Keeps days and tries as long as the process lives."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self.days: dict[int, Day] = {}
        self.tries: dict[tuple[int, int], Try] = {}

    async def day(self, day: int, seed: int) -> Day:
        return self.days.setdefault(day, Day(day, seed))

    async def keep_par(self, day: int, par: int) -> None:
        self.days[day] = replace(self.days[day], par=par)

    async def add_try(self, table: Table, guild: int | None) -> Table:
        key = (table.settings.day or 0, owner_of(table))
        if key in self.tries:
            raise Taken
        kept = await self._store.add_table(table)
        self.tries[key] = Try(*key, kept.id, guild)
        return kept

    async def try_of(self, day: int, user: int) -> Try | None:
        found, score = self.tries.get((day, user)), self._store.scores.get((day, user))
        return found and replace(found, points=score.points if score else None)

    async def counts(self, day: int, points: int) -> tuple[int, int, int]:
        scores = [score.points for (of, _), score in self._store.scores.items() if of == day]
        return len(scores), sum(each < points for each in scores), scores.count(points)

    async def days_of(self, user: int) -> Collection[int]:
        return {day for day, of in self._store.scores if of == user}

    async def best(self, guild: int | None, day: int, most: int) -> Sequence[Placed]:
        return ()

    async def played_in(self, guild: int, day: int) -> int:
        return 0
