"""Leases of shards, so that no two processes ever write for the same one.

The session of a process that takes shards holds an advisory lock on each. PostgreSQL frees the
locks when it ends the session: at once if the process dies, after some seconds if it falls silent.
Each take has a new epoch. A write locks the rows of its epoch until it
commits, and the next owner waits for that. So a process that was frozen and has lost its shards
finds out before it commits.

This module also makes processes take turns at jobs, and announces changed settings.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final
from zlib import crc32

import psycopg

from data.base.database import APPLICATION, LeaseLost, NotWritten, StoreError, UnusableDatabase
from data.base.ports import Server, ShardRange
from data.postgres.connection import SECONDS_SILENT, connected, conninfo_of, explained
from data.postgres.database import BOT
from data.postgres.writing import OWNED, TAKEN_OVER

LOOKS: Final = 7
"""Looks in a row without a session of the holder, after which its shards may be taken.

That gives a healthy holder time for a new session, e.g. after a restart of the server.
"""
SECONDS_TO_ANSWER: Final = 10.0
"""Seconds without an answer after which the connection is given up."""
SECONDS_BETWEEN_IDENTIFIES: Final = 5.5
"""Seconds between two identifies of one bucket: Discord's five, and a margin for the network."""
ALL_BUCKETS: Final = -1
"""The number under which a pause between identifies of all buckets is kept."""
OLDEST: Final = 15
"""The oldest major version of PostgreSQL; those before 14 never end an idle session."""

SHARD: Final = APPLICATION
"""The first key of the locks that a session holds, one for each of its shards."""
TAKING: Final = APPLICATION + 2
"""The key of the lock under which one process at a time takes shards."""

OWNER: Final = "seven-seas "
STANDBY: Final = "seven-seas standby "
"""The prefix of a standby's name in the server's list of sessions."""
NAMED: Final = "SELECT set_config('application_name', $1, false)"
LIMITED: Final = """
SELECT set_config('idle_session_timeout', $1, false),
  set_config('idle_in_transaction_session_timeout', $1, false)
"""

RANGES: Final = f"""
SELECT first, last, total, epoch, holder, version, EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid::int8 = {SHARD} AND objid::int8 = first
  )
FROM leases WHERE shard = first ORDER BY total, first
"""  # noqa: S608 - our own

LOCK: Final = f"""
SELECT pg_try_advisory_lock_shared({BOT}) UNION ALL
SELECT pg_try_advisory_lock({SHARD}, shard::int4) FROM generate_series($1, $2) AS shard
"""  # noqa: S608 - as above

TAKE: Final = """
INSERT INTO leases SELECT shard, $1, $2, $3, (SELECT coalesce(max(epoch), 0) + 1 FROM leases),
  $4, $5 FROM generate_series($1, $2) AS shard
ON CONFLICT (shard) DO UPDATE SET
  (first, last, total, epoch, holder, version) = (excluded.first, excluded.last, excluded.total,
    excluded.epoch, excluded.holder, excluded.version)
RETURNING epoch
"""

IDENTIFY: Final = """
INSERT INTO identifies VALUES ($1, extract(epoch FROM clock_timestamp()))
ON CONFLICT (bucket) DO UPDATE SET at = excluded.at
WHERE excluded.at - identifies.at NOT BETWEEN 0 AND $2 RETURNING bucket
"""

WHO_WAITS: Final = """
SELECT application_name FROM pg_stat_activity
WHERE starts_with(application_name, $1) AND datname = current_database() ORDER BY 1
"""


@dataclass(frozen=True, slots=True)
class Lease:
    """A range of shards that a process holds, or held.

    holder: "" if they were given back. is_connected: True if the holder's session lasts. looks: the
    number of looks in a row that found no session.
    """

    shards: ShardRange
    epoch: int
    holder: str
    version: str
    is_connected: bool
    looks: int = 0

    @property
    def is_free(self) -> bool:
        """True if any process may take them."""
        return not self.is_connected and (not self.holder or self.looks >= LOOKS)


class Leases:
    """A session that takes, keeps and gives back shards; StoreError if it breaks.

    The next call begins a new one. holder: the process's name. version: of its program.
    """

    def __init__(self, server: Server, holder: str, version: str) -> None:
        self._server = server
        self._holder = holder
        self._version = version
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._held: tuple[ShardRange, int] | None = None
        self._looks: Mapping[int, int] = {}
        self._alone = asyncio.Lock()

    async def ranges(self) -> Sequence[Lease]:
        """Look at all ranges of the latest division."""
        async with self._session() as session:
            return await self._ranges(session, 1)

    async def wait(self) -> None:
        """Register as a standby until this process takes shards, or the session ends."""
        async with self._session() as session:
            await _rows(session, NAMED, STANDBY + self._holder)

    async def waiting(self) -> Sequence[str]:
        """The names of the standbys."""
        async with self._session() as session:
            rows = await _rows(session, WHO_WAITS, STANDBY)
        return [name.removeprefix(STANDBY) for (name,) in rows]

    async def take(self, shards: ShardRange) -> int | None:
        """Take these shards and return the new epoch; None if any of them isn't free.

        StoreError if others hold shards of another total: every server has one owner.
        """
        async with self._session() as session:
            async with session.transaction():
                await _rows(session, "SELECT pg_advisory_xact_lock($1)", TAKING)
                free = _are_free(shards, await self._ranges(session, 0))
                if not free or not await self._locked(session, shards):
                    return None
                given = (shards.first, shards.last, shards.total, self._holder, self._version)
                ((epoch,), *_) = await _rows(session, TAKE, *given)
            self._held = shards, epoch
            return int(epoch)

    async def keep(self) -> None:
        """Ping the server to keep the session; LeaseLost if others took over."""
        async with self._session() as session:
            await _rows(session, "SELECT 1")

    async def give_back(self) -> None:
        """End the session; if it has shards, others may take them at once."""
        if self._held is not None:
            given = "UPDATE leases SET holder = '' WHERE epoch = $1"
            async with self._session() as session:
                await _rows(session, f"{given} RETURNING pg_advisory_unlock_all()", self._held[1])
            self._held = None
        await self.close()

    async def may_identify(self, bucket: int, seconds: float = SECONDS_BETWEEN_IDENTIFIES) -> bool:
        """True if a shard of this bucket of Discord's may identify now; the next has to wait."""
        async with self._session() as session:
            return bool(await _rows(session, IDENTIFY, bucket, seconds))

    async def close(self) -> None:
        """End the session, which releases its locks."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.Error):
                await connection.close()

    @asynccontextmanager
    async def _session(self) -> AsyncIterator[psycopg.AsyncConnection[Any]]:
        """The session, a new one if the last has ended; an error ends it."""
        async with self._alone:
            try:
                with explained(str(self._server)):
                    async with asyncio.timeout(SECONDS_TO_ANSWER):
                        yield self._connection or await self._connected()
            except TimeoutError as error:
                await self.close()
                raise NotWritten(f"The database {self._server} does not answer.") from error
            except BaseException:
                await self.close()
                raise

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        """Begin a session, and lock the shards of this process again if it has any."""
        self._connection = session = await connected(self._server.url)
        if (version := session.info.server_version // 10_000) < OLDEST:
            raise UnusableDatabase(
                f"The database {self._server} runs PostgreSQL {version}, but several processes need"
                f" {OLDEST} or newer."
            )
        if await _rows(session, "SELECT pg_backend_pid()") != [(session.info.backend_pid,)]:
            raise UnusableDatabase(
                f"The database {self._server} is behind a pooler, where no process can keep its"
                " shards: connect to the server itself."
            )
        if self._held is not None:
            shards, epoch = self._held
            is_locked = await self._locked(session, shards)
            if len(await _rows(session, OWNED, epoch)) != len(shards.numbers):
                raise LeaseLost(TAKEN_OVER)
            if not is_locked:
                raise NotWritten(f"Another session still has the locks of shards {shards}.")
        return session

    async def _ranges(self, session: psycopg.AsyncConnection[Any], look: int) -> Sequence[Lease]:
        """All ranges; look: 1 to count this as a look at each, 0 to repeat the last one."""
        rows = await _rows(session, RANGES)
        before = self._looks
        self._looks = {row[3]: before.get(row[3], 0) + look for row in rows if not row[6]}
        return [
            Lease(ShardRange(*of), epoch, holder, version, there, self._looks.get(epoch, 0))
            for *of, epoch, holder, version, there in rows
        ]

    async def _locked(self, session: psycopg.AsyncConnection[Any], shards: ShardRange) -> bool:
        """Lock these shards until the session ends; False if another session has any of them."""
        await _rows(session, NAMED, OWNER + self._holder)
        await _rows(session, LIMITED, f"{SECONDS_SILENT}s")
        if all(is_ours for (is_ours,) in await _rows(session, LOCK, shards.first, shards.last)):
            return True
        await _rows(session, "SELECT pg_advisory_unlock_all()")
        return False


async def _rows(
    session: psycopg.AsyncConnection[Any], query: str, *values: float | str
) -> Sequence[Any]:
    return await (await session.execute(query.encode(), values)).fetchall()


def _are_free(shards: ShardRange, ranges: Sequence[Lease]) -> bool:
    """True if all of these shards are free; StoreError if others hold shards of another total."""
    for lease in ranges:
        if lease.is_free:
            continue
        if lease.shards.total != shards.total:
            raise StoreError(
                f"Shards {shards} cannot run beside {lease.shards} of {lease.holder}: all processes"
                " need the same total."
            )
        if set(lease.shards.numbers) & set(shards.numbers):
            return False
    return True


CHANNEL: Final = "settings"
JOB: Final = APPLICATION + 3
"""The first key of a job's lock; the second comes from its name."""


@asynccontextmanager
async def alone(server: Server, job: str) -> AsyncIterator[None]:
    """Wait until no other process on this server has the job, and hold it until the block ends.

    StoreError if the database fails before this process has the job.
    """
    with explained(str(server)):
        connection = await psycopg.AsyncConnection.connect(conninfo_of(server.url), autocommit=True)
    try:
        with explained(str(server)):
            await connection.execute("SET idle_session_timeout = '10min'")  # for one that hangs
            key = (JOB, crc32(job.encode()) >> 1)
            await connection.execute("SELECT pg_advisory_lock(%s::int4, %s::int4)", key)
        yield
    finally:
        await connection.close()


async def settings_changed(server: Server) -> AsyncIterator[tuple[str, int] | None]:
    """Yield None once it listens, then the scope and id of each changed setting.

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
