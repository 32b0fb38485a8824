"""/owner: announce and drain; only in one server, and only for the bot's owner."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.context.refusals import DROPPED, incident
from cogs.context.services import Interaction
from cogs.messages.broadcasts import announce
from cogs.routing.bot import Bot
from cogs.routing.request import Handler, Request
from cogs.surfaces.render import render
from cogs.ui.answer import Answer, in_words
from cogs.ui.layout import words
from cogs.ui.page import RULE, Accent, Say
from engine.tables.model.table import Status, Table

log = logging.getLogger(__name__)

FRESH: Final = 600.0
"""Seconds after which a game without a move counts as idle."""
SECONDS_BETWEEN_CHECKS: Final = 15.0
"""Seconds between two checks whether the games have come to rest."""


@dataclass(frozen=True, slots=True)
class Games:
    """The running games: their number, and the number with a recent move."""

    running: int
    fresh: int


@app_commands.guild_only()
@app_commands.default_permissions()
class OwnerCommands(commands.GroupCog, group_name="owner"):
    """The owner's commands while the bot runs; Discord knows the owner."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._router = bot.router
        self._room = bot.services.tables.room
        self._watching: asyncio.Task[None] | None = None
        super().__init__()

    @app_commands.command()
    async def announce(
        self, interaction: Interaction, text: app_commands.Range[str, 1, 500], sure: bool = False
    ) -> None:
        """Post one message in every channel with an open table, after asking once."""

        async def work(request: Request) -> Answer:
            say = request.say
            reached = [table.id for table in self._open_tables() if not table.timing.suspended]
            if not reached:
                return in_words(say("owner-announce-none"))
            if not sure:
                asked = say("owner-announce-ask", channels=len(reached))
                announcement = say("owner-announcement", text=text)
                return in_words(asked, RULE, announcement, accent=Accent.HAND)
            sent = await announce(self._bot.publisher.posting, self._bot.sleep, reached, text)
            told = say("owner-announced", channels=sent, missed=len(reached) - sent)
            return in_words(told, accent=Accent.HAND)

        await self._answered(interaction, work)

    @app_commands.command()
    async def drain(self, interaction: Interaction, on: bool) -> None:
        """Open no new tables before a restart, or open them again."""

        async def work(request: Request) -> Answer:
            say = request.say
            self._stop_watching()
            if on != self._room.is_closed:
                self._room.is_closed = on
                self._bot.publisher.refresh_running()
            if not on:
                return in_words(say("owner-drain-off"), accent=Accent.HAND)
            games = await self._games()
            if rest := at_rest(say, games):
                return in_words(say("owner-drain-on"), rest, accent=Accent.HAND)
            self._watching = asyncio.create_task(self._watch(interaction.user, say))
            running = say("owner-drain-running", running=games.running, fresh=games.fresh)
            return in_words(say("owner-drain-on"), running, accent=Accent.HAND)

        await self._answered(interaction, work)

    async def cog_unload(self) -> None:
        """Stop watching when the bot stops (discord.py calls this)."""
        self._stop_watching()

    def _stop_watching(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None

    async def _watch(self, user: discord.User | discord.Member, say: Say) -> None:
        """Notify the person who asked, once, when the games have come to rest."""
        try:
            while not (rest := at_rest(say, await self._games())):
                await self._bot.sleep(SECONDS_BETWEEN_CHECKS)
            log.info("drained: %s", rest)
            layout = words(Accent.HAND, rest)
            render(say, layout)
            await user.send(view=layout)
        except (discord.HTTPException, *DROPPED) as error:
            log.warning("the owner got no message: %s", error)
        except Exception as error:  # nothing waits for this task
            incident(error)

    def _open_tables(self) -> tuple[Table, ...]:
        return self._router.services.tables.open_tables()

    async def _games(self) -> Games:
        services = self._bot.services
        moved = await services.records.last_moves()
        now = services.clock.now()
        running = [table for table in self._open_tables() if table.status is Status.RUNNING]
        at = [moved.get(table.id, table.started or 0.0) for table in running]  # a deal is a move
        return Games(len(running), sum(now - each < FRESH for each in at))

    async def _answered(self, interaction: Interaction, work: Handler) -> None:
        async def allowed(request: Request) -> Answer:
            if not await self._bot.is_owner(interaction.user):
                return in_words(request.say("owner-only"))
            return await work(request)

        await self._router.answer(interaction, allowed)


def at_rest(say: Say, games: Games) -> str:
    """A sentence that a restart would interrupt nobody; "" if it would."""
    if not games.running:
        return say("owner-drained-empty")
    return "" if games.fresh else say("owner-drained-idle", running=games.running)
