"""Whether memory grows with the number of presses: the bot without Discord, pressed for long.

    python -m tests.lab.load.growth [PRESSES]

200 tables are pressed in turn until all presses (200,000 by default) are answered, game after game.
Boards are edited and turns announced on the way, but nothing is sent. Memory is printed ten times,
at the end with what grew since half of the presses, by type. The tables are then at other places of
their games, so a few hundred more objects mean nothing. Memory is allocated as under systemd.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.lab.load.presses import CROWD, MEMORY, Crowd
from tests.lab.load.programs import allocation
from tests.lab.telling import resident, say

TOLD = 10
"""How often memory is printed."""


async def measure(database: Path, presses: int) -> None:
    """Press the given number of times, and print the memory that the bot holds on the way."""
    pressing, done = await Crowd.on(database), 0
    kinds = half = Counter[str]()
    say(f"{'presses':>10}{'MB resident':>14}{'objects':>12}{'open tables':>14}")
    for turn in range(1, TOLD + 1):
        while done < presses * turn // TOLD:
            await pressing.burst(CROWD)
            pressing.wire.left.clear()  # the measurement's own notes are no growth of the bot
            done += CROWD
        kinds = Counter(type(each).__qualname__ for each in gc.get_objects())
        still = len(pressing.bot.tables.open_tables())
        say(f"{done:>10}{resident():>14.1f}{kinds.total():>12}{still:>14}")
        if turn == TOLD // 2:
            half = kinds
    for name, number in (kinds - half).most_common(25):
        say(f"{number:>10} more of {name}")
    await pressing.bot.close()


if __name__ == "__main__":
    if not allocation().keys() <= os.environ.keys():  # glibc reads them when a process begins
        os.execve(sys.executable, sys.orig_argv, allocation() | os.environ)  # noqa: S606 - ourselves
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        number = int(sys.argv[1]) if sys.argv[1:] else 200_000
        asyncio.run(measure(Path(folder) / "growth.db", number))
