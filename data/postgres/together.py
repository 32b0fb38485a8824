"""Cooperation of several processes: jobs that one does at a time, and announced settings."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from zlib import crc32

import psycopg

from data.base.database import APPLICATION
from data.base.ports import Server
from data.postgres.connection import conninfo_of, explained

CHANNEL: Final = "settings"
JOB: Final = APPLICATION + 3
"""The first key of a job's lock; the second comes from its name."""
TAKE: Final = "SELECT pg_advisory_lock(%s::int4, %s::int4)"
LONGEST: Final = "SET idle_session_timeout = '10min'"
"""A hanging process loses its job after that time."""


class Jobs:
    """The jobs of the processes on one database."""

    def __init__(self, server: Server) -> None:
        self._server = server

    @asynccontextmanager
    async def alone(self, job: str) -> AsyncIterator[None]:
        """Wait until no other process does this job, and keep it until the block ends.

        StoreError if the database fails before this process has the job.
        """
        with explained(str(self._server)):
            connection = await psycopg.AsyncConnection.connect(
                conninfo_of(self._server.url), autocommit=True
            )
        try:
            with explained(str(self._server)):
                await connection.execute(LONGEST)
                await connection.execute(TAKE, (JOB, crc32(job.encode()) >> 1))
            yield
        finally:
            await connection.close()


async def settings_changed(server: Server) -> AsyncIterator[tuple[str, int] | None]:
    """The scope and id of each setting that changes; first None, once it listens.

    A process hears its own changes, too. Ends with a StoreError when the connection is lost.
    """
    with explained(str(server)):
        connection = await psycopg.AsyncConnection.connect(conninfo_of(server.url), autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            yield None
            async for notice in connection.notifies():
                scope, _, of = notice.payload.partition(":")
                yield scope, int(of)
