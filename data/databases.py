"""Opens a store's database, of either kind."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from data.base.database import UnusableDatabase
from data.base.ports import Database, Server, Where
from data.sqlite import SqliteDatabase

if TYPE_CHECKING:
    from data.postgres.database import PostgresDatabase


def database_at(where: Where) -> Database:
    """The database at this place, not yet connected."""
    return SqliteDatabase(where) if isinstance(where, Path) else database_on(where)


def database_on(server: Server) -> PostgresDatabase:
    """A server's database; only this function loads the libraries that it needs."""
    try:
        from data.postgres.database import PostgresDatabase
    except ImportError as error:
        raise UnusableDatabase(
            f"The database {server} needs the extra `cluster`: install bot/deploy/cluster.lock."
        ) from error
    return PostgresDatabase(server.url, str(server))
