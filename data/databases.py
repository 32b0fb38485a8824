"""Opens a store's database, of either kind."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from data.base.database import UnusableDatabase
from data.base.ports import Database, Server, Where
from data.sqlite import SqliteDatabase

if TYPE_CHECKING:
    from data.postgres.database import PostgresDatabase


def database_at(where: Where) -> Database:
    """The database at this place, not yet connected."""
    return SqliteDatabase(where) if isinstance(where, Path) else _on(where)


@asynccontextmanager
async def looked_at(server: Server) -> AsyncIterator[Database]:
    """A server's database, opened read-only and not upgraded."""
    database = _on(server)
    await database.look()
    try:
        yield database
    finally:
        await database.close()


def held(server: Server) -> AbstractContextManager[None]:
    """Lock a server's database for this process; StoreError if another has it."""
    return _on(server).held()


def _on(server: Server) -> PostgresDatabase:
    """The database; only this function loads a server's libraries."""
    try:
        from data.postgres.database import PostgresDatabase
    except ImportError as error:
        raise UnusableDatabase(
            f"The database {server} needs the extra `cluster`: install bot/deploy/cluster.lock."
        ) from error
    return PostgresDatabase(server.url, str(server))
