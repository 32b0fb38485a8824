"""Jobs that one process of several does at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import psycopg

from data.base.ports import Server
from data.postgres.connection import conninfo_of, explained

KNOWN: Final = "INSERT INTO jobs VALUES (%s) ON CONFLICT DO NOTHING"
TAKE: Final = "SELECT name FROM jobs WHERE name = %s FOR UPDATE SKIP LOCKED"
SECONDS_BETWEEN: Final = 1.0
"""Seconds between two looks whether a job is free."""
LONGEST: Final = "SET idle_in_transaction_session_timeout = '10min'"
"""A process that hangs loses its job after that."""


class Jobs:
    """The jobs of the processes on one database."""

    def __init__(self, server: Server) -> None:
        self._server = server

    @asynccontextmanager
    async def alone(self, job: str) -> AsyncIterator[None]:
        """Wait until no other process does this job, and keep it until the block ends.

        StoreError if the database fails meanwhile.
        """
        with explained(str(self._server)):
            connection = await psycopg.AsyncConnection.connect(
                conninfo_of(self._server.url), autocommit=True
            )
        try:
            with explained(str(self._server)):
                await connection.execute(LONGEST)
                await connection.execute(KNOWN, (job,))
                while not await _is_taken(connection, job):  # noqa: ASYNC110 - nothing tells
                    await asyncio.sleep(SECONDS_BETWEEN)
            yield
        finally:
            await connection.close()


async def _is_taken(connection: psycopg.AsyncConnection[Any], job: str) -> bool:
    """Take the job, in a transaction that keeps it; False if another process has it."""
    await connection.execute("BEGIN")
    if await (await connection.execute(TAKE, (job,))).fetchone():
        return True
    await connection.execute("ROLLBACK")
    return False
