"""The bot: its parts, and the order in which they start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable
from typing import Any, Final

import discord
from discord.ext import commands

from bot.command_sync import sync_if_changed
from bot.command_words import CommandTranslator, describe_commands
from bot.config import Settings, token_of
from bot.decks import register_decks
from bot.i18n import Catalogue
from bot.single_instance import single_instance
from bot.thinking import Thinking
from cogs.context.preferences import Preferences
from cogs.messages.publisher import Boards
from cogs.presses.lobby import LobbyWishes
from cogs.presses.people import PeopleWishes
from cogs.presses.play import PlayWishes
from cogs.presses.router import Desk
from cogs.ui.face import Say
from cogs.ui.items import PressButton, PressSelect
from data.store import SqliteStore
from engine.tables.computers import Computers, Publishers
from engine.tables.service import Tables, random_seed
from engine.tables.timekeeper import Clocks

log = logging.getLogger(__name__)

EXTENSIONS: Final = (
    "cogs.errors",
    "cogs.table",
    "cogs.play",
    "cogs.rules",
    "cogs.settings",
    "cogs.guild_events",
    "cogs.absences",
)

SECONDS_TO_ANSWER: Final = 3.0
"""How long a stop waits for answers to presses; Discord waits no longer either."""


class WallClock:
    """The real time, as discord.py reads it."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return discord.utils.utcnow().timestamp()


class SevenSeas(commands.Bot):
    """A card-table bot: four games on one engine, with tables that outlive restarts."""

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
        self.clock = WallClock()
        self.catalogue = Catalogue()
        self.catalogue.say().learn(register_decks(settings.decks))
        self.letters: SqliteStore
        self.preferences: Preferences
        self.tables: Tables
        self.seeds: Callable[[], int] = random_seed
        self.boards = Boards(self)
        self.answering: set[asyncio.Task[Any]] = set()
        self.thinker = Thinking(settings.computer_workers, settings.computer_budget_ms / 1000)
        self.computers: Computers
        self.clocks: Clocks
        self.desk = Desk(self)
        self.desk.grants(PlayWishes(self.desk).grants)
        self.desk.grants(LobbyWishes(self.desk).grants)
        self.desk.grants(PeopleWishes(self.desk).grants)

    async def setup_hook(self) -> None:
        """Open the store, restore the tables, load the cogs, sync the commands if they changed."""
        self.letters = await SqliteStore.open(self.settings.database)
        self.preferences = Preferences(self.letters)
        self.tables = Tables(self.letters, self.clock, seeds=self.seeds)
        pause = self.settings.computer_pause_ms / 1000
        self.computers = Computers(self.tables, self.thinker, pause)
        self.clocks = Clocks(self.tables, self.clock, self.thinker)
        self.tables.publisher = Publishers(
            self.boards.changed, self.computers.changed, self.clocks.changed
        )
        restored = await self.tables.restore()
        log.info("restored %d open tables", restored)
        await self.load()
        await sync_if_changed(self.tree, self.letters, self.settings.guild)
        await self.boards.restore()
        self.computers.restore()
        await self.clocks.restore()

    async def load(self) -> None:
        """Load the cogs and describe their commands in the words of the catalogue."""
        self.add_dynamic_items(PressButton, PressSelect)
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        describe_commands(self.tree, self.catalogue.say())
        await self.tree.set_translator(CommandTranslator(self.catalogue))

    async def close(self) -> None:
        """Accept no more moves, finish commits and answers, and close; safe to call twice."""
        async with contextlib.AsyncExitStack() as stack:  # the last one pushed runs first
            if hasattr(self, "letters"):
                stack.push_async_callback(self.letters.close)
            stack.push_async_callback(super().close)
            stack.callback(self.thinker.stop)
            if hasattr(self, "tables"):
                for part in (self.boards, self.clocks, self.computers):
                    stack.push_async_callback(part.stop)
                stack.push_async_callback(self._wait_for_answers)
                stack.push_async_callback(self.tables.stop)

    async def _wait_for_answers(self) -> None:
        """Answer the presses that came before the stop."""
        if self.answering:
            await asyncio.wait(tuple(self.answering), timeout=SECONDS_TO_ANSWER)

    def say(self, locale: object = None) -> Say:
        """The words of a Discord locale, or English."""
        return self.catalogue.say(None if locale is None else str(locale))

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that public messages can have."""
        return tuple(self.catalogue.languages)

    def client(self) -> discord.Client:
        """The connection to Discord: this bot."""
        return self


async def run(settings: Settings) -> None:
    """Run until SIGTERM or SIGINT; SettingsError without a token."""
    token = token_of(settings)
    with single_instance(settings.database), contextlib.suppress(asyncio.CancelledError):
        _cancel_on_signal(asyncio.current_task())
        async with SevenSeas(settings) as bot:
            await bot.start(token)


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
