"""The cost of ten thousand players of a daily deal beyond their presses, in processor seconds.

    python -m tests.benchmarks.bench_daily [players]

For each of them: the score that comes with the last move, how it stands among all others, the
streak of a year, and par, which is played once. The database is a file, as a bot has it.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from time import process_time

from bot.thinking.thinker import Thinking
from data.days import DayStore
from data.store import SqlStore
from engine.events.daily import streak_at
from engine.events.deals import Deals
from engine.tables.model.days import begins
from engine.tables.service import Tables

PLAYERS = 10_000
YEAR = 365
DAY = 400
AT_ONCE = 500
ADD = "INSERT INTO tries (day, user, table_id, guild, points, ended) VALUES (?, ?, NULL, ?, ?, 5.0)"


class Noon:
    """A clock that stands still."""

    def now(self) -> float:
        return begins(DAY) + 12 * 3600


async def filled(store: SqlStore, players: int) -> None:
    """A year of tries by everybody."""
    for day in range(DAY - YEAR, DAY):
        many = range(1, players + 1) if day > DAY - 4 else range(1, players // 50)
        rows = [(ADD, (day, user, user % 50, user % 9)) for user in many]
        for start in range(0, len(rows), AT_ONCE):
            await store.write(*rows[start : start + AT_ONCE])


async def main(players: int) -> float:
    """Print the seconds, and return them."""
    with tempfile.TemporaryDirectory() as folder:
        store = await SqlStore.open(Path(folder) / "daily.db")
        await filled(store, players)
        thinker, days = Thinking(workers=0, budget=0.1), DayStore(store)
        deals = Deals(Tables(store, Noon(), thinker=thinker), days, thinker)
        began = process_time()
        for user in range(1, players + 1):
            await store.write((ADD, (DAY, user, user % 50, user % 9)))
            await deals.standing(DAY, user)
            streak_at(await days.days_of(user), DAY)
        seconds = process_time() - began
        await store.close()
    sys.stdout.write(
        f"{players} daily players: {seconds:.1f} s of processor beyond their presses\n"
    )
    return seconds


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if sys.argv[1:] else PLAYERS))
