"""The connections to Discord: made again and again, with pauses that stay short.

And the requests of a process that must not speak for the bot, as after it was frozen: held back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import aiohttp
import discord

MOST_LAUNCHES: Final = 60
"""Tries to make a connection that never was, one every five seconds; then the bot ends.

Whatever started the bot starts it again.
"""

SECONDS_TO_END: Final = 0.5
"""Until a connection that went on is cancelled again."""


async def stay_connected(client: discord.AutoShardedClient) -> None:
    """Be connected by all shards until the client is closed."""
    connecting = asyncio.create_task(client.connect())
    try:
        await asyncio.wait({connecting})
    finally:  # discord.py goes on after a cancellation that meets a shard while it reconnects
        while not connecting.done():
            connecting.cancel()
            await asyncio.wait({connecting}, timeout=SECONDS_TO_END)
    await connecting


class HeldBack(ConnectionError):
    """The request was not made: the tables may be another process's by now."""


def fenced(trace: aiohttp.TraceConfig | None, may_send: Callable[[], bool]) -> aiohttp.TraceConfig:
    """The trace for the `http_trace` of a discord.Client, after which this is asked each time.

    trace: one that is there already. A request that may not go raises HeldBack.
    """
    trace = trace or aiohttp.TraceConfig()

    async def check(*_: object) -> None:
        if not may_send():
            raise HeldBack("this process may not speak for the bot now")

    trace.on_request_start.append(check)
    return trace
