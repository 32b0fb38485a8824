"""The people who asked to be called: to the next table of a game, or by the morning post."""

from collections.abc import Collection

import discord

from cogs.context.preferences import MENTIONED_AT_ONCE
from cogs.context.services import ASKED_AT_ONCE, Services
from cogs.mentions.asking import Called, Occasion, called, decided, seeing
from cogs.mentions.decision import Decision, Later, Person, Reason, Why, pause
from engine.tables.model.table import ChannelPlace


async def want_calls(services: Services, guild: int, user: int, games: Collection[str]) -> None:
    """Call a person to the tables of these games in this server, from now on.

    The stored time, of their last call, is one pause ago, so that the next table calls them.
    """
    await services.calls.want(guild, user, games, services.clock.now() - pause(Reason.CALL))


async def callees(
    services: Services,
    client: discord.Client,
    place: ChannelPlace,
    game: str,
    but: Collection[int | None] = (),
    *,
    reason: Reason = Reason.CALL,
    most: int = MENTIONED_AT_ONCE,
) -> tuple[Called, float | None]:
    """The people to call for a game now, longest ago called first; and when to call a later one.

    but: people to leave out. most: people at once. People who have left the server are dropped. The
    time is None if nobody is to be called soon: no table waits for the end of quiet hours.
    """
    occasion, chosen = Occasion(reason, place.guild), list[int]()
    guild = client.get_guild(place.guild)
    channel = None if guild is None else guild.get_channel_or_thread(place.channel)
    if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return called(occasion, {}), None  # people in a private thread were invited
    decisions = dict[int, Decision]()
    for user, last in (await services.calls.waiting(place.guild, game)).items():
        if user not in but:
            decisions[user] = await decided(services, occasion, user, Person(last=last))
    able = called(occasion, decisions).users
    for start in range(0, len(able), ASKED_AT_ONCE):
        known = await seeing(client, place, able[start : start + ASKED_AT_ONCE])
        await services.calls.drop(place.guild, [u for u, sees in known.items() if sees is None])
        chosen += [user for user, sees in known.items() if sees]
        if len(chosen) >= most:
            break
    soon = [d.when for d in decisions.values() if isinstance(d, Later) and d.why is Why.RECENT]
    now = {user: decisions[user] for user in chosen[:most]}
    return called(occasion, now), min(soon, default=None)
