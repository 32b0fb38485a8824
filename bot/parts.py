"""What differs between a bot on one machine and one on several, handed to it ready-made."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from bot.people import People
from bot.single_instance import single_instance
from bot.thinking.executors import Executor
from cogs.context.services import Services
from cogs.messages.throttle import Throttle
from data.base.ports import EVERY_SERVER, Database, ShardRange, Where
from engine.tables.ports import Alone, undivided

SECONDS_BETWEEN_IDENTIFIES: Final = 5.0

Concurrency: TypeAlias = Callable[[], Awaitable[int]]
"""How many shards may identify at once, as Discord says."""


Identify: TypeAlias = Callable[[int, bool, Concurrency], Awaitable[None]]
"""Waits until a shard may identify, so that Discord accepts it; whether it is the first of all."""


async def one_by_one(_: int, is_first: bool, __: Concurrency) -> None:
    """Pause before a shard identifies, unless it is the first of this process."""
    if not is_first:
        await asyncio.sleep(SECONDS_BETWEEN_IDENTIFIES)


async def by_nobody() -> bool:
    """There is no other process."""
    return False


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
    shards: those of the servers whose tables it keeps. shard_ids: those by which it connects, of
    `shard_count`; None: all that Discord wants.
    database: where it keeps them; None: at the place that the settings name.
    is_followed: whether another process takes the shards as soon as this one stops.
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
    is_followed: Callable[[], Awaitable[bool]] = by_nobody
    may_send: Callable[[], bool] | None = None


ONE_MACHINE: Final = Parts()


@asynccontextmanager
async def whole(where: Where, parts: Parts = ONE_MACHINE) -> AsyncIterator[Parts]:
    """The parts of a bot that has a database for itself until the block ends."""
    with single_instance(where):
        yield parts
