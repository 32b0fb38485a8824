"""Leases: one owner per shard, and nobody else ever commits a write for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import count
from random import Random

import psycopg
import pytest

from bot.single_instance import single_instance
from data import sql
from data.base.database import LeaseLost, NotWritten, StoreError
from data.base.ports import Server, ShardRange
from data.postgres import leases
from data.postgres.database import PostgresDatabase
from data.postgres.leases import WRITING, EpochGuard, Leases
from data.store import SqlStore
from tests.data.postgres import started
from tests.data.test_postgres import row, run, session_of, writing
from tests.data.test_store import table_at

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


@pytest.fixture
def up_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server seems to have been up for long: otherwise it leaves those some time who were."""
    start = "extract(epoch FROM pg_postmaster_start_time())"
    assert start in leases.RANGES
    monkeypatch.setattr(leases, "RANGES", leases.RANGES.replace(start, "0"))


def grow_old(server: Server) -> None:
    """Age all leases as if no heartbeat had come for a while."""
    run(server, "UPDATE leases SET heard = 1 WHERE heard > 0")


async def taken(by: Leases, shards: ShardRange) -> int:
    epoch = await by.take(shards)
    assert epoch is not None
    return epoch


async def store_of(server: Server, shards: ShardRange, epoch: int, lost: list[str]) -> SqlStore:
    guard = EpochGuard(shards, epoch, lambda: lost.append("lost"))
    store = SqlStore(PostgresDatabase(server.url, str(server), guard), shards)
    await store.connect()
    return store


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


async def test_shards_that_are_given_back_are_free_at_once(anna: Leases, ben: Leases) -> None:
    epoch = await taken(anna, FIRST)
    await anna.give_back(epoch)
    (lease,) = await ben.ranges()
    assert lease.is_free
    assert await taken(ben, FIRST) > epoch


async def test_who_has_taken_shards_waits_for_none_in_its_next_session_either(
    anna: Leases, ben: Leases
) -> None:
    await ben.wait()
    await taken(ben, FIRST)
    assert await anna.waiting() == []
    await ben.close()
    await ben.ranges()
    assert await anna.waiting() == []


async def test_who_waits_says_so_again_after_its_session_was_cut(
    server: Server, anna: Leases, ben: Leases
) -> None:
    await taken(anna, FIRST)
    await ben.wait()
    run(server, CUT)
    for each in (anna, ben):
        with pytest.raises(NotWritten):
            await each.ranges()
    await ben.ranges()
    assert await anna.waiting() == ["ben"]


@pytest.mark.usefixtures("up_for_long")
async def test_shards_of_a_process_that_died_are_free_after_a_while(
    server: Server, anna: Leases, ben: Leases
) -> None:
    epoch = await taken(anna, FIRST)
    await anna.close()
    assert await ben.take(FIRST) is None, "the server may have been started again"
    grow_old(server)
    assert await taken(ben, FIRST) > epoch


async def test_shards_of_a_process_that_died_are_free_as_soon_as_its_session_has_ended(
    server: Server, anna: Leases, ben: Leases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its host says so at once; for one that hangs, or whose network does, others wait longer."""
    monkeypatch.setattr(leases, "SECONDS_DROPPED", 0.1)
    epoch = await taken(anna, FIRST)
    await ben.ranges()
    await asyncio.sleep(0.2)
    assert await ben.take(FIRST) is None, "the session lasts"
    await anna.close()
    assert await asyncio.wait_for(first_free(ben), 60) > epoch


async def first_free(taker: Leases) -> int:
    """The epoch at which it takes the first shards, as soon as it can."""
    while (epoch := await taker.take(FIRST)) is None:  # noqa: ASYNC110 - as another process does
        await asyncio.sleep(0.02)
    return epoch


async def test_whose_session_was_cut_has_as_long_for_a_new_one_as_those_who_wait(
    server: Server, anna: Leases, ben: Leases
) -> None:
    epoch = await taken(anna, FIRST)
    await ben.ranges()
    run(server, "UPDATE leases SET heard = heard - 5")
    run(server, CUT)
    with pytest.raises(NotWritten):
        await ben.ranges()
    (lease,) = await ben.ranges()
    assert not lease.is_locked
    assert not lease.is_free, "everybody's session was cut"
    with pytest.raises(NotWritten):
        await anna.renew(FIRST, epoch)
    await anna.renew(FIRST, epoch)
    (lease,) = await ben.ranges()
    assert lease.is_locked
    assert not lease.is_free


async def test_other_ranges_take_the_place_of_old_ones(anna: Leases, ben: Leases) -> None:
    await anna.give_back(await taken(anna, ShardRange(0, 3, 4)))
    await taken(anna, FIRST)
    await taken(ben, SECOND)
    assert [lease.shards for lease in await anna.ranges()] == [FIRST, SECOND]


async def test_a_bot_for_all_shards_and_a_bot_for_some_exclude_each_other(
    server: Server, anna: Leases
) -> None:
    epoch = await taken(anna, FIRST)
    with pytest.raises(StoreError, match="Another bot is running"), single_instance(server):
        pass
    await anna.give_back(epoch)
    with single_instance(server):
        assert await anna.take(FIRST) is None


@pytest.mark.usefixtures("up_for_long")
async def test_who_was_frozen_and_wakes_cannot_write(
    server: Server, anna: Leases, ben: Leases
) -> None:
    lost: list[str] = []
    epoch = await taken(anna, FIRST)
    store = await store_of(server, FIRST, epoch, lost)
    table = await store.add_table(table_at())
    await store.add_move(table.id, row(0))
    grow_old(server)
    await taken(ben, FIRST)
    told = await asyncio.gather(
        *(store.add_move(table.id, row(seq)) for seq in range(1, 9)), return_exceptions=True
    )
    assert {type(error) for error in told} == {LeaseLost}
    assert lost
    assert len(await store.moves(table.id)) == 1
    with pytest.raises(StoreError):  # its session was ended
        await anna.renew(FIRST, epoch)
    with pytest.raises(LeaseLost):
        await anna.renew(FIRST, epoch)
    await store.close()


@pytest.mark.usefixtures("up_for_long")
async def test_who_freezes_before_a_commit_never_makes_it(
    server: Server, anna: Leases, ben: Leases
) -> None:
    """The epoch held when the transaction looked; a process that takes the shards ends it first."""
    store = await store_of(server, FIRST, await taken(anna, FIRST), [])
    table = await store.add_table(table_at())
    connection = writing(store)
    connection._sent([((sql.ADD_MOVE, (table.id, 0, 0, "a", 1.0)),)], 99)
    grow_old(server)
    await taken(ben, FIRST)
    with pytest.raises(psycopg.OperationalError):
        session_of(store).execute("COMMIT")
    assert await store.moves(table.id) == ()
    connection._drop()
    await store.close()


@pytest.mark.parametrize("isolation", ["read committed", "repeatable read", "serializable"])
async def test_who_waited_while_others_took_the_shards_cannot_write(
    server: Server, anna: Leases, isolation: str
) -> None:
    """Whatever a database's transactions see by default."""
    name = psycopg.conninfo.conninfo_to_dict(server.url)["dbname"]
    run(server, f"ALTER DATABASE {name} SET default_transaction_isolation = '{isolation}'")
    try:
        store = await store_of(server, FIRST, await taken(anna, FIRST), [])
        table = await store.add_table(table_at())
        with psycopg.connect(server.url, autocommit=True) as taker:
            taker.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
            for shard in FIRST.numbers:
                taker.execute("SELECT pg_advisory_xact_lock(%s, %s)", (WRITING, shard))
            adding = asyncio.create_task(store.add_move(table.id, row(0)))
            while not waiting_for_locks(server):  # noqa: ASYNC110 - another process waits
                await asyncio.sleep(0.01)
            taker.execute("UPDATE leases SET epoch = epoch + 1")
            taker.execute("COMMIT")
        with pytest.raises(LeaseLost):
            await adding
        assert await store.moves(table.id) == ()
        await store.close()
    finally:
        run(server, f"ALTER DATABASE {name} RESET default_transaction_isolation")


def waiting_for_locks(server: Server) -> bool:
    """True while a session waits for an advisory lock."""
    query = b"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    with psycopg.connect(server.url, autocommit=True) as connection:
        return connection.execute(query).fetchall() != [(0,)]


@pytest.mark.usefixtures("up_for_long")
async def test_two_holders_never_both_commit(server: Server, anna: Leases, ben: Leases) -> None:
    """Once shards are taken, nothing more is kept of the one before, at whatever moment it is."""
    draw = Random()
    store = await store_of(server, FIRST, await taken(anna, FIRST), [])
    table = await store.add_table(table_at())
    turns, seqs = [ben, anna, ben, anna], count()

    async def write(store: SqlStore, kept: set[int]) -> None:
        while True:
            seq = next(seqs)
            await store.add_move(table.id, row(seq))
            kept.add(seq)

    for taker in turns:
        kept: set[int] = set()
        writers = [asyncio.create_task(write(store, kept)) for _ in range(3)]
        await asyncio.sleep(draw.uniform(0.0, 0.03))
        grow_old(server)
        await taker.close()  # it was frozen, and starts again
        epoch = await taken(taker, FIRST)
        new = await store_of(server, FIRST, epoch, [])
        there = {move.seq for move in await new.moves(table.id)}
        await asyncio.sleep(0.02)
        ended = await asyncio.wait_for(asyncio.gather(*writers, return_exceptions=True), 60)
        assert all(isinstance(error, StoreError) for error in ended)
        assert {move.seq for move in await new.moves(table.id)} == there
        assert kept <= there, "what was acknowledged is there"
        await store.close()
        store = new
    await store.close()


async def test_a_session_that_breaks_is_no_loss(server: Server, anna: Leases, ben: Leases) -> None:
    epoch = await taken(anna, FIRST)
    await ben.ranges()
    run(server, CUT)
    with pytest.raises(NotWritten):
        await anna.renew(FIRST, epoch)
    await anna.renew(FIRST, epoch)
    await anna.renew(FIRST, epoch)
    with pytest.raises(NotWritten):
        await ben.take(FIRST)
    assert await ben.take(FIRST) is None


@pytest.mark.slow
async def test_a_server_that_is_started_again_has_forgotten_no_lease() -> None:
    """No heartbeat could reach it while it was down: waiting processes give the holders time."""
    with closing(started()) as cluster:
        server = cluster.database()
        await PostgresDatabase(server.url, str(server)).upgrade()
        async with process(server, "anna") as anna, process(server, "ben") as ben:
            epoch = await taken(anna, FIRST)
            grow_old(server)
            cluster.stop()
            with pytest.raises(NotWritten):
                await anna.renew(FIRST, epoch)
            cluster.start()
            assert await ben.take(FIRST) is None
            await anna.renew(FIRST, epoch)
            assert await ben.take(FIRST) is None
            assert not (await anna.ranges())[0].is_free


async def test_who_stops_knows_whether_somebody_waits(anna: Leases, ben: Leases) -> None:
    epoch = await taken(anna, FIRST)
    assert await anna.waiting() == []
    await ben.wait()
    assert await ben.take(FIRST) is None
    assert await anna.waiting() == ["ben"]
    await anna.give_back(epoch)
    await taken(ben, FIRST)
    assert await anna.waiting() == []


async def test_one_shard_of_each_bucket_identifies_at_a_time(
    server: Server, anna: Leases, ben: Leases
) -> None:
    assert await anna.may_identify(0)
    assert await ben.may_identify(1)
    assert not await ben.may_identify(0)
    run(server, "UPDATE identifies SET at = at - 5")
    assert not await ben.may_identify(0), "a network may be quicker the second time"
    run(server, "UPDATE identifies SET at = at - 1")
    assert await ben.may_identify(0)
    assert not await anna.may_identify(0)
