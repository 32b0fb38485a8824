"""Opening a table: where it may stand, in a thread or not, with the server's defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs.answers import Answer
from cogs.desk import Desk, Press, person
from cogs.home import place_of
from cogs.permissions import missing_here
from cogs.preferences import Server
from cogs.ui.face import Say, Tone
from engine.ports import Place
from engine.refusals import Refusal, Refused


@dataclass(frozen=True, slots=True)
class Opening:
    """What somebody wants; clock, in seconds, and thread: None takes the server's default.

    clock 0 is no clock.
    """

    game: str
    choices: Mapping[str, Any]
    clock: int | None = None
    thread: bool | None = None


async def open_table(desk: Desk, interaction: Press, opening: Opening) -> Answer:
    """Open the table, or say what is in the way."""
    say, bot = desk.say(interaction), desk.bot
    server = await bot.preferences.server(interaction.guild_id or 0)
    if missing := missing_here(interaction):
        return desk.in_words(missing_words(say, missing))
    if not _allowed(interaction, server):
        channels = ", ".join(f"<#{channel}>" for channel in server.channels)
        return desk.in_words(say("open-elsewhere", channels=channels))
    choices = {**server.rules.get(opening.game, {}), **opening.choices}
    clock = server.clock if opening.clock is None else opening.clock or None
    game = say(f"game-{opening.game}")
    place = await _place(interaction, server, opening, say("thread-name", game=game))
    if bot.tables.at(place) is not None:
        raise Refused(Refusal.PLACE_TAKEN)
    await bot.tables.open(place, person(interaction), opening.game, choices, clock=clock)
    here = "" if place == place_of(interaction) else f" <#{place.channel}>"
    return desk.in_words(say("lobby-opened", game=game) + here, tone=Tone.HAND)


def missing_words(say: Say, missing: Sequence[str]) -> str:
    """What the bot may not do and needs to."""
    names = ", ".join(say(f"permission-{name.replace('_', '-')}") for name in missing)
    return say("permissions-missing", names=names)


def _allowed(interaction: Press, server: Server) -> bool:
    """Whether the server lets tables stand in this channel, or in the one of this thread."""
    parent = getattr(interaction.channel, "parent_id", None)
    here = {interaction.channel_id, parent}
    return not server.channels or not here.isdisjoint(server.channels)


async def _place(interaction: Press, server: Server, opening: Opening, name: str) -> Place:
    """Where the table shall stand: here, or in a new thread of its own."""
    threaded = server.thread if opening.thread is None else opening.thread
    channel = interaction.channel
    if not threaded or not isinstance(channel, discord.TextChannel):
        return place_of(interaction)
    thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    return Place(channel.guild.id, thread.id)
