"""Leases: one owner per shard, and nobody else ever commits a write for it."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from bot.host.single_instance import single_instance
from data.base.database import NotWritten, StoreError, UnusableDatabase
from data.base.ports import Server, ShardRange
from data.postgres import leases
from data.postgres.database import PostgresDatabase
from data.postgres.leases import ALL_BUCKETS, LOOKS, SHARD, Leases
from tests.data.postgres import Cluster
from tests.data.test_postgres import run

FIRST, SECOND = ShardRange(0, 1, 4), ShardRange(2, 3, 4)
CUT = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid != pg_backend_pid()"
)
"""Ends all sessions, as when the server is started again."""


@asynccontextmanager
async def process(server: Server, name: str) -> AsyncIterator[Leases]:
    session = Leases(server, name, "1.0")
    try:
        yield session
    finally:
        await session.close()


@pytest.fixture
async def anna(server: Server) -> AsyncIterator[Leases]:
    async with process(server, "anna") as session:
        yield session


@pytest.fixture
async def ben(server: Server) -> AsyncIterator[Leases]:
    async with process(server, "ben") as session:
        yield session


def end_session(server: Server) -> None:
    """End the sessions that hold shards, as the server does with those of a frozen process."""
    run(
        server,
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks"  # noqa: S608 - our own
        f" WHERE locktype = 'advisory' AND classid = {SHARD} AND objsubid = 2"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    )


async def taken(by: Leases, shards: ShardRange) -> int:
    """Take shards; the server may still be ending a session of the test before."""
    for _ in range(1000):
        if (epoch := await by.take(shards)) is not None:
            return epoch
        await asyncio.sleep(0.01)
    raise AssertionError("the shards are not free after ten seconds")


async def test_a_shard_has_one_owner(anna: Leases, ben: Leases) -> None:
    epoch = await taken(anna, FIRST)
    assert await ben.take(FIRST) is None
    assert await ben.take(ShardRange(1, 2, 4)) is None, "one of them is held"
    assert await taken(ben, SECOND) > epoch
    assert [(lease.shards, lease.holder) for lease in await anna.ranges()] == [
        (FIRST, "anna"),
        (SECOND, "ben"),
    ]


async def test_all_processes_share_one_total(anna: Leases, ben: Leases) -> None:
    await taken(anna, FIRST)
    with pytest.raises(StoreError, match="2-3/8 cannot run beside 0-1/4 of anna: all processes"):
        await ben.take(ShardRange(2, 3, 8))


async def test_a_holder_is_no_standby_in_its_next_session_either(anna: Leases, ben: Leases) -> None:
    await ben.wait()
    await taken(ben, FIRST)
    assert await anna.waiting() == []
    await ben.close()
    await ben.ranges()
    assert await anna.waiting() == []


async def test_a_standby_registers_again_after_its_session_was_cut(
    server: Server, anna: Leases, ben: Leases
) -> None:
    await taken(anna, FIRST)
    await ben.wait()
    run(server, CUT)
    for each in (anna, ben):
        with pytest.raises(NotWritten):
            await each.ranges()
    assert await anna.waiting() == []
    await ben.wait()
    assert await anna.waiting() == ["ben"]


async def test_shards_of_a_process_that_died_are_free_after_a_few_looks(
    anna: Leases, ben: Leases
) -> None:
    """The server may have been started again, and the process is about to come back."""
    epoch = await taken(anna, FIRST)
    for _ in range(2 * LOOKS):
        (lease,) = await ben.ranges()
        assert (lease.is_connected, lease.looks, lease.is_free) == (True, 0, False)
    await anna.close()
    while (lease := (await ben.ranges())[0]).is_connected:
        pass  # the server notices the end of a session a moment later
    for looks in range(2, LOOKS + 1):
        assert not lease.is_free
        assert await ben.take(FIRST) is None
        (lease,) = await ben.ranges()
        assert lease.looks == looks
    assert lease.is_free
    assert await taken(ben, FIRST) > epoch


async def test_a_holder_who_comes_back_in_time_keeps_the_shards(
    server: Server, anna: Leases, ben: Leases
) -> None:
    """Those who wait count again from the start."""
    epoch = await taken(anna, FIRST)
    for _ in range(2):
        end_session(server)
        for looks in range(1, LOOKS):
            (lease,) = await ben.ranges()
            assert (lease.is_connected, lease.looks) == (False, looks)
        with pytest.raises(NotWritten):
            await anna.keep()
        await anna.keep()
        (lease,) = await ben.ranges()
        assert (lease.is_connected, lease.looks, lease.epoch) == (True, 0, epoch)


async def test_the_server_ends_the_session_of_a_holder_who_falls_silent(
    server: Server, anna: Leases, ben: Leases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else has to end it; one who only looks on may be silent for as long as it likes."""
    await ben.ranges()
    monkeypatch.setattr(leases, "SECONDS_SILENT", 1)
    await taken(anna, FIRST)
    monkeypatch.undo()
    async with asyncio.timeout(60):
        while (await ben.ranges())[0].is_connected:  # noqa: ASYNC110 - the server ends it
            await asyncio.sleep(1.5)
    with pytest.raises(NotWritten, match="idle-session timeout"):
        await anna.keep()
    await anna.keep()
    assert (await ben.ranges())[0].is_connected


async def test_a_session_that_holds_nothing_any_more_is_no_reason_to_stop(
    server: Server, anna: Leases
) -> None:
    """After a broken network the old session of the same process may last some seconds more."""
    await taken(anna, FIRST)
    lost, anna._connection = anna._connection, None
    with pytest.raises(NotWritten, match="Another session still has the locks of shards 0-1/4"):
        await anna.keep()
    assert lost is not None
    end_session(server)
    await anna.keep()
    await lost.close()


CLOCKS = ("now", "clock_timestamp", "statement_timestamp", "transaction_timestamp")


def set_clocks(server: Server, hours: float) -> None:
    """Let the clocks of sessions that look into this schema first be fast, or slow."""
    for clock in CLOCKS:
        run(
            server,
            f"CREATE OR REPLACE FUNCTION skewed.{clock}() RETURNS timestamptz LANGUAGE sql"
            f" AS $$ SELECT pg_catalog.{clock}() + interval '{hours} hours' $$",
        )


@pytest.mark.parametrize("hours", [12 / 3600, 1, -1])
async def test_no_clock_decides_who_has_shards(
    server: Server, monkeypatch: pytest.MonkeyPatch, hours: float
) -> None:
    """Neither the server's nor a machine's, when it jumps: the healthy keep, the dead lose."""
    run(server, "CREATE SCHEMA skewed")
    try:
        set_clocks(server, 0)
        there = Server(f"{server.url}&options=-csearch_path%3Dskewed,pg_catalog,public")
        async with process(there, "anna") as anna, process(there, "ben") as ben:
            epoch = await taken(anna, FIRST)
            assert not (await ben.ranges())[0].is_free
            set_clocks(server, hours)
            now = time.time() + hours * 3600
            monkeypatch.setattr(time, "time", lambda: now)
            for _ in range(2 * LOOKS):
                assert not (await ben.ranges())[0].is_free
            assert await ben.take(FIRST) is None
            await anna.keep()
            await anna.close()
            assert await first_free(ben) > epoch
    finally:
        run(server, "DROP SCHEMA skewed CASCADE")


async def first_free(taker: Leases) -> int:
    """The epoch at which it takes the first shards, as soon as it may."""
    async with asyncio.timeout(60):
        while not (await taker.ranges())[0].is_free:
            pass
    return await taken(taker, FIRST)


async def test_a_pooler_is_refused_with_a_message(server: Server, tmp_path: Path) -> None:
    """It hands a session to others between two transactions, and with it the locks."""
    async with pooled(server, tmp_path) as behind, process(behind, "anna") as anna:
        with pytest.raises(UnusableDatabase, match="behind a pooler, where no process can keep"):
            await anna.ranges()


@asynccontextmanager
async def pooled(server: Server, folder: Path) -> AsyncIterator[Server]:
    """The server behind a program that passes everything on, but names sessions by itself."""
    there = str(psycopg.conninfo.conninfo_to_dict(server.url)["host"])
    named = re.compile(rb"K\x00\x00\x00\x0c.{8}", re.DOTALL)

    async def passed(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while data := await source.read(1 << 16):
            sink.write(named.sub(b"K\x00\x00\x00\x0c\x00\x00\x00\x07ours", data))
        sink.close()
        await sink.wait_closed()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        source, sink = await asyncio.open_unix_connection(f"{there}/.s.PGSQL.5432")
        await asyncio.gather(passed(reader, sink), passed(source, writer))
        is_over.set()

    is_over = asyncio.Event()
    async with await asyncio.start_unix_server(serve, folder / ".s.PGSQL.5432"):
        yield Server(server.url.replace(there, str(folder)))
        await is_over.wait()


async def test_an_old_server_is_refused_with_a_message(
    anna: Leases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would never end the session of a frozen process."""
    monkeypatch.setattr(leases, "OLDEST", 99)
    with pytest.raises(UnusableDatabase, match="several processes need 99 or newer"):
        await anna.take(FIRST)


async def test_other_ranges_take_the_place_of_old_ones(anna: Leases, ben: Leases) -> None:
    await taken(anna, ShardRange(0, 3, 4))
    await anna.give_back()
    await taken(anna, FIRST)
    await taken(ben, SECOND)
    assert [lease.shards for lease in await anna.ranges()] == [FIRST, SECOND]


async def test_a_bot_for_all_shards_and_a_bot_for_some_exclude_each_other(
    server: Server, anna: Leases
) -> None:
    await taken(anna, FIRST)
    with pytest.raises(StoreError, match="Another bot is running"), single_instance(server):
        pass
    await anna.give_back()
    with single_instance(server):
        assert await anna.take(FIRST) is None


@pytest.mark.slow
async def test_a_restarted_server_keeps_the_leases(stoppable: Cluster) -> None:
    """It has forgotten the locks: those who wait give the holders time to take them again."""
    server = stoppable.database()
    await PostgresDatabase(server.url, str(server)).upgrade()
    async with process(server, "anna") as anna, process(server, "ben") as ben:
        await taken(anna, FIRST)
        stoppable.stop()
        with pytest.raises(NotWritten):
            await anna.keep()
        stoppable.start()
        for _ in range(LOOKS - 1):
            assert not (await ben.ranges())[0].is_free
        assert await ben.take(FIRST) is None
        await anna.keep()
        assert (await ben.ranges())[0].is_connected
        assert await ben.take(FIRST) is None


async def test_one_shard_of_each_bucket_identifies_at_a_time(
    server: Server, anna: Leases, ben: Leases
) -> None:
    """When few session starts are left, one process starts one in the whole pause of all."""
    assert await anna.may_identify(0)
    assert await ben.may_identify(1)
    assert not await ben.may_identify(0)
    assert await anna.may_identify(ALL_BUCKETS, 172.8)
    assert not await ben.may_identify(ALL_BUCKETS, 172.8)
    run(server, "UPDATE identifies SET at = at - 5")
    assert not await ben.may_identify(0), "a network may be quicker the second time"
    run(server, "UPDATE identifies SET at = at - 1")
    assert await ben.may_identify(0), "the pause of a bucket is another one"
    assert not await anna.may_identify(0)
    run(server, "UPDATE identifies SET at = at - 166")
    assert not await anna.may_identify(ALL_BUCKETS, 172.8)
    run(server, "UPDATE identifies SET at = at - 1")
    assert await ben.may_identify(ALL_BUCKETS, 172.8)
    assert not await anna.may_identify(ALL_BUCKETS, 172.8)
