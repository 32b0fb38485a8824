"""A run of the bot: from the lock on its database to the end of its last part."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from functools import partial

import discord

from bot.app import SevenSeas
from bot.config import Settings, token_of
from bot.connection.outages import fenced, stay_connected
from bot.connection.patience import Patience
from bot.host.heartbeat import send_heartbeats
from bot.host.machine import cancel_on_signal, freeze_startup_objects, steady_clock
from bot.host.supervise import Part
from bot.parts import Parts, whole


class NotDiscord(Exception):
    """Something other than Discord answered the login."""


async def run(
    settings: Settings, holding: AbstractAsyncContextManager[Parts] | None = None
) -> None:
    """Run until SIGTERM or SIGINT; SettingsError without a token.

    holding: a context manager that yields the bot's parts; by default it locks the database.

    Opens the database before it logs in: Discord counts logins, and a fault should cost none.
    """
    token = token_of(settings)
    holding = holding or whole(settings.where)
    with contextlib.suppress(asyncio.CancelledError):
        cancel_on_signal(asyncio.current_task())
        async with holding as parts, SevenSeas(settings, parts) as bot, measured(bot):
            bot.http.http_trace = bot.throttle.paced(bot.http.http_trace)
            if parts.may_send is not None:
                bot.http.http_trace = fenced(bot.http.http_trace, parts.may_send)
            bot.http.http_trace = bot.clock.traced(bot.http.http_trace)
            bot.clock.steady = steady_clock()
            await bot.store.connect()
            beats = partial(send_heartbeats, settings.database, bot.shards_online, bot.notices)
            bot.supervisor.add(
                Part("heartbeats", run=beats),
                Part("outages", run=bot.outages.watch),
                *(Part(f"watch {n}", run=partial(it, bot)) for n, it in enumerate(parts.watches)),
            )
            bot.retention.start()
            online = asyncio.create_task(_go_online(bot, token))
            try:
                await asyncio.wait({online})
            except asyncio.CancelledError:
                bot.is_stopped_by_host = parts.may_send is None or parts.may_send()
                bot.has_successor = await parts.has_successor()
                raise
            finally:
                online.cancel()
                await asyncio.wait({online})
            await online


@contextlib.asynccontextmanager
async def measured(bot: SevenSeas) -> AsyncIterator[int | None]:
    """Measure the bot for Prometheus if the host wants that; the libraries load only then."""
    port = bot.settings.metrics_port
    if port is None:
        yield None
        return
    from bot.metrics.figures import serving

    async with serving(bot, bot.settings.metrics_address, port) as bound:
        yield bound


async def _go_online(bot: SevenSeas, token: str) -> None:
    """Log in and stay connected until this is cancelled; faults that pass are waited for."""
    patience = Patience(bot.notices, bot.clock, bot.sleep)
    bot.http.http_trace = patience.traced(bot.http.http_trace)
    await patience.until_passed(lambda: _log_in(bot, token), lambda: bot.is_set_up)
    freeze_startup_objects()
    await patience.until_passed(lambda: stay_connected(bot), lambda: bot.shards)


async def _log_in(bot: SevenSeas, token: str) -> None:
    """Log in and set the bot up; NotDiscord if the answer isn't Discord's."""
    try:
        await bot.login(token)
    except (AttributeError, KeyError, TypeError) as error:  # discord.py reads a web page as data
        if bot.application is not None:  # logged in: the fault is ours, not the network's
            raise
        raise NotDiscord(str(error)) from error
    finally:
        if not bot.is_set_up:  # the next login makes new ones
            await bot.http.close()
            bot.http.connector = discord.utils.MISSING
