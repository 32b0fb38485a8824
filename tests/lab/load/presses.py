"""How long a press takes, how many requests a move takes, and how much memory the bot takes.

    python -m tests.lab.load.presses

A press is measured from the moment it arrives at the bot's gateway to the moment the bot's
acknowledgement leaves it; every board is edited and every turn is announced meanwhile. Single
presses are made on the simulated Discord. In a crowd the simulation is the slowest by far, so
there the same presses are handed to the unmodified bot and discord.py without it, all at the same
moment, and a stub takes what they send. The yardstick in each run is a button that only
acknowledges. On a disk of memory, waiting for the disk is left out; what SQLite costs besides,
`tables` tells, which plays on a store without it too. Requests are those that Discord counts,
at a live table of four with a move every twenty seconds. Memory and restoring are measured in a
fresh process.
"""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import tempfile
from collections.abc import Callable
from math import inf
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any

from bot.app import SevenSeas
from bot.config import Settings
from cogs.messages.announcements import HERE
from engine.games import GAMES
from engine.tables.model.table import ChannelPlace, Player
from tests.e2e.conftest import opened
from tests.e2e.playing import open_table, who_moves
from tests.e2e.test_traffic import played
from tests.engine.tables.at_the_gate import join
from tests.lab.load.tables import fill
from tests.lab.telling import say
from tests.stand_in.wire import Wire, Yardstick

SINGLE = 150
CROWD = 200
BURSTS = 12
PEOPLE = 4
LIVE = 60
GUILD = 1
MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 - a directory in it


async def single_presses(folder: str, name: str) -> None:
    """One person after another on the simulated Discord; the yardstick in between."""
    took: list[float] = []
    trivial: list[float] = []
    async with opened(Path(folder) / "single.db") as harbour:
        harbour.bot.add_dynamic_items(Yardstick)
        luck = Random(1)
        while len(took) < SINGLE:
            if harbour.table is None:
                await open_table(harbour, "seven-seas", list(harbour.people)[:PEOPLE])
            who = (await who_moves(harbour))[0]
            table, person = harbour.table, harbour.people[who]
            seen = await harbour.bot.tables.view(table.id, person.id)
            move = f"7s:{table.id}:{seen.version}:move:{luck.randrange(len(seen.moves))}"
            for custom_id, times in ((move, took), ("yardstick", trivial)):
                number, arrive, acknowledged = harbour.arriving(who, custom_id)
                began = perf_counter()
                arrive()
                times.append((await acknowledged(number) - began) * 1000)
                await harbour.env.settle()
    say(line(f"{name}: single, simulated", took, trivial))


class Crowd:
    """Running tables, one in each of many channels, and the presses of their people."""

    def __init__(self, bot: SevenSeas, wire: Wire) -> None:
        self.bot, self.wire, self.luck = bot, wire, Random(1)
        self.busy = 0.0
        """Seconds of the processor from the arrival of presses until all is shown."""

    async def burst(self, channels: int, *, yardstick: bool = False) -> list[float]:
        """One press in each channel, all arriving at the same moment; the milliseconds."""
        presses = [await self._press(1000 + each, yardstick) for each in range(channels)]
        gc.collect()
        began, before = perf_counter(), process_time()
        for press in presses:
            self.wire.arrive(press)
        numbers = [int(press["id"]) for press in presses]
        await until(lambda: all(number in self.wire.left for number in numbers))
        await until(lambda: not (self.bot.publisher._tasks or self.bot.open_hands._under_way))
        self.busy += process_time() - before
        return [(self.wire.left[number] - began) * 1000 for number in numbers]

    async def _press(self, channel: int, yardstick: bool) -> dict[str, Any]:
        if yardstick:
            return self.wire.press(GUILD, channel, 100, "yardstick")
        table = await self._running(channel)
        seat = (await self.bot.tables.view(table, None)).to_move[0]
        seen = await self.bot.tables.view(table, 100 + seat)
        custom_id = f"7s:{table}:{seen.version}:move:{self.luck.randrange(len(seen.moves))}"
        return self.wire.press(GUILD, channel, 100 + seat, custom_id)

    async def _running(self, channel: int) -> int:
        """The table in this channel; a new one when the last is over."""
        tables, place = self.bot.tables, ChannelPlace(GUILD, channel)
        if table := tables.at(place):
            return table.id
        players = [Player(f"Player {seat}", 100 + seat) for seat in range(PEOPLE)]
        table = await tables.open(place, players[0], "seven-seas", {})
        for player in players[1:]:
            await join(tables, table.id, player)
        return (await tables.start(table.id, 100)).id


async def until(done: Callable[[], bool]) -> None:
    """Let the bot work until this is so."""
    while not done():  # noqa: ASYNC110 - an event would have to be set by the bot itself
        await asyncio.sleep(0.001)


async def crowd(folder: str, name: str) -> None:
    """Bursts of presses on the bot without a simulation, turn and turn about with the yardstick."""
    database, many = Path(folder) / "crowd.db", 100_000
    bot = SevenSeas(
        Settings(
            database=database, computer_workers=0, tables_per_host=many, tables_per_server=many
        )
    )
    bot.router.pace.at_once = inf
    wire = Wire(bot)
    await wire.connect()
    pressing = Crowd(bot, wire)
    await pressing.burst(CROWD)
    for number, bursts in ((1, SINGLE), (CROWD, BURSTS)):
        took, trivial, busy = [], [], 0.0
        for _ in range(bursts):
            before = pressing.busy
            took += await pressing.burst(number)
            busy += pressing.busy - before
            trivial += await pressing.burst(number, yardstick=True)
        say(line(f"{name}: {number} at once, bare bot", took, trivial))
        if number > 1:
            say(f"  of the processor, board and all: {busy / len(took) * 1000:.2f} ms a press")
    await bot.close()


async def requests(folder: str, game: str) -> None:
    """A live game of four: the requests for each move, by kind."""
    async with opened(Path(folder) / f"{game}.db") as harbour:
        harbour.bot.presence.seconds = HERE
        await open_table(harbour, game, list(harbour.people))
        kinds = await played(harbour, list(harbour.people), moves=LIVE)
    told = ", ".join(f"{kind} {count / LIVE:.2f}" for kind, count in kinds.most_common())
    say(f"{game:<20}{kinds.total() / LIVE:6.2f} requests a move: {told}")


def line(name: str, took: list[float], share: list[float]) -> str:
    """Median and 99th percentile: as measured, of the yardstick, and the difference."""
    pairs = [(median(each), quantiles(each, n=100)[98]) for each in (took, share)]
    (m, p), (own_m, own_p) = pairs
    return (
        f"{name:<40}{m:9.3f}{p:9.3f}   {own_m:9.3f}{own_p:9.3f}   {m - own_m:9.3f}{p - own_p:9.3f}"
    )


def main() -> None:
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        for game in GAMES:
            asyncio.run(requests(folder, game))
    say(f"{'ms to the answer':<40}   median      p99   yardstick: both   difference: both")
    for name, where in (("memory", MEMORY), ("disk", None)):
        with tempfile.TemporaryDirectory(dir=where) as folder:
            asyncio.run(single_presses(folder, name))
            asyncio.run(crowd(folder, name))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        asyncio.run(fill(path, "seven-seas"))
        fresh = [sys.executable, "-m", "tests.lab.load.memory", str(path)]
        subprocess.run(fresh, check=True)


if __name__ == "__main__":
    main()
