"""The cost of a thousand tables with running clocks while nobody plays.

    python -m tests.benchmarks.bench_clocks [SECONDS]

The processor time of the whole process over some seconds, without clocks and with a thousand of
five minutes, none of which comes due before the end; then the cost when all come due at once: a
thousand reminders, and a thousand moves for absent people, on SQLite.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from math import inf
from pathlib import Path
from time import perf_counter, process_time, time
from typing import Any

from data.store import SqlStore
from engine.core import Event
from engine.players.base import Level
from engine.tables.model.table import ChannelPlace, Player
from engine.tables.movers.timekeeper import Timekeeper
from engine.tables.ports import Change
from engine.tables.schedule import Schedule
from engine.tables.service import Tables
from tests.engine.tables.at_the_gate import join

TABLES = 1000
MINUTES = 300
GAME = "seven-seas"


class WallClock:
    """The time of the world, which can be put forward."""

    ahead = 0.0

    def now(self) -> float:
        return time() + self.ahead


class FirstMove:
    """A thinker that does not think: the clocks are measured, not the players."""

    async def choose(
        self,
        game: str,
        level: Level,
        view: Any,
        history: Sequence[Event],
        moves: Sequence[Any],
        seed: int,
        iterations: int | None = None,
    ) -> Any:
        return moves[0]


class Bench:
    """A gate with clocks, and the number of changes it published."""

    def __init__(self, store: SqlStore) -> None:
        self.clock = WallClock()
        self.schedule = Schedule(self.clock)
        self.schedule.add("wake", lambda _: asyncio.sleep(0))
        self.tables = Tables(store, self.clock)
        self.timekeeper = Timekeeper(self.tables, self.schedule, FirstMove())
        self.tables.gate.publisher = self
        self.told = 0

    def changed(self, change: Change) -> None:
        self.told += 1
        self.timekeeper.changed(change)

    async def open(self, channel: int) -> None:
        place = ChannelPlace(1, channel)
        table = await self.tables.open(place, Player("Anna", 1), GAME, {}, clock=MINUTES)
        await join(self.tables, table.id, Player("Ben", 2))
        await self.tables.start(table.id, 1)

    async def due(self, ahead: float) -> None:
        """Put the clock forward, and wait until every table has published a change."""
        self.told = 0
        self.clock.ahead += ahead
        self.schedule._until = inf  # it looks now, not in ten minutes
        self.schedule.set("wake", 0, self.clock.now() + 0.001)
        while self.told < TABLES:  # noqa: ASYNC110 - told by a thousand tables, not by one event
            await asyncio.sleep(0.05)


async def idle(seconds: float) -> float:
    """Per cent of one processor that this process used while it had nothing to do."""
    began, used = perf_counter(), process_time()
    await asyncio.sleep(seconds)
    return 100 * (process_time() - used) / (perf_counter() - began)


async def measured(path: Path, seconds: float) -> None:
    store = await SqlStore.open(path)
    bench = Bench(store)
    say(f"idle, no tables                     {await idle(seconds):8.4f} % of one processor")
    await asyncio.gather(*(bench.open(channel) for channel in range(TABLES)))
    await asyncio.sleep(1)
    say(f"idle, {TABLES} clocks running          {await idle(seconds):8.4f} % of one processor")
    for name, ahead in (("reminders", MINUTES / 2), ("moves for the absent", MINUTES / 2)):
        began, used = perf_counter(), process_time()
        await bench.due(ahead)
        took, spent = perf_counter() - began, process_time() - used
        say(f"{TABLES} {name:<26} {took:8.2f} s, {spent:.2f} s of the processor")
    await bench.tables.stop()
    await bench.schedule.stop()
    await store.close()


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        length = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
        asyncio.run(measured(Path(folder) / "tables.db", length))
