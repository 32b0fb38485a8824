"""Takes shards, says that this process is there, and stops it when others have taken over."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from importlib.metadata import version
from typing import Final

from bot.cluster.presses import FirstPresses, LastPresses, answered_by
from bot.config import Settings
from bot.errors import HostError
from bot.parts import Concurrency, Moving, Step, at_once
from data.base.database import LeaseLost, NotWritten, StoreError
from data.base.ports import Server
from data.base.shards import ShardRange
from data.postgres.database import PostgresDatabase
from data.postgres.leases import READY, SECONDS_DROPPED, EpochGuard, Lease, Leases

log = logging.getLogger(__name__)

SECONDS_BETWEEN_SIGNS: Final = 1.0
"""Two may be missed before others take over where the session has ended, else eleven."""
SECONDS_BETWEEN_TRIES: Final = 1.0
"""To take shards, to reach the database again, or to be allowed to identify."""
SECONDS_BETWEEN_LOOKS: Final = 1.0
"""At the clock, which tells whether this process was frozen."""
LONGEST_PAUSE: Final = SECONDS_DROPPED - SECONDS_BETWEEN_SIGNS
"""After which nobody else can have the shards yet, even if the session ended meanwhile."""
LONGEST_HAND_OVER: Final = 120.0
"""Seconds that a process waits for another to be ready; the unit's TimeoutStopSec is longer."""
SECONDS_WITHOUT_HEIR: Final = 5.0
"""Seconds without anybody who gets ready after which a process does not wait any more."""
SECONDS_BETWEEN_STEPS: Final = 0.1
"""Seconds between two looks how far the other process is."""
SECONDS_TO_ARRIVE: Final = 0.05
"""Seconds after which what has been pressed is being answered."""


class TakenOver(HostError):
    """Another process has this one's shards; a new start waits for some that are free."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a process would take: its own shards first, else any range of this total.

    own: None for one that stands by. total: None: that of whoever took shards last.
    """

    own: ShardRange | None = None
    total: int | None = None

    def among(self, ranges: list[Lease]) -> list[ShardRange]:
        """The ranges to try, in this order."""
        free = [lease.shards for lease in self._of_total(ranges) if lease.is_free]
        return [*([self.own] if self.own else []), *free]

    def left(self, ranges: list[Lease]) -> list[Lease]:
        """Those that another process wants to hand over."""
        return [lease for lease in self._of_total(ranges) if lease.is_leaving and not lease.is_free]

    def _of_total(self, ranges: list[Lease]) -> list[Lease]:
        newest = max(ranges, key=lambda lease: lease.epoch, default=None)
        total = self.total or (0 if newest is None else newest.shards.total)
        return [lease for lease in ranges if lease.shards.total == total]


def wanted_by(settings: Settings) -> Wanted:
    """What the settings ask for."""
    total = None if settings.shards is None else settings.shards.total
    return Wanted(None if settings.standby else settings.shards, total)


class Holding:
    """The shards that this process has taken, or takes as soon as the one before is done.

    taken: the epoch at which it has; 0 before that. former: that of the process before.
    """

    def __init__(
        self, server: Server, leases: Leases, shards: ShardRange, *, taken: int = 0, former: int = 0
    ) -> None:
        """Needs a task, which is cancelled when the shards are lost."""
        self.shards = shards
        self.is_lost = False
        self.fault: Exception | None = None
        self._leases = leases
        self._former = former
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.current_task()
        self._taking_over: asyncio.Task[None] | None = None
        self._awake = self._loop.time()
        self._buckets = 0
        self._guard = EpochGuard(shards, taken, lambda: self._loop.call_soon_threadsafe(self.lose))
        self.database = PostgresDatabase(server.url, str(server), self._guard)

    async def begin(self, bot: Moving, restore: Step, go_on: Step) -> None:
        """Begin at once with shards that this process has, else as soon as it has them.

        What people press meanwhile is answered then, unless the process before has done so.
        """
        if self._guard.epoch:
            await at_once(bot, restore, go_on)
        else:
            taking_over = self._take_over(bot, FirstPresses(bot.client), restore, go_on)
            self._taking_over = asyncio.create_task(taking_over)

    async def hand_over(self, bot: Moving) -> bool:
        """Leave the shards to a process that waits for some; False if there is none.

        This one answers until the other is connected. From then on it takes no presses; those
        that it has taken are answered when this returns.
        """
        if not await self.is_followed():
            return False
        try:
            if not self.is_lost and self._guard.epoch and bot.client.is_ready():
                presses = LastPresses(bot.client)
                await self._leases.leave(self.shards)
                log.info("shards %s are handed over", self.shards)
                if await self._is_heir_ready():
                    await bot.publisher.stop()  # edits may take their time, presses may not
                    presses.close()
                    await asyncio.sleep(SECONDS_TO_ARRIVE)
                    await bot.router.stop()
                    await bot.store.set_setting(*answered_by(self.shards), str(presses))
                    return True
        except StoreError as error:
            log.warning("shards %s cannot be handed over: %s", self.shards, error)
        return await self.is_followed()

    async def is_followed(self) -> bool:
        """Whether another process has these shards, or waits for them."""
        with suppress(StoreError):
            is_ours = self._guard.epoch and not self.is_lost
            return not is_ours or bool(await self._leases.waiting())
        return False

    async def _is_heir_ready(self) -> bool:
        """Wait until somebody wants nothing but the shards; False if nobody comes."""
        now = self._loop.time
        until, seen = now() + LONGEST_HAND_OVER, now()
        while now() < min(until, seen + SECONDS_WITHOUT_HEIR):
            heir = await self._leases.heir(self.shards)
            if heir == READY:
                return True
            if heir is not None:
                seen = now()
            await asyncio.sleep(SECONDS_BETWEEN_STEPS)
        log.warning("nobody was ready in time for shards %s", self.shards)
        return False

    async def _take_over(
        self, bot: Moving, presses: FirstPresses, restore: Step, go_on: Step
    ) -> None:
        """Take the shards when they are free, begin, and let what has waited be answered."""
        try:
            self._guard.epoch = await self._left(bot)
            log.info("this process has shards %s", self.shards)
            await restore()
            told = answered_by(self.shards)
            presses.release({*(await bot.store.setting(*told) or "").split()})
            await go_on()
            await bot.store.set_setting(*told, None)
        except Exception as error:  # nobody waits for this task
            self._end(error)

    async def _left(self, bot: Moving) -> int:
        """The epoch at which the shards were taken, as soon as the other process has left them."""
        is_ready = False
        while True:
            try:
                if bot.client.is_ready() and not is_ready:
                    await self._leases.be_ready(self.shards)
                    is_ready = True
                (lease,) = [x for x in await self._leases.ranges() if x.shards == self.shards]
                if lease.epoch != self._former:
                    raise TakenOver(f"shards {self.shards} were taken by another process")
                if lease.is_free and (epoch := await self._leases.take(self.shards)) is not None:
                    return epoch
            except NotWritten as error:
                log.warning("whether shards %s are free cannot be seen: %s", self.shards, error)
            await asyncio.sleep(SECONDS_BETWEEN_STEPS if is_ready else SECONDS_BETWEEN_TRIES)

    async def watch(self) -> None:
        """Say every second that this process is there, until it is cancelled.

        Without the database nothing is lost yet: whoever comes first, takes. A session that ended
        is followed by a new one at once.
        """
        is_reached, pause = True, SECONDS_BETWEEN_SIGNS
        while not self.is_lost:
            await asyncio.sleep(pause)
            pause = SECONDS_BETWEEN_SIGNS
            try:
                await self._hold()
            except LeaseLost:
                self.lose()
            except StoreError as error:
                if is_reached:
                    log.warning("shards %s are held without the database: %s", self.shards, error)
                    pause = 0.0
                is_reached = False
            else:
                if not is_reached:
                    log.info("shards %s are held as before", self.shards)
                is_reached = True

    @property
    def may_send(self) -> bool:
        """Whether this process has run all the time that its shards are certainly its own.

        One that was frozen has yet to find out what became of them.
        """
        return not self.is_lost and self._loop.time() - self._awake < LONGEST_PAUSE

    async def stay_awake(self) -> None:
        """Look at the clock again and again, until this is cancelled; ask after a gap."""
        while not self.is_lost:
            if self.may_send or await self._is_held():
                self._awake = self._loop.time()
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def _is_held(self) -> bool:
        """Whether the database says that this process has its shards still."""
        try:
            await self._hold()
        except LeaseLost:
            self.lose()
        except StoreError as error:
            log.warning("shards %s: are they ours after such a pause? %s", self.shards, error)
        else:
            return True
        return False

    async def _hold(self) -> None:
        """Say that this process is there, if it has the shards."""
        if self._guard.epoch:
            await self._leases.hold(self.shards, self._guard.epoch)

    def lose(self) -> None:
        """Stop this process: another one has its shards."""
        if not self.is_lost:
            self.is_lost = True
            log.error("shards %s were taken over by another process: stopping", self.shards)
            self._end(TakenOver(f"shards {self.shards} were taken over by another process"))

    def _end(self, fault: Exception) -> None:
        """Stop this process."""
        if self._task is not None:
            self.fault = self.fault or fault
            self._task.cancel()

    async def identify(self, shard: int, *, is_first: bool, concurrency: Concurrency) -> None:
        """Wait until this shard may identify: one of each bucket at a time, of all processes."""
        if not self._buckets:  # Discord tells it twice in five seconds, not once for each shard
            self._buckets = await concurrency()
        bucket = shard % self._buckets
        while True:
            try:
                if await self._leases.may_identify(bucket):
                    return
            except StoreError as error:
                log.warning("shard %d waits for the database to identify: %s", shard, error)
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def give_back(self) -> None:
        """Let others have the shards at once."""
        if self._taking_over is not None:
            self._taking_over.cancel()
            await asyncio.wait({self._taking_over})
        if self._guard.epoch and not self.is_lost:
            try:
                await self._leases.give_back(self._guard.epoch)
            except StoreError as error:
                log.warning("shards %s are free in a few seconds: %s", self.shards, error)


@asynccontextmanager
async def held(
    server: Server, wanted: Wanted, stand_by: Callable[[], object]
) -> AsyncIterator[Holding]:
    """The shards that this process gets, for as long as the block lasts; waits for them.

    TakenOver if they are lost meanwhile. stand_by: is told every second while it waits.
    """
    await PostgresDatabase(server.url, str(server)).upgrade()
    leases = Leases(server, f"{socket.gethostname()}-{os.getpid()}", version("seven-seas"))
    try:
        holding = await _found(server, leases, wanted, stand_by)
        try:
            yield holding
        except asyncio.CancelledError:
            if holding.fault is None:
                raise
            raise holding.fault from None
        finally:
            await holding.give_back()
    finally:
        await leases.close()


async def _found(
    server: Server, leases: Leases, wanted: Wanted, stand_by: Callable[[], object]
) -> Holding:
    """Shards as soon as some are free, or are to be handed over."""
    is_told = False
    while True:
        try:
            for shards in wanted.among(ranges := [*await leases.ranges()]):
                if (epoch := await leases.take(shards)) is not None:
                    log.info("this process has shards %s", shards)
                    return Holding(server, leases, shards, taken=epoch)
            for lease in wanted.left(ranges):
                if await leases.come(lease.shards):
                    log.info("this process takes shards %s over", lease.shards)
                    return Holding(server, leases, lease.shards, former=lease.epoch)
            await leases.wait()
        except NotWritten as error:
            log.warning("whether shards are free cannot be seen: %s", error)
        if not is_told:
            is_told = True
            log.info("no shards are free: standing by")
        stand_by()
        await asyncio.sleep(SECONDS_BETWEEN_TRIES)
