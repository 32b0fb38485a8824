"""SQLite under a store: the connection of a file, stores in memory, traces of an id in files."""

import json
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from data import sql
from data.base.upgrade import migrations
from data.base.writer import Committed, Statement, Values
from data.sqlite import SqliteConnection, SqliteDatabase
from data.store import SqlStore, result_of
from data.table_row import table_of
from engine.core import Seat
from engine.tables.model.result import Result
from engine.tables.model.table import Table
from engine.tables.ports import MoveRow

Rows: TypeAlias = Sequence[Any]


def connection_of(store: SqlStore) -> SqliteConnection:
    """The connection that writes."""
    assert isinstance(store._database, SqliteDatabase)
    connection = store._database._writer._connection
    assert isinstance(connection, SqliteConnection)
    return connection


@cache
def empty() -> bytes:
    """A database of the newest version, made once."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for script in migrations().values():
            connection.executescript(script)
        return connection.serialize()


class InMemory(SqliteDatabase):
    """A database that answers at once, on the thread of the test."""

    def __init__(self, content: bytes | None = None) -> None:
        super().__init__(Path("in memory"))
        self.connection = sqlite3.connect(
            ":memory:", isolation_level=None, factory=SqliteConnection
        )
        self.connection.deserialize(content or empty())
        self.connection.execute("PRAGMA foreign_keys = ON")

    async def connect(self, _: Committed) -> None:
        pass

    async def close(self) -> None:
        self.connection.close()

    async def read(self, query: str, values: Values = ()) -> Rows:
        return self.connection.execute(query, values).fetchall()

    async def write(self, *statements: Statement) -> int:
        (result,) = self.connection.keep([statements])
        if isinstance(result, Exception):
            raise result
        return result


class StoreInMemory(SqlStore):
    """A store for tests of the gate, which may look into it; counts how often moves are read."""

    def __init__(self) -> None:
        self.database = InMemory()
        super().__init__(self.database)
        self.reads = 0

    async def moves(self, table_id: int) -> Sequence[MoveRow]:
        self.reads += 1
        return await super().moves(table_id)

    def ask(self, query: str, *values: int) -> Rows:
        return self.database.connection.execute(query, values).fetchall()

    @property
    def tables(self) -> Mapping[int, Table]:
        return {row[0]: table_of(row) for row in self.ask(sql.ALL_TABLES)}

    def rows(self, table: int) -> Sequence[MoveRow]:
        return [MoveRow(*row) for row in self.ask(sql.MOVES, table)]

    def marks(self, table: int) -> Sequence[tuple[Seat, str]]:
        return tuple(self.ask("SELECT seat, mark FROM marks WHERE table_id = ?", table))


async def results_at(store: SqlStore, table: int) -> Sequence[Result]:
    """The results of a table, by seat; () unless it is finished."""
    rows = await store.read(sql.RESULTS_AMONG, {"tables": f"[{table}]"})
    return tuple(map(result_of, rows))


def traces(user: int, names: Collection[str] = ()) -> tuple[bytes, ...]:
    """How a file of SQLite may hold this id and these names: digits, integers, UTF-8 and JSON."""
    forms = [str(user).encode(), user.to_bytes(8, "big"), _varint(user)]
    for name in filter(None, names):
        forms += [name.encode(), json.dumps(name, ensure_ascii=False)[1:-1].encode()]
    return tuple(dict.fromkeys(forms))


def _varint(number: int) -> bytes:
    """SQLite's form of an integer that is a key: seven bits in each byte, the last one first bit 0.

    A ninth byte has eight bits.
    """
    if number >= 1 << 56:
        head, tail = number >> 8, [number & 0xFF]
    else:
        head, tail = number >> 7, [number & 0x7F]
    while head:
        tail.insert(0, (head & 0x7F) | 0x80)
        head >>= 7
    return bytes(tail)


def holds(path: Path, forms: Sequence[bytes]) -> bool:
    """True if the file, or its log, contains any of these; a file that is not there does not."""
    files = [file for file in (path, path.with_name(f"{path.name}-wal")) if file.exists()]
    return any(form in file.read_bytes() for file in files for form in forms)


def names_in(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())
