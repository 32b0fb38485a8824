"""A connection to PostgreSQL: opens it, queries it, and explains its errors."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from psycopg.abc import AdaptContext
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.numeric import Int8BinaryDumper
from psycopg.types.string import StrBinaryDumper, TextLoader

from data.base.database import NotWritten, StoreError, UnusableDatabase
from data.base.writer import Value, Values
from data.postgres.dialect import YES_OR_NO, translated
from engine.tables.ports import Taken

SECONDS_TO_CONNECT: Final = 5
"""Seconds after which a server that doesn't answer counts as away."""
SECONDS_SILENT: Final = 8
"""Seconds of silence after which the server ends a session that keeps others waiting."""

OWN_TABLES: Final = ("seven_seas", "writers")
"""Tables that only PostgreSQL has."""

DEFAULTS: Final[Mapping[str, str | int]] = {
    "application_name": "seven-seas",
    "connect_timeout": SECONDS_TO_CONNECT,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""Defaults of a connection, which its URL may replace: a silent server is noticed in time."""

SESSION: Final = """
SELECT set_config('TimeZone', 'UTC', false), set_config('client_min_messages', 'warning', false),
  set_config('lock_timeout', '5s', false),
  set_config('default_transaction_isolation', 'read committed', false),
  set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
  set_config('tcp_keepalives_count', '3', false),
  set_config('idle_in_transaction_session_timeout', '30s', false),
  CASE WHEN current_setting('synchronous_commit') IN ('off', 'local')
  THEN set_config('synchronous_commit', 'on', false) END
"""
"""Settings of each connection: a commit waits for the disk, and no lock is held forever.

A transaction that waited for a lock reads what was committed by then: with an older snapshot, an
`EpochGuard` would let a process write after it lost its shards.
"""


def conninfo_of(url: str) -> str:
    """The connection string for libpq; UnusableDatabase if the URL isn't a valid address."""
    try:
        given = conninfo_to_dict(url)
    except psycopg.Error:  # its text may contain a part of the password
        raise UnusableDatabase(
            "DATABASE_URL cannot be read: write postgresql://user:password@host/database, and"
            " signs like @ or / in the password as %40 and %2F."
        ) from None
    return make_conninfo("", **{**DEFAULTS, **given})


def adapt(context: AdaptContext) -> None:
    """Send every whole number and text as one type, and read JSON as text."""
    context.adapters.register_dumper(int, Int8BinaryDumper)
    context.adapters.register_dumper(str, StrBinaryDumper)
    for name in ("json", "jsonb"):
        context.adapters.register_loader(name, TextLoader)


async def set_up(connection: psycopg.AsyncConnection[Any]) -> None:
    """Prepare a new connection for this package's SQL."""
    adapt(connection)
    await connection.execute(SESSION)


async def connected(url: str) -> psycopg.AsyncConnection[Any]:
    """Connect asynchronously, and close on failure or cancellation; raises psycopg's errors."""
    connection = await psycopg.AsyncConnection.connect(
        conninfo_of(url), autocommit=True, cursor_factory=psycopg.AsyncRawCursor
    )
    try:
        await set_up(connection)
    except BaseException:  # cancellations, too
        await connection.close()
        raise
    return connection


class Session:
    """A port's Session: a connection that takes this package's SQL and returns rows in its form."""

    def __init__(self, url: str, *, prepares: bool = False) -> None:
        """Connect; raises psycopg's errors.

        prepares: keep the plan of each statement. Drop such a connection after an error in a group
        of statements: it is unknown which plans exist.
        """
        self.psycopg = psycopg.connect(
            conninfo_of(url),
            autocommit=True,
            cursor_factory=psycopg.RawCursor,
            prepare_threshold=0 if prepares else None,
        )
        adapt(self.psycopg)
        self.psycopg.execute(SESSION)

    def execute(self, sql: str, values: Values = (), /) -> psycopg.Cursor[Any]:
        statement = translated(sql)
        return self.psycopg.execute(statement.sql.encode(), statement.values(values))

    def columns(self) -> Mapping[str, Sequence[str]]:
        query = """
SELECT table_name, column_name FROM information_schema.columns
WHERE table_schema = current_schema()
ORDER BY table_name COLLATE "C", column_name COLLATE "C"
"""
        found: dict[str, list[str]] = {}
        for table, column in self.execute(query):
            if table not in OWN_TABLES:
                found.setdefault(table, []).append(column)
        return found

    def insert(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Value]]) -> None:
        names = ", ".join(f'"{column}"' for column in columns)
        logical = [column in YES_OR_NO for column in columns]
        with (
            self.psycopg.cursor() as cursor,
            cursor.copy(f"COPY {table} ({names}) FROM STDIN".encode()) as copy,
        ):
            for row in rows:
                pairs = zip(row, logical, strict=True)
                copy.write_row([bool(value) if as_bool else value for value, as_bool in pairs])

    def last_id(self) -> int:
        ((number, is_used),) = self.execute("SELECT last_value, is_called FROM tables_id_seq")
        return int(number) if is_used else 0

    def set_last_id(self, number: int) -> None:
        self.execute("SELECT setval('tables_id_seq', ?, ?)", (max(number, 1), number > 0))

    def close(self) -> None:
        self.psycopg.close()


@contextmanager
def explained(name: str) -> Iterator[None]:
    """Turn psycopg's errors into the store's; name: of the database, without a password."""
    try:
        yield
    except (psycopg.Error, UnicodeError, OverflowError) as error:
        # the server's first line: others have values of rows
        primary = error.diag.message_primary if isinstance(error, psycopg.Error) else None
        words = " ".join((primary or str(error)).split()).rstrip(".")
        if isinstance(error, psycopg.errors.UniqueViolation):
            raise Taken(words) from error
        if isinstance(error, psycopg.errors.IntegrityError):
            raise StoreError(f"The database refuses this: {words}.") from error
        if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):  # maybe temporary
            raise NotWritten(f"The database {name} cannot be used now: {words}.") from error
        raise StoreError(f"The database {name} cannot be used: {words}.") from error
