"""Close the months of servers with rated games: lasting places, and one post, exactly once.

A month is claimed with its places in one commit, then announced, then the message is stored.
Anything interrupted continues after the next start: a post that was sent but not stored is found in
the channel by its button.
"""

from __future__ import annotations

import logging
import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import discord

from cogs.context.faults import DROPPED, may_work_again
from cogs.context.services import Services
from cogs.features.ratings.page import (
    POOLS,
    first_places,
    list_name,
    season_page,
    season_route,
)
from cogs.surfaces.channel import ChannelSurface
from cogs.surfaces.render import Rendered, render
from cogs.surfaces.surface import all_parts
from cogs.ui.custom_ids import NO_TABLE, CustomId
from engine.results.leaderboards import DAY, Season, SeasonPlace, bounds, month_of, ranking
from engine.tables.ports import Alone, Taken, undivided
from engine.tables.schedule import Schedule

log = logging.getLogger(__name__)

SECONDS_BEFORE_RETRY: Final = 600.0
"""Seconds before Discord is tried once more."""
KIND: Final = "months"
LOOKED_AT: Final = 200
"""The latest messages of a channel that are searched for a post that may have arrived."""


@dataclass(frozen=True, slots=True)
class Closing:
    """Everything needed to close a month."""

    services: Services
    client: discord.Client


class Seasons:
    """Looks for months to close at the start, at the end of each month, and once a day."""

    def __init__(self, closing: Closing, schedule: Schedule, alone: Alone = undivided) -> None:
        self._closing = closing
        self._schedule = schedule
        self._alone = alone
        schedule.add(KIND, self._ring)

    def start(self) -> None:
        """Close the months that are due now, and keep doing so."""
        self._schedule.set(KIND, 0, self._closing.services.clock.now())

    async def _ring(self, _: int) -> float:
        closing = self._closing
        await closing.client.wait_until_ready()
        async with self._alone("seasons"):
            is_done = await close_months(closing)
        now = closing.services.clock.now()
        if not is_done:
            return now + SECONDS_BEFORE_RETRY
        return min(now + DAY, bounds(month_of(now))[1] + 1)


async def close_months(closing: Closing) -> bool:
    """Close every month that is over and announce each unannounced one, exactly once.

    False if Discord couldn't be reached for one of them, which must be tried again.
    """
    begins, _ = bounds(month_of(closing.services.clock.now()))
    for guild, month in await closing.services.seasons.ended(begins):
        with suppress(Taken):  # another process was faster
            await _claim(closing, guild, month, is_last=bounds(month)[1] == begins)
    unannounced = await closing.services.seasons.unannounced()
    return all([await _is_announced(closing, season) for season in unannounced])


async def _is_announced(closing: Closing, season: Season) -> bool:
    """Announce a month, or store that no channel can show it; False if a retry may work."""
    try:
        message = await _announcement(closing, season)
    except (*DROPPED, discord.HTTPException) as error:
        log.info("the end of %s was not posted in %d: %s", season.month, season.channel, error)
        if may_work_again(error):
            return False
        message = None
    await closing.services.seasons.announced(season, message)
    return True


async def _claim(closing: Closing, guild: int, month: str, *, is_last: bool) -> None:
    """Close a month; only the latest one is announced, so that nobody hears of old ones."""
    since, until = bounds(month)
    places: list[SeasonPlace] = []
    for pool in await closing.services.ratings.pools(guild, since, until):
        found = await closing.services.ratings.candidates(guild, pool, since, until)
        listed = [c for c in found if not await closing.services.preferences.is_unlisted(c.user)]
        places += [
            SeasonPlace(month, pool, placed.user, placed.place, placed.rating.points)
            for placed in ranking(listed, until)
        ]
    channel = await closing.services.seasons.latest_channel(guild) if is_last else None
    await closing.services.seasons.claim(guild, month, channel, secrets.randbits(62), places)


async def _announcement(closing: Closing, season: Season) -> int:
    """The message that announces a month: an existing one, or else a new one."""
    channel = closing.client.get_partial_messageable(season.channel, guild_id=season.guild)
    custom_ids = {
        CustomId(NO_TABLE, 0, season_route(season.month, pool)).button() for pool in POOLS
    }
    own = closing.client.user
    async for message in channel.history(limit=LOOKED_AT):
        if own is not None and message.author.id == own.id and _has(message, custom_ids):
            return message.id
    surface = ChannelSurface(closing.client, season.guild, season.channel)
    return await surface.show(await _page(closing, season), season.nonce)


async def _page(closing: Closing, season: Season) -> Rendered:
    """The post about a month, in the language of its server."""
    guild = closing.client.get_guild(season.guild)
    locale = guild.preferred_locale if guild else None
    say = await closing.services.public_words(season.guild, locale)
    games = await closing.services.ratings.pools(season.guild, *bounds(season.month))
    places = await closing.services.seasons.places(season.guild, season.month)
    names = {
        place.user: list_name(say, await closing.services.records.name_in(season.guild, place.user))
        for place in first_places(places)
    }
    return render(say, season_page(say, season.month, games, places, names))


def _has(message: discord.Message, custom_ids: set[str]) -> bool:
    """True if a message has one of these buttons."""
    parts = all_parts(message.components)
    return any(getattr(part, "custom_id", None) in custom_ids for part in parts)
