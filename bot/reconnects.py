"""The connection to Discord: made again and again, with pauses that stay short."""

from __future__ import annotations

from typing import Final, Literal

import discord
from discord.backoff import ExponentialBackoff

LONGEST_PAUSE: Final = 60.0
"""Seconds between two tries; discord.py alone waits up to 17 minutes after a long outage."""


class ShortPauses(ExponentialBackoff[Literal[False]]):
    """discord.py's growing pauses between tries to connect, but none longer than a minute."""

    def delay(self) -> float:
        """Seconds to wait before the next try."""
        return min(super().delay(), LONGEST_PAUSE)


async def stay_connected(client: discord.Client) -> None:
    """Be connected until the client is closed; ConnectionError if the first try fails.

    discord.py tries again by itself, but after a first try it fails at something else, and says so.
    """
    setattr(discord.client, "ExponentialBackoff", ShortPauses)  # noqa: B010 - no option sets it
    try:
        await client.connect()
    except AttributeError as error:
        if client.ws is not None:
            raise
        raise ConnectionError(str(error.__context__)) from error
