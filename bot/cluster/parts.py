"""The parts of a bot on several machines, as set up by its settings."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from bot.cluster.holding import Holding, held
from bot.config import Settings
from bot.host.heartbeat import stand_by
from bot.parts import Parts, Running, Watch
from bot.upkeep.people import People
from cogs.context.preferences import Preferences
from data.base.database import StoreError
from data.base.ports import Server, ShardRange
from data.people import FORGETTING
from data.postgres.leases import alone, settings_changed

log = logging.getLogger(__name__)

SECONDS_BETWEEN_TRIES: Final = 1.0
TOGETHER: Final = 44.0
"""Requests a second of all processes: fewer than for a single one, since each may make two at the
same moment."""


@asynccontextmanager
async def cluster_parts(server: Server, settings: Settings) -> AsyncIterator[Parts]:
    """The parts of a bot that has some shards and leaves the others to other processes."""
    async with held(server, settings, partial(stand_by, settings.database)) as holding:
        yield Parts(
            watches=tuple(_watches(server, settings, holding)),
            shards=holding.shards,
            shard_ids=[*holding.shards.numbers],
            shard_count=holding.shards.total,
            database=holding.database,
            identify=holding.identify,
            pace=holding.pace,
            alone=partial(alone, server),
            may_send=lambda: holding.may_send,
        )


def _watches(server: Server, settings: Settings, holding: Holding) -> Iterator[Watch]:
    """The parts that keep the shards, and the processes in step; a proxy keeps the limit itself."""
    yield lambda _: holding.watch()
    yield lambda _: holding.stay_awake()
    yield lambda bot: follow_settings(server, bot.services.preferences, bot.people)
    if settings.discord_api is None:

        async def keep_pace(bot: Running) -> None:
            bot.throttle.a_second = share_of(holding.shards)

        yield keep_pace


def share_of(shards: ShardRange) -> float:
    """Requests a second for the process with these shards; nobody else has them."""
    return TOGETHER * len(shards.numbers) / shards.total


async def follow_settings(server: Server, preferences: Preferences, people: People) -> None:
    """Read changed settings again as they are announced, until this is cancelled.

    When another process forgets a person, the tables of this one forget them, too. After a lost
    connection everything is read again.
    """
    while True:
        try:
            async for change in settings_changed(server):
                if change is None:
                    await preferences.reread_all()
                    await people.leave_tables()
                elif change[0] == FORGETTING:
                    await people.leave_tables(change[1])
                else:
                    await preferences.reread(*change)
        except StoreError as error:
            log.warning("cannot listen for changed settings at %s: %s", server, error)
        await asyncio.sleep(SECONDS_BETWEEN_TRIES)
