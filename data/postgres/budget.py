"""How many requests a second each process may make, so that all together stay below one limit."""

from __future__ import annotations

from typing import Any, Final

import psycopg

from data.base.ports import Server
from data.postgres.connection import connected, explained

LOCK: Final = "SELECT pg_advisory_xact_lock(1936024432)"
"""So that one process counts after the other. The number is this lock's alone."""
FORGET: Final = "DELETE FROM budgets WHERE until < clock_timestamp()"
COME: Final = """
INSERT INTO budgets VALUES (%(process)s, 0, clock_timestamp() + %(seconds)s * interval '1 second')
ON CONFLICT (process) DO UPDATE SET until = excluded.until
"""
SHARE: Final = """
UPDATE budgets SET thousandths = least(
  %(all)s / (SELECT count(*) FROM budgets),
  %(all)s - (SELECT coalesce(sum(thousandths), 0) FROM budgets WHERE process <> %(process)s)
) WHERE process = %(process)s RETURNING thousandths
"""
"""An equal share, but no more than the others have left."""
GO: Final = "DELETE FROM budgets WHERE process = %s"


class Budget:
    """The requests a second of all processes on one database, and this process's share.

    process: its name, that no other has.
    """

    def __init__(self, server: Server, process: str) -> None:
        self._server = server
        self._process = process

    async def share(self, a_second: float, seconds: float) -> float:
        """The requests a second that this process may make for so many seconds; StoreError.

        a_second: of all together. Whoever comes gets what is left, and an equal share once the
        others have asked again.
        """
        named = {"process": self._process, "seconds": seconds, "all": int(a_second * 1000)}
        with explained(str(self._server)):
            async with await self._connected() as connection:
                await connection.execute(LOCK)
                await connection.execute(FORGET)
                await connection.execute(COME, named)
                row = await (await connection.execute(SHARE, named)).fetchone()
        return float(row[0]) / 1000 if row else 0.0

    async def give_back(self) -> None:
        """Leave the share to the others; StoreError."""
        with explained(str(self._server)):
            async with await self._connected() as connection:
                await connection.execute(GO, (self._process,))

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        """A connection whose block is a transaction, and which is closed at its end."""
        url = self._server.url
        return await connected(url, autocommit=False, cursor_factory=psycopg.AsyncCursor)
