"""`sync`: sends the slash commands to Discord again, and the pictures it lacks."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.app import SevenSeas
from bot.config import Settings, read_settings, token_of
from bot.host.errors import HostError


class CommandSender(SevenSeas):
    """The bot with its commands, but without store and tables; it never goes online."""

    async def setup_hook(self) -> None:
        """Load the commands only."""
        await self.load()


def main(arguments: Namespace) -> int:
    """Send the commands to all servers or to one, then the pictures; print the counts."""
    settings = read_settings()
    guild = arguments.guild or settings.guild
    with discord_errors("not everything could be sent"):
        asyncio.run(send(settings, guild))
    return 0


@contextmanager
def discord_errors(failed: str) -> Iterator[None]:
    """Turn what Discord and the network refuse into a HostError that begins with these words."""
    try:
        yield
    except discord.LoginFailure as error:
        raise HostError("Discord does not know this DISCORD_TOKEN") from error
    except (aiohttp.ClientError, discord.HTTPException, discord.RateLimited, OSError) as error:
        raise HostError(f"{failed}: {error}") from error


async def send(settings: Settings, guild: int | None) -> None:
    """Log in, send the tree to one server or to all (None), then send missing pictures."""
    async with CommandSender(settings) as sender:
        await sender.login(token_of(settings))
        place = None if guild is None else discord.Object(guild)
        if place is not None:
            sender.tree.copy_global_to(guild=place)
        sent = len(await sender.tree.sync(guild=place))
        owner = settings.owner_guild
        if owner not in (None, guild):
            sent += len(await sender.tree.sync(guild=discord.Object(owner)))
        where = "all servers" if guild is None else f"server {guild}"
        print(f"{sent} commands sent to {where}. Pictures take about a second each.", flush=True)
        done = await sender.picture_sync.sync()
        print(f"{done.sent} pictures sent, {done.kept} kept, {done.removed} outdated ones removed.")
