"""The connections to Discord: reconnect after each loss, with short pauses.

A process that may have lost its tables, e.g. after a freeze, makes no requests. Unreadable events
are counted.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

import aiohttp
import discord

from cogs.context.refusals import incident

MOST_LAUNCHES: Final = 60
"""Tries to make a first connection, one every five seconds; then the bot ends.

systemd or Docker starts it again."""

SECONDS_TO_END: Final = 0.5
"""Seconds until a connection that survived a cancellation is cancelled again."""

SECONDS_HELD_BACK: Final = 3.0
"""Seconds for which a request waits until it may be made, e.g. after a slow start.

Discord waits as long for the answer to a press."""
SECONDS_BETWEEN_LOOKS: Final = 0.02


async def stay_connected(client: discord.AutoShardedClient) -> None:
    """Keep all shards connected until the client is closed."""
    connecting = asyncio.create_task(client.connect())
    try:
        await asyncio.wait({connecting})
    finally:  # discord.py ignores a cancellation while a shard reconnects
        while not connecting.done():
            connecting.cancel()
            await asyncio.wait({connecting}, timeout=SECONDS_TO_END)
    await connecting


class HeldBack(ConnectionError):
    """The request was not made: another process may have the tables by now."""


def fence(trace: aiohttp.TraceConfig, may_send: Callable[[], bool]) -> None:
    """Ask this before each request in a client's trace; after three seconds raise HeldBack."""

    async def check(*_: object) -> None:
        until = monotonic() + SECONDS_HELD_BACK
        while not may_send():
            if monotonic() > until:
                raise HeldBack("this process may not speak for the bot now")
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    trace.on_request_start.append(check)


log = logging.getLogger(__name__)


class UnreadableEvents(Counter[str]):
    """Counts the events that discord.py couldn't read, by name; logs the first of each kind."""

    def __init__(self) -> None:
        super().__init__()
        self._logged = set[tuple[str, type[Exception]]]()

    async def note(self, name: str, error: Exception) -> None:
        """Count an event; the first of its name and error is an incident."""
        self[name] += 1
        kind = (name, type(error))
        if kind not in self._logged:
            self._logged.add(kind)
            log.warning(
                "Discord sent a %s that can't be read: incident %s; more are only counted",
                name,
                incident(error),
            )
