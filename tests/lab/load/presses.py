"""How long a press takes, and how much of the processor.

    python -m tests.lab.load.presses

A press is measured from the moment it arrives at the bot's gateway to the moment the bot's
acknowledgement leaves it; every board is edited and every turn is announced. The presses
are handed to the unmodified bot and discord.py without a network, one after the other and 200 at
the same moment, and a stub takes what they send. The yardstick in each run is a button that only
acknowledges. On a disk of memory, waiting for the disk is left out.
"""

import asyncio
import gc
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any, Self

from bot.app import SevenSeas
from bot.config import Settings
from cogs.routing.router import paced
from cogs.ui.page import MakeMove
from engine.tables.model.table import ChannelPlace, Player
from tests.e2e.stage import press_id
from tests.lab.load.dealing import start
from tests.lab.telling import say
from tests.stand_in.wire import GUILD, Wire

SINGLE = 150
CROWD = 200
BURSTS = 12
PEOPLE = [Player(f"Player {seat}", 100 + seat) for seat in range(4)]
MANY = 100_000
MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 - a directory in it


class Crowd:
    """A bot without Discord, running tables in many of its channels, and their people's presses."""

    def __init__(self, bot: SevenSeas, wire: Wire) -> None:
        self.bot, self.wire, self.luck = bot, wire, Random(1)
        self.busy = 0.0
        """Seconds of the processor from the arrival of presses until all is shown."""

    @classmethod
    async def on(cls, database: Path) -> Self:
        """A crowd on a new bot with this database."""
        settings = Settings(
            database=database, computer_workers=0, tables_per_host=MANY, tables_per_server=MANY
        )
        bot = SevenSeas(settings)
        bot.router.pace = paced(MANY)
        wire = Wire(bot)
        await wire.connect()
        return cls(bot, wire)

    async def burst(self, channels: int, *, yardstick: bool = False) -> list[float]:
        """One press in each channel, all arriving at the same moment; the milliseconds."""
        presses = [await self._press(1000 + each, yardstick) for each in range(channels)]
        gc.collect()
        began, before = perf_counter(), process_time()
        for press in presses:
            self.wire.arrive(press)
        numbers = [int(press["id"]) for press in presses]
        await until(lambda: all(number in self.wire.left for number in numbers))
        await until(
            lambda: not (self.bot.publisher._tasks or self.bot.open_hands._redraws.under_way)
        )
        self.busy += process_time() - before
        return [(self.wire.left[number] - began) * 1000 for number in numbers]

    async def _press(self, channel: int, yardstick: bool) -> dict[str, Any]:
        if yardstick:
            return self.wire.press(GUILD, channel, 100, "yardstick")
        tables, place = self.bot.tables, ChannelPlace(GUILD, channel)
        known = tables.at(place)
        table = known.id if known else await start(tables, place, "seven-seas", PEOPLE)
        seat = (await tables.view(table, None)).to_move[0]
        seen = await tables.view(table, 100 + seat)
        custom_id = press_id(MakeMove(self.luck.randrange(len(seen.moves))), table, seen.version)
        return self.wire.press(GUILD, channel, 100 + seat, custom_id)


async def until(done: Callable[[], bool]) -> None:
    """Let the bot work until this is so."""
    while not done():  # noqa: ASYNC110 - an event would have to be set by the bot itself
        await asyncio.sleep(0.001)


async def measure(database: Path, name: str) -> None:
    """Bursts of presses, turn and turn about with the yardstick."""
    pressing = await Crowd.on(database)
    await pressing.burst(CROWD)
    for number, bursts in ((1, SINGLE), (CROWD, BURSTS)):
        took, trivial, busy = list[float](), list[float](), 0.0
        for _ in range(bursts):
            before = pressing.busy
            took += await pressing.burst(number)
            busy += pressing.busy - before
            trivial += await pressing.burst(number, yardstick=True)
        say(line(f"{name}: {number} at once", took, trivial))
        if number > 1:
            say(f"  of the processor, board and all: {busy / len(took) * 1000:.2f} ms a press")
    await pressing.bot.close()


def line(name: str, took: list[float], share: list[float]) -> str:
    """Median and 99th percentile: as measured, of the yardstick, and the difference."""
    pairs = [(median(each), quantiles(each, n=100)[98]) for each in (took, share)]
    (m, p), (own_m, own_p) = pairs
    return (
        f"{name:<24}{m:9.3f}{p:9.3f}   {own_m:9.3f}{own_p:9.3f}   {m - own_m:9.3f}{p - own_p:9.3f}"
    )


if __name__ == "__main__":
    say(f"{'ms to the answer':<24}   median      p99   yardstick: both   difference: both")
    for name, where in (("memory", MEMORY), ("disk", None)):
        with tempfile.TemporaryDirectory(dir=where) as folder:
            asyncio.run(measure(Path(folder) / "crowd.db", name))
