"""Whether memory grows with the number of presses: the bot without Discord, pressed for long.

    python -m tests.lab.load.growth [PRESSES] [TABLES] [--trace]

The tables (200 by default) are pressed in turn until all presses (200,000 by default) are
answered, table after table, game after game. Boards are edited and turns announced on the way, but
nothing is sent. Resident memory is printed ten times. At the end the growth in objects since half
of the presses is printed by type; the tables are then at other places of their games, so a few
hundred more mean nothing. --trace also prints the lines of code that allocated the new objects.
Memory is allocated as under systemd.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import tempfile
import tracemalloc
from collections import Counter
from math import inf
from pathlib import Path

from bot.app import SevenSeas
from bot.config import Settings
from tests.lab.load.presses import CROWD, MEMORY, Crowd
from tests.lab.load.soak import allocation
from tests.lab.telling import resident, say
from tests.stand_in.wire import Wire

PRESSES = 200_000
TOLD = 10
"""How often memory is printed."""
FRAMES = 4
LINES = 25


async def measure(folder: Path, presses: int, tables: int, *, traced: bool) -> None:
    """Press the given number of times, and print the memory that the bot holds on the way."""
    many = 100_000
    settings = Settings(
        database=folder / "growth.db",
        computer_workers=0,
        tables_per_host=many,
        tables_per_server=many,
    )
    bot = SevenSeas(settings)
    bot.router.pace.at_once = inf
    wire = Wire(bot)
    await wire.connect()
    pressing, done, before = Crowd(bot, wire), 0, None
    half: Counter[str] = Counter()
    say(f"{'presses':>10}{'MB resident':>14}{'objects':>12}{'open tables':>14}")
    for turn in range(1, TOLD + 1):
        while done < presses * turn // TOLD:
            await pressing.burst(tables)
            wire.left.clear()  # the benchmark's own notes are no growth of the bot
            done += tables
        kinds = Counter(type(each).__qualname__ for each in gc.get_objects())
        still = len(bot.tables.open_tables())
        say(f"{done:>10}{resident() / 1e6:>14.1f}{kinds.total():>12}{still:>14}")
        if turn == TOLD // 2:
            half = kinds
        if traced and turn == TOLD // 2:
            tracemalloc.start(FRAMES)
            before = tracemalloc.take_snapshot()
    for name, number in (kinds - half).most_common(LINES):
        say(f"{number:>10} more of {name}")
    if before is not None:
        after = tracemalloc.take_snapshot()
        for difference in after.compare_to(before, "traceback")[:LINES]:
            say(f"{difference.size_diff / 1e3:10.1f} kB {difference.count_diff:8} blocks")
            for frame in difference.traceback:
                say(f"    {frame.filename.partition('site-packages/')[2] or frame}:{frame.lineno}")
    await bot.close()


def main() -> None:
    """Measure on a disk of memory, where there is one."""
    if not allocation().keys() <= os.environ.keys():  # glibc reads them when a process begins
        os.execve(sys.executable, sys.orig_argv, allocation() | os.environ)  # noqa: S606 - ourselves
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        presses, tables, *_ = [*numbers, *(PRESSES, CROWD)[len(numbers) :]]
        asyncio.run(measure(Path(folder), presses, tables, traced="--trace" in sys.argv))


if __name__ == "__main__":
    main()
