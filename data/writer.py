"""All writes to the database, in transactions that several writes may share.

A commit waits for the disk. Writes that arrive meanwhile are committed together by the next one,
so two hundred tables pressing at once wait for two commits, not for two hundred.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import TypeAlias

from data.database import DURABLE, WAIT, NotWritten, StoreError, address
from engine.tables.ports import Taken

Value: TypeAlias = int | float | str | None
"""What a column may hold."""

Statement: TypeAlias = tuple[str, Sequence[Value] | Mapping[str, Value]]
"""SQL and its values."""

TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)


@dataclass(frozen=True, slots=True)
class _Write:
    """Statements that are kept together or not at all; `done` receives the last row's id.

    alone: one statement that no transaction may hold; `done` receives its first number.
    """

    statements: tuple[Statement, ...]
    done: asyncio.Future[int]
    alone: bool = False


class Writer:
    """Commits writes in the order in which they came, on a thread that owns the connection."""

    def __init__(self, path: Path, committed: Callable[[float], object] = lambda _: None) -> None:
        """Open the file, which is there, is ours and has the newest version; needs a loop.

        committed: is told on the thread how many seconds each commit took.
        """
        self._connection = _connect(path)
        self._waiting: SimpleQueue[_Write | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._is_open = True
        self._committed = committed
        self._ended = asyncio.Event()
        Thread(target=self._commit_all, name="database writer", daemon=True).start()

    async def write(self, *statements: Statement) -> int:
        """Keep all of these or none; durable when it returns with the id of the last new row.

        Raises Taken if a row with this key is there, StoreError if the database fails.
        """
        return await self._written(_Write(statements, self._loop.create_future()))

    async def alone(self, sql: str) -> int:
        """Run a statement between two transactions, e.g. VACUUM; the first number that it gives."""
        return await self._written(_Write(((sql, ()),), self._loop.create_future(), alone=True))

    async def _written(self, write: _Write) -> int:
        if not self._is_open:
            raise StoreError("The database cannot be written: it is closed.")
        self._waiting.put(write)
        return await write.done

    async def close(self) -> None:
        """Finish what is waiting, then close the connection."""
        if self._is_open:
            self._is_open = False
            self._waiting.put(None)
        await self._ended.wait()

    def _commit_all(self) -> None:
        """Commit group after group until the writer is closed; runs on the thread."""
        is_closing = False
        while not is_closing:
            waiting = [self._waiting.get()]
            while not self._waiting.empty():
                waiting.append(self._waiting.get())
            is_closing = None in waiting
            for group in _groups([write for write in waiting if write is not None]):
                self._commit(group)
        self._connection.close()
        self._loop.call_soon_threadsafe(self._ended.set)

    def _commit(self, group: Sequence[_Write]) -> None:
        results: Sequence[int | Exception]
        began = perf_counter()
        try:
            if group[0].alone:
                results = [_alone(self._connection, group[0].statements[0][0])]
            else:
                results = _results(self._connection, [write.statements for write in group])
        except Exception as error:  # of any kind: no caller may wait for ever
            kind = NotWritten if isinstance(error, sqlite3.OperationalError) else StoreError
            results = [kind(f"The database cannot be written: {error}.")] * len(group)
        if group:
            self._committed(perf_counter() - began)
        self._loop.call_soon_threadsafe(_settle, group, results)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        address(path), uri=True, isolation_level=None, timeout=WAIT, check_same_thread=False
    )
    for pragma in DURABLE:
        connection.execute(pragma)
    return connection


def _groups(writes: Sequence[_Write]) -> Iterator[list[_Write]]:
    """The writes in their order, in groups that share a transaction."""
    for alone, several in groupby(writes, key=lambda write: write.alone):
        group = list(several)
        yield from [[write] for write in group] if alone else [group]


def _alone(connection: sqlite3.Connection, sql: str) -> int:
    row = connection.execute(sql).fetchone()
    return 0 if row is None else int(row[0])


def _results(
    connection: sqlite3.Connection, writes: Sequence[tuple[Statement, ...]]
) -> list[int | Exception]:
    """Commit these writes and say what became of each; raises if the whole transaction failed."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        results = [_keep(connection, statements) for statements in writes]
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.rollback()
        raise
    return results


def _keep(connection: sqlite3.Connection, statements: tuple[Statement, ...]) -> int | Exception:
    """Run one write. A taken key undoes this write alone; any other error, the transaction."""
    single = len(statements) == 1  # SQLite undoes a single statement by itself
    row = 0
    try:
        if not single:
            connection.execute("SAVEPOINT one")
        for sql, values in statements:
            row = connection.execute(sql, values).lastrowid or 0
    except sqlite3.IntegrityError as error:
        if not single:
            connection.execute("ROLLBACK TO one")
        if error.sqlite_errorcode in TAKEN:
            return Taken(str(error))
        return StoreError(f"The database refuses this: {error}.")
    return row


def _settle(group: Sequence[_Write], results: Sequence[int | Exception]) -> None:
    """Wake everybody who waits for these writes; runs in the event loop."""
    for write, result in zip(group, results, strict=True):
        if write.done.done():  # the caller has stopped waiting
            continue
        if isinstance(result, Exception):
            write.done.set_exception(result)
        else:
            write.done.set_result(result)
