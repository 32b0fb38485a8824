"""Plays a week of deals with mates and some of the crew: the same in every process.

python -m tests.engine.events.recorded_days
"""

import asyncio
import sys

from bot.thinking.thinker import Thinking
from engine.events import crew
from engine.events.daily import LEVEL, SEATS, WEEK
from engine.events.deals import Deals
from engine.shuffle import derived
from engine.tables.model.result import begins
from engine.tables.model.table import Player
from engine.tables.service import Tables
from tests.engine.events.memory_days import MemoryDays
from tests.engine.tables.memory_store import MemoryStore

PERSON = Player("Anna", 101)
MEMBERS = 4


class At:
    """A clock that stands still."""

    def __init__(self, now: float) -> None:
        self._now = now

    def now(self) -> float:
        return self._now


async def recorded(day: int) -> str:
    """One day: its game, all moves of it, and the measures of the person and some of the crew."""
    store, thinker = MemoryStore(), Thinking(workers=0, budget=0.1)
    tables = Tables(store, At(begins(day)), thinker=thinker)
    days = MemoryDays(store)
    deals = Deals(tables, days, thinker, lambda: derived(day, "recorded"))
    deals._begin = lambda _: None  # type: ignore[assignment, method-assign]  # nobody asks for the whole crew
    computers = [Player(f"mate {n}", None, LEVEL) for n in range(1, SEATS)]
    seen = await deals.open(PERSON, computers, None)
    while seen.table.is_open:
        index = derived(seen.version, "press") % len(seen.moves)
        seen = await tables.play(seen.table.id, 101, seen.version, index=index)
    moves = "; ".join(f"{row.seat} {row.move}" for row in await store.moves(seen.table.id))
    own, members = store.scores[day, 101], range(MEMBERS)
    played = [crew.played(day, seen.table.seed, member) for member in members]
    return f"{deals.today.game}: {moves}: {own.measure}; crew {played}"


async def week() -> None:
    """Write a line for each day of a week."""
    for day in range(1, 1 + len(WEEK)):
        sys.stdout.write(f"{await recorded(day)}\n")


if __name__ == "__main__":
    asyncio.run(week())
