"""The database file: opens it durably, and explains its faults."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import aiosqlite

from engine.tables.model.refusals import Unreadable
from engine.tables.ports import NotKept

APPLICATION = 0x37534541
"""Marks our files ("7SEA"); the first migration writes it."""

WAIT = 5.0
"""Seconds to wait for another program that holds the database."""

DURABLE = (
    "PRAGMA foreign_keys = ON",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA secure_delete = ON",
    "PRAGMA journal_size_limit = 4194304",
)
"""The settings of a writing connection: committed rows survive a power cut, readers never wait for
a writer, deleted data is overwritten, and a log that grew while somebody read for long shrinks."""


class StoreError(Exception):
    """The database cannot be used; the text names the file and the reason, in one sentence."""


class NotWritten(StoreError, NotKept):
    """The write failed: the disk is full or broken, or another program holds the file."""


class LeaseLost(NotWritten):
    """Another process has taken over the rows to be written."""


class UnreadableTable(StoreError, Unreadable):
    """This version could not have written the table's row."""


class UnusableDatabase(StoreError):
    """Retrying can't help: the file is damaged, foreign, of a later version, or closed to us."""


class DamagedDatabase(UnusableDatabase):
    """The file's content is damaged; only a backup helps."""


LASTING = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY}
"""SQLite's codes of errors that last until the host fixes something."""

DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}

REMEDY = "put back a backup with `db restore FILE`"


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn SQLite's errors into a StoreError that names the file."""
    try:
        yield
    except (sqlite3.Error, OSError, ValueError) as error:  # ValueError: the connection is closed
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF  # without its details
        sentence = f"The database {path} cannot be used: {error}"
        if code in DAMAGED:
            raise DamagedDatabase(f"{sentence}; {REMEDY}.") from error
        kind = UnusableDatabase if code in LASTING else StoreError
        hint = "; it needs a local disk" if code == sqlite3.SQLITE_IOERR else ""
        raise kind(f"{sentence}{hint}.") from error


def address(path: Path, mode: str = "rw") -> str:
    """The file as an SQLite URI; mode: "rwc" creates it, "rw" and "ro" require it."""
    return f"{path.absolute().as_uri()}?mode={mode}"


@contextmanager
def removed_unless_renamed(part: Path) -> Iterator[None]:
    """Create an empty file, readable by its owner only; delete it unless renamed."""
    parts = [part.with_name(part.name + end) for end in ("", "-journal", "-wal", "-shm")]
    for left in parts:  # by a program that was killed
        left.unlink(missing_ok=True)
    part.touch(0o600)
    try:
        yield
    finally:
        for left in parts:
            left.unlink(missing_ok=True)


@asynccontextmanager
async def connected(path: Path, mode: str = "rw") -> AsyncIterator[aiosqlite.Connection]:
    """A connection that is closed at the end of the block; mode: as for `address`."""
    with explained(path):
        connection = await connect(path, mode)
        try:
            yield connection
        finally:
            await closed(connection)


async def connect(path: Path, mode: str = "rw") -> aiosqlite.Connection:
    """A connection without implicit transactions, to a file that is ours or still empty.

    A cancelled call still waits for its thread, which would outlive the event loop.
    """
    opening = asyncio.create_task(_connect(path, mode))
    try:
        return await asyncio.shield(opening)
    except asyncio.CancelledError:
        await asyncio.wait({opening})
        if not opening.cancelled() and opening.exception() is None:
            await opening.result().close()
        raise


async def closed(connection: aiosqlite.Connection) -> None:
    """Close it; if that is cancelled, still wait for its thread, as `connect` does."""
    closing = asyncio.create_task(connection.close())
    try:
        await asyncio.shield(closing)
    except asyncio.CancelledError:
        await asyncio.wait({closing})
        raise


async def _connect(path: Path, mode: str) -> aiosqlite.Connection:
    uri = address(path, mode)
    sqlite3.connect(uri, uri=True).close()  # otherwise aiosqlite would leave a thread behind
    connection = await aiosqlite.connect(uri, uri=True, isolation_level=None, timeout=WAIT)
    try:
        is_ours = await number(connection, "PRAGMA application_id") == APPLICATION
        if not is_ours and await number(connection, "SELECT count(*) FROM sqlite_schema"):
            raise UnusableDatabase(f"The database {path} belongs to another program.")
    except BaseException:
        await connection.close()
        raise
    return connection


async def number(connection: aiosqlite.Connection, query: str) -> int:
    """The single number that this query returns."""
    return int(next(iter(await connection.execute_fetchall(query)))[0])
