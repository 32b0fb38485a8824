"""Post each thing exactly once: claim it in one commit, send it, then confirm its message.

An interrupted post continues after the next start, or at the next press for it. A message may have
arrived without being confirmed: Discord accepts a nonce only once for some minutes, and it marks
the message for good.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

import discord

from cogs.context.gone import known_settings
from cogs.context.refusals import DROPPED, Meaning, meaning
from cogs.messages.channel_messages import Posting
from cogs.surfaces.borrowed import BorrowedSurface, Tokens, Unspoken
from cogs.surfaces.render import Rendered
from cogs.surfaces.token import TokenSurface
from engine.tables.model.table import ChannelPlace
from engine.tables.ports import Alone, Post, PostRecords, undivided
from engine.tables.schedule import Schedule

log = logging.getLogger(__name__)

SECONDS_BEFORE_RETRY: Final = 600.0
"""Seconds until Discord is tried again."""

Build: TypeAlias = Callable[[ChannelPlace], Awaitable[Rendered]]
"""Draws a post for this place, when it is sent; server 0: a chat without the bot."""
PostDue: TypeAlias = Callable[[], Awaitable[bool]]
"""Posts all that is due of a kind; False if Discord must be tried again."""


@dataclass(eq=False, repr=False)
class Outbox:
    """Everything that is posted once; `regularly` adds a kind with recurring due times."""

    posting: Posting
    posts: PostRecords
    schedule: Schedule
    tokens: Tokens
    alone: Alone = undivided
    _locks: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def regularly(self, kind: str, post_due: PostDue, next_due: Callable[[float], float]) -> None:
        """Post what is due of this kind now, and at each later time that `next_due` gives."""

        async def ring(_: int) -> float:
            await self.posting.client.wait_until_ready()
            async with self.alone(kind):
                is_done = await post_due()
            now = self.posting.services.clock.now()
            return next_due(now) if is_done else now + SECONDS_BEFORE_RETRY

        self.schedule.add(kind, ring)
        self.schedule.set(kind, 0, self.posting.services.clock.now())

    async def post_now(
        self, post: Post, build: Build, own: TokenSurface, *, is_due: bool
    ) -> Post | None:
        """Post this for a person who presses; None if it was posted before.

        own: the token of the press, which posts in a chat without the bot. is_due: False: only go
        on with a post that was interrupted, else None. The post that is returned has no message if
        Discord took none, and no channel if none can show it.
        """
        job = f"{post.kind} {post.key}"
        lock = self._locks.setdefault(job, asyncio.Lock())
        async with lock, self.alone(job):
            known = await self.posts.find(post)
            if known.is_done if known is not None else not is_due:
                return None
            await self.post_once(post, build, None if post.guild else own)
            return await self.posts.find(post)

    async def post_once(self, post: Post, build: Build, own: TokenSurface | None = None) -> bool:
        """Post this unless it was posted before; False if Discord must be tried again.

        own: as in `post_now`. A post that no channel can show is given up. Other processes post in
        their own servers.
        """
        if (guild := self.posting.client.get_guild(post.guild)) is None and own is None:
            return True
        claimed = await self.posts.claim(post)
        if claimed.is_done or claimed.channel is None:
            return True
        place = ChannelPlace(claimed.guild, claimed.channel)
        at = self.posting.surface_of
        surface = at(place) if own is None else BorrowedSurface(self.tokens, place.channel, own)
        try:
            message = None if claimed is post else await surface.find(claimed.nonce)
            if message is None:
                sent = await build(place)
                message = await surface.show(sent.marked(claimed.nonce))
        except (*DROPPED, discord.HTTPException, Unspoken) as error:
            log.info("%s %s was not posted in %s: %s", post.kind, post.key, place, error)
            if meaning(error) is Meaning.PASSES or own is not None:
                return False
            message = None
        await self.posts.confirm(claimed, message)
        if message is None and guild is not None:  # because its channel was deleted?
            await known_settings(self.posting.services.preferences, guild)
        elif message is not None and self.posting.services.tables.at(place) is not None:
            self.posting.below.sent(place.channel, message)
        return True

    async def keep(self, post: Post, build: Build) -> bool:
        """Post this once, again if it was deleted, and keep it up to date; False: try again."""
        known = await self.posts.find(post)
        if known is None or not known.is_done:
            return await self.post_once(post, build)
        sent = await build(ChannelPlace(known.guild, known.channel or 0))
        return await self.close(post, sent, stays=True, again=True)

    async def close(
        self, post: Post, sent: Rendered | None, *, stays: bool = False, again: bool = False
    ) -> bool:
        """Change a post for the last time, if there is one; False if that must be tried again.

        sent: None deletes it. stays: this change isn't the last one. again: a deleted one is posted
        again.
        """
        known = await self.posts.find(post)
        if known is None or known.channel is None or known.message is None:
            return True
        place = ChannelPlace(known.guild, known.channel)
        surface = self.posting.surface_of(place)
        try:
            if sent is None:
                await surface.retire(known.message)
            elif not await surface.change(known.message, sent) and again:
                message = await surface.show(sent.marked(known.nonce))
                await self.posts.confirm(known, message)
        except (*DROPPED, discord.HTTPException) as error:
            log.info("%s %s in %s stays as it is: %s", post.kind, post.key, place, error)
            if meaning(error) is Meaning.PASSES:
                return False
        if not stays:
            await self.posts.confirm(known, None)
        return True
