"""Things shared by processes on one database: settings, limits, jobs, forgotten people."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import psycopg
import pytest

from bot.cluster import parts
from bot.cluster.parts import TOGETHER, cluster_parts, follow_settings, share_of
from bot.config import Settings
from bot.host.machine import WallClock
from bot.upkeep import people
from bot.upkeep.people import People
from cogs.context.preferences import UNLISTED, WORDS, Mentions, Preferences
from cogs.context.services import Promise
from cogs.context.shards import places_of
from cogs.messages.throttle import Throttle
from data.base.ports import Server, ShardRange
from data.databases import database_at
from data.postgres.leases import alone
from data.store import SqlStore
from engine.tables.model.table import FORMER, ChannelPlace, Place, Player
from engine.tables.transitions import seating
from tests.amounts import one_of
from tests.engine.tables.at_the_gate import ToyTables
from tests.stand_in.online import until

GUILD, ANNA = 7, 2**62


@pytest.fixture
async def here(server: Server) -> AsyncIterator[Preferences]:
    """The preferences of a process that listens, before anything is changed elsewhere."""
    store = await SqlStore.open(server)
    preferences = Preferences(store)
    await preferences.restore()
    nobody = AsyncMock()  # a process without tables has nobody to forget
    following = asyncio.ensure_future(follow_settings(server, preferences, nobody))
    yield preferences
    following.cancel()
    await asyncio.wait({following})
    await store.close()


@pytest.fixture
async def elsewhere(server: Server) -> AsyncIterator[Preferences]:
    """Another process on the same database."""
    store = await SqlStore.open(server)
    yield Preferences(store)
    await store.close()


async def test_a_preference_set_in_one_server_applies_in_all_others_at_once(
    server: Server,
    here: Preferences,
    elsewhere: Preferences,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert await here.mentions(ANNA) is Mentions.ALWAYS
    assert not await here.is_unlisted(ANNA)
    assert not here.is_in_words(ANNA)
    heard: list[tuple[str, int] | None] = []
    reread, reread_all = here.reread, here.reread_all

    async def noted(scope: str, of: int) -> None:
        await reread(scope, of)
        heard.append((scope, of))

    async def noted_all() -> None:
        await reread_all()
        heard.append(None)

    monkeypatch.setattr(here, "reread", noted)
    monkeypatch.setattr(here, "reread_all", noted_all)
    await elsewhere.prefer(ANNA, "mentions", Mentions.NEVER)
    await elsewhere.prefer(ANNA, UNLISTED, "yes")
    await elsewhere.prefer(ANNA, WORDS, "yes")
    await until(lambda: here.is_in_words(ANNA))
    assert await here.mentions(ANNA) is Mentions.NEVER
    assert await here.is_unlisted(ANNA)

    # A connection that is lost is made again, and what was missed is read.
    monkeypatch.setattr(parts, "SECONDS_BETWEEN_TRIES", 0.2)
    heard.clear()
    async with await psycopg.AsyncConnection.connect(server.url, autocommit=True) as other:
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        )
    await elsewhere.prefer(ANNA, WORDS, None)
    await until(lambda: None in heard)
    await until(lambda: not here.is_in_words(ANNA))
    assert "cannot listen for changed settings" in caplog.text


async def test_a_server_that_another_process_has_set_is_read_again(
    here: Preferences, elsewhere: Preferences
) -> None:
    assert (await here.server(GUILD)).clock is None
    await elsewhere.set_server(GUILD, "clock", 60)
    async with asyncio.timeout(20):
        while (await here.server(GUILD)).clock is None:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.01)
    assert (await here.server(GUILD)).clock == 60


@pytest.mark.parametrize("total", one_of([1, 4, 16], 2))
def test_all_processes_together_keep_the_limit(total: int) -> None:
    """However the shards are divided: each is one process's."""
    for ends in product((True, False), repeat=total - 1):
        firsts = [0, *(shard for shard, ends_here in enumerate(ends, 1) if ends_here)]
        lasts = [*(first - 1 for first in firsts[1:]), total - 1]
        shares = [
            share_of(ShardRange(*range_, total)) for range_ in zip(firsts, lasts, strict=True)
        ]
        assert sum(shares) == pytest.approx(TOGETHER)
        assert min(shares) > 0


async def test_a_process_keeps_the_pace_of_its_share_unless_a_proxy_does(server: Server) -> None:
    alone = Throttle(asyncio.sleep).a_second
    for proxy, pace in ((None, TOGETHER / 4), ("http://10.0.0.5:8080", alone)):
        bot: Any = MagicMock(throttle=Throttle(asyncio.sleep))
        chosen = Settings(server=server, shards=ShardRange(1, 1, 4), discord_api=proxy)
        async with cluster_parts(server, chosen) as parts:
            watching = [asyncio.create_task(watch(bot)) for watch in parts.watches]
            await asyncio.sleep(0.05)
            for task in watching:
                task.cancel()
            await asyncio.wait(watching)
        assert bot.throttle.a_second == pace


async def test_a_job_is_done_by_one_process_at_a_time(server: Server) -> None:
    done: list[str] = []

    async def job(name: str) -> None:
        async with alone(server, name):
            done.append(name)

    async with alone(server, "seasons"):
        waiting = asyncio.ensure_future(job("seasons"))
        await job("retention")
        await asyncio.sleep(0.1)
        assert done == ["retention"], "another job, which nobody does"
    await asyncio.wait_for(waiting, 20)
    assert done == ["retention", "seasons"]


async def test_the_job_of_a_process_that_died_is_free(server: Server) -> None:
    async with alone(server, "seasons"):
        async with await psycopg.AsyncConnection.connect(server.url, autocommit=True) as other:
            await other.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                " WHERE query LIKE '%pg_advisory_lock(%' AND pid <> pg_backend_pid()"
                " AND datname = current_database()"
            )
        async with asyncio.timeout(20), alone(server, "seasons"):
            pass


BEN = 2**61
HERE, THERE = (ChannelPlace(shard << 22, 7) for shard in (0, 1))


class Process:
    """The people and tables of one process in a cluster of two shards."""

    def __init__(self, folder: Path, server: Server, shard: int) -> None:
        self.shards, self.clock = ShardRange(shard, shard, 2), WallClock()
        self.store = SqlStore(database_at(server), self.shards)
        ours = places_of(self.shards.numbers, 2)
        self.tables = ToyTables(self.store, self.clock, is_ours=ours)
        self.people = People(
            Promise("", 0, 0, 0), server, tuple, self.store, self.tables, self.clock
        )

    async def dealt(self, place: Place) -> int:
        """A running table of Anna and Ben."""
        table = await self.tables.open(place, Player("Ben", BEN), "seven", {})
        await self.tables.join(table.id, Player("Anna", ANNA))
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
