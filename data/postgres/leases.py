"""Leases: which process has which shards, so that no two ever write for the same one.

A process that takes shards holds a lock on each for as long as its session lasts. It renews its
lease every second, and writes under an epoch that nobody had before. A write checks the epoch in
its own transaction, under locks that the next owner waits for. So a process that was frozen and has
lost its shards finds out before it commits.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

import psycopg

from data.base.database import APPLICATION, LeaseLost, NotWritten, StoreError
from data.base.ports import Server, ShardRange
from data.base.writer import Statement
from data.postgres.connection import connected, explained
from data.postgres.database import BOT

SECONDS_HELD: Final = 12.0
"""Seconds without a renewal after which shards may be taken."""
SECONDS_DROPPED: Final = 3.0
"""The same if the holder's session has ended: its process died, or must start a new one."""
SECONDS_TO_ANSWER: Final = 10.0
"""Seconds without an answer after which the connection is given up."""
SECONDS_BETWEEN_IDENTIFIES: Final = 5.5
"""Seconds between two identifies of one bucket: Discord's five, and a margin for the network."""

SHARD: Final = APPLICATION
"""The first key of the locks that a session holds, one for each of its shards."""
WRITING: Final = APPLICATION + 1
"""The first key of the locks of each writing transaction; several transactions share them."""
TAKING: Final = APPLICATION + 2
"""The key of the lock for taking shards, one process at a time."""

NOW: Final = "extract(epoch FROM clock_timestamp())"

NAMED: Final = "seven-seas "
WAITING: Final = "seven-seas standby "
"""The prefix of a standby's name in the server's list of sessions."""
CONNECTED: Final = "SELECT set_config('application_name', $1, false)"

RANGES: Final = f"""
SELECT first, last, total, epoch, holder, version,
  CASE WHEN heard > 0 THEN {NOW} - heard END,
  {NOW} - extract(epoch FROM pg_postmaster_start_time()),
  EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid::int8 = {SHARD} AND objid::int8 = first
  ),
  (SELECT {NOW} - extract(epoch FROM backend_start) FROM pg_stat_activity
    WHERE pid = pg_backend_pid())
FROM leases WHERE shard = first ORDER BY total, first
"""  # noqa: S608 - our own

SESSIONS: Final = """
SELECT DISTINCT pid FROM pg_locks
WHERE locktype = 'advisory' AND objsubid = 2 AND objid::int8 BETWEEN $1 AND $2
  AND classid::int8 BETWEEN $3 AND $4
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  AND pid != pg_backend_pid()
"""
"""Other sessions that hold these shards or write for them."""

END: Final = f"SELECT pg_terminate_backend(pid, 3000) FROM ({SESSIONS}) AS sessions"  # noqa: S608

HOLD: Final = (
    "SELECT pg_try_advisory_lock($1::int4, shard::int4) FROM generate_series($2, $3) AS shard"
)

LAST_WRITES: Final = (
    "SELECT pg_advisory_xact_lock($1::int4, shard::int4) FROM generate_series($2, $3) AS shard"
)
"""Waits until the former owners have ended their last transactions."""

TAKE: Final = f"""
INSERT INTO leases SELECT shard, $1, $2, $3, (SELECT coalesce(max(epoch), 0) + 1 FROM leases),
  $4, $5, {NOW} FROM generate_series($1, $2) AS shard
ON CONFLICT (shard) DO UPDATE SET
  (first, last, total, epoch, holder, version, heard) = (excluded.first, excluded.last,
    excluded.total, excluded.epoch, excluded.holder, excluded.version, excluded.heard)
RETURNING epoch
"""  # noqa: S608 - as above

RENEW: Final = f"UPDATE leases SET heard = {NOW} WHERE epoch = $1 RETURNING shard"  # noqa: S608 - as above

GIVE_BACK: Final = "UPDATE leases SET heard = 0 WHERE epoch = $1 RETURNING shard"

IDENTIFY: Final = f"""
INSERT INTO identifies VALUES ($1, {NOW}) ON CONFLICT (bucket) DO UPDATE SET at = excluded.at
WHERE excluded.at - identifies.at NOT BETWEEN 0 AND {SECONDS_BETWEEN_IDENTIFIES} RETURNING bucket
"""  # noqa: S608 - as above

WHO_WAITS: Final = """
SELECT application_name FROM pg_stat_activity
WHERE starts_with(application_name, $1) AND datname = current_database() ORDER BY 1
"""

TABLES: Final = """
SELECT (guild >> 22) % $1, count(*) FROM tables
WHERE guild IS NOT NULL AND status IN ('lobby', 'running') AND NOT aside GROUP BY 1
"""  # Discord's formula, as in data/sql.py

LOCKED: Final = (
    "SELECT pg_advisory_xact_lock_shared(CAST(? AS INT4), CAST(shard AS INT4))"
    " FROM generate_series(?, ?) AS shard"
)
COUNTED: Final = "SELECT count(*) FROM leases WHERE epoch = ?"

TAKEN_OVER: Final = "Another process has taken over these shards."


class _NotFree(StoreError):
    """Another session holds the locks."""


@dataclass(frozen=True, slots=True)
class Lease:
    """A range of shards that a process has, or had.

    age: seconds since the last renewal; None if they were given back. up: seconds since the
    server's start, before which nobody could renew. is_locked: True if the holder's session lasts.
    looked: seconds since the start of the reader's own session: if all sessions were cut, a holder
    has had as long to begin a new one.
    """

    shards: ShardRange
    epoch: int
    holder: str
    version: str
    age: float | None
    up: float
    is_locked: bool = True
    looked: float = 0.0

    @property
    def is_free(self) -> bool:
        """True if any process may take them."""
        if self.age is None or min(self.age, self.up) > SECONDS_HELD:
            return True
        return not self.is_locked and min(self.age, self.looked) > SECONDS_DROPPED


@dataclass(slots=True)
class EpochGuard:
    """Lets a process write only under the epoch at which it took these shards.

    lost: called on the writer's thread when the epoch is over.
    """

    shards: ShardRange
    epoch: int
    lost: Callable[[], object]

    @property
    def statements(self) -> Sequence[Statement]:
        """See `Guard`."""
        first, last = self.shards.first, self.shards.last
        return (LOCKED, (WRITING, first, last)), (COUNTED, (self.epoch,))

    def check(self, answers: Sequence[psycopg.Cursor[Any]]) -> None:
        """See `Guard`."""
        if answers[-1].fetchone() != (len(self.shards.numbers),):
            self.lost()
            raise LeaseLost(TAKEN_OVER)


@dataclass(frozen=True, slots=True)
class _Session:
    """A connection within a transaction; is_new: it holds no locks yet."""

    connection: psycopg.AsyncConnection[Any]
    is_new: bool

    async def rows(self, query: str, *values: int | str) -> Sequence[Any]:
        """The rows of a query."""
        return await (await self.connection.execute(query.encode(), values)).fetchall()


class Leases:
    """A session that takes, renews and gives back shards; StoreError if it breaks.

    The next call begins a new one. holder: the process's name. version: of its program.
    """

    def __init__(self, server: Server, holder: str, version: str) -> None:
        self._waits = False
        self._server = server
        self._holder = holder
        self._version = version
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._alone = asyncio.Lock()

    async def ranges(self) -> Sequence[Lease]:
        """All ranges that anybody ever took, as last divided."""
        async with self._transaction() as session:
            return await _ranges(session)

    async def wait(self) -> None:
        """Register as a standby until this process takes some."""
        if not self._waits:
            self._waits = True
            await self.close()
            async with self._transaction():
                pass  # a new session registers itself

    async def waiting(self) -> Sequence[str]:
        """The names of the standbys."""
        async with self._transaction() as session:
            rows = await session.rows(WHO_WAITS, WAITING)
        return [name.removeprefix(WAITING) for (name,) in rows]

    async def tables(self, total: int) -> Mapping[int, int]:
        """The number of open tables by shard, for this total of shards."""
        async with self._transaction() as session:
            return dict(await session.rows(TABLES, total))

    async def take(self, shards: ShardRange) -> int | None:
        """Take these shards and return the new epoch; None if any of them isn't free.

        StoreError if others hold shards of another total: every server has one owner.
        """
        with suppress(_NotFree):
            async with self._transaction() as session:
                await session.rows("SELECT pg_advisory_xact_lock($1)", TAKING)
                if not _are_free(shards, await _ranges(session)):
                    return None
                await _lock(session, shards, WRITING)
                await session.rows(LAST_WRITES, WRITING, shards.first, shards.last)
                given = (shards.first, shards.last, shards.total, self._holder, self._version)
                taken = await session.rows(TAKE, *given)
                await session.rows(CONNECTED, NAMED + self._holder)
                self._waits = False
                return int(taken[0][0])
        return None

    async def renew(self, shards: ShardRange, epoch: int) -> None:
        """Renew the lease, in a new session if need be; LeaseLost if another process has it.

        A restarted server has forgotten the locks, but not the leases.
        """
        async with self._transaction() as session:
            if session.is_new:
                await session.rows("SELECT pg_advisory_xact_lock($1)", TAKING)
            if len(await session.rows(RENEW, epoch)) != len(shards.numbers):
                raise LeaseLost(TAKEN_OVER)
            if session.is_new:
                await _lock(session, shards, SHARD)

    async def give_back(self, epoch: int) -> None:
        """Give the shards back: others may take them at once."""
        async with self._transaction() as session:
            await session.rows(GIVE_BACK, epoch)
            await session.rows("SELECT pg_advisory_unlock_all()")
        await self.close()

    async def may_identify(self, bucket: int) -> bool:
        """True if a shard of this bucket of Discord's may identify now; the next has to wait."""
        async with self._transaction() as session:
            return bool(await session.rows(IDENTIFY, bucket))

    async def close(self) -> None:
        """End the session, which releases its locks."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.Error):
                await connection.close()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[_Session]:
        """A transaction of this session; an error ends the session."""
        async with self._alone:
            try:
                with explained(str(self._server)):
                    async with asyncio.timeout(SECONDS_TO_ANSWER):
                        is_new = self._connection is None
                        connection = self._connection or await self._connected()
                        async with connection.transaction():
                            yield _Session(connection, is_new)
            except TimeoutError as error:
                await self.close()
                raise NotWritten(f"The database {self._server} does not answer.") from error
            except BaseException:
                await self.close()
                raise

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        self._connection = connection = await connected(self._server.url)
        name = (WAITING if self._waits else NAMED) + self._holder
        await connection.execute(CONNECTED, (name,))
        return connection


async def _ranges(session: _Session) -> Sequence[Lease]:
    rows = await session.rows(RANGES)
    return [Lease(ShardRange(*row[:3]), *row[3:]) for row in rows]


async def _lock(session: _Session, shards: ShardRange, last_key: int) -> None:
    """Lock these shards for this session; _NotFree if that fails.

    First ends the sessions that no longer have a right to locks on them, from key SHARD on.
    """
    await session.rows(END, shards.first, shards.last, SHARD, last_key)
    locked = await session.rows("SELECT pg_try_advisory_lock_shared($1)", BOT)
    locked = [*locked, *await session.rows(HOLD, SHARD, shards.first, shards.last)]
    if not all(is_ours for (is_ours,) in locked):
        raise _NotFree(f"Somebody else holds the locks of shards {shards}.")


def _are_free(shards: ShardRange, ranges: Sequence[Lease]) -> bool:
    """True if nobody has any of these shards; StoreError if some have another total."""
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
