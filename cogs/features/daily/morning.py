"""The morning post of servers that want one: the best of yesterday's deal, and today's to play.

A post is claimed in one commit, then sent, then its message is kept. Whatever is cut short goes on
after the next start: a post that was sent but not kept is found in the channel by its button.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Protocol

import discord

from cogs.context.faults import DROPPED, may_work_again
from cogs.context.services import Services
from cogs.features.daily.page import morning_page, morning_route
from cogs.messages.called import called
from cogs.surfaces.channel import ChannelSurface
from cogs.surfaces.render import Rendered, render
from cogs.surfaces.surface import all_parts
from cogs.ui.custom_ids import HAND, NO_TABLE, CustomId
from cogs.ui.layout import paged
from engine.events.daily import CALLED, Deal, deal_at
from engine.events.deals import Post
from engine.tables.model.days import begins
from engine.tables.model.table import ChannelPlace
from engine.tables.ports import Alone, Taken, undivided
from engine.tables.schedule import Schedule

log = logging.getLogger(__name__)

HOUR: Final = 6 * 3600
"""Seconds from the start of a day, by UTC, to its post."""
SECONDS_BEFORE_RETRY: Final = 600.0
"""Seconds until Discord is tried again."""
KIND: Final = "mornings"
LOOKED_AT: Final = 200
"""The number of latest messages of a channel that are searched for a post that may have arrived."""
BEST: Final = 3
ASKED: Final = 20
"""The number of best players who are asked whether they may be named."""


class PostRecords(Protocol):
    """The morning posts of servers. Each method is one transaction, durable when it returns."""

    async def claim_post(self, post: Post) -> None:
        """Claim this post, once for a server and day; Taken if it is claimed already."""

    async def unsent(self) -> Sequence[Post]:
        """The posts that are claimed and still to be sent."""

    async def sent(self, post: Post, message: int | None) -> None:
        """Store the message of a post; None: no channel can show it."""


@dataclass(frozen=True, slots=True)
class Morning:
    """Everything needed for a morning post."""

    services: Services
    client: discord.Client
    posts: PostRecords


class Mornings:
    """Looks for morning posts to send, at the start and each morning."""

    def __init__(self, morning: Morning, schedule: Schedule, alone: Alone = undivided) -> None:
        self._morning = morning
        self._schedule = schedule
        self._alone = alone
        schedule.add(KIND, self._ring)

    def start(self) -> None:
        """Send the posts that are due now, and keep doing so."""
        self._schedule.set(KIND, 0, self._morning.services.clock.now())

    async def _ring(self, _: int) -> float:
        morning = self._morning
        await morning.client.wait_until_ready()
        async with self._alone(KIND):
            is_done = await post_mornings(morning)
        now = morning.services.clock.now()
        if not is_done:
            return now + SECONDS_BEFORE_RETRY
        today = deal_at(now).day
        return next(at for day in (today, today + 1) if (at := begins(day) + HOUR) > now)


async def post_mornings(morning: Morning) -> bool:
    """Send each unsent post of this morning, exactly once.

    False if Discord couldn't be reached for one of them, which must be tried again. A post left
    from an earlier day is dropped.
    """
    now = morning.services.clock.now()
    today = deal_at(now).day
    if now >= begins(today) + HOUR:
        for guild, channel in (await morning.services.preferences.mornings()).items():
            with suppress(Taken):  # it was sent, or another process was faster
                post = Post(guild, today, channel, secrets.randbits(62))
                await morning.posts.claim_post(post)
    unsent = await morning.posts.unsent()
    return all([await _is_sent(morning, post, today) for post in unsent])


async def _is_sent(morning: Morning, post: Post, today: int) -> bool:
    """Send a post, or store that no channel can show it; False if a retry may work."""
    message = None
    if post.day == today:
        try:
            message = await _sent(morning, post)
        except (*DROPPED, discord.HTTPException) as error:
            log.info("the morning post was not sent in %d: %s", post.channel, error)
            if may_work_again(error):
                return False
    await morning.posts.sent(post, message)
    return True


async def _sent(morning: Morning, post: Post) -> int:
    """The message of a post: an existing one, or else a new one."""
    channel = morning.client.get_partial_messageable(post.channel, guild_id=post.guild)
    custom_id = CustomId(NO_TABLE, 0, morning_route(post.day)).button()
    own = morning.client.user
    async for message in channel.history(limit=LOOKED_AT):
        if own is not None and message.author.id == own.id and _has(message, custom_id):
            return message.id
    surface = ChannelSurface(morning.client, post.guild, post.channel)
    return await surface.show(await _page(morning.services, morning.client, post), post.nonce)


async def _page(services: Services, client: discord.Client, post: Post) -> Rendered:
    """The post of a morning, in the language of its server."""
    guild = client.get_guild(post.guild)
    say = await services.public_words(post.guild, guild.preferred_locale if guild else None)
    yesterday, records = Deal(post.day - 1), services.deals.records
    found = await records.best(post.guild, yesterday.day, ASKED)
    unlisted = services.preferences.is_unlisted
    best = [each for each in found if not await unlisted(each.user)][:BEST]
    played = await records.played_in(post.guild, yesterday.day)
    place = ChannelPlace(post.guild, post.channel)
    users = await called(services, client, place, CALLED, ())
    pinged = discord.AllowedMentions(users=[discord.Object(user) for user in users])
    page = morning_page(say, yesterday, best, played, users)
    return render(say, paged(page, say, NO_TABLE, 0, HAND), pinged=pinged)


def _has(message: discord.Message, custom_id: str) -> bool:
    """True if a message has this button."""
    parts = all_parts(message.components)
    return any(getattr(part, "custom_id", None) == custom_id for part in parts)
