"""A person is forgotten at the tables of every process, or reads that it takes longer."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.cluster.parts import follow_settings
from bot.host.machine import WallClock
from bot.upkeep import people
from bot.upkeep.people import People
from cogs.context.preferences import Preferences
from cogs.context.services import Promise
from cogs.context.shards import places_of
from data.base.ports import Server, ShardRange
from data.databases import database_at
from data.store import SqlStore
from engine.tables.model.table import FORMER, ChannelPlace, Place, Player
from engine.tables.service import Tables
from engine.tables.transitions import seating
from tests.engine.tables.at_the_gate import join

ANNA, BEN = 2**62, 2**61
HERE, THERE = (ChannelPlace(shard << 22, 7) for shard in (0, 1))


class Process:
    """The people and tables of one process in a cluster of two shards."""

    def __init__(self, folder: Path, server: Server, shard: int) -> None:
        self.shards, self.clock = ShardRange(shard, shard, 2), WallClock()
        self.store = SqlStore(database_at(server), self.shards)
        ours = places_of(self.shards.numbers, 2)
        self.tables = Tables(self.store, self.clock, is_ours=ours)
        self.people = People(
            Promise("", 0, 0, 0), server, tuple, self.store, self.tables, self.clock
        )

    async def dealt(self, place: Place) -> int:
        """A running table of Anna and Ben."""
        table = await self.tables.open(place, Player("Ben", BEN), "seven", {})
        await join(self.tables, table.id, Player("Anna", ANNA))
        await self.tables.start(table.id, BEN)
        return table.id

    def names(self, table: int) -> list[str]:
        known = self.tables.table(table)
        assert known is not None
        return [player.name for player in known.players]


@asynccontextmanager
async def running(folder: Path, server: Server, shard: int) -> AsyncIterator[Process]:
    process = Process(folder, server, shard)
    await process.store.connect()
    await process.tables.restore()
    yield process
    await process.store.close()


@asynccontextmanager
async def following(process: Process, server: Server) -> AsyncIterator[None]:
    """The process hears of what others change."""
    heard = asyncio.Event()
    preferences = Preferences(process.store)

    async def reread_all() -> None:
        heard.set()

    setattr(preferences, "reread_all", reread_all)  # noqa: B010 - it says that it listens
    task = asyncio.ensure_future(follow_settings(server, preferences, process.people))
    await asyncio.wait_for(heard.wait(), 60)
    yield
    task.cancel()
    await asyncio.wait({task})


async def tables_of(store: SqlStore) -> Sequence[Any]:
    """The tables that name Anna, open or over."""
    query = "SELECT id FROM tables WHERE host = :user OR instr(players, :user)"
    return await store.read(query, {"user": ANNA})


async def test_a_table_of_another_process_forgets_as_well(tmp_path: Path, server: Server) -> None:
    async with running(tmp_path, server, 0) as here, running(tmp_path, server, 1) as there:
        tables = await here.dealt(HERE), await there.dealt(THERE)
        async with following(there, server):
            assert await here.people.forget(ANNA) == 0
        assert here.names(tables[0]) == there.names(tables[1]) == ["Ben", FORMER]
        assert not await here.store.is_held(ANNA)
        assert await tables_of(here.store) == ()
        await there.tables.change(
            tables[1], seating.left, BEN
        )  # all that it writes now names nobody else
        assert await tables_of(here.store) == ()


async def test_nobody_counts_as_forgotten_while_an_unreachable_table_names_them(
    tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is finished as soon as a process has that table."""
    monkeypatch.setattr(people, "LOOKS", 1)
    async with running(tmp_path, server, 0) as here:
        async with running(tmp_path, server, 1) as there:
            await here.dealt(HERE)
            table = await there.dealt(THERE)
        assert await here.people.forget(ANNA) is None
        assert not await here.people.finish()
        assert await here.store.marked("forgetting", "since")

        monkeypatch.undo()
        async with running(tmp_path, server, 1) as again, following(again, server):
            assert await here.people.finish()
            assert again.names(table) == ["Ben", FORMER]
        assert await tables_of(here.store) == ()
        assert not await here.store.marked("forgetting", "since")
