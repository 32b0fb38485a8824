"""`sync`: sends the slash commands to Discord again, and the pictures it lacks."""

import asyncio
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.app import SevenSeas
from bot.config import Settings, read_settings, token_of
from bot.host.errors import HostError


def main(_: Namespace) -> int:
    """Send the commands to all servers, then the pictures; print what was done."""
    with discord_errors("not everything could be sent"):
        asyncio.run(send(read_settings()))
    return 0


async def send(settings: Settings) -> None:
    """Log in, send the tree to all servers and the owner's part to one, then missing pictures.

    The next start clears servers whose commands are no longer wanted.
    """
    async with CommandSender(settings) as sender:
        await sender.login(token_of(settings))
        commands = await sender.tree.sync()
        print(f"{len(commands)} commands sent to all servers.", flush=True)
        if (owner := settings.owner_guild) is not None:
            own = await sender.tree.sync(guild=discord.Object(owner))
            print(f"{len(own)} commands sent to server {owner}.", flush=True)
        print("Pictures take about a second each.", flush=True)
        sent, kept, removed = await sender.picture_sync.sync()
        print(f"{sent} pictures sent, {kept} kept, {removed} outdated ones removed.")


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
