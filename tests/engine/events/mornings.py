"""Mornings on which people play daily deals, in one process without a disk."""

import asyncio
import pickle
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from data.events import DayStore
from engine.events.daily import LEVEL, SEATS_OF_DAY
from engine.events.deals import Deals
from engine.tables.model.result import Score, begins
from engine.tables.model.table import Player, owner_of
from engine.tables.service import Tables
from engine.tables.view import TableView
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.sim_time import FirstMove

ANNA, BEN = Player("Anna", 101), Player("Ben", 102)
MATES = [Player(f"mate {n}", None, LEVEL) for n in range(1, SEATS_OF_DAY)]


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


class Clock:
    """A clock that is set by hand."""

    def __init__(self, now: float) -> None:
        self.time = now

    def now(self) -> float:
        return self.time


class Morning:
    """One process that has people play the deals of days."""

    def __init__(self, day: int = 1, store: StoreInMemory | None = None, seed: int = 7) -> None:
        self.spare = AtOnce()
        self.store = store or StoreInMemory()
        self.clock, self.thinker = Clock(begins(day) + 60), FirstMove()
        self.tables = Tables(self.store, self.clock, thinker=self.thinker)
        self.days = DayStore(self.store)
        self.deals = Deals(self.tables, self.days, self.spare, lambda: seed)

    async def open(self, person: Player = ANNA, guild: int | None = 1) -> TableView:
        return await self.deals.open(person, MATES, guild)

    async def score(self, day: int = 1) -> Score:
        """Anna's score of the day, without the time when it was made."""
        found = await self.days.try_of(day, 101)
        assert found is not None
        assert None not in (found.points, found.measure, found.table)
        return Score(day, 101, found.table or 0, found.points or 0, found.measure or 0, ended=0.0)

    async def press(self, seen: TableView, index: int = 0) -> TableView:
        who = owner_of(seen.table)
        return await self.tables.play(seen.table.id, who, seen.version, index=index)

    async def practise(self, games: int) -> None:
        """Open this many games that Anna plays alone."""
        for _ in range(games):
            await self.tables.own.open(self.tables.own.prepared(ANNA, "seven-seas", {}, MATES))

    async def finish(self, seen: TableView) -> TableView:
        while seen.table.is_open:
            seen = await self.press(seen, len(seen.moves) // 2)
        return seen


class Killed(Exception):
    """The process is gone."""
