"""The one way into the database: all writes, in transactions that several may share.

A commit waits for the disk. Writes that arrive meanwhile are committed together by the next one,
so that two hundred tables pressing at once wait for two commits, not for two hundred.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import aiosqlite

from data.database import StoreError
from engine.tables.ports import Taken

Statement: TypeAlias = tuple[str, Sequence[Any]]
"""SQL and its values."""

TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)


@dataclass(frozen=True, slots=True)
class _Write:
    """Statements that are kept together or not at all, and who waits for the last row's id."""

    statements: tuple[Statement, ...]
    done: asyncio.Future[int]


class Writer:
    """Commits writes in the order in which they came; owns the connection."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._waiting: list[_Write] = []
        self._drain: asyncio.Task[None] | None = None

    async def write(self, *statements: Statement) -> int:
        """Keep all of these or none; durable when it returns with the id of the last new row.

        Raises Taken if a row with this key is there, StoreError if the database fails.
        """
        write = _Write(statements, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._drain is None or self._drain.done():
            self._drain = asyncio.create_task(self._commit_all())
        return await write.done

    async def close(self) -> None:
        """Finish what is waiting, then close the connection."""
        if self._drain is not None:
            await self._drain
        await self._connection.close()

    async def _commit_all(self) -> None:
        """Batch after batch until nobody waits: one task, hence one transaction at a time."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                results = await self._commit(batch)
            except Exception as error:  # whatever it is, nobody may wait for ever
                results = [StoreError(f"The database cannot be written: {error}.")] * len(batch)
            for write, result in zip(batch, results, strict=True):
                _settle(write.done, result)

    async def _commit(self, batch: Iterable[_Write]) -> list[int | Exception]:
        """What became of each write; an sqlite3.Error if the transaction as a whole failed."""
        writes = [write.statements for write in batch]
        connection: Any = self._connection
        raw = connection._conn  # noqa: SLF001 - aiosqlite has no public way to do, in one visit
        visit = connection._execute(_committed, raw, writes)  # noqa: SLF001 - what takes many:
        results: list[int | Exception] = await visit  # and a busy loop comes back late from each
        return results


def _committed(
    connection: sqlite3.Connection, writes: Iterable[tuple[Statement, ...]]
) -> list[int | Exception]:
    """Commit these writes together, in the worker thread; what became of each."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        results = [_kept(connection, statements) for statements in writes]
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.rollback()
        raise
    return results


def _kept(connection: sqlite3.Connection, statements: tuple[Statement, ...]) -> int | Exception:
    """One write; a key that is taken undoes this one alone, anything else the transaction."""
    whole = len(statements) == 1  # a single statement undoes itself
    row: int = 0
    try:
        if not whole:
            connection.execute("SAVEPOINT one")
        for sql, values in statements:
            row = connection.execute(sql, values).lastrowid or 0
    except sqlite3.IntegrityError as error:
        if not whole:
            connection.execute("ROLLBACK TO one")
        if error.sqlite_errorcode in TAKEN:
            return Taken(str(error))
        return StoreError(f"The database refuses this: {error}.")
    return row


def _settle(done: asyncio.Future[int], result: int | Exception) -> None:
    if done.done():  # whoever asked has stopped waiting
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
