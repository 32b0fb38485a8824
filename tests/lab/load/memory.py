"""The memory that the bot takes without Discord, idle and with many tables, in a fresh process.

python -m tests.lab.load.memory DATABASE
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from time import perf_counter

from bot.app import SevenSeas
from bot.config import Settings
from tests.lab.telling import resident, say


async def measure(path: Path) -> None:
    """Print how much memory the bot takes when idle and with all tables of this database."""
    bot = SevenSeas(Settings(database=path))
    await bot.store.connect()
    await bot.load()
    say(f"resident, idle                       {resident() / 1e6:9.1f} MB")
    began = perf_counter()
    number = await bot.tables.restore()
    known = perf_counter()
    for table in bot.tables.open_tables():
        await bot.tables.view(table.id, None)
    replayed = perf_counter()
    say(f"resident, {number} tables replayed      {resident() / 1e6:8.1f} MB")
    say(f"{number} tables restored                {known - began:10.3f} s")
    say(f"{number} tables restored and replayed   {replayed - began:10.3f} s")
    await bot.store.close()


if __name__ == "__main__":
    asyncio.run(measure(Path(sys.argv[1])))
