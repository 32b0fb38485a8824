"""How long the gate takes: single moves and a crowd, on each store; a thousand tables.

    python -m tests.lab.load.tables [GAME]

A move is measured from the call of `Tables.play` to its return: the rules, the mover's new view
and the commit. The same moves on a store in memory tell the database's share. PostgreSQL, where
Debian's is installed, runs on the same disk.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, time
from typing import Any

from data.base.ports import Where
from data.store import SqlStore
from engine.games import GAMES
from engine.tables.model.table import ChannelPlace, Player
from engine.tables.ports import Store
from engine.tables.service import Tables
from engine.tables.transitions.shuffle import given
from tests.data.postgres import FOUND, started
from tests.engine.tables.at_the_gate import join
from tests.engine.tables.memory_store import MemoryStore
from tests.lab.telling import resident, say

SEATS = 4
SINGLE = 2000
CROWD = 200
BURSTS = 25
RESTORED = 1000
MOVES = 40


class WallClock:
    def now(self) -> float:
        return time()


class Bench:
    """Tables of one game on one store, and the milliseconds that their moves took."""

    def __init__(self, store: Store, game: str) -> None:
        draw = Random(1)
        self._draw, self._game = draw, game
        self.tables = Tables(
            store, WallClock(), None, GAMES, lambda new: given(new, draw.getrandbits(63))
        )
        self.took: list[float] = []

    async def chosen(self, channel: int) -> tuple[int, int, int, Any]:
        """A random move at the table in this channel: table, user, version, move."""
        table = await self._running(channel)
        seat = self._draw.choice((await self.tables.view(table, None)).to_move)
        seen = await self.tables.view(table, 100 + seat)
        return table, 100 + seat, seen.version, self._draw.choice(seen.moves)

    async def burst(self, channels: int) -> None:
        """One move at each table, all arriving at the same moment."""
        moves = [await self.chosen(channel) for channel in range(channels)]
        arrived = perf_counter()
        await asyncio.gather(*(self._timed(arrived, *move) for move in moves))

    async def _timed(self, arrived: float, *move: Any) -> None:
        await self.tables.play(*move)
        self.took.append((perf_counter() - arrived) * 1000)

    async def _running(self, channel: int) -> int:
        """The table in this channel; a new one when the last is over."""
        if table := self.tables.at(ChannelPlace(1, channel)):
            return table.id
        people = [Player(f"Player {seat}", 100 + seat) for seat in range(SEATS)]
        table = await self.tables.open(ChannelPlace(1, channel), people[0], self._game, {})
        for player in people[1:]:
            await join(self.tables, table.id, player)
        return (await self.tables.start(table.id, 100)).id


def line(name: str, took: list[float]) -> str:
    return f"{name:<34} {median(took):8.3f} {quantiles(took, n=100)[98]:8.3f} ms"


async def moves_on(store: Store, name: str, game: str) -> None:
    """Single moves, then bursts, on this store."""
    single, crowd = Bench(store, game), Bench(store, game)
    for _ in range(SINGLE):
        await single.burst(1)
    say(line(f"{name}: single", single.took))
    await crowd.tables.restore()
    for _ in range(BURSTS):
        await crowd.burst(CROWD)
    say(line(f"{name}: {CROWD} at once", crowd.took))


async def with_store(where: Where, work: Callable[[SqlStore], Awaitable[None]]) -> None:
    store = await SqlStore.open(where)
    try:
        await work(store)
    finally:
        await store.close()


async def fill(path: Path, game: str) -> None:
    """A database with a thousand running tables."""

    async def work(store: SqlStore) -> None:
        bench = Bench(store, game)
        for _ in range(MOVES):
            await bench.burst(RESTORED)

    await with_store(path, work)


async def restore(path: Path) -> None:
    """Measure how long a fresh process takes to read a thousand tables, and to replay them all."""

    async def work(store: SqlStore) -> None:
        tables = Tables(store, WallClock())
        before, began = resident(), perf_counter()
        number = await tables.restore()
        known, at_rest = perf_counter(), resident()
        for table in tables.open_tables():
            await tables.view(table.id, None)
        replayed, full = perf_counter(), resident()
        say(f"{number} tables known after            {known - began:8.3f} s")
        say(f"{number} tables replayed after         {replayed - began:8.3f} s")
        say(f"bytes a table, known / replayed  {at_rest - before:>9,} /{full - before:>11,} in all")
        say(f"                                 {(full - before) / number:>9,.0f} each, replayed")

    await with_store(path, work)


def main(game: str = "seven-seas") -> None:
    say(f"{game}, {SEATS} seats                      median      p99")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(moves_on(MemoryStore(), "in memory", game))
        path = Path(folder) / "moves.db"
        asyncio.run(with_store(path, lambda store: moves_on(store, "SQLite", game)))
        if FOUND:
            with closing(started()) as cluster:
                server = cluster.database()
                asyncio.run(with_store(server, lambda store: moves_on(store, "PostgreSQL", game)))
        path = Path(folder) / "tables.db"
        asyncio.run(fill(path, game))
        fresh = [sys.executable, "-m", "tests.lab.load.tables", "--restore", str(path)]
        subprocess.run(fresh, check=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--restore"]:
        asyncio.run(restore(Path(sys.argv[2])))
    else:
        main(*sys.argv[1:])
