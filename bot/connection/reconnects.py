"""The connections to Discord: made again and again, with pauses that stay short."""

from __future__ import annotations

import asyncio
from typing import Final

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
