"""The memory that the bot takes without Discord: idle, and with a thousand tables.

    python -m tests.lab.load.memory [DATABASE]

Without DATABASE, a thousand tables are dealt first, with up to 40 moves. The figures come from a
fresh process, whose memory is allocated as under systemd.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from tests.lab.telling import resident, say


async def measure(path: Path) -> None:
    """Print how much memory the bot takes when idle and with all tables of this database."""
    from bot.app import SevenSeas
    from bot.config import Settings

    bot = SevenSeas(Settings(database=path))
    await bot.store.connect()
    await bot.load()
    say(f"resident, idle                       {resident():9.1f} MB")
    began = perf_counter()
    number = await bot.tables.restore()
    known = perf_counter()
    for table in bot.tables.open_tables():
        await bot.tables.view(table.id, None)
    replayed = perf_counter()
    say(f"resident, {number} tables replayed      {resident():8.1f} MB")
    say(f"{number} tables restored                {known - began:10.3f} s")
    say(f"{number} tables restored and replayed   {replayed - began:10.3f} s")
    await bot.store.close()


def main() -> None:
    """Deal the tables, then measure in another process."""
    from engine.games import GAMES
    from tests.lab.load.dealing import deal
    from tests.lab.load.programs import allocation
    from tests.stand_in.world import World

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        asyncio.run(deal(path, World(servers=100, tables=1000), played=dict.fromkeys(GAMES, 40)))
        fresh = [sys.executable, "-m", "tests.lab.load.memory", str(path)]
        subprocess.run(fresh, check=True, env=allocation() | os.environ)


if __name__ == "__main__":
    asyncio.run(measure(Path(sys.argv[1]))) if sys.argv[1:] else main()
