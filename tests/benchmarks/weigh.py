"""What the bot weighs without Discord, idle and with many tables: a process of its own.

python -m tests.benchmarks.weigh DATABASE
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from time import perf_counter

from bot.app import SevenSeas
from bot.config import Settings
from cogs.context.preferences import Preferences
from data.store import SqliteStore
from engine.tables.service import Tables
from tests.benchmarks.bench_tables import resident, say


async def weigh(path: Path) -> None:
    """The bot without Discord: what it holds when idle, and with a thousand tables."""
    bot = SevenSeas(Settings(database=path))
    bot.letters = await SqliteStore.open(path)
    bot.preferences = Preferences(bot.letters)
    bot.tables = Tables(bot.letters, bot.clock)
    await bot.load()
    say(f"resident, idle                       {resident() / 1e6:9.1f} MB")
    began = perf_counter()
    number = await bot.tables.restore()
    known = perf_counter()
    for table in bot.tables.open_tables():
        await bot.tables.view(table.id, None)
    folded = perf_counter()
    say(f"resident, {number} tables folded        {resident() / 1e6:8.1f} MB")
    say(f"{number} tables restored                {known - began:10.3f} s")
    say(f"{number} tables restored and folded     {folded - began:10.3f} s")
    await bot.letters.close()


if __name__ == "__main__":
    asyncio.run(weigh(Path(sys.argv[1])))
