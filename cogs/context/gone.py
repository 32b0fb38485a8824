"""Drops the settings of a server that name a deleted channel, and tells its next manager.

`Preferences.channel_gone` does so at Discord's event. The bot may have been offline then, so the
channels are looked up again when they are needed.
"""

from dataclasses import replace
from typing import Final

import discord

from cogs.context.preferences import Preferences, ServerSettings
from cogs.context.refusals import DROPPED
from cogs.context.services import Interaction, Services, server_of

UNKNOWN_CHANNEL: Final = 10003
"""Discord's code for a channel that was deleted."""


async def known_settings(preferences: Preferences, guild: discord.Guild | None) -> ServerSettings:
    """The settings of a server, without channels and a role that were deleted."""
    server = await preferences.server(None if guild is None else guild.id)
    if guild is not None and not guild.unavailable:
        for channel in {*server.channels, server.daily} - {None}:
            if channel and guild.get_channel_or_thread(channel) is None:
                try:  # an archived thread exists as well
                    await guild.fetch_channel(channel)
                except (discord.DiscordException, *DROPPED) as error:
                    if getattr(error, "code", 0) == UNKNOWN_CHANNEL:
                        server = await preferences.channel_gone(guild.id, channel)
        if server.planner and guild.get_role(server.planner) is None:
            server = replace(server, planner=None)
    return server


async def lost_words(services: Services, interaction: Interaction) -> str:
    """A note on the settings that were dropped, once for a manager; "" if there are none."""
    guild, say = server_of(interaction), services.say(interaction)
    server = await services.preferences.server(guild)
    if not server.lost or not interaction.permissions.manage_guild:
        return ""
    await services.preferences.set_server(guild, "lost", None)
    tables = "fewer" if server.channels else "everywhere"
    whats = [tables if name == "channels" else name for name in server.lost]
    return "\n".join(say("settings-lost", what=what) for what in whats)


async def elsewhere(services: Services, interaction: Interaction) -> str:
    """The channels of this server's tables, which this isn't; "" if it is one."""
    server = await known_settings(services.preferences, interaction.guild)
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if not server.channels or not here.isdisjoint(server.channels):
        return ""
    channels = ", ".join(f"<#{each}>" for each in server.channels)
    told = services.say(interaction)("open-elsewhere", channels=channels)
    return f"{told}\n{await lost_words(services, interaction)}".strip()
