"""The connections to Discord: made again and again, with pauses that stay short."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import discord
from discord.backoff import ExponentialBackoff

LONGEST_PAUSE: Final = 60.0
"""Seconds between two tries; discord.py alone waits up to 17 minutes after a long outage."""
MOST_LAUNCHES: Final = 60
"""Tries to make a connection that never was, one every five seconds; then the bot ends.

Whatever started the bot starts it again.
"""

SECONDS_TO_END: Final = 0.5
"""Until a connection that went on is cancelled again."""


class ShortPauses(ExponentialBackoff[Literal[False]]):
    """discord.py's growing pauses between tries to connect, but none longer than a minute."""

    def delay(self) -> float:
        """Seconds to wait before the next try."""
        return min(super().delay(), LONGEST_PAUSE)


async def stay_connected(client: discord.AutoShardedClient) -> None:
    """Be connected by all shards until the client is closed."""
    setattr(discord.shard, "ExponentialBackoff", ShortPauses)  # noqa: B010 - no option sets it
    connecting = asyncio.create_task(client.connect())
    try:
        await asyncio.wait({connecting})
    finally:  # discord.py goes on after a cancellation that meets a shard while it reconnects
        while not connecting.done():
            connecting.cancel()
            await asyncio.wait({connecting}, timeout=SECONDS_TO_END)
    await connecting
