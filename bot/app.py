"""The bot: its parts, and the order in which they start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import signal
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from functools import cached_property
from importlib.metadata import version
from typing import Any, ClassVar, Final

import discord
from discord.ext import commands

from bot import changelog
from bot.command_sync import sync_if_changed
from bot.command_words import CommandTranslator, describe_commands
from bot.config import Settings, token_of
from bot.decks import register_decks
from bot.heartbeat import give_signs_of_life
from bot.i18n import Catalogue
from bot.outages import Outages
from bot.people import People
from bot.picture_sync import PictureSync
from bot.rating_model import plackett_luce
from bot.reconnects import stay_connected
from bot.retention import Retention
from bot.single_instance import single_instance
from bot.thinking import Thinking
from cogs.context.about import About
from cogs.context.preferences import Preferences
from cogs.context.services import Services
from cogs.messages.channel_messages import Posting
from cogs.messages.open_hands import OpenHands
from cogs.messages.presence import Presence
from cogs.messages.publisher import ChannelPublisher
from cogs.messages.seasons import Closing, Seasons
from cogs.presses.answers import Answers
from cogs.presses.pace import Pace
from cogs.presses.router import Router
from cogs.ui.items import TableButton, TableSelect
from cogs.ui.pictures import CardPictures
from data.ratings import RatingStore
from data.seasons import SeasonStore
from data.store import SqliteStore
from engine.tables.computers import Computers
from engine.tables.forced import ForcedMoves
from engine.tables.ports import Publishers
from engine.tables.rater import Rater
from engine.tables.recount import Recount
from engine.tables.room import Limits
from engine.tables.service import Tables
from engine.tables.timekeeper import Timekeeper

log = logging.getLogger(__name__)

EXTENSIONS: Final = (
    "cogs.errors",
    "cogs.table",
    "cogs.play",
    "cogs.rules",
    "cogs.verify",
    "cogs.settings",
    "cogs.privacy",
    "cogs.history",
    "cogs.leaderboard",
    "cogs.guild_events",
    "cogs.absences",
    "cogs.about",
    "cogs.owner",
)


class NotDiscord(Exception):
    """What answered the login is not Discord: its answer cannot be read."""


class WallClock:
    """The real time, as discord.py reads it."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return discord.utils.utcnow().timestamp()


class SevenSeas(commands.Bot):
    """A card-table bot: four games on one engine, with tables that outlive restarts.

    has_threads: whether people can enter threads, so that tables may stand in them.
    is_stopped_by_host: this stop is planned, and the boards say so.
    """

    has_threads: ClassVar = True
    is_stopped_by_host = False

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            help_command=None,
        )
        self.settings = settings
        self.clock = clock = WallClock()
        self.catalogue = Catalogue()
        self.catalogue.say().learn(register_decks(settings.decks))
        self.pictures = pictures = CardPictures()
        self.picture_sync = PictureSync(self, self.pictures)
        self.answers = Answers(self.catalogue, Pace(self.clock))
        self.thinker = Thinking(settings.computer_workers, settings.computer_budget_ms / 1000)
        self.store = SqliteStore(settings.database)
        self.ratings, self.seasons = RatingStore(self.store), SeasonStore(self.store)
        limits = Limits(settings.tables_per_host, settings.tables_per_server)
        self.tables = Tables(self.store, self.clock, limits=limits)
        preferences, words = Preferences(self.store), self.catalogue
        pause = settings.computer_pause_ms / 1000
        self.forced = ForcedMoves(self.tables, preferences, pause, self.sleep)
        self.open_hands = OpenHands(
            self.tables, lambda asked: self.services.say(asked), clock, pictures, self.sleep
        )
        self.presence = Presence(self.clock)
        memories = (preferences.forget, self.presence.forget, self.open_hands.forget)
        self.people = People(settings, self.store, self.tables, self.clock, words, memories)
        self.services = self._services(preferences)
        self.router = Router(self.services, self.answers, self.open_hands)
        posting = Posting(self.store, preferences, words, self, self.clock, self.pictures)
        self.publisher = ChannelPublisher(
            self.tables, posting, self.open_hands, self.presence, self.forced, sleep=self.sleep
        )
        shown = self.publisher.caught_up
        self.computers = Computers(self.tables, self.thinker, pause, shown=shown, sleep=self.sleep)
        self.timekeeper = Timekeeper(self.tables, self.clock, self.thinker, self.sleep)
        self.recount = Recount(self.store)
        self.rater = Rater(self.ratings, plackett_luce, self.clock, self.recount.done)
        self.closing = Seasons(self._closing(preferences), self.sleep)
        self.tables.publisher = self._publishers()

    def _services(self, preferences: Preferences) -> Services:
        """What answers are made of."""
        return Services(
            self.tables,
            preferences,
            self.catalogue,
            self.thinker,
            self.forced,
            self.pictures,
            self.people,
            self.store,
            self.ratings,
            self.seasons,
            self.clock,
            threads=self.has_threads,
        )

    def _closing(self, preferences: Preferences) -> Closing:
        """What closing a month takes."""
        return Closing(
            self.seasons,
            self.ratings,
            self.store,
            preferences,
            self.catalogue,
            self,
            self.clock,
            self.rater.done,
        )

    def _publishers(self) -> Publishers:
        """Those who hear of every change, in this order."""
        return Publishers(
            self.publisher.changed,
            self.computers.changed,
            self.forced.changed,
            self.timekeeper.changed,
            self.recount.changed,
            self.rater.changed,
        )

    async def setup_hook(self) -> None:
        """Restore the tables, load the cogs, sync the commands if they changed."""
        await self.store.connect()
        await self.services.preferences.restore()
        restored = await self.tables.restore()
        log.info("restored %d open tables", restored)
        await self.load()
        await sync_if_changed(self.tree, self.store, self.settings.guild)
        await self.publisher.restore()
        self.computers.restore()
        self.forced.restore()
        await self.timekeeper.restore()
        self.picture_sync.start()
        self.recount.start()
        self.rater.start()
        self.closing.start()

    async def load(self) -> None:
        """Load the cogs and describe their commands in the words of the catalogue."""
        self.add_dynamic_items(TableButton, TableSelect)
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        describe_commands(self.tree, self.catalogue.say())
        await self.tree.set_translator(CommandTranslator(self.catalogue))

    async def sleep(self, seconds: float) -> None:
        """Let time pass before something is shown or done."""
        await asyncio.sleep(seconds)

    async def close(self) -> None:
        """Stop taking moves, finish commits and answers, close; safe to call twice."""
        async with contextlib.AsyncExitStack() as stack:  # the last one pushed is the first to go
            stack.push_async_callback(self.store.close)
            stack.push_async_callback(super().close)
            stack.callback(self.thinker.stop)
            if self.is_stopped_by_host:
                stack.push_async_callback(self.publisher.tell_of_stop)
            for part in (
                self.open_hands,
                self.publisher,
                self.timekeeper,
                self.forced,
                self.computers,
                self.picture_sync,
                self.closing,
                self.rater,
                self.recount,
            ):
                stack.push_async_callback(part.stop)
            if self.is_stopped_by_host:
                stack.callback(self.open_hands.rest)
                self.is_stopped_by_host = False  # all are told once
            stack.push_async_callback(self.answers.stop)
            stack.push_async_callback(self.tables.stop)

    @cached_property
    def about(self) -> About:
        """What /about tells, as of the start."""
        now, settings = self.clock.now(), self.settings
        changes = changelog.newest()[1]
        return About(version("seven-seas"), now, settings.contact, settings.source, changes)

    @cached_property
    def outages(self) -> Outages:
        """Watches whether the bot is online, once it runs."""
        return Outages(self.store, self.clock, self.is_online, self.publisher.back_again)

    @cached_property
    def retention(self) -> Retention:
        """Removes what need not be kept any more, while the bot runs."""
        preferences = self.services.preferences
        return Retention(
            self.store, self.tables, self.people, preferences, self.clock, self.servers, self.sleep
        )

    def servers(self) -> Collection[int] | None:
        """The servers that have the bot, available or not; None until Discord has told."""
        return [guild.id for guild in self.guilds] if self.is_ready() else None

    def is_online(self) -> bool:
        """Whether Discord and the bot hear each other: a heartbeat was answered lately."""
        return self.is_ready() and self.ws is not None and self.latency < math.inf

    @property
    def client(self) -> discord.Client:
        """The connection to Discord: this bot."""
        return self


async def run(settings: Settings) -> None:
    """Run until SIGTERM or SIGINT; SettingsError without a token.

    Opens the database before it logs in: Discord counts logins, and a database that cannot be used
    costs none.
    """
    token = token_of(settings)
    with single_instance(settings.database), contextlib.suppress(asyncio.CancelledError):
        _cancel_on_signal(asyncio.current_task())
        async with SevenSeas(settings) as bot, measured(bot):
            await bot.store.connect()
            living = asyncio.create_task(give_signs_of_life(settings.database, bot.is_online))
            watching = asyncio.create_task(bot.outages.watch())
            removing = asyncio.create_task(bot.retention.watch())
            try:
                await _log_in(bot, token)
                await stay_connected(bot)
            except asyncio.CancelledError:
                bot.is_stopped_by_host = True
                raise
            finally:
                living.cancel()
                watching.cancel()
                removing.cancel()


def measured(bot: SevenSeas) -> AbstractAsyncContextManager[int | None]:
    """Measures the bot for Prometheus, if the host wants that; nothing else loads what it takes."""
    port = bot.settings.metrics_port
    if port is None:
        return contextlib.nullcontext()
    from bot.metrics.endpoint import serving

    return serving(bot, bot.settings.metrics_address, port)


async def _log_in(bot: SevenSeas, token: str) -> None:
    """Log in and set the bot up; NotDiscord if the answer is none of Discord's."""
    try:
        await bot.login(token)
    except (AttributeError, KeyError, TypeError) as error:  # discord.py takes a page for data
        if bot.application is not None:  # logged in: the fault is ours
            raise
        raise NotDiscord(str(error)) from error


def _cancel_on_signal(task: asyncio.Task[Any] | None) -> None:
    """Cancel the task at the first SIGTERM or SIGINT; later signals change nothing."""
    is_stopping = asyncio.Event()

    def stop() -> None:
        if is_stopping.is_set() or task is None:
            log.info("already stopping")
            return
        is_stopping.set()
        log.info("asked to stop: finishing what is under way")
        task.cancel()

    on_stop_signal(stop)


def on_stop_signal(call: Callable[[], object]) -> None:
    """Make this call at SIGTERM and SIGINT, in the running loop."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no loop signals
            loop.add_signal_handler(number, call)
