"""The fence: once shards are taken, nobody who had them before commits a write."""

import asyncio
import threading
from contextlib import AsyncExitStack
from itertools import count
from random import Random
from typing import Any

import psycopg
import pytest

from data.base.database import LeaseLost, StoreError
from data.base.ports import Server, ShardRange
from data.postgres import leases, writing
from data.postgres.database import PostgresDatabase
from data.postgres.leases import Leases
from data.postgres.writing import EpochGuard
from data.store import SqlStore
from tests.data.test_leases import FIRST, anna, ben, end_session, process, taken
from tests.data.test_postgres import row, run, session_of
from tests.data.test_store import table_at

__all__ = ["anna", "ben"]


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shards are free as soon as their holder's session has ended."""
    monkeypatch.setattr(leases, "LOOKS", 0)


async def store_of(server: Server, shards: ShardRange, epoch: int, lost: list[str]) -> SqlStore:
    guard = EpochGuard(shards, epoch, lambda: lost.append("lost"))
    store = SqlStore(PostgresDatabase(server.url, str(server), guard), shards)
    await store.connect()
    return store


@pytest.mark.usefixtures("at_once")
async def test_a_process_that_wakes_from_a_freeze_cannot_write(
    server: Server, anna: Leases, ben: Leases
) -> None:
    lost: list[str] = []
    epoch = await taken(anna, FIRST)
    store = await store_of(server, FIRST, epoch, lost)
    table = await store.add_table(table_at())
    await store.add_move(table.id, row(0))
    end_session(server)
    await taken(ben, FIRST)
    told = await asyncio.gather(
        *(store.add_move(table.id, row(seq)) for seq in range(1, 9)), return_exceptions=True
    )
    assert {type(error) for error in told} == {LeaseLost}
    assert lost
    assert len(await store.moves(table.id)) == 1
    with pytest.raises(StoreError):  # its session was ended
        await anna.keep()
    with pytest.raises(LeaseLost):
        await anna.keep()
    await store.close()


@pytest.mark.usefixtures("at_once")
async def test_a_process_that_freezes_before_a_commit_never_makes_it(
    server: Server, anna: Leases, ben: Leases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The epoch held when the transaction looked; the next owner waits until the server ends it."""
    monkeypatch.setattr(writing, "SECONDS_SILENT", 1)
    store = await store_of(server, FIRST, await taken(anna, FIRST), [])
    table = await store.add_table(table_at())
    session = session_of(store)
    freezes = asyncio.Event()
    wakes = threading.Event()
    execute, loop = session.execute, asyncio.get_running_loop()

    def frozen(sql: str, *values: Any) -> Any:
        if sql == "COMMIT":
            loop.call_soon_threadsafe(freezes.set)
            wakes.wait(60)
        return execute(sql, *values)

    monkeypatch.setattr(session, "execute", frozen)
    adding = asyncio.create_task(store.add_move(table.id, row(0)))
    try:
        await freezes.wait()
        end_session(server)
        await taken(ben, FIRST)
    finally:
        wakes.set()
    with pytest.raises(LeaseLost):
        await adding
    assert await store.moves(table.id) == ()
    await store.close()


@pytest.mark.parametrize("isolation", ["read committed", "repeatable read", "serializable"])
async def test_a_process_that_waited_while_others_took_its_shards_cannot_write(
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
            taker.execute("UPDATE leases SET epoch = epoch + 1")
            adding = asyncio.create_task(store.add_move(table.id, row(0)))
            while not waiting_for_locks(server):  # noqa: ASYNC110 - another process waits
                await asyncio.sleep(0.01)
            taker.execute("COMMIT")
        with pytest.raises(LeaseLost):
            await adding
        assert await store.moves(table.id) == ()
        await store.close()
    finally:
        run(server, f"ALTER DATABASE {name} RESET default_transaction_isolation")


def waiting_for_locks(server: Server) -> bool:
    """True while a session waits for a transaction of another to end."""
    query = (
        b"SELECT count(*) FROM pg_locks JOIN pg_stat_activity USING (pid)"
        b" WHERE locktype = 'transactionid' AND NOT granted AND datname = current_database()"
    )
    with psycopg.connect(server.url, autocommit=True) as connection:
        return connection.execute(query).fetchall() != [(0,)]


@pytest.mark.usefixtures("at_once")
async def test_two_holders_never_both_commit(server: Server, anna: Leases) -> None:
    """Once shards are taken, nothing more is kept of the one before, at whatever moment it is."""
    draw = Random()
    store = await store_of(server, FIRST, await taken(anna, FIRST), [])
    table = await store.add_table(table_at())
    seqs = count()

    async def write(store: SqlStore, kept: set[int]) -> None:
        while True:
            seq = next(seqs)
            await store.add_move(table.id, row(seq))
            kept.add(seq)

    async with AsyncExitStack() as stack:
        for name in ("ben", "cleo", "dora", "eve"):
            taker = await stack.enter_async_context(process(server, name))
            kept: set[int] = set()
            writers = [asyncio.create_task(write(store, kept)) for _ in range(3)]
            await asyncio.sleep(draw.uniform(0.0, 0.03))
            end_session(server)
            new = await store_of(server, FIRST, await taken(taker, FIRST), [])
            there = {move.seq for move in await new.moves(table.id)}
            await asyncio.sleep(0.02)
            ended = await asyncio.wait_for(asyncio.gather(*writers, return_exceptions=True), 60)
            assert all(isinstance(error, StoreError) for error in ended)
            assert {move.seq for move in await new.moves(table.id)} == there
            assert kept <= there, "what was acknowledged is there"
            await store.close()
            store = new
    await store.close()
