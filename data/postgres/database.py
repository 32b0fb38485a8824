"""A database of PostgreSQL behind the store: one connection writes, a few read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, Final

import psycopg

from data.base.database import APPLICATION, StoreError
from data.base.upgrade import refuse_other
from data.base.writer import Statement, Value, Values, Writer
from data.postgres.connection import Session, connected, explained
from data.postgres.dialect import translated
from data.postgres.schema import upgraded, version_of
from data.postgres.writing import UNGUARDED, Guard, PostgresConnection

BOT: Final = APPLICATION + 1
"""The key of the lock that a running bot holds; a start that upgrades holds the one before it."""

READERS: Final = 4
"""Connections that read; whoever comes while all are busy waits."""


class PostgresDatabase:
    """A database on a server; see data/databases.py."""

    def __init__(self, url: str, name: str, guard: Guard = UNGUARDED) -> None:
        """name: what it is called in words, without a password."""
        self._url = url
        self._name = name
        self._guard = guard
        self._idle: list[psycopg.AsyncConnection[Any]] = []
        self._turns = asyncio.Semaphore(READERS)
        self._is_open = False
        self._writer: Writer | None = None

    async def version(self) -> int:
        """Its version, 0 if it is empty."""
        return await asyncio.to_thread(self._asked, version_of)

    async def upgrade(self) -> int:
        """Bring it to the newest version."""
        return await asyncio.to_thread(self._asked, upgraded)

    @contextmanager
    def session(self, *, write: bool = False) -> Iterator[Session]:
        """A transaction that sees one moment; write: what it changes is kept at its end."""
        with explained(self._name), closing(Session(self._url)) as session:
            refuse_other(self._name, version_of(session, self._name))
            session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
            yield session
            session.execute("COMMIT" if write else "ROLLBACK")

    async def look(self) -> None:
        """Open it as it is, only to read."""
        refuse_other(self._name, await self.version())
        self._is_open = True

    async def connect(self, committed: Callable[[float], object]) -> None:
        """Bring it to the newest version, and open it; twice is once.

        committed: is told on the writer's thread how many seconds each commit took.
        """
        if self._is_open:
            return
        await self.upgrade()
        connection = await asyncio.to_thread(PostgresConnection, self._url, self._name, self._guard)
        self._writer = Writer(connection, committed)
        self._is_open = True

    async def close(self) -> None:
        """Finish the writes that have begun and close it, if it was ever opened."""
        if not self._is_open:
            return
        self._is_open = False
        for connection in self._idle:
            await connection.close()
        if self._writer is not None:
            await self._writer.close()

    async def read(self, query: str, values: Values = ()) -> Sequence[Any]:
        """The rows of a query."""
        statement = translated(query)
        given = statement.values(values)
        async with self._turns:
            if not self._is_open:
                raise StoreError("The database cannot be read: it is closed.")
            with explained(self._name):
                return await self._read(statement.sql.encode(), given)

    async def write(self, *statements: Statement) -> int:
        """Keep all of these or none; see `Writer.write`."""
        return await self._open_writer().write(*statements)

    async def scrub(self) -> None:
        """Take deleted rows out of the tables; their room is written over in time."""
        await self._open_writer().alone("VACUUM")

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keep every other bot away until the block ends; StoreError if one is running."""
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

    def _open_writer(self) -> Writer:
        if self._writer is None:
            raise StoreError("The database cannot be written: it is closed.")
        return self._writer

    async def _read(self, query: bytes, values: Sequence[Value]) -> Sequence[Any]:
        """The rows, by a connection that waits or else by a new one."""
        is_new = not self._idle
        connection = await connected(self._url) if is_new else self._idle.pop()
        try:
            rows = await (await connection.execute(query, values)).fetchall()
        except BaseException as error:
            await connection.close()
            if is_new or not isinstance(error, psycopg.OperationalError):
                raise
            return await self._read(query, values)  # it broke while it waited
        if self._is_open:
            self._idle.append(connection)
        else:  # closed meanwhile
            await connection.close()
        return tuple(rows)
