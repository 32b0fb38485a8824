"""The bot itself: what it needs, the order in which it starts and stops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable
from typing import Any, Final

import discord
from discord.ext import commands

from bot.alone import alone
from bot.command_words import CommandTranslator, put_words
from bot.config import Settings, token_of
from bot.decks import furnish
from bot.i18n import Catalogue
from bot.thinking import Thinking
from bot.tree import sync_if_changed
from cogs.context.preferences import Preferences
from cogs.messages.publisher import Boards
from cogs.presses.lobby import LobbyWishes
from cogs.presses.people import PeopleWishes
from cogs.presses.play import PlayWishes
from cogs.presses.router import Desk
from cogs.ui.face import Say
from cogs.ui.items import PressButton, PressSelect
from data.store import SqliteStore
from engine.tables.computers import Computers
from engine.tables.ports import Publishers
from engine.tables.service import Tables, random_seed
from engine.tables.timekeeper import Timekeeper

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
"""How long a stop waits for answers to presses: Discord waits no longer."""


class WallClock:
    """The time of the world, as discord.py reads it."""

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
        self.catalogue.say().learn(furnish(settings.decks))
        self.letters: SqliteStore
        self.preferences: Preferences
        self.tables: Tables
        self.seeds: Callable[[], int] = random_seed
        self.boards = Boards(self)
        self.answering: set[asyncio.Task[Any]] = set()
        self.thinker = Thinking(settings.computer_workers, settings.computer_budget_ms / 1000)
        self.computers: Computers
        self.timekeeper: Timekeeper
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
        self.timekeeper = Timekeeper(self.tables, self.clock, self.thinker)
        self.tables.publisher = Publishers(
            self.boards.changed, self.computers.changed, self.timekeeper.changed
        )
        restored = await self.tables.restore()
        log.info("restored %d open tables", restored)
        await self.load()
        await sync_if_changed(self.tree, self.letters, self.settings.guild)
        await self.boards.restore()
        self.computers.restore()
        await self.timekeeper.restore()

    async def load(self) -> None:
        """Load the cogs and put the words of the catalogue to their commands."""
        self.add_dynamic_items(PressButton, PressSelect)
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        put_words(self.tree, self.catalogue.say())
        await self.tree.set_translator(CommandTranslator(self.catalogue))

    async def close(self) -> None:
        """Stop taking moves, finish commits and answers, close; safe to call twice."""
        async with contextlib.AsyncExitStack() as stack:  # the last one pushed is the first to go
            if hasattr(self, "letters"):
                stack.push_async_callback(self.letters.close)
            stack.push_async_callback(super().close)
            stack.callback(self.thinker.stop)
            if hasattr(self, "tables"):
                for part in (self.boards, self.timekeeper, self.computers):
                    stack.push_async_callback(part.stop)
                stack.push_async_callback(self._answered)
                stack.push_async_callback(self.tables.stop)

    async def _answered(self) -> None:
        """Let those who pressed in time have their answers."""
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
    """Run until SIGTERM or SIGINT; the token must be valid."""
    token = token_of(settings)
    with alone(settings.database), contextlib.suppress(asyncio.CancelledError):
        _stop_when_asked(asyncio.current_task())
        async with SevenSeas(settings) as bot:
            await bot.start(token)


def _stop_when_asked(task: asyncio.Task[Any] | None) -> None:
    """SIGTERM and SIGINT end the task; whoever asks again waits like everybody else."""
    asked = asyncio.Event()

    def stop() -> None:
        if asked.is_set() or task is None:
            log.info("already stopping")
            return
        asked.set()
        log.info("asked to stop: finishing what is under way")
        task.cancel()

    when_told_to_stop(stop)


def when_told_to_stop(call: Callable[[], object]) -> None:
    """Call this at SIGTERM and SIGINT, in the running loop."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no loop signals
            loop.add_signal_handler(number, call)
