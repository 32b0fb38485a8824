"""PostgreSQL alone: a server that goes and comes, and commits whose answer was lost."""

import asyncio
import os
import re
import shlex
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from data.base.database import NotWritten, StoreError, UnusableDatabase
from data.base.ports import Server
from data.postgres import connection as connections
from data.postgres.connection import Session
from data.postgres.database import PostgresDatabase
from data.postgres.writing import PostgresConnection
from data.store import SqlStore
from data.upkeep import check
from engine.tables.ports import MoveRow, Taken
from tests.data.postgres import TEMPLATE, Cluster
from tests.data.test_store import table_at
from tests.engine.toy_game import TOYS

pytestmark = pytest.mark.slow


@pytest.fixture
async def store(server: Server) -> AsyncIterator[SqlStore]:
    opened = await SqlStore.open(server)
    yield opened
    await opened.close()


def writing(store: SqlStore) -> PostgresConnection:
    """The connection that writes."""
    assert isinstance(store._database, PostgresDatabase)
    connection = store._database._writer._connection
    assert isinstance(connection, PostgresConnection)
    return connection


def session_of(store: SqlStore) -> Session:
    session = writing(store)._session
    assert session is not None
    return session


def run(server: Server, statement: str) -> None:
    with psycopg.connect(server.url, autocommit=True) as connection:
        connection.execute(statement.encode())


def row(seq: int) -> MoveRow:
    return MoveRow(seq, 0, "a", 1.0)


async def test_a_commit_waits_for_the_disk_even_where_the_server_would_not(
    server: Server, store: SqlStore
) -> None:
    name = psycopg.conninfo.conninfo_to_dict(server.url)["dbname"]
    run(server, f"ALTER DATABASE {name} SET synchronous_commit = off")
    try:
        again = await SqlStore.open(server)
        assert session_of(again).execute("SHOW synchronous_commit").fetchall() == [("on",)]
        await again.close()
    finally:
        run(server, f"ALTER DATABASE {name} RESET synchronous_commit")


async def test_an_abandoned_connection_is_closed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cut short while it says how it wants to be served: nobody else could close it."""
    made, connect = asyncio.Queue[psycopg.AsyncConnection[Any]](), psycopg.AsyncConnection.connect

    async def remembered(*args: Any, **kwargs: Any) -> psycopg.AsyncConnection[Any]:
        connection = await connect(*args, **kwargs)
        made.put_nowait(connection)
        return connection

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", remembered)
    monkeypatch.setattr(connections, "SESSION", "SELECT pg_sleep(60)")
    waiting = asyncio.create_task(connections.connected(server.url))
    connection = await made.get()
    await asyncio.sleep(0.05)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert connection.closed


async def test_of_the_moves_of_one_moment_one_fault_is_one_fault(store: SqlStore) -> None:
    """Unless it is there already, each is kept as if it had come alone."""
    tables = [(await store.add_table(table_at(channel))).id for channel in range(3)]
    await store.add_move(tables[1], row(2))
    added = [store.add_move(table, row(seq)) for seq in range(5) for table in tables]
    names = [store.set_setting("guild", seq, "language", "de") for seq in range(3)]
    results = await asyncio.gather(*added, *names, return_exceptions=True)
    (fault,) = [each for each in results if each is not None]
    assert isinstance(fault, Taken)
    assert results.index(fault) == 3 * 2 + 1
    for table in tables:
        assert [move.seq for move in await store.moves(table)] == [0, 1, 2, 3, 4]
    assert await store.setting("guild", 2, "language") == "de"


async def test_a_newer_database_is_refused_with_a_message(server: Server) -> None:
    run(server, "UPDATE seven_seas SET version = version + 1000")
    try:
        with pytest.raises(UnusableDatabase, match="but this program knows only"):
            await SqlStore.open(server)
    finally:
        run(server, "UPDATE seven_seas SET version = version - 1000")


async def test_a_database_of_another_program_is_left_alone(cluster: Cluster) -> None:
    other = cluster.database()
    run(other, "CREATE TABLE songs (title text)")
    with pytest.raises(UnusableDatabase, match="belongs to another program"):
        await SqlStore.open(other)
    with psycopg.connect(other.url) as connection:
        tables = connection.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        ).fetchall()
    assert tables == [("songs",)]


async def test_two_starts_at_once_make_one_database(cluster: Cluster) -> None:
    new = cluster.database()
    stores = await asyncio.gather(*(SqlStore.open(new) for _ in range(3)))
    table = await stores[0].add_table(table_at())
    assert await stores[2].table(table.id) == table
    for opened in stores:
        await opened.close()


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://seas:hunter2@localhost:1/seas",
        "postgresql://seas:hunter2@nowhere.invalid/seas",
        "postgresql://seas:hunter2@/seas?host=/nowhere",
        "postgresql://seas@/seas?password=hunter2&host=/nowhere",
        "postgresql://seas:hunter2@localhost:none/seas",
        "postgresql://seas:hunter2@/seas?no_such=option",
    ],
)
async def test_an_unreachable_server_is_reported_without_the_password(url: str) -> None:
    with pytest.raises(StoreError, match="cannot be") as told:
        await SqlStore.open(Server(url))
    assert "hunter2" not in f"{told.value}{Server(url)}{Server(url)!r}"


async def test_connections_that_were_cut_are_made_again(server: Server, store: SqlStore) -> None:
    """Nobody notices: neither who writes nor who reads."""
    table = (await store.add_table(table_at())).id
    await asyncio.gather(*(store.moves(table) for _ in range(10)))
    for seq in range(3):
        run(
            server,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid != pg_backend_pid()",
        )
        await store.add_move(table, row(seq))
        assert len(await store.moves(table)) == seq + 1


@pytest.mark.parametrize("is_kept", [True, False])
async def test_a_commit_whose_answer_was_lost_is_looked_up(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch, is_kept: bool
) -> None:
    """One that was made is acknowledged, one that was not is sent again; neither is made twice."""
    table = (await store.add_table(table_at())).id
    lose_the_answer(store, monkeypatch, is_kept=is_kept)
    await asyncio.gather(store.add_move(table, row(0)), store.set_setting("bot", 0, "a", "b"))
    assert list(await store.moves(table)) == [row(0)]
    assert await store.setting("bot", 0, "a") == "b"
    with pytest.raises(Taken):
        await store.add_move(table, row(0))


async def test_a_commit_that_is_still_under_way_is_waited_for(
    store: SqlStore, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old connection may be about to commit when the new one asks."""
    table = (await store.add_table(table_at())).id
    session = session_of(store)
    execute = session.execute

    def cut(sql: str, *values: Any) -> Any:
        if sql != "COMMIT":
            return execute(sql, *values)
        monkeypatch.undo()
        late.append(asyncio.run_coroutine_threadsafe(commits_later(session), loop))
        writing(store)._session = None  # as if it had broken
        raise psycopg.OperationalError("the answer was lost")

    async def commits_later(old: Session) -> None:
        await asyncio.sleep(0.3)
        old.psycopg.execute("COMMIT")
        old.close()

    late: list[Any] = []
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(session, "execute", cut)
    await store.add_move(table, row(0))
    assert len(await store.moves(table)) == 1
    await asyncio.wrap_future(late[0])


async def test_a_commit_of_unknown_result_is_reported_as_such(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.postgres.writing.SECONDS_IN_DOUBT", 0.2)
    table = (await store.add_table(table_at())).id
    lose_the_answer(store, monkeypatch, is_kept=True, comes_back=False)
    with pytest.raises(StoreError, match="Nobody knows") as told:
        await store.add_move(table, row(0))
    assert not isinstance(told.value, NotWritten), "that would say that nothing has changed"


def lose_the_answer(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch, *, is_kept: bool, comes_back: bool = True
) -> None:
    """Cut the connection at the next commit, after or before it is made."""
    session = session_of(store)
    execute = session.execute

    def cut(sql: str, *values: Any) -> Any:
        if sql != "COMMIT":
            return execute(sql, *values)
        if is_kept:
            with session.psycopg.pipeline():
                execute(sql)
        session.psycopg.close()
        if not comes_back:
            monkeypatch.setattr("data.postgres.writing.Session", away)
        raise psycopg.OperationalError("the answer was lost")

    monkeypatch.setattr(session, "execute", cut)


def away(*_: object, **__: object) -> Session:
    raise psycopg.OperationalError("connection refused")


async def test_while_the_server_is_away_moves_are_refused_and_then_go_on(
    stoppable: Cluster,
) -> None:
    store = await SqlStore.open(stoppable.database())
    table = (await store.add_table(table_at())).id
    await store.add_move(table, row(0))
    await asyncio.to_thread(stoppable.stop)
    for asked in (store.add_move(table, row(1)), store.moves(table)):
        with pytest.raises(NotWritten, match="cannot be used now"):
            await asyncio.wait_for(asked, 3)  # a player waits for the words
    await asyncio.to_thread(stoppable.start)
    await store.add_move(table, row(1))
    assert len(await store.moves(table)) == 2
    await store.close()


DUMPING = re.findall(
    r"^ExecStart=(.+)$",
    (Path(__file__).parents[2] / "bot/deploy/seven-seas-dump.service").read_text(encoding="utf-8"),
    re.MULTILINE,
)


def dumped(cluster: Cluster, server: Server, folder: Path) -> Path:
    """Run the lines of the unit in this folder."""
    given = conninfo_to_dict(server.url)
    words = (("PGHOST", "host"), ("PGUSER", "user"), ("PGDATABASE", "dbname"))
    env = {**os.environ, **{name: str(given[word]) for name, word in words}}
    for line in DUMPING:
        command = line.replace("/usr/bin/pg_", f"{cluster.bin}/pg_")
        subprocess.run(
            shlex.split(command.replace("$$", "$").replace("%%", "%")),
            cwd=folder,
            env=env,
            check=True,
        )
    (dump,) = folder.iterdir()
    return dump


async def test_a_dump_of_the_server_is_put_back(
    cluster: Cluster, server: Server, tmp_path: Path
) -> None:
    """As bot/deploy/postgres.md has it; also over what is there. Dumps end after two weeks."""
    store = await SqlStore.open(server)
    table = await store.add_table(table_at())
    await store.add_move(table.id, row(0))
    old, other = tmp_path / "2026-01-01-000000.dump", cluster.database(TEMPLATE)
    old.touch()
    os.utime(old, (0, 0))
    dump = str(await asyncio.to_thread(dumped, cluster, server, tmp_path))
    options = ["--clean", "--if-exists", "--single-transaction"]
    for _ in range(2):
        restoring = [str(cluster.bin / "pg_restore"), *options, f"--dbname={other.url}", dump]
        await asyncio.to_thread(subprocess.run, restoring, check=True)
    await store.close()
    assert await check(other, TOYS) == ()
    again = await SqlStore.open(other)
    assert await again.table(table.id) == table
    assert list(await again.moves(table.id)) == [row(0)]
    assert (await again.add_table(table_at(3))).id == table.id + 1
    await again.close()
