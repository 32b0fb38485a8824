"""The permissions that the bot needs, and who may moderate other people's tables."""

import logging
from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any, Final, TypeVar

import discord
from discord import app_commands

from cogs.context.refusals import DROPPED
from cogs.ui.discord_internals import is_by_account
from engine.tables.model.kind import kind_of
from engine.tables.model.table import Table, guild_of, number_of, owner_of

log = logging.getLogger(__name__)

NEEDED: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    read_message_history=True,  # to look up boards posted before a restart
    create_public_threads=True,
    create_private_threads=True,
    send_messages_in_threads=True,
    create_events=True,
)
"""The permissions in the invite link; boards are components, which need no Embed Links."""

IN_CHANNEL: Final = ("view_channel", "send_messages", "read_message_history")
IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "read_message_history")

FOR_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""Further permissions in the channel of a table that gets its own thread.

Its opener needs them too: the bot gives nobody more.
"""

FOR_NIGHTS: Final = ("create_private_threads", "send_messages_in_threads")
"""Further permissions in the channel of a club night, whose tables get private threads."""


def missing_here(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """The permissions that a table needs and the bot lacks here, e.g. ("send_messages",)."""
    threaded = isinstance(interaction.channel, discord.Thread)
    return missing_of(interaction.app_permissions, threaded=threaded)


def is_guest(interaction: discord.Interaction[Any]) -> bool:
    """True where the bot is no member and comes with somebody's account."""
    if interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id):
        return False  # it may have come since the message was posted
    return not interaction.is_guild_integration() and is_by_account(interaction)


def may_write(interaction: discord.Interaction[Any]) -> bool:
    """True if the person may write here: outside of servers all, in a locked thread moderators."""
    allowed, channel = interaction.permissions, interaction.channel
    if interaction.guild_id is None:
        return True
    if isinstance(channel, discord.Thread):
        return allowed.send_messages_in_threads and (not channel.locked or allowed.manage_threads)
    return allowed.send_messages


def lacks_to_post(interaction: discord.Interaction[Any]) -> str:
    """The party that lacks a permission to post for everybody here; "": nobody.

    "bot": the bot may not write. "writer": the person may not. "you": where the bot is no member,
    the person may not bring it along.
    """
    if interaction.guild_id is None:
        return ""
    if is_guest(interaction):
        if not interaction.permissions.use_external_apps:
            return "you"
    else:
        threaded = isinstance(interaction.channel, discord.Thread)
        needed = IN_THREAD[1] if threaded else IN_CHANNEL[1]
        if missing_among(interaction.app_permissions, (needed,)):
            return "bot"
    return "" if may_write(interaction) else "writer"


def missing_of(allowed: discord.Permissions, *, threaded: bool) -> tuple[str, ...]:
    """The permissions that a table needs and that aren't allowed."""
    return missing_among(allowed, IN_THREAD if threaded else IN_CHANNEL)


def missing_among(allowed: discord.Permissions, needed: Sequence[str]) -> tuple[str, ...]:
    """The needed permissions that aren't allowed."""
    return tuple(name for name in needed if not getattr(allowed, name))


def is_shut(guild: discord.Guild, channel: int) -> bool:
    """True if the bot probably can't show a table in this channel or thread."""
    place = guild.get_channel_or_thread(channel)
    if place is None:
        return True
    threaded = isinstance(place, discord.Thread)
    try:
        missing = missing_of(place.permissions_for(guild.me), threaded=threaded)
    except discord.ClientException:  # the parent of the thread is hidden
        return True
    return bool(missing) or (isinstance(place, discord.Thread) and place.locked)


def lacks_for_night(channel: discord.TextChannel) -> tuple[str, ...]:
    """The permissions that the bot lacks for the tables of a club night in this channel."""
    return missing_among(channel.permissions_for(channel.guild.me), FOR_NIGHTS)


def may_moderate(interaction: discord.Interaction[Any]) -> bool:
    """True if the person may end other people's tables here (Manage Messages)."""
    return interaction.permissions.manage_messages


async def may_see(interaction: discord.Interaction[Any], table: Table) -> bool:
    """True if the person may look at this finished table from where they ask.

    Its players may. Other members of the same server may if they can read its channel, or its kind
    is open to all of them. So may the people of its chat, there. The player of an own table may see
    it anywhere.
    """
    guild, user, kind = interaction.guild, interaction.user, kind_of(table)
    if kind.alone:
        return owner_of(table) == user.id
    channel, sits = number_of(table.place), table.seat_of(user.id) is not None
    is_here = channel == interaction.channel_id
    if kind.guest:
        return sits or is_here
    if guild is None or guild.id != guild_of(table.place):
        return False
    if kind.opens:
        return True
    if sits or is_here:
        return sits or interaction.permissions.read_message_history
    return isinstance(user, discord.Member) and await can_read(guild, channel, user)


async def can_read(guild: discord.Guild, channel: int, member: discord.Member) -> bool:
    """True if a member can read this channel or thread; False where Discord doesn't say so.

    discord.py gives the permissions of a thread's parent, so Discord is asked for the members of a
    private thread. Moderators (Manage Threads) see all threads.
    """
    try:
        place = guild.get_channel_or_thread(channel) or await guild.fetch_channel(channel)
        allowed = place.permissions_for(member)
        if missing_among(allowed, ("view_channel", "read_message_history")):
            return False
        if isinstance(place, discord.Thread) and place.is_private() and not allowed.manage_threads:
            await place.fetch_member(member.id)
    except (discord.DiscordException, *DROPPED) as error:
        log.info("channel %s is not shown to a member: %s", channel, error)
        return False
    return True


Callback = TypeVar("Callback", bound=Callable[..., Any])


def anywhere(callback: Callback) -> Callback:
    """Let people install a command for themselves and use it in every server and conversation."""
    installed = app_commands.allowed_installs(guilds=True, users=True)(callback)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(installed)


def in_chats(callback: Callback) -> Callback:
    """Let people use a command for tables `anywhere`, but not in private with the bot."""
    return app_commands.allowed_contexts(guilds=True, dms=False, private_channels=True)(
        anywhere(callback)
    )


def install_link(application: int) -> str:
    """The link by which a person adds the bot to their own account, without a server."""
    link = discord.utils.oauth_url(application, scopes=("applications.commands",))
    return f"{link}&integration_type=1"


def invite_link(application: int) -> str:
    """The link that invites the bot to a server, with only the scopes and permissions it needs."""
    return discord.utils.oauth_url(application, permissions=NEEDED)


class Lacks(Enum):
    """Why a table gets no thread of its own here."""

    PLACE = auto()  # threads have no threads, and no voice channel has any
    PEOPLE = auto()  # nobody can enter threads here
    MEMBER = auto()  # the person may open none
    BOT = auto()


def no_thread(interaction: discord.Interaction[Any], *, threads: bool) -> Lacks | None:
    """Why a table gets no thread of its own here; None: it can get one. threads: people can."""
    if not isinstance(interaction.channel, discord.TextChannel):
        return Lacks.PLACE
    if not threads:
        return Lacks.PEOPLE
    if missing_among(interaction.permissions, FOR_THREADS):
        return Lacks.MEMBER
    return Lacks.BOT if missing_among(interaction.app_permissions, FOR_THREADS) else None
