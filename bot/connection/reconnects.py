"""The connections to Discord: made again after each loss, with pauses that stay short.

A process that no longer speaks for the bot, e.g. after a freeze, has its requests held back.
"""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

import aiohttp
import discord

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


def fenced(trace: aiohttp.TraceConfig | None, may_send: Callable[[], bool]) -> aiohttp.TraceConfig:
    """The trace for a discord.Client's `http_trace` that asks this before each request.

    trace: an existing trace to extend. A request that isn't allowed for three seconds raises
    HeldBack.
    """
    trace = trace or aiohttp.TraceConfig()

    async def check(*_: object) -> None:
        until = monotonic() + SECONDS_HELD_BACK
        while not may_send():
            if monotonic() > until:
                raise HeldBack("this process may not speak for the bot now")
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    trace.on_request_start.append(check)
    return trace
