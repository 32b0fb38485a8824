"""What other processes have changed in the database, as PostgreSQL tells whoever listens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import psycopg

from data.base.ports import Server
from data.postgres.connection import conninfo_of, explained

CHANNEL: Final = "settings"


async def settings_changed(server: Server) -> AsyncIterator[tuple[str, int] | None]:
    """The scope and id of every setting that changes, first of all None once changes are heard.

    Whoever writes one hears of it, too. Ends with a StoreError when the connection is lost.
    """
    with explained(str(server)):
        connection = await psycopg.AsyncConnection.connect(conninfo_of(server.url), autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            yield None
            async for notice in connection.notifies():
                scope, _, of = notice.payload.partition(":")
                yield scope, int(of)
