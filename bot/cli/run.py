"""`run`: goes online and stays there until SIGTERM."""

import asyncio
import contextlib
import os
import time
from argparse import Namespace
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Final

import aiohttp
import discord

from bot.app import SevenSeas
from bot.config import Settings, read_settings, token_of
from bot.connection.outages import fence, stay_connected
from bot.connection.patience import Patience
from bot.host import log
from bot.host.errors import HostError, SettingsError
from bot.host.heartbeat import send_heartbeats
from bot.host.machine import WallClock, cancel_on_signal, freeze_startup_objects
from bot.host.single_instance import single_instance
from bot.host.supervise import Part
from bot.parts import ONE_MACHINE, Parts
from data.base.database import DamagedDatabase
from data.databases import database_on
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
        asyncio.run(run(settings))
    except DamagedDatabase as error:
        sound = asyncio.run(newest_sound(settings.backup_folder, WallClock().now()))
        raise SettingsError(f"{error} {sound}") from error
    except (
        aiohttp.ClientError,
        NotDiscord,
        discord.ConnectionClosed,
        discord.GatewayNotFound,
        discord.HTTPException,
        discord.LoginFailure,
        discord.PrivilegedIntentsRequired,
        OSError,
    ) as error:
        raise _explained(error) from error
    return 0


@contextlib.asynccontextmanager
async def _holding(settings: Settings) -> AsyncIterator[Parts]:
    """The bot's parts until the block ends; StoreError if a server's libraries are missing."""
    if settings.server is None or (settings.shards is None and not settings.standby):
        with single_instance(settings.where):
            yield ONE_MACHINE
        return
    database_on(settings.server)  # names the libraries before others import them
    from bot.cluster.parts import cluster_parts

    async with cluster_parts(settings.server, settings) as parts:
        yield parts


def _explained(error: Exception) -> HostError:
    """Why the bot isn't online; a SettingsError if no restart can help."""
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
    if is_page or isinstance(error, NotDiscord):
        return SettingsError(
            "a web page answers in Discord's place: check for a proxy or a login page between"
            " this machine and Discord"
        )
    return HostError(f"Discord cannot be reached: {' '.join(str(error).split())[:200]}")


class NotDiscord(Exception):
    """Something other than Discord answered the login."""


async def run(settings: Settings) -> None:
    """Run until SIGTERM or SIGINT; SettingsError without a token.

    It opens the database before it logs in: Discord counts logins, and a faulty database should
    cost none.
    """
    token = token_of(settings)
    with contextlib.suppress(asyncio.CancelledError):
        cancel_on_signal(asyncio.current_task())
        async with _holding(settings) as parts, SevenSeas(settings, parts) as bot, measured(bot):
            bot.throttle.pace(bot.trace)
            fence(bot.trace, parts.may_send)
            bot.clock.follow(bot.trace)
            if (number := getattr(time, "CLOCK_BOOTTIME", None)) is not None:  # Linux has it
                bot.clock.steady = partial(time.clock_gettime, number)
            await bot.store.connect()
            beats = partial(send_heartbeats, settings.database, bot.shards_online, bot.notices)
            bot.supervisor.add(
                Part("heartbeats", run=beats),
                *(Part(f"watch {n}", run=partial(it, bot)) for n, it in enumerate(parts.watches)),
            )
            bot.retention.start()
            online = asyncio.create_task(_go_online(bot, token))
            try:
                await asyncio.wait({online})
            except asyncio.CancelledError:
                bot.is_stopped_by_host = parts.may_send()
                raise
            finally:
                online.cancel()
                await asyncio.wait({online})
            await online


def measured(bot: SevenSeas) -> AbstractAsyncContextManager[int | None]:
    """Measure the bot for Prometheus if the host wants that; the libraries load only then."""
    if (port := bot.settings.metrics_port) is None:
        return contextlib.nullcontext()
    from bot.metrics.figures import serving

    return serving(bot, bot.settings.metrics_address, port)


async def _go_online(bot: SevenSeas, token: str) -> None:
    """Log in and stay connected until this is cancelled; faults that pass are waited for."""
    patience = Patience(bot.notices, bot.clock, bot.sleep)
    patience.follow(bot.trace)
    await patience.until_passed(lambda: _log_in(bot, token), lambda: bot.is_set_up)
    freeze_startup_objects()
    await patience.until_passed(lambda: stay_connected(bot), lambda: bot.shards)


async def _log_in(bot: SevenSeas, token: str) -> None:
    """Log in and set the bot up; NotDiscord if the answer isn't Discord's."""
    try:
        await bot.login(token)
    except (AttributeError, KeyError, TypeError) as error:  # discord.py reads a web page as data
        if bot.application is not None:  # logged in: a bug of ours, not of the network
            raise
        raise NotDiscord(str(error)) from error
    finally:
        if not bot.is_set_up:  # the next login makes new sessions
            await bot.http.close()
            bot.http.connector = discord.utils.MISSING
