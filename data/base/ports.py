"""The ports of both kinds of databases, their addresses, and ranges of shards."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias
from urllib.parse import urlsplit

from data.base.writer import Committed, Statement, Value, Values


@dataclass(frozen=True, slots=True)
class Server:
    """A PostgreSQL database on a server. Its text form hides the password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


@dataclass(frozen=True, slots=True)
class ShardRange:
    """A range of Discord's shards, `first` to `last` of `total`, counted from 0."""

    first: int
    last: int
    total: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.total}"

    @property
    def numbers(self) -> range:
        """The numbers of its shards."""
        return range(self.first, self.last + 1)


EVERY_SERVER: Final = ShardRange(0, 0, 1)
"""The range of a process that has every server, over any number of connections."""

Where: TypeAlias = Path | Server
"""The place of a database: the path of a SQLite file, or a server."""


class Session(Protocol):
    """One transaction, for work outside the running store."""

    def execute(self, sql: str, values: Values = (), /) -> Iterable[Any]:
        """Run a statement; the rows of its result, in order."""

    def columns(self) -> Mapping[str, Sequence[str]]:
        """The columns of each table that both kinds of databases have."""

    def insert(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Value]]) -> None:
        """Add rows, which may come from the other kind of database."""

    def last_id(self) -> int:
        """The highest id that a table ever had."""

    def set_last_id(self, number: int) -> None:
        """Make the next table's id the one after this."""


class Database(Protocol):
    """A store's database, of either kind; StoreError if it fails.

    Before `connect` and after `close` only `connect` and `close` may be called.
    """

    async def version(self) -> int:
        """The database's version; 0 if it is empty."""

    async def upgrade(self) -> int:
        """Create it if it is missing, bring it to the newest version, and return that version."""

    def session(self, *, write: bool = False) -> AbstractContextManager[Session]:
        """A transaction on one snapshot; write: commit its changes at the end.

        StoreError for a database that isn't of the newest version.
        """

    async def connect(self, committed: Committed) -> None:
        """Create it or bring it to the newest version, and open it; a second call does nothing."""

    async def close(self) -> None:
        """Finish the writes that have begun, and close it if it was opened."""

    async def read(self, query: str, values: Values = ()) -> Sequence[Any]:
        """The rows of a query."""

    async def write(self, *statements: Statement) -> int:
        """Keep all of these or none, durably; returns the first number of the last one's result.

        Taken if a row with this key exists.
        """

    async def scrub(self) -> None:
        """Remove the remains of deleted rows from free space; commits wait until it is done."""
