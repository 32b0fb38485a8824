"""The connection under a SQLite store."""

from data.sqlite import SqliteConnection, SqliteDatabase
from data.store import SqlStore


def connection_of(store: SqlStore) -> SqliteConnection:
    """The connection that writes."""
    assert isinstance(store._database, SqliteDatabase)
    connection = store._database._writer._connection
    assert isinstance(connection, SqliteConnection)
    return connection
