"""The bot that only sends commands and pictures, and Discord's refusals as errors of the host."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.app import SevenSeas
from bot.host.errors import HostError


class CommandSender(SevenSeas):
    """The bot with its commands, but without store and tables; it never goes online."""

    async def setup_hook(self) -> None:
        """Load the commands only."""
        await self.load()


@contextmanager
def discord_errors(failed: str) -> Iterator[None]:
    """Turn what Discord and the network refuse into a HostError that begins with these words."""
    try:
        yield
    except discord.LoginFailure as error:
        raise HostError("Discord does not know this DISCORD_TOKEN") from error
    except (aiohttp.ClientError, discord.HTTPException, discord.RateLimited, OSError) as error:
        raise HostError(f"{failed}: {error}") from error
