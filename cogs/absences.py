"""Note who is here, and check now and then who has left the server.

Every press and command at a table shows that its sender is here. Discord reports departures from a
server only to bots with a privileged intent, which this one doesn't ask for. So when somebody
presses something at a table, the bot looks up the members that the table waits for.
"""

from contextlib import suppress
from typing import Final

import discord
from cachetools import TTLCache
from discord.ext import commands

from cogs.context.refusals import DROPPED
from cogs.context.services import Interaction, place_of
from cogs.routing.bot import Bot
from engine.tables.model.refusals import Refused
from engine.tables.model.table import ChannelPlace, Status
from engine.tables.transitions import seating
from engine.tables.transitions.deadlines import waiting

SECONDS_BETWEEN_QUESTIONS: Final = 600.0
"""Seconds between two checks of one table's people."""
TABLES: Final = 10_000
"""The most tables whose last check is remembered."""
UNKNOWN_MEMBER: Final = 10007
"""Discord's code for somebody who is not in the server."""


class Absences(commands.Cog):
    """Hand the seats of people who left the server to computers until they return."""

    def __init__(self, bot: Bot) -> None:
        self._tables, self._presence = bot.services.tables, bot.presence
        now = bot.services.clock.now
        self._asked: TTLCache[int, bool] = TTLCache(TABLES, SECONDS_BETWEEN_QUESTIONS, now)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Check that the players to move are still members when somebody presses something."""
        table, guild = self._tables.at(place_of(interaction)), interaction.guild
        if table is not None:
            self._presence.note(table.id, interaction.user.id)
        if table is None or guild is None or table.status is not Status.RUNNING:
            return
        if not isinstance(table.place, ChannelPlace):  # the bot can't ask there
            return
        away = [user for user in table.people if not self._presence.is_here(table.id, user)]
        if not away or table.id in self._asked:
            return
        to_move = (await self._tables.view(table.id, None)).to_move
        awaited = {table.players[seat].user for seat in waiting(table, to_move)}
        users = [user for user in away if user in awaited]
        if not users or interaction.user.id in users:
            return
        self._asked[table.id] = True
        for user in users:
            if await _is_gone(guild, user):
                with suppress(Refused):  # the person has just left the table, or it has ended
                    await self._tables.change(table.id, seating.left, user)


async def _is_gone(guild: discord.Guild, user: int) -> bool:
    try:
        await guild.fetch_member(user)
    except (discord.HTTPException, *DROPPED) as error:
        return getattr(error, "code", 0) == UNKNOWN_MEMBER
    return False
