"""The unmodified bot on a simulated Discord in the browser, without account and token.

Only this module, `simulated` and `pictures` beside it and the tests' fixtures know SimCord.
"""

from __future__ import annotations

import asyncio
import contextvars
import itertools
import logging
import math
import os
import re
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import discord
import simcord
from discord import ui

from bot.app import SevenSeas
from bot.config import Settings
from bot.connection.command_sync import OF_BOT, SCOPE, TREE
from bot.host.errors import HostError
from bot.host.machine import on_stop_signal
from bot.sandbox import simulated
from bot.sandbox.club import found_club, import_game
from bot.sandbox.page import PreviewPage
from cogs.context.preferences import LANGUAGE
from cogs.routing.request import person
from cogs.surfaces.channel import ChannelSurface
from cogs.surfaces.render import render
from cogs.table.pages.end import end_card
from cogs.table.pages.lobby import newcomer
from cogs.ui.custom_ids import CustomId
from cogs.ui.layout import button, container
from cogs.ui.page import NO_TABLE, Accent, Style
from cogs.ui.routes import Bookmark, Learn, Moment, Verb
from engine.games import FIRST_GAME
from engine.players.base import Level
from engine.shuffle import derived
from engine.tables.model.refusals import Refused
from engine.tables.model.table import ChannelPlace
from engine.tables.replay import Replay
from engine.tables.transitions.lobby import with_computer

log = logging.getLogger(__name__)

MEMBERS: Final = ("Anna", "Ben", "Chloé", "Dirk", "Esi", "Farid", "Greta")
"""The first one owns the server, and so may change its settings."""
SETTLE_TIMEOUT: Final = 120.0
"""Seconds that a press may take to settle: the computer players think, but pauses do not count."""
SLOW_VERBS: Final = (Verb.REVIEW, Verb.REPLAY)
"""The presses that may go on thinking after their first answer."""
SETTLING: Final = 3.0
"""Seconds that such a press may take to settle; later changes are shown as they come."""
PAGE_MESSAGES: Final = ("name", "busy", "unsure", "lost")
"""The messages that the page's scripts say, without `sandbox-page-`."""
SAID: Final = (
    *("private", "edited", "thinking", "options", "viewing", "field", "message", "send", "sending"),
    *("optional", "further", "more", "used", "exit", "earlier", "newest", "commands", "nothing"),
    *("required", "choose", "submit", "cancel", "closing", "viewport", "conversation", "toolbar"),
    *("show", "command", "catalogue", "remove", "changed", "needed"),
)
"""The messages that SimCord's page says, without `sandbox-`: in English as it does."""
HOLE: Final = "{}"
"""A name, number or command in such a message."""
KEY: Final = "harbour"
"""The part after the # of an address that is the same in every run."""
SHORTEST_PAUSE: Final = 0.05
"""Seconds. SimCord waits for pauses that are shorter."""
PLAY: Final = "sandbox-play"
"""The custom id of the button that opens and starts a first game."""
LOOK: Final = 0.2
"""Seconds between two checks for changes that the bot made by itself."""


@dataclass(frozen=True, slots=True)
class SandboxOptions:
    """The sandbox's options.

    players: 2 to 7 members to look through. seed: None draws a new one for every table. port: None
    picks a free one. database: None keeps the tables only until the end. club: all seven members
    have played here before. game: a finished game to show. direct: show the first member's direct
    message with the bot, not the server's channel. group: show a group chat without the bot.
    language: of the server and its members; None: English.
    """

    players: int = 4
    seed: int | None = None
    port: int | None = None
    database: Path | None = None
    club: bool = False
    game: Replay | None = None
    direct: bool = False
    group: bool = False
    language: str | None = None


@dataclass(frozen=True, slots=True)
class World:
    """The simulated Discord: the members of its one server, and the bot.

    viewers: the members through whose eyes the page is seen. shown: the channel on it.
    """

    env: simcord.Env
    bot: SandboxBot
    members: tuple[simcord.MemberActor, ...]
    viewers: Sequence[simcord.MemberActor | simcord.UserHandle]
    shown: simcord.ChannelHandle


class SandboxBot(SevenSeas):
    """The bot, with a greeting in the sandbox's channel above its boards."""

    has_threads: ClassVar = False  # the page shows one channel
    env: simcord.Env
    here: ChannelPlace
    members: Mapping[str, int]

    def __init__(self, options: SandboxOptions, database: Path) -> None:
        super().__init__(Settings(database=database, computer_pause_ms=600))
        self.publisher.seconds_between_edits = 0.0
        self.throttle.a_second = math.inf  # this Discord has no limits
        simulated.keep_pictures(self)
        self.say = self.catalogue.say(options.language)
        self._router_press = self.router.press
        self.router.press = self._press  # type: ignore[method-assign]
        self.add_listener(self._pressed, "on_interaction")
        self.options = options
        if options.seed is not None:
            start = options.seed
            seeds = (derived(start, "table", number) >> 1 for number in itertools.count())
            self.tables.origin = lambda table: replace(table, seed=next(seeds))

    async def load(self) -> None:
        """Load the cogs and take the bot's name; this Discord knows no commands yet."""
        await super().load()
        await self.store.set_setting(SCOPE, OF_BOT, TREE, None)
        if self.user is not None:
            await self.user.edit(username=self.say("sandbox-page-name"))

    async def _restore(self) -> None:
        """Greet people once open tables are known and before their boards appear."""
        await super()._restore()
        await self._speak()
        say = self.say
        if self.options.group:
            names = ", ".join(MEMBERS[: self.options.players])
            words = say("sandbox-group", member=MEMBERS[0], names=names)
            await self._post(container(Accent.BOARD, (words,)))
            return
        again = bool(self.tables.open_tables())
        text = say("sandbox-again") if again else say("sandbox-welcome")
        club = say("sandbox-club") if self.options.club else ""
        game = say(f"game-{FIRST_GAME}")
        start = ui.Button[ui.LayoutView](label=say("sandbox-play", game=game), custom_id=PLAY)
        offer = say("lesson-offer-game", game=game)
        learn = button(NO_TABLE, 0, Learn(FIRST_GAME), offer, Style.GAIN, "🎓")
        await self._post(container(Accent.BOARD, (text, club), [ui.ActionRow(learn, start)]))
        if self.options.direct:
            words = say("sandbox-direct", member=MEMBERS[0])
            alone = container(Accent.BOARD, (words,), [ui.ActionRow(learn)])
            render(say, alone)
            await (await self.fetch_user(self.members[MEMBERS[0]])).send(view=alone)
        if self.options.club:
            await found_club(self.store, self.here, self.members, self.clock.now())

    async def _speak(self) -> None:
        """Set the language of the server and its members, which each may change."""
        preferences, language = self.services.preferences, self.options.language
        if language is None:
            return
        await preferences.set_server(self.here.guild, LANGUAGE, language)
        for user in self.members.values():
            if preferences.language(user) is None:
                await preferences.prefer(user, LANGUAGE, language)

    async def _press(self, interaction: discord.Interaction[Any], custom_id: CustomId) -> None:
        """Answer a press. SimCord waits for all of it, except for long thoughts."""
        press = self._router_press
        if custom_id.route not in SLOW_VERBS and not isinstance(custom_id.route, Bookmark | Moment):
            await press(interaction, custom_id)
            return
        outside = contextvars.Context()  # SimCord doesn't wait for what is begun there
        for var, value in contextvars.copy_context().items():
            if not var.name.startswith("simcord"):
                outside.run(var.set, value)
        answered = outside.run(asyncio.ensure_future, press(interaction, custom_id))
        if not (await asyncio.wait({answered}, timeout=SETTLING))[0]:
            await self.env.external_wait(asyncio.shield(answered), reason="a long thought")

    async def _pressed(self, interaction: discord.Interaction[SevenSeas]) -> None:
        """Start the first game against a Deckhand; if a table is open, show its hand."""
        if dict(interaction.data or {}).get("custom_id") != PLAY:
            return
        say, user = self.say, interaction.user.id
        if self.tables.at(self.here) is None:
            with suppress(Refused):
                table = await self.tables.open(self.here, person(interaction), FIRST_GAME, {})
                mate = newcomer(say, Level.DECKHAND, table.players)
                await self.tables.change(
                    table.id, with_computer, self.tables.rules(table), user, mate
                )
                await self.tables.start(table.id, user)
        here = self.tables.at(self.here)
        at = CustomId(NO_TABLE if here is None else here.id, 0, Verb.HAND)
        await self.router.press(interaction, at)

    async def _post(self, layout: ui.LayoutView, game: str = "") -> None:
        surface = ChannelSurface(self, self.here.guild, self.here.channel)
        await surface.show(render(self.say, layout, pictures=self.pictures, game=game))

    async def show_game(self, game: Replay) -> None:
        """Post the result of a game from a file, with its replay, once all pictures are there."""
        tables, _ = await self.store.all_tables()
        over = [table for table in tables if not table.is_open]
        same = (t for t in over if (t.game, t.seed) == (game.table.game, game.table.seed))
        table = next(same, None) or await import_game(self.store, game, self.here)
        await self._post(end_card(self.say, replace(game, table=table)), table.game)

    async def sleep(self, seconds: float) -> None:
        """Let real time pass; no press waits until it has passed."""
        if seconds < SHORTEST_PAUSE:
            await super().sleep(seconds)
            return
        over = asyncio.Event()
        outside = contextvars.Context()  # SimCord waits for the bot's timers, not for this
        timer = outside.run(asyncio.get_running_loop().call_later, seconds, over.set)
        try:
            await self.env.external_wait(over.wait(), reason="a pause in real time")
        finally:
            timer.cancel()


def create_world(options: SandboxOptions, database: Path) -> World:
    """The bot and its server, with the same ids in every run."""
    bot = SandboxBot(options, database)
    env = simcord.Env(bot, settle_timeout=SETTLE_TIMEOUT, check_errors=False, shard_count=1)
    simulated.forget_ephemerals(env)
    simulated.keep_threads_private(env)
    simulated.speak_commands(env, simulated.locale_of(options.language))
    say = bot.say
    users = [env.create_user(name.lower(), global_name=name) for name in MEMBERS]
    guild = env.create_guild("The Seven Seas", owner=users[0])
    channel = guild.create_text_channel("harbour", topic=say("sandbox-topic", manager=MEMBERS[0]))
    present = len(users) if options.club else options.players
    members = tuple(guild.add_member(user) for user in users[:present])
    env.backend.clock = simulated.RealTime()  # type: ignore[assignment]  # set late: it is part of new ids
    if options.group:
        channel = guild.create_text_channel("friends")
        simulated.as_group(env, channel.id, users[0].id)
    bot.env = env
    bot.here = ChannelPlace(guild.id, channel.id)
    bot.members = {name: user.id for name, user in zip(MEMBERS, users, strict=True)}
    viewers = members[: options.players]
    if options.direct:
        return World(env, bot, viewers, users[:1], users[0].dm_channel)
    return World(env, bot, viewers, viewers, channel)


@asynccontextmanager
async def opened(options: SandboxOptions, database: Path) -> AsyncIterator[World]:
    """The world with its bot running; HostError or the like if the database cannot be used."""
    world = create_world(options, database)
    try:
        await world.env.start()
        try:
            with world.env.time_context():
                if options.game is not None:
                    await world.bot.show_game(options.game)
                yield world
        finally:
            await world.env.shutdown()
    finally:
        await world.bot.close()  # SimCord leaves the store open, and its threads would survive


async def serve(options: SandboxOptions) -> None:
    """Serve the sandbox until Ctrl-C, SIGTERM or the closing of the preview."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened(options, options.database or Path(folder) / "sandbox.db") as world:
            locale = simulated.locale_of(options.language)
            preview = world.env.preview(
                world.shown,
                viewers=world.viewers,
                layout="channel",
                locale=locale,
                timezone=local_zone(),
            )
            simulated.follow_threads(world.env, preview)
            async with preview:
                say, english = world.bot.say, world.bot.catalogue.say()
                words = {name: say(f"sandbox-page-{name}") for name in PAGE_MESSAGES}
                said = {f"sandbox-{name}": {"what": HOLE} for name in SAID}
                spoken = {english(name, **of): say(name, **of) for name, of in said.items()}
                key = KEY if options.port else ""
                page = PreviewPage(preview.url, locale, words, spoken, key)
                async with page.opened(options.port or 0) as address:
                    closed = asyncio.ensure_future(preview.wait_closed())
                    on_stop_signal(closed.cancel)
                    live = asyncio.ensure_future(keep_live(world, preview, page.turn))
                    print(f"Seven Seas is open: {address}\nCtrl-C closes it.", flush=True)  # noqa: T201 - the address is this command's answer
                    with suppress(asyncio.CancelledError):
                        await closed
                    live.cancel()


async def keep_live(world: World, preview: simcord.Preview, turn: asyncio.Lock) -> None:
    """Show the bot's own changes; SimCord only shows the effects of a press."""
    seen = 0
    while True:
        await asyncio.sleep(LOOK)
        done = len(world.env.http_requests)
        if done == seen:
            continue
        async with turn:
            try:
                await preview.refresh()
                seen = done
            except (TimeoutError, simcord.SetupError) as error:  # busy, or closed by now
                log.info("what the bot did is shown later: %s", error)


def local_zone() -> str:
    """The IANA name of this machine's time zone; UTC if it is unknown."""
    found = re.search(r"zoneinfo[^/]*/(.+)", str(Path("/etc/localtime").resolve()))
    name = os.environ.get("TZ", "").removeprefix(":") or (found[1] if found else "")
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return "UTC"
    return name


def main(options: SandboxOptions) -> int:
    """Serve the sandbox and return the exit code; HostError if the port is taken."""
    try:
        asyncio.run(serve(options))
    except (OSError, simcord.SetupError) as error:
        raise HostError(f"the sandbox could not start: {error}") from error
    return 0
