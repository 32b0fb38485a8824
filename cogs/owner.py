"""/owner: announce and drain; only in one server, and only for the bot's owner."""

import logging
from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.context.refusals import DROPPED
from cogs.context.services import Interaction
from cogs.messages.channel_messages import Posting
from cogs.routing.bot import Bot
from cogs.routing.request import Handler, Request
from cogs.ui.answer import Answer, in_words
from cogs.ui.layout import words
from cogs.ui.page import RULE, Accent, Say
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.model.table import Status
from engine.tables.ports import Sleep

log = logging.getLogger(__name__)

FRESH: Final = 600.0
"""Seconds after which a game without a move counts as idle."""


SECONDS_BETWEEN_ANNOUNCEMENTS: Final = 0.1
"""Leaves most of Discord's requests to the games."""


async def announce_at(posting: Posting, sleep: Sleep, tables: Sequence[int], text: str) -> int:
    """Post the owner's message at these tables; returns the number of tables that got it."""
    reached = 0
    for table_id in tables:
        try:
            messages = await posting.messages_of(await posting.services.tables.view(table_id, None))
            page = words(Accent.BOARD, messages.say("owner-announcement", text=text))
            async with posting.throttle.turn():
                await messages.send(messages.drawn(page))
            reached += 1
        except (discord.HTTPException, Refused, Unreadable, *DROPPED) as error:
            log.info("table %s got no announcement: %s", table_id, error)
        await sleep(SECONDS_BETWEEN_ANNOUNCEMENTS)
    return reached


@app_commands.guild_only()
@app_commands.default_permissions()
class OwnerCommands(commands.GroupCog, group_name="owner"):
    """The owner's commands while the bot runs; Discord knows the owner."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._router = bot.router
        self._tables = bot.services.tables
        super().__init__()

    @app_commands.command()
    async def announce(
        self, interaction: Interaction, text: app_commands.Range[str, 1, 500], sure: bool = False
    ) -> None:
        """Post one message in every channel with an open table, after asking once."""

        async def work(request: Request) -> Answer:
            say = request.say
            reached = [t.id for t in self._tables.open_tables() if not t.timing.suspended]
            if not reached:
                return in_words(say("owner-announce-none"))
            if not sure:
                asked = say("owner-announce-ask", channels=len(reached))
                announcement = say("owner-announcement", text=text)
                return in_words(asked, RULE, announcement, accent=Accent.HAND)
            sent = await announce_at(self._bot.publisher.posting, self._bot.sleep, reached, text)
            told = say("owner-announced", channels=sent, missed=len(reached) - sent)
            return in_words(told, accent=Accent.HAND)

        await self._answered(interaction, work)

    @app_commands.command()
    async def drain(self, interaction: Interaction, on: bool) -> None:
        """Open no new tables before a restart, or open them again."""

        async def work(request: Request) -> Answer:
            say = request.say
            if on != self._tables.room.is_closed:
                self._tables.room.is_closed = on
                self._bot.publisher.refresh_running()
            if not on:
                return in_words(say("owner-drain-off"), accent=Accent.HAND)
            return in_words(say("owner-drain-on"), await self._rest(say), accent=Accent.HAND)

        await self._answered(interaction, work)

    async def _rest(self, say: Say) -> str:
        """A sentence that says how many games a restart would interrupt."""
        services = self._bot.services
        moved = await services.records.last_moves()
        now = services.clock.now()
        running = [table for table in self._tables.open_tables() if table.status is Status.RUNNING]
        at = [moved.get(table.id, table.started or 0.0) for table in running]  # a deal is a move
        if not running:
            return say("owner-drained-empty")
        fresh, count = sum(now - each < FRESH for each in at), len(running)
        told = "owner-drain-running" if fresh else "owner-drained-idle"
        return say(told, running=count, fresh=fresh)

    async def _answered(self, interaction: Interaction, work: Handler) -> None:
        async def allowed(request: Request) -> Answer:
            if not await self._bot.is_owner(interaction.user):
                return in_words(request.say("owner-only"))
            return await work(request)

        await self._router.answer(interaction, allowed)
