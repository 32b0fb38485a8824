"""A PostgreSQL database for the store: one connection writes, a few read.

Its tables are made by the same migrations as SQLite's.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from data.base.database import APPLICATION, StoreError, UnusableDatabase
from data.base.ports import Database
from data.base.upgrade import migrations, newest, refuse_newer, refuse_other
from data.base.writer import Committed, Statement, Value, Values, Writer
from data.postgres.connection import Session, conninfo_of, explained, set_up
from data.postgres.dialect import definitions, translated
from data.postgres.writing import EpochGuard, PostgresConnection

FUNCTIONS: Final = (Path(__file__).parent / "functions.sql").read_text("utf-8")
TRIGGERS: Final = (Path(__file__).parent / "triggers.sql").read_text("utf-8")

POSTGRES_ONLY: Final = """
CREATE TABLE seven_seas (version BIGINT NOT NULL);
INSERT INTO seven_seas VALUES (0);
CREATE TABLE writers (id TEXT PRIMARY KEY, written BIGINT NOT NULL, since TIMESTAMPTZ NOT NULL)
"""
"""Tables that only PostgreSQL has: the version, and each writing process's last commit."""


def version_of(session: Session, name: str) -> int:
    """The database's version, 0 if it is empty; UnusableDatabase if it isn't ours."""
    ((is_ours,),) = session.execute("SELECT to_regclass('seven_seas') IS NOT NULL")
    if is_ours:
        ((version,),) = session.execute("SELECT version FROM seven_seas")
        return int(version)
    ((tables,),) = session.execute(
        "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
    )
    if tables:
        raise UnusableDatabase(f"The database {name} belongs to another program.")
    return 0


def upgraded(session: Session, name: str) -> int:
    """Bring the database to the newest version, in one transaction, and return that version."""
    with session.psycopg.transaction():
        session.execute("SELECT pg_advisory_xact_lock(?)", (APPLICATION,))
        version = version_of(session, name)
        refuse_newer(name, version)
        if version < newest():
            if not version:
                session.psycopg.execute(POSTGRES_ONLY)
            session.psycopg.execute(FUNCTIONS)
            for step, script in migrations().items():
                for statement in definitions(script) if step > version else ():
                    session.psycopg.execute(statement.encode())
            session.psycopg.execute(TRIGGERS)
            session.execute("UPDATE seven_seas SET version = ?", (newest(),))
    return newest()


BOT: Final = APPLICATION + 1
"""The key of a running bot's lock; an upgrading start holds the key before it."""

READERS: Final = 4
"""Connections for reading; if all are busy, a read waits."""
SECONDS_TO_REACH: Final = 0.1
"""Seconds after which a read fails if no connection exists or is being made."""
SECONDS_TO_READ: Final = 10.0
"""Seconds that a read waits for a busy connection; thousands of reads at a start take less."""


class PostgresDatabase(Database):
    """A database on a server."""

    def __init__(self, url: str, name: str, guard: EpochGuard | None = None) -> None:
        """Describe the database; name: for messages, without a password."""
        self._url = url
        self._name = name
        self._guard = guard
        self._readers: AsyncConnectionPool[psycopg.AsyncConnection[Any]] | None = None
        self._writer: Writer

    async def version(self) -> int:
        return await asyncio.to_thread(self._asked, version_of)

    async def upgrade(self) -> int:
        return await asyncio.to_thread(self._asked, upgraded)

    @contextmanager
    def session(self, *, write: bool = False) -> Iterator[Session]:
        with explained(self._name), closing(Session(self._url)) as session:
            refuse_other(self._name, version_of(session, self._name))
            session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
            yield session
            session.execute("COMMIT" if write else "ROLLBACK")

    async def look(self) -> None:
        """Open it read-only, without an upgrade."""
        refuse_other(self._name, await self.version())
        await self._open_readers()

    async def connect(self, committed: Committed) -> None:
        if self._readers is not None:
            return
        await self.upgrade()
        connection = await asyncio.to_thread(PostgresConnection, self._url, self._name, self._guard)
        self._writer = Writer(connection, committed)
        await self._open_readers()

    async def close(self) -> None:
        readers, self._readers = self._readers, None
        if readers is None:
            return
        try:
            await readers.close()
        finally:
            if hasattr(self, "_writer"):
                await self._writer.close()

    async def read(self, query: str, values: Values = ()) -> Sequence[Any]:
        statement = translated(query)
        given = statement.values(values)
        if (readers := self._readers) is None:
            raise StoreError("The database cannot be read: it is closed.")
        with explained(self._name):
            try:
                return await _rows(readers, statement.sql.encode(), given)
            except PoolTimeout:
                raise
            except psycopg.OperationalError:  # the connection broke, maybe while idle
                await readers.check()
                return await _rows(readers, statement.sql.encode(), given)

    async def write(self, *statements: Statement) -> int:
        return await self._writer.write(*statements)

    async def scrub(self) -> None:
        """Remove deleted rows from the tables; PostgreSQL reuses their space later."""
        await self._writer.alone("VACUUM")

    @contextmanager
    def held(self) -> Iterator[None]:
        """Lock the database for one bot until the block ends; StoreError if one is running."""
        with explained(self._name):
            session = Session(self._url)
        with closing(session):
            ((is_ours,),) = session.execute("SELECT pg_try_advisory_lock(?)", (BOT,))
            if not is_ours:
                raise StoreError(
                    f"Another bot is running on the database {self._name}: stop it first."
                )
            yield

    def _asked(self, question: Callable[[Session, str], int]) -> int:
        with explained(self._name), closing(Session(self._url)) as session:
            return question(session, self._name)

    async def _open_readers(self) -> None:
        self._readers = AsyncConnectionPool(
            conninfo_of(self._url),
            kwargs={"autocommit": True, "cursor_factory": psycopg.AsyncRawCursor},
            configure=set_up,
            min_size=0,
            max_size=READERS,
            timeout=SECONDS_TO_READ,
            reconnect_timeout=0.0,
            open=False,
        )
        await self._readers.open()


async def _rows(
    readers: AsyncConnectionPool[psycopg.AsyncConnection[Any]],
    query: bytes,
    values: Sequence[Value],
) -> Sequence[Any]:
    try:
        connection = await readers.getconn(SECONDS_TO_REACH)
    except PoolTimeout:
        if not readers.get_stats()["pool_size"]:  # the server cannot be reached
            raise
        connection = await readers.getconn()
    try:
        return tuple(await (await connection.execute(query, values)).fetchall())
    finally:
        await readers.putconn(connection)
