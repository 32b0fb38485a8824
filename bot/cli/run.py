"""`run`: goes online and stays there until SIGTERM."""

from __future__ import annotations

import asyncio
from argparse import Namespace

import aiohttp
import discord

from bot import app, log
from bot.config import SettingsError, read_settings, token_of
from bot.errors import HostError


def main(_: Namespace) -> int:
    """Run the bot with the settings of the environment."""
    settings = read_settings()
    log.set_up(settings.log_level, token_of(settings))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot has no voice
    try:
        asyncio.run(app.run(settings))
    except discord.LoginFailure as error:
        raise SettingsError(
            "Discord does not know this DISCORD_TOKEN: reset it on the Bot page of the developer"
            " portal and copy it again"
        ) from error
    except (aiohttp.ClientError, discord.HTTPException, discord.ConnectionClosed, OSError) as error:
        raise HostError(f"Discord cannot be reached: {error}") from error
    return 0
