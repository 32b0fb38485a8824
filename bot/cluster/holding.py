"""Take shards, keep them, and stop the process when others have taken over."""

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from typing import Final

from bot.config import Settings
from bot.host.errors import HostError
from bot.parts import Concurrency
from data.base.database import LeaseLost, NotWritten, StoreError
from data.base.ports import Server, ShardRange
from data.postgres.connection import SECONDS_SILENT
from data.postgres.database import PostgresDatabase
from data.postgres.leases import ALL_BUCKETS, LOOKS, Lease, Leases
from data.postgres.writing import EpochGuard

log = logging.getLogger(__name__)

SECONDS_BETWEEN_PINGS: Final = 1.0
"""Between pings of the database, and between looks at the clock that reveal a freeze."""
SECONDS_BETWEEN_TRIES: Final = 0.5
"""Between attempts to take shards or identify."""
SAFE_PAUSE: Final = (LOOKS - 1) * SECONDS_BETWEEN_TRIES - SECONDS_BETWEEN_PINGS
"""Seconds after a ping in which no other process can take the shards."""


class TakenOver(HostError):
    """Another process has taken this one's shards; restart to wait for free ones."""


def wanted(settings: Settings, ranges: Sequence[Lease]) -> Sequence[ShardRange]:
    """The ranges that a process would take, in order: its own, then free ones of the same total.

    A standby has none of its own. Without a total it takes that of the last process.
    """
    last = max(ranges, key=lambda lease: lease.epoch).shards if ranges else None
    own = settings.shards or last
    free = [x.shards for x in ranges if own and x.shards.total == own.total and x.is_free]
    return free if settings.shards is None or settings.standby else [settings.shards, *free]


class Holding:
    """The shards that this process has taken, under this epoch."""

    def __init__(self, server: Server, leases: Leases, shards: ShardRange, epoch: int) -> None:
        """Start holding; the current task is cancelled when the shards are lost."""
        self.shards = shards
        self.is_lost = False
        self._leases = leases
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.current_task()
        self._awake = self._loop.time()
        self._buckets = 0
        guard = EpochGuard(shards, epoch, lambda: self._loop.call_soon_threadsafe(self.lose))
        self.database = PostgresDatabase(server.url, str(server), guard)

    async def watch(self) -> None:
        """Ping the database every second, so that it doesn't end the session, until cancelled.

        The first ping comes at once: after a slow start, no request may go to Discord before it.
        Losing the database loses no shards yet: they belong to the first process to lock them
        again.
        """
        is_reached, pause = True, 0.0
        while not self.is_lost:
            await asyncio.sleep(pause)
            began, pause = self._loop.time(), SECONDS_BETWEEN_PINGS
            try:
                await self._leases.keep()
            except LeaseLost:
                self.lose()
            except StoreError as error:
                if is_reached:
                    log.warning("keeping shards %s without the database: %s", self.shards, error)
                    pause = 0.0
                is_reached = False
            else:
                if not is_reached:
                    log.info("keeping shards %s as before", self.shards)
                is_reached = True
                if self._loop.time() - began < SECONDS_SILENT:  # else it may precede a freeze
                    self._awake = self._loop.time()

    @property
    def may_send(self) -> bool:
        """True while no other process can have taken this one's shards.

        After a freeze it must first find out whether it still has them.
        """
        return not self.is_lost and self._loop.time() - self._awake < SAFE_PAUSE

    async def stay_awake(self) -> None:
        """Look at the clock until cancelled: a gap reveals that this process was frozen."""
        while True:
            if self.may_send:
                self._awake = self._loop.time()
            await asyncio.sleep(SECONDS_BETWEEN_PINGS)

    def lose(self) -> None:
        """Stop this process because another one has its shards."""
        if not self.is_lost:
            self.is_lost = True
            log.error("shards %s were taken over by another process: stopping", self.shards)
            if self._task is not None:
                self._task.cancel()

    async def pace(self, seconds: float) -> bool:
        """True if no process has started a session for this many seconds."""
        try:
            return await self._leases.may_identify(ALL_BUCKETS, seconds)
        except StoreError as error:
            log.warning("the database doesn't say whether a session may start: %s", error)
            return False

    async def identify(self, shard: int, concurrency: Concurrency) -> None:
        """Wait until this shard may identify: one of each bucket at a time, over all processes."""
        if not self._buckets:  # Discord answers this twice in five seconds, not once for each shard
            self._buckets = await concurrency()
        bucket = shard % self._buckets
        while True:
            try:
                if await self._leases.may_identify(bucket):
                    return
            except StoreError as error:
                log.warning("shard %d waits for the database to identify: %s", shard, error)
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)


@asynccontextmanager
async def held(
    server: Server, settings: Settings, stand_by: Callable[[], object]
) -> AsyncIterator[Holding]:
    """Wait for shards, and hold them until the block ends.

    TakenOver if they are lost before that, or if a request is held back because they may be.
    stand_by: called again and again during the wait.
    """
    await PostgresDatabase(server.url, str(server)).upgrade()
    leases = Leases(server, f"{socket.gethostname()}-{os.getpid()}", version("seven-seas"))
    holding = None
    try:
        holding = await _found(server, leases, settings, stand_by)
        yield holding
    except asyncio.CancelledError:
        if holding is None or not holding.is_lost:
            raise
        raise TakenOver(f"shards {holding.shards} were taken over by another process") from None
    except ConnectionError:
        if holding is None or holding.may_send:
            raise
        raise TakenOver(
            f"shards {holding.shards} may have been taken over by another process"
        ) from None
    finally:
        with suppress(StoreError):  # the end of this process frees them as well
            await leases.give_back()


async def _found(
    server: Server, leases: Leases, settings: Settings, stand_by: Callable[[], object]
) -> Holding:
    """Take shards as soon as some are free."""
    is_told = False
    while True:
        try:
            for shards in wanted(settings, await leases.ranges()):
                if (epoch := await leases.take(shards)) is not None:
                    log.info("this process has shards %s", shards)
                    return Holding(server, leases, shards, epoch)
            await leases.wait()
        except NotWritten as error:
            log.warning("cannot see whether shards are free: %s", error)
        if not is_told:
            is_told = True
            log.info("no shards are free: standing by")
        stand_by()
        await asyncio.sleep(SECONDS_BETWEEN_TRIES)
