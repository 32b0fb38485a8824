"""Days without a disk, beside a `MemoryStore` whose scores they read, and spare time at once."""

import asyncio
import pickle
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

from engine.events.daily import Among
from engine.events.deals import Day, DayResult, Finished, Try
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

    async def keep_crew(self, day: int, measures: Sequence[int]) -> None:
        kept = self.days[day]
        self.days[day] = replace(kept, crew=kept.crew or tuple(measures))

    async def add_try(self, table: Table, guild: int | None) -> Table:
        key = (table.settings.day or 0, owner_of(table))
        if key in self.tries:
            raise Taken
        kept = await self._store.add_table(table)
        self.tries[key] = Try(*key, kept.id, guild)
        return kept

    async def try_of(self, day: int, user: int) -> Try | None:
        found, score = self.tries.get((day, user)), self._store.scores.get((day, user))
        if found is None or score is None:
            return found
        return replace(found, points=score.points, measure=score.measure)

    async def among(self, day: int, user: int, measure: int, guild: int | None) -> Among:
        others = [
            score.measure
            for key, score in self._store.scores.items()
            if key[0] == day and key[1] != user and guild in (None, self.tries[key].guild)
        ]
        below = sum(other < measure for other in others)
        return Among(len(others), below, others.count(measure))

    async def days_of(self, user: int) -> Collection[int]:
        return {day for day, of in self._store.scores if of == user}

    async def best(self, guild: int | None, day: int, most: int) -> Sequence[DayResult]:
        return ()

    async def played_in(self, guild: int, day: int) -> int:
        return 0

    async def tries_in(self, guild: int, days: range) -> Sequence[Finished]:
        here = {key for key, each in self.tries.items() if each.guild == guild}
        return [each for each in self._finished(days) if (each.day, each.user) in here]

    async def tries_of(self, user: int, days: range) -> Sequence[Finished]:
        return [each for each in self._finished(days) if each.user == user]

    def _finished(self, days: range) -> Sequence[Finished]:
        scores = self._store.scores.items()
        return [Finished(day, of, score.measure) for (day, of), score in scores if day in days]


class AtOnce:
    """Spare time that there always is; fails: calls that get no answer. before: runs first."""

    def __init__(self) -> None:
        self.calls = self.fails = 0
        self.before: Callable[[], object] = lambda: None
        self.began, self.let = asyncio.Event(), asyncio.Event()
        self.let.set()

    async def in_spare_time(self, call: Callable[[], Any], *, last: bool = True) -> Any:
        self.calls += 1
        self.began.set()
        self.before()
        await self.let.wait()
        if self.fails:
            self.fails -= 1
            return None
        asked: partial[Any] = pickle.loads(pickle.dumps(call))  # noqa: S301 - as processes get it
        return answer(asked.func, *asked.args)


@cache
def answer(function: Callable[..., Any], *values: Any) -> Any:
    """The result of a call in spare time, worked out once: it is the same in every process."""
    return function(*values)
