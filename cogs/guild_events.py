"""Servers and channels that disappear and return, and members who leave or get another name.

Every press and command at a table shows that its sender is present, and their name. Discord reports
departures from a server only to bots with a privileged intent, which this one doesn't ask for. So
when somebody presses something at a table, the bot looks up the members that the table waits for.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

import discord
from discord.ext import commands

from cogs.context import shards
from cogs.context.permissions import is_shut
from cogs.context.refusals import DROPPED
from cogs.context.services import Interaction, place_of
from cogs.routing.bot import Bot
from cogs.routing.request import person
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.model.table import ChannelPlace, Status, Table, channel_of, guild_of
from engine.tables.transitions import deadlines, lobby, seating
from engine.tables.transitions.deadlines import waiting


class Absences(commands.Cog):
    """Note the names of people, and hand the seats of those who left the server to computers."""

    def __init__(self, bot: Bot) -> None:
        self._tables, self._presence = bot.services.tables, bot.presence
        self._members_among = bot.services.members_among

    @commands.Cog.listener("on_interaction")
    async def on_name(self, interaction: Interaction) -> None:
        """Show the present name of somebody who presses something at their table."""
        table, named = self._tables.at(place_of(interaction)), person(interaction)
        if table is not None and seating.renamed(table, named) is not table:
            with suppress(Refused, Unreadable):  # it has ended, or is damaged
                await self._tables.change(table.id, seating.renamed, named)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Check that the players to move are still members when somebody presses something."""
        table, guild = self._tables.at(place_of(interaction)), interaction.guild
        if table is not None:
            self._presence.note(table.id, interaction.user.id)
        if table is None or guild is None or table.status is not Status.RUNNING:
            return
        if kind_of(table).guest:  # the bot can't ask there
            return
        away = [user for user in table.people if not self._presence.is_here(table.id, user)]
        if not away:
            return
        to_move = (await self._tables.view(table.id, None)).to_move
        awaited = {table.players[seat].user for seat in waiting(table, to_move)}
        users = [user for user in away if user in awaited]
        if not users or interaction.user.id in users:
            return
        with suppress(*DROPPED):  # Discord says it at a later press
            for user in {*users} - {*await self._members_among(guild.id, users)}:
                with suppress(Refused):  # the person has just left the table, or it has ended
                    await self._tables.change(table.id, seating.left, user)


Changed: TypeAlias = discord.abc.GuildChannel | discord.Role | discord.Thread


class GuildEvents(commands.Cog):
    """Listens to servers and channels, but not to the messages in them."""

    def __init__(self, bot: Bot) -> None:
        self._tables = bot.services.tables
        self._publisher = bot.publisher
        self._client = bot.services.client
        self._preferences = bot.services.preferences
        self._clock = bot.services.clock
        self._ready: set[int] = set()

    @commands.Cog.listener()
    async def on_shard_connect(self, shard: int) -> None:
        """Note a new session of a shard, whose servers Discord announces one by one."""
        self._ready.discard(shard)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Show the tables of a shard's servers after a start or a lost connection."""
        self._ready.add(shard)
        total = self._client.shard_count or 1
        await self._back(lambda guild: shards.shard_of(guild, total) == shard)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of a deleted channel and of its threads; drop it from the settings."""
        await self._close(channel.guild.id, channel.id)
        for table in self._tables_in(channel.guild.id):
            if channel.guild.get_channel_or_thread(channel_of(table.place).channel) is None:
                self._publisher.refresh(table.id)  # an archived thread? Discord knows

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a deleted thread; drop it from the settings."""
        await self._close(event.guild_id, event.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Suspend the tables of a server that removed the bot, for as long as they are kept."""
        for table in self._tables_in(guild.id):
            await self._change(table, deadlines.suspended)
        await self._preferences.server_gone(guild.id, self._clock.now())

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_thread_update")
    async def on_permissions(self, _: object, after: Changed) -> None:
        """Check tables again after a change of permissions; a thread may be locked or unlocked."""
        self._check(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Check tables again after the bot may have been given a role."""
        if self._client.user is not None and after.id == self._client.user.id:
            self._check(after.guild)

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Check the table of a thread that the bot was removed from."""
        self._check(thread.guild)

    def _check(self, guild: discord.Guild) -> None:
        """Show changes that were forbidden until now, and retry boards in places that seem shut."""
        self._publisher.allowed_again(guild.id)
        for table in self._tables_in(guild.id):
            if not table.timing.suspended and is_shut(guild, channel_of(table.place).channel):
                self._publisher.refresh(table.id)

    async def _close(self, guild: int, channel: int) -> None:
        table = self._tables.at(ChannelPlace(guild, channel))
        if table is not None:
            await self._change(table, lobby.displaced)
        await self._preferences.channel_gone(guild, channel)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show the tables of a server that is back, below everything else."""
        await self._back(lambda known: known == guild.id, afresh=True)
        await self._preferences.server_gone(guild.id, None)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Show a server's tables after an outage; those of a new session come together."""
        if guild.shard_id in self._ready:
            await self._back(lambda known: known == guild.id)

    async def _back(self, is_among: Callable[[int], bool], *, afresh: bool = False) -> None:
        """Restart the clocks in servers that are back, and show the missed changes.

        An unknown server is tried, and its tables are suspended. Discord reports when such a server
        is back.
        """
        known = {guild.id: guild.unavailable for guild in self._client.guilds}
        for table in self._tables.open_tables():
            guild_id = channel_of(table.place).guild
            if is_among(guild_id) and known.get(guild_id) is False:
                await self._change(table, deadlines.resumed)
        await self._publisher.restore(
            lambda guild: is_among(guild) and not known.get(guild), afresh=afresh
        )

    async def _change(self, table: Table, transition: Callable[[Table], Table]) -> None:
        """Change a table; while the bot stops, leave that to the next start."""
        with suppress(Refused, Unreadable):  # a fault at one table must not affect the others
            await self._tables.change(table.id, transition)

    def _tables_in(self, guild: int) -> list[Table]:
        return [table for table in self._tables.open_tables() if guild_of(table.place) == guild]
