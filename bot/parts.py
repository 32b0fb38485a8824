"""The differences between a bot on one machine and one on several, passed in as parts."""

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from bot.upkeep.people import People
from cogs.context.services import Services
from cogs.messages.throttle import Throttle
from data.base.ports import EVERY_SERVER, Database, ShardRange
from engine.tables.ports import Alone, undivided

Concurrency: TypeAlias = Callable[[], Awaitable[int]]
"""The number of shards that may identify at once, from Discord."""


class Running(Protocol):
    """The parts of a running bot that a cluster changes."""

    throttle: Throttle
    services: Services
    people: People


Watch: TypeAlias = Callable[[Running], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a bot that a cluster replaces; the defaults are those of one machine.

    watches: run beside the bot, each until it is cancelled. shards: of the servers whose tables it
    keeps. shard_ids: its connections, of `shard_count`; None for all that Discord wants.
    database: None for the one that the settings name. identify: waits until the shard of this
    number may identify; None for discord.py's pauses. may_send: True if a request may go to
    Discord. pace: true if no process has started a session for this many seconds.
    """

    watches: tuple[Watch, ...] = ()
    shards: ShardRange = EVERY_SERVER
    shard_ids: list[int] | None = None
    shard_count: int | None = None
    database: Database | None = None
    identify: Callable[[int, Concurrency], Awaitable[None]] | None = None
    pace: Callable[[float], Awaitable[bool]] | None = None
    alone: Alone = undivided
    may_send: Callable[[], bool] = lambda: True


ONE_MACHINE: Final = Parts()
