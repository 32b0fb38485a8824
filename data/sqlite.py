"""A SQLite file for the store: the writer's connection writes, aiosqlite reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import aiosqlite

from data.base.database import (
    DURABLE,
    WAIT,
    NotWritten,
    StoreError,
    address,
    closed,
    connect,
    explained,
)
from data.base.ports import Database
from data.base.upgrade import current, refuse_other, upgrade
from data.base.writer import Committed, Connection, Statement, Value, Values, Write, Writer
from engine.tables.ports import Taken

TAKEN: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)

TRIES: Final = 3
"""Attempts to empty the log while somebody reads it."""


class SqliteDatabase(Database):
    """A file with one connection that writes and another that reads; see data/store.py."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer: Writer
        self._reader: aiosqlite.Connection

    async def version(self) -> int:
        return await current(self._path)

    async def upgrade(self) -> int:
        return await upgrade(self._path)

    @contextmanager
    def session(self, *, write: bool = False) -> Iterator[SqliteSession]:
        uri = address(self._path, "rw" if write else "ro")
        with explained(self._path):
            connection = sqlite3.connect(
                uri, uri=True, isolation_level=None, timeout=WAIT, factory=SqliteSession
            )
            with closing(connection):
                ((version,),) = connection.execute("PRAGMA user_version")
                refuse_other(self._path, version)
                connection.execute("PRAGMA foreign_keys = ON")
                connection.execute("BEGIN IMMEDIATE" if write else "BEGIN")
                yield connection
                connection.execute("COMMIT")

    async def connect(self, committed: Committed) -> None:
        if hasattr(self, "_writer"):
            return
        await upgrade(self._path)
        with explained(self._path):
            writer = Writer(_connected(self._path), committed)
            try:
                self._reader = await connect(self._path, "ro")
            except BaseException:
                await writer.close()
                raise
            self._writer = writer

    async def close(self) -> None:
        if not hasattr(self, "_writer"):
            return
        # The reader closes first: the last connection moves the log into the file.
        try:
            await closed(self._reader)
        finally:
            await self._writer.close()

    async def read(self, query: str, values: Values = ()) -> Sequence[Any]:
        with explained(self._path):
            return tuple(await self._reader.execute_fetchall(query, values))

    async def write(self, *statements: Statement) -> int:
        return await self._writer.write(*statements)

    async def scrub(self) -> None:
        """Rewrite the file and empty its log, so that no deleted data is left.

        Commits wait on the writer's thread during it. StoreError if somebody else reads for too
        long and the log cannot be emptied.
        """
        await self._writer.alone("VACUUM")
        for _ in range(TRIES):
            if not await self._writer.alone("PRAGMA wal_checkpoint(TRUNCATE)"):
                return
            await asyncio.sleep(0.1)
        raise StoreError(f"The log of {self._path} cannot be emptied: somebody reads the database.")


class SqliteSession(sqlite3.Connection):
    """One transaction, as a Session."""

    def columns(self) -> Mapping[str, Sequence[str]]:
        query = """
SELECT t.name, c.name FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY t.name, c.name
"""
        found: dict[str, list[str]] = {}
        for table, column in self.execute(query):
            found.setdefault(table, []).append(column)
        return found

    def insert(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Value]]) -> None:
        names = ", ".join(columns)
        marks = ", ".join("?" for _ in columns)
        self.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)  # noqa: S608 - ours

    def last_id(self) -> int:
        rows = self.execute("SELECT seq FROM sqlite_sequence WHERE name = 'tables'").fetchall()
        return int(rows[0][0]) if rows else 0

    def set_last_id(self, number: int) -> None:
        self.execute("DELETE FROM sqlite_sequence WHERE name = 'tables'")
        self.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('tables', ?)", (number,))


class SqliteConnection(sqlite3.Connection, Connection):
    """The connection that writes."""

    def keep(self, writes: Sequence[Write]) -> list[int | Exception]:
        with _as_not_written():
            self.execute("BEGIN IMMEDIATE")
            try:
                results = [self._kept(write) for write in writes]
                self.execute("COMMIT")
            except BaseException:
                if self.in_transaction:
                    self.rollback()
                raise
        return results

    def _kept(self, write: Write) -> int | Exception:
        """Run one write. A taken key undoes only this write; other errors undo the transaction."""
        rows: Sequence[Sequence[int]] = ()
        try:
            self.execute("SAVEPOINT one")
            for sql, values in write:
                rows = self.execute(sql, values).fetchall()
        except sqlite3.IntegrityError as error:
            self.execute("ROLLBACK TO one")
            if error.sqlite_errorcode in TAKEN:
                return Taken(str(error))
            return StoreError(f"The database refuses this: {error}.")
        return rows[0][0] if rows else 0

    def alone(self, sql: str) -> int:
        with _as_not_written():
            row = self.execute(sql).fetchone()
        return 0 if row is None else int(row[0])


def _connected(path: Path) -> SqliteConnection:
    """A connection to the file, which must exist, be ours and have the newest version."""
    connection = sqlite3.connect(
        address(path),
        uri=True,
        isolation_level=None,
        timeout=WAIT,
        check_same_thread=False,
        factory=SqliteConnection,
    )
    for pragma in DURABLE:
        connection.execute(pragma)
    return connection


@contextmanager
def _as_not_written() -> Iterator[None]:
    """Turn temporary errors, such as a full disk, into NotWritten."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise NotWritten(f"The database cannot be written: {error}.") from error
