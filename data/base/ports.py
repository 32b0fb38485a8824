"""What both kinds of databases offer; where one is, and whose tables are meant: shards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias
from urllib.parse import urlsplit

from data.base.writer import Statement, Value, Values


@dataclass(frozen=True, slots=True)
class Server:
    """A database on a server of PostgreSQL. What is printed of it holds no password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


@dataclass(frozen=True, slots=True)
class ShardRange:
    """Discord's shards from `first` to `last`, counted from 0, of `total`, with their servers."""

    first: int
    last: int
    total: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.total}"

    @property
    def numbers(self) -> range:
        """Each of its shards."""
        return range(self.first, self.last + 1)


EVERY_SERVER: Final = ShardRange(0, 0, 1)
"""What one process has that shares with none, however many connections it makes."""

Where: TypeAlias = Path | Server
"""Where a database is: the path of a file of SQLite, or a server."""


class Rows(Protocol):
    """The rows that a statement gives, from the first on."""

    def __iter__(self) -> Iterator[Any]:
        """Each of them."""

    def fetchall(self) -> Sequence[Any]:
        """All of them."""


class Session(Protocol):
    """One transaction, for what is done beside a running bot or without one."""

    def execute(self, sql: str, values: Values = (), /) -> Rows:
        """Run a statement."""

    def executemany(self, sql: str, rows: Iterable[Sequence[Value]], /) -> object:
        """Run a statement with each of these values."""

    def columns(self) -> Mapping[str, Sequence[str]]:
        """The columns of each table that both kinds of databases have."""

    def insert(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Value]]) -> None:
        """Add rows that the other kind of database may have given."""

    def last_id(self) -> int:
        """The highest id that a table ever had."""

    def set_last_id(self, number: int) -> None:
        """Give the next table the id after this one."""


class Database(Protocol):
    """Where the statements of a store are kept and answered; StoreError if it fails.

    Before `connect` and after `close` only these two may be called.
    """

    async def version(self) -> int:
        """Its version, 0 if it is empty."""

    async def upgrade(self) -> int:
        """Make it if it is missing, bring it to the newest version, and return that version."""

    def session(self, *, write: bool = False) -> AbstractContextManager[Session]:
        """A transaction that sees one moment; write: what it changes is kept at its end.

        StoreError for a database that has not the newest version.
        """

    async def connect(self, committed: Callable[[float], object]) -> None:
        """Make it or bring it to the newest version, and open it; twice is once.

        committed: is told on the writer's thread how many seconds each commit took.
        """

    async def close(self) -> None:
        """Finish the writes that have begun and close it, if it was ever opened."""

    async def read(self, query: str, values: Values = ()) -> Sequence[Any]:
        """The rows of a query."""

    async def write(self, *statements: Statement) -> int:
        """Keep all of these or none; durable when it returns with the last one's first number.

        Taken if a row with this key is there.
        """

    async def scrub(self) -> None:
        """Take what is left of deleted rows out of free space; commits wait meanwhile."""
