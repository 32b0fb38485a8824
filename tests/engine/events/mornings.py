"""Mornings on which people play daily deals, in one process without a disk."""

from engine.events.daily import LEVEL, SEATS
from engine.events.deals import Deals
from engine.tables.model.result import begins
from engine.tables.model.table import Player, owner_of
from engine.tables.service import Tables
from engine.tables.view import TableView
from tests.engine.events.memory_days import AtOnce, MemoryDays
from tests.engine.tables.memory_store import MemoryStore
from tests.engine.tables.sim_time import FirstMove

ANNA, BEN = Player("Anna", 101), Player("Ben", 102)
MATES = [Player(f"mate {n}", None, LEVEL) for n in range(1, SEATS)]


class Clock:
    """A clock that is set by hand."""

    def __init__(self, now: float) -> None:
        self.time = now

    def now(self) -> float:
        return self.time


class Morning:
    """One process that has people play the deals of days."""

    def __init__(self, day: int = 1, store: MemoryStore | None = None, seed: int = 7) -> None:
        self.spare = AtOnce()
        self.store = store or MemoryStore()
        self.clock, self.thinker = Clock(begins(day) + 60), FirstMove()
        self.tables = Tables(self.store, self.clock, thinker=self.thinker)
        self.days = MemoryDays(self.store)
        self.deals = Deals(self.tables, self.days, self.spare, lambda: seed)

    async def open(self, person: Player = ANNA, guild: int | None = 1) -> TableView:
        return await self.deals.open(person, MATES, guild)

    async def press(self, seen: TableView, index: int = 0) -> TableView:
        return await self.tables.play(
            seen.table.id, owner_of(seen.table), seen.version, index=index
        )

    async def finish(self, seen: TableView) -> TableView:
        while seen.table.is_open:
            seen = await self.press(seen, len(seen.moves) // 2)
        return seen


class Killed(Exception):
    """The process is gone."""
