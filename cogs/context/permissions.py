"""What the bot must be allowed to do, and who may look after tables that are not theirs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import discord
from discord import app_commands

from engine.tables.model.table import OwnPlace, Table

NEEDED: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    read_message_history=True,  # to look up boards posted before a restart
    create_public_threads=True,
    send_messages_in_threads=True,
)
"""What the invite link asks for; boards are components, which need no Embed Links."""

SCOPES: Final = ("bot", "applications.commands")

IN_CHANNEL: Final = ("view_channel", "send_messages", "read_message_history")
IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "read_message_history")

FOR_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""What a table with a thread of its own needs besides, in the channel."""
MEMBER_FOR_THREADS: Final = ("create_public_threads",)
"""What the person needs who opens such a table: nobody opens threads by way of the bot."""


def missing_here(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """What a table needs and the bot may not do where somebody asks, e.g. ("send_messages",)."""
    threaded = isinstance(interaction.channel, discord.Thread)
    return missing_of(interaction.app_permissions, threaded=threaded)


def lacks_to_post(interaction: discord.Interaction[Any]) -> str:
    """Who may not have the bot post for everybody where somebody asks: "bot", "you", or nobody, "".

    Where the bot is no member, it is the person who brings it along.
    """
    if interaction.is_user_integration() and not interaction.is_guild_integration():
        return "" if interaction.permissions.use_external_apps else "you"
    threaded = isinstance(interaction.channel, discord.Thread)
    needed = IN_THREAD[1] if threaded else IN_CHANNEL[1]
    return "bot" if missing_among(interaction.app_permissions, (needed,)) else ""


def missing_of(allowed: discord.Permissions, *, threaded: bool) -> tuple[str, ...]:
    """Which of the permissions that a table needs are not among the allowed ones."""
    return missing_among(allowed, IN_THREAD if threaded else IN_CHANNEL)


def missing_among(allowed: discord.Permissions, needed: Sequence[str]) -> tuple[str, ...]:
    """Which of the needed permissions are not among the allowed ones."""
    return tuple(name for name in needed if not getattr(allowed, name))


def may_moderate(interaction: discord.Interaction[Any]) -> bool:
    """Whether the person may end other people's tables here (Manage Messages)."""
    return interaction.permissions.manage_messages


def may_see(interaction: discord.Interaction[Any], table: Table) -> bool:
    """True if the person may look at this table, which is over, from where they ask.

    Those who sat there may; others may in the same server, if they can see the channel it was in.
    A table of a person alone is theirs to see, everywhere.
    """
    guild, user, place = interaction.guild, interaction.user, table.place
    if isinstance(place, OwnPlace):
        return place.user == user.id
    if guild is None or guild.id != place.guild:
        return False
    if place.channel == interaction.channel_id or table.seat_of(user.id) is not None:
        return True
    channel = guild.get_channel_or_thread(place.channel)
    if channel is None or not isinstance(user, discord.Member):
        return False
    return channel.permissions_for(user).view_channel


Callback = TypeVar("Callback", bound=Callable[..., Any])


def anywhere(callback: Callback) -> Callback:
    """Let a command be installed to a person too, and used in every server and conversation."""
    installed = app_commands.allowed_installs(guilds=True, users=True)(callback)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(installed)


def install_link(application: int) -> str:
    """Where a person adds the bot to their own account, and to no server."""
    link = discord.utils.oauth_url(application, scopes=("applications.commands",))
    return f"{link}&integration_type=1"


def invite_link(application: int) -> str:
    """Where a server's owner invites the bot, with exactly the scopes and permissions it needs."""
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=SCOPES)
