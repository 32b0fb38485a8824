"""`run`: goes online and stays there until SIGTERM."""

import asyncio
import os
from argparse import Namespace
from contextlib import AbstractAsyncContextManager
from typing import Final

import aiohttp
import discord

from bot import running
from bot.config import Settings, SettingsError, read_settings, token_of
from bot.host import log
from bot.host.errors import HostError, cluster_libraries
from bot.parts import Parts, whole
from data.base.database import DamagedDatabase
from data.upkeep import newest_sound

WRONG_TOKEN: Final = 4004
"""Discord's code for closing a connection whose token it does not know."""
OUTAGE: Final = 500
"""The first status of faults on Discord's side."""


def main(_: Namespace) -> int:
    """Run the bot with the settings of the environment."""
    os.umask(0o077)  # the database holds seeds and hands
    settings = read_settings()
    log.set_up(settings.log_level, token_of(settings))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot has no voice
    try:
        asyncio.run(running.run(settings, _holding(settings)))
    except DamagedDatabase as error:
        sound = asyncio.run(newest_sound(settings.backup_folder))
        raise SettingsError(f"{error} {sound}") from error
    except (
        aiohttp.ClientError,
        running.NotDiscord,
        discord.ConnectionClosed,
        discord.GatewayNotFound,
        discord.HTTPException,
        discord.LoginFailure,
        discord.PrivilegedIntentsRequired,
        OSError,
    ) as error:
        raise _explained(error) from error
    return 0


def _holding(settings: Settings) -> AbstractAsyncContextManager[Parts]:
    """The bot's parts; HostError if it needs a server's libraries and they are missing."""
    if settings.server is None:
        return whole(settings.database)
    with cluster_libraries():
        from bot.cluster.parts import cluster_parts

        return cluster_parts(settings.server, settings)


def _explained(error: Exception) -> HostError:
    """The reason why the bot isn't online; a SettingsError if no restart can help."""
    if isinstance(error, discord.LoginFailure) or getattr(error, "code", 0) == WRONG_TOKEN:
        return SettingsError(
            "Discord does not know this DISCORD_TOKEN: reset it on the Bot page of the developer"
            " portal and copy it again"
        )
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return SettingsError(
            "Discord refuses the intents that the bot asks for: on the Bot page of the developer"
            " portal check whether the application is restricted"
        )
    page = error.text if isinstance(error, discord.HTTPException) else ""
    is_page = page.lstrip().startswith("<") and getattr(error, "status", OUTAGE) < OUTAGE
    if is_page or isinstance(error, running.NotDiscord):
        return SettingsError(
            "a web page answers in Discord's place: check for a proxy or a login page between"
            " this machine and Discord"
        )
    return HostError(f"Discord cannot be reached: {' '.join(str(error).split())[:200]}")
