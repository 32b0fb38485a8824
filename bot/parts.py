"""What differs between a bot on one machine and one on several, handed to it ready-made."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

import discord

from bot.people import People
from bot.single_instance import single_instance
from bot.thinking.executors import Executor
from cogs.context.services import Services
from cogs.messages.publisher import ChannelPublisher
from cogs.messages.throttle import Throttle
from cogs.presses.router import Router
from data.base.ports import Database, Where
from data.base.shards import EVERY_SERVER, ShardRange
from data.store import SqlStore
from engine.tables.ports import Alone, undivided

SECONDS_BETWEEN_IDENTIFIES: Final = 5.0

Concurrency: TypeAlias = Callable[[], Awaitable[int]]
"""How many shards may identify at once, as Discord says."""


async def one_by_one(shard: int, *, is_first: bool, concurrency: Concurrency) -> None:
    """Pause before a shard identifies, unless it is the first."""
    if not is_first:
        await asyncio.sleep(SECONDS_BETWEEN_IDENTIFIES)


class Moving(Protocol):
    """What two processes need of a bot when one hands its tables to the other."""

    router: Router
    publisher: ChannelPublisher
    store: SqlStore

    @property
    def client(self) -> discord.AutoShardedClient:
        """The connection to Discord."""


Step: TypeAlias = Callable[[], Awaitable[object]]


async def at_once(bot: Moving, restore: Step, go_on: Step) -> None:
    """Begin: the tables are nobody else's."""
    await restore()
    await go_on()


async def to_nobody(bot: Moving) -> bool:
    """There is no other process."""
    return False


class Identify(Protocol):
    """Waits until a shard may identify, so that Discord accepts it."""

    async def __call__(self, shard: int, *, is_first: bool, concurrency: Concurrency) -> None:
        """is_first: the first of this process."""


class Running(Protocol):
    """What a cluster changes about a bot while it runs."""

    throttle: Throttle
    services: Services
    people: People


Watch: TypeAlias = Callable[[Running], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a bot that a cluster replaces; by default those of one machine.

    executor: where computer players think; None: in processes of this machine.
    watches: what runs beside the bot, each until it is cancelled.
    shards: those of the servers whose tables it keeps.
    shard_ids: those by which it connects, of `shard_count`; None: all that Discord wants.
    database: where it keeps them; None: at the place that the settings name.
    identify: waits until this shard may identify.
    alone: waits until no other process does this job.
    begin: does these two steps as soon as no other process has the tables: restores them, so that
    presses can be answered, and lets go on what the bot does by itself.
    hand_over: leaves them to another process while this one is still connected; whether one takes
    them over.
    may_send: whether a request may go to Discord; None: each may.
    """

    executor: Executor | None = None
    watches: tuple[Watch, ...] = ()
    shards: ShardRange = EVERY_SERVER
    shard_ids: list[int] | None = None
    shard_count: int | None = None
    database: Database | None = None
    identify: Identify = one_by_one
    alone: Alone = undivided
    begin: Callable[[Moving, Step, Step], Awaitable[None]] = at_once
    hand_over: Callable[[Moving], Awaitable[bool]] = to_nobody
    may_send: Callable[[], bool] | None = None


ONE_MACHINE: Final = Parts()


@asynccontextmanager
async def whole(where: Where, parts: Parts = ONE_MACHINE) -> AsyncIterator[Parts]:
    """The parts of a bot that has a database for itself until the block ends."""
    with single_instance(where):
        yield parts
