"""Plays a week of deals with mates and some of the crew: the same in every process.

python -m tests.engine.events.recorded_days
"""

import asyncio
import sys

from bot.thinking.thinker import Thinking
from data.events import DayStore
from engine.events import crew
from engine.events.daily import WEEK
from engine.events.deals import Deals
from engine.shuffle import derived
from engine.tables.model.result import begins
from engine.tables.service import Tables
from tests.data.sqlite import StoreInMemory
from tests.engine.events.mornings import ANNA, MATES, Clock

MEMBERS = 4


async def recorded(day: int) -> str:
    """One day: its game, all moves of it, and the measures of the person and some of the crew."""
    store, thinker = StoreInMemory(), Thinking(workers=0, budget=0.1)
    tables = Tables(store, Clock(begins(day)), thinker=thinker)
    days = DayStore(store)
    deals = Deals(tables, days, thinker, lambda: derived(day, "recorded") >> 1)
    deals._begin = lambda _: None  # type: ignore[assignment, method-assign]  # nobody asks for the whole crew
    seen = await deals.open(ANNA, MATES, None)
    while seen.table.is_open:
        index = derived(seen.version, "press") % len(seen.moves)
        seen = await tables.play(seen.table.id, 101, seen.version, index=index)
    moves = "; ".join(f"{row.seat} {row.move}" for row in await store.moves(seen.table.id))
    own, members = await days.try_of(day, 101), range(MEMBERS)
    assert own is not None
    played = [crew.played(day, seen.table.seed, member) for member in members]
    return f"{deals.today.game}: {moves}: {own.measure}; crew {played}"


async def week() -> None:
    """Write a line for each day of a week."""
    for day in range(1, 1 + len(WEEK)):
        sys.stdout.write(f"{await recorded(day)}\n")


if __name__ == "__main__":
    asyncio.run(week())
