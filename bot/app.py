"""The bot: its parts, and the order in which they start and stop."""

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Collection, Mapping
from functools import cached_property, partial
from typing import Any, ClassVar, Final

import discord
from aiohttp import TraceConfig
from discord.app_commands import AppInstallationType
from discord.ext import commands

from bot.config import Settings
from bot.connection.command_sync import sync_changed
from bot.connection.discord_time import DiscordTime
from bot.connection.outages import MOST_LAUNCHES, UnreadableEvents
from bot.connection.picture_sync import PictureSync
from bot.connection.sessions import SessionStarts
from bot.host.machine import WallClock
from bot.host.supervise import Part, Supervisor
from bot.parts import ONE_MACHINE, Parts
from bot.texts.command_words import CommandTranslator, describe_commands
from bot.texts.decks import read_lessons, read_puzzles, register_decks
from bot.texts.i18n import Catalogue
from bot.thinking.thinker import Thinking
from bot.upkeep.people import SERVER_DAYS, People
from bot.upkeep.rating_model import plackett_luce
from bot.upkeep.retention import Retention
from cogs.context import shards
from cogs.context.options import check_options
from cogs.context.preferences import FORCED, Preferences
from cogs.context.refusals import Meaning, Notices, incident
from cogs.context.services import About, Interaction, Promise, Services, place_of
from cogs.features.calls.post import Openings
from cogs.features.daily.morning import post_mornings
from cogs.features.night.halls import ClubHalls
from cogs.handlers import COGS, HANDLERS
from cogs.mentions.asking import reminder_at
from cogs.messages.announcements import Presence
from cogs.messages.channel_messages import Posting
from cogs.messages.chats import Chats
from cogs.messages.open_hands import OpenHands
from cogs.messages.outbox import Outbox
from cogs.messages.publisher import ChannelPublisher
from cogs.messages.throttle import Throttle
from cogs.owner import OwnerCommands
from cogs.routing.router import Router
from cogs.ui import discord_internals
from cogs.ui.layout import TableButton, TableSelect
from cogs.ui.pictures import CardPictures
from data import events
from data.databases import database_at
from data.nights import NightStore
from data.store import SqlStore
from data.upkeep import KEPT_DAYS, copies_of
from engine.events.deals import Deals
from engine.events.lessons import script
from engine.events.nights import Nights
from engine.events.puzzles import Puzzles
from engine.events.reviews import Reviews
from engine.results.marks import marks_of
from engine.tables.model.kind import Keeper
from engine.tables.model.table import ChatPlace
from engine.tables.movers.computers import Computers
from engine.tables.movers.forced import ForcedMoves
from engine.tables.movers.reminders import Reminders
from engine.tables.movers.timekeeper import Timekeeper
from engine.tables.ports import Alone
from engine.tables.room import Limits
from engine.tables.schedule import Schedule
from engine.tables.service import Tables

log = logging.getLogger(__name__)

LONGEST_WAIT: Final = 30.0
"""Seconds that a request may wait for Discord's limit on its route; longer ones fail."""


class SevenSeas(commands.AutoShardedBot):
    """A card-table bot: several games on one engine, with tables that outlive restarts.

    It connects with as many shards as Discord recommends, all in this process.

    has_threads: True if people can enter threads, so that tables may be opened in them.
    is_stopped_by_host: True if this stop is planned; open hands then become inactive.
    """

    has_threads: ClassVar = True
    is_stopped_by_host = False
    _started = 0.0
    services: Services

    def __init__(self, settings: Settings, parts: Parts = ONE_MACHINE) -> None:
        self.trace = TraceConfig()
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=AppInstallationType(guild=True, user=False),  # `anywhere` adds user
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            help_command=None,
            http_trace=self.trace,
            proxy=settings.proxy,
            shard_ids=parts.shard_ids,  # type: ignore[arg-type]  # None is its own default
            shard_count=parts.shard_count,
        )
        self.settings, self.owner_guild = settings, settings.owner_guild
        self._parts, self._launched = parts, Counter[int]()
        self.unreadable = UnreadableEvents()
        self.add_listener(self.unreadable.note, f"on_{discord_internals.UNREADABLE}")
        self.pictures, self.catalogue = CardPictures(), Catalogue()
        self.notices, self.lessons = Notices(), read_lessons()
        self.clock = DiscordTime(WallClock(), self.notices, lambda: self.schedule.read_again())
        read = self.fetch_session_start_limits
        self.sessions = SessionStarts(read, self.notices, self.clock, self.sleep, parts.pace)
        self.catalogue.learn(register_decks(settings.decks))
        self.schedule = Schedule(self.clock, self.sleep)
        self.thinker = Thinking(settings.computer_workers, settings.computer_budget_ms / 1000)
        database = parts.database or database_at(settings.where)
        self.store = SqlStore(database, parts.shards, plackett_luce)
        self.days = events.DayStore(self.store)
        preferences = Preferences(self.store, lambda guild: self.publisher.redraw(guild))
        self.tables = Tables(
            self.store,
            self.clock,
            limits=Limits(settings.tables_per_host, settings.tables_per_server),
            is_ours=shards.places_of(parts.shards.numbers, parts.shards.total),
            quiet=preferences.quiet,
            thinker=self.thinker,
            marks=marks_of,
            script=partial(script, self.lessons),
            hides=lambda table: self.services.nights.hides(table),
        )
        self._answer(preferences)
        self._show()
        self._look_after(preferences, parts.alone)
        self.supervisor = Supervisor(self._long_running())

    def _answer(self, preferences: Preferences) -> None:
        """Create the parts that answer presses and commands."""
        tables, clock, store, words = self.tables, self.clock, self.store, self.catalogue
        pause = self.settings.computer_pause_ms / 1000
        self.throttle = throttle = Throttle(self.sleep)
        wishes = partial(preferences.is_on, FORCED)
        self.forced = forced = ForcedMoves(tables, wishes, self.schedule, pause)
        self.open_hands = hands = OpenHands(
            tables, lambda: self.services, clock, throttle, self.sleep
        )
        self.presence = Presence(clock, hands.current_until)
        later = (lambda user: self.services.forget(user),)  # they are made below
        memories = (preferences.forget, self.presence.forget, hands.forget, *later)
        settings = self.settings
        self.people = People(
            Promise(settings.contact, settings.keep_days, SERVER_DAYS, KEPT_DAYS),
            settings.where,
            partial(copies_of, settings.database.resolve(), settings.backup_folder),
            *(store, tables, clock, memories),
            leaves=lambda user: self.services.nights.leave_all(user),
        )
        self.services = Services(
            tables=tables,
            preferences=preferences,
            words=words,
            adviser=self.thinker,
            forced=forced,
            pictures=self.pictures,
            people=self.people,
            records=store,
            evening_records=events.EveningStore(store),
            ratings=store.ratings,
            calls=events.CallStore(store),
            clock=clock,
            lessons=self.lessons,
            deals=Deals(tables, self.days, self.thinker, alone=self._parts.alone),
            duels=events.DuelStore(store),
            nights=Nights(
                *(tables, NightStore(store), self.schedule, self.thinker),
                halls=lambda: self.halls,
                zone=preferences.zone,
            ),
            reviews=Reviews(events.ReviewStore(self.store), self.thinker, clock),
            puzzles=Puzzles(events.PuzzleStore(self.store), read_puzzles(), clock),
            client=self,
            posted=self._posted,
            redrawn=self._redrawn,
            threads=self.has_threads,
        )

    def _show(self) -> None:
        """Create the parts that announce changes in channels."""
        posting = Posting(self.services, self, self.throttle)
        self.publisher = ChannelPublisher(
            posting, self.open_hands, self.presence, self.schedule, self.notices, sleep=self.sleep
        )
        self.chats = Chats(posting, self.publisher.boards, self.forced)
        redraw, alone = self.publisher.refresh_running, self._parts.alone
        self.picture_sync = PictureSync(self, self.pictures, alone=alone, redraw=redraw)
        self.picture_sync.follow(self.schedule)
        self.outbox = Outbox(
            posting, events.OutboxStore(self.store), self.schedule, self.chats.tokens, alone
        )
        self.halls = ClubHalls(self.outbox)
        self.openings = Openings(
            self.outbox, self.publisher.caught_up, self.open_hands, self.schedule
        )

    async def _posted(self, table: int, interaction: Interaction) -> Meaning | None:
        """Wait until a table is shown where somebody presses; returns the meaning of a refusal."""
        if isinstance(place_of(interaction), ChatPlace):
            return await self.chats.posted(table, interaction)
        return await self.throttle.waiting(self.publisher.posted(table))

    async def _redrawn(self, table: int, interaction: Interaction) -> Meaning | None:
        """Show a table again where somebody presses, though it hasn't changed itself."""
        if not isinstance(place_of(interaction), ChatPlace):
            self.publisher.refresh(table)
        return await self._posted(table, interaction)

    def _look_after(self, preferences: Preferences, alone: Alone) -> None:
        """Create the parts that act by themselves: on tables, results and old data."""
        tables, schedule, sleep = self.tables, self.schedule, self.sleep
        shown, pause = self.publisher.caught_up, self.settings.computer_pause_ms / 1000
        self.computers = Computers(tables, self.thinker, schedule, pause, shown, sleep)
        self.router = Router(
            HANDLERS,
            self.services,
            self.open_hands,
            self.throttle,
            self.chats,
            self.computers.go_on,
            outbox=self.outbox,
        )
        self.timekeeper = Timekeeper(tables, schedule, self.thinker, sleep, self.publisher.is_seen)
        asked = partial(reminder_at, self.services)
        self.reminders = Reminders(tables, self.store, asked, schedule)
        self.retention = Retention(
            self.store, tables, self.people, preferences, schedule, self.servers, alone=alone
        )
        tables.gate.publish_to(Keeper.CHAT, [self.chats.changed])
        parts = (self.publisher, self.openings, self.computers, self.forced, self.timekeeper)
        in_order = [part.changed for part in (*parts, self.reminders, self.services.nights)]
        tables.gate.publish_to(Keeper.CHANNEL, in_order)

    async def login(self, token: str) -> None:
        """Log in at Discord, or at the proxy that the settings name in its place."""
        discord_internals.steady_shards()
        if self.settings.discord_api is not None:
            discord_internals.send_to(self.settings.discord_api)
        await super().login(token)

    async def setup_hook(self) -> None:
        """Load the cogs, restore the tables, and start the long-running parts."""
        self._started = self.clock.now()  # the login has corrected it
        await self.store.connect()
        discord_internals.note_newest(self, self.publisher.newest, self.clock.created)
        discord_internals.survive_events(self)
        await self.load()
        await self._restore()
        ours = self._parts.shards
        await sync_changed(
            self.tree,
            self.store,
            self.owner_guild,
            lambda guild: shards.shard_of(guild, ours.total) in ours.numbers,
        )
        await self.supervisor.start()

    async def _restore(self) -> None:
        """Restore the tables and everything else that answering a press needs."""
        await self.services.preferences.restore()
        log.info("restored %d open tables", await self.tables.restore())
        self.presence.restore(self.tables.open_tables(), await self.store.last_moves())

    def _long_running(self) -> tuple[Part, ...]:
        """The long-running parts, in the order of a start; a stop reverses it.

        `run` adds the parts that only an online bot has.
        """
        return (
            Part("the database", stop=self.store.close),
            Part("the connection", stop=super().close),
            Part("thinking", stop=self.thinker.stop),
            Part("the crews of daily deals", stop=self.services.deals.stop),
            Part("open hands", stop=self.open_hands.stop),
            Part("calls", self.openings.restore),
            Part("messages", stop=self.publisher.stop),
            Part("the schedule", stop=self.schedule.stop),
            Part("computer players", self.computers.restore),
            Part("forced moves", self.forced.restore),
            Part("turns", self.timekeeper.restore),
            Part("reminders", self.reminders.restore),
            Part("club nights", self.services.nights.restore),
            Part("pictures", run=self.picture_sync.run),
            Part("the morning posts", partial(post_mornings, self.outbox)),
            Part("inactive hands", stop=self._deactivate_hands),
            Part("answers", stop=self.router.stop),
            Part("the gate", stop=self.tables.gate.stop),
        )

    def _deactivate_hands(self) -> None:
        if self.is_stopped_by_host:
            self.open_hands.deactivate()

    @property
    def is_set_up(self) -> bool:
        """True once the login has succeeded and the tables are being restored."""
        return self._started > 0

    async def load(self) -> None:
        """Load the cogs and describe their commands in the catalogue's words."""
        self.add_dynamic_items(TableButton, TableSelect)
        for commands_of_a_subject in COGS:
            await self.add_cog(commands_of_a_subject(self))
        if self.owner_guild is not None:
            await self.add_cog(OwnerCommands(self), guild=discord.Object(self.owner_guild))
        check_options(self.tree, self.owner_guild)
        describe_commands(self.tree, self.catalogue.say(), self.owner_guild)
        await self.tree.set_translator(CommandTranslator(self.catalogue))

    async def sleep(self, seconds: float) -> None:
        """Wait before something is shown or done."""
        await asyncio.sleep(seconds)

    async def close(self) -> None:
        """Stop taking moves, finish commits and answers, then close; safe to call twice."""
        await self.supervisor.stop()

    async def on_error(self, event_method: str, /, *_: Any, **__: Any) -> None:
        """Log the error of a listener as an incident."""
        error = sys.exc_info()[1]
        if error is not None:
            log.warning("%s failed: incident %s", event_method, incident(error))

    @cached_property
    def about(self) -> About:
        """The facts that /about shows; their modules are loaded only then."""
        from importlib.metadata import version

        contact, source = self.settings.contact, self.settings.source
        return About(version("seven-seas"), self._started, contact, source)

    def servers(self) -> Collection[int] | None:
        """The servers that have the bot, available or not; None until Discord has listed them."""
        return [guild.id for guild in self.guilds] if self.is_ready() else None

    def shards_online(self) -> Mapping[int, bool]:
        """For each shard, True if it is connected to Discord."""
        return shards.online(self)

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard; ConnectionError after many tries.

        discord.py alone would retry forever, and nest each try in the one before.
        """
        self._launched[shard_id] += 1
        if self._launched[shard_id] > MOST_LAUNCHES:
            del self._launched[shard_id]
            raise ConnectionError(f"shard {shard_id} found no way to the gateway")
        await self.sessions.wait(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this shard may identify."""
        await self.sessions.start(shard_id or 0)
        if (identify := self._parts.identify) is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await identify(shard_id or 0, self.sessions.concurrency)
