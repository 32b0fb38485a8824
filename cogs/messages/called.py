"""The people who are called when a table opens."""

from collections.abc import Sequence
from typing import Final

import discord

from cogs.context.permissions import can_read
from cogs.context.preferences import MENTIONED_AT_ONCE
from cogs.messages.channel_messages import REMINDING, Posting
from engine.tables.model.table import ChannelPlace

ASKED: Final = 100
"""The most people in one request to Discord for a server's members."""


async def called(
    posting: Posting,
    place: ChannelPlace,
    game: str,
    but: Sequence[int | None],
    most: int = MENTIONED_AT_ONCE,
) -> Sequence[int]:
    """The people to call for a game: those who may see this channel, longest ago called first.

    but: people to leave out. most: people at once. Nobody is called in their quiet hours.
    """
    calls = posting.services.calls
    guild = posting.client.get_guild(place.guild)
    channel = None if guild is None else guild.get_channel_or_thread(place.channel)
    if guild is None or channel is None:
        return ()
    if isinstance(channel, discord.Thread) and channel.is_private():
        return ()  # people in there were invited
    chosen: list[int] = []
    waiting = [user for user in await calls.waiting(guild.id, game) if user not in but]
    wanting = await posting.wanting(waiting, *REMINDING)
    for start in range(0, len(wanting), ASKED):
        some = wanting[start : start + ASKED]
        members = await guild.query_members(user_ids=some, limit=ASKED, cache=False)
        seeing = {m.id: await can_read(guild, channel.id, m) for m in members}
        if gone := [user for user in some if user not in seeing]:
            await calls.drop(guild.id, gone)
        chosen += [user for user in some if seeing.get(user)]
        if len(chosen) >= most:
            break
    return chosen[:most]
