"""Keeps what must be posted exactly once: claimed before it is sent, confirmed afterwards.

The post that closes a month is one of them, and is claimed with the places in that month.
"""

from collections.abc import Sequence
from dataclasses import astuple
from typing import Final

from data.sql import OURS
from data.store import Kept
from engine.results.ratings import SEASON, SeasonPlace
from engine.tables.ports import Post, Taken

CLAIM: Final = """
INSERT INTO outbox (kind, key, guild, channel, nonce, message) VALUES (?, ?, ?, ?, ?, ?)
"""
FIND: Final = """
SELECT kind, key, guild, channel, nonce, message FROM outbox
WHERE kind = ? AND key = ? AND guild = ?
"""
SHOWN: Final = f"""
SELECT kind, key, guild, channel, nonce, message FROM outbox
WHERE kind = :kind AND message IS NOT NULL AND {OURS} ORDER BY guild, key
"""  # noqa: S608 - our own
CONFIRM: Final = """
UPDATE outbox SET channel = ?, message = ? WHERE kind = ? AND key = ? AND guild = ?
"""


class OutboxStore(Kept):
    """The outbox in the running bot's database; every method raises StoreError on failure."""

    async def claim(self, post: Post) -> Post:
        """Claim this post; returns it as it was claimed first."""
        try:
            await self._store.write((CLAIM, astuple(post)))
        except Taken:
            return await self.find(post) or post
        return post

    async def find(self, post: Post) -> Post | None:
        """The claimed post of this kind, key and server."""
        rows = await self._store.read(FIND, (post.kind, post.key, post.guild))
        return next((Post(*row) for row in rows), None)

    async def shown(self, kind: str) -> Sequence[Post]:
        """The posts of this kind in the bot's servers whose message is known."""
        rows = await self._store.read(SHOWN, {**self._store.shards, "kind": kind})
        return tuple(Post(*row) for row in rows)

    async def confirm(self, post: Post, message: int | None) -> None:
        """Record the message of a post; None: no channel shows it, or needs it any more."""
        channel = None if message is None else post.channel
        await self._store.write((CONFIRM, (channel, message, post.kind, post.key, post.guild)))


ENDED: Final = f"""
SELECT DISTINCT guild, strftime('%Y-%m', ended, 'unixepoch') AS month FROM ratings
WHERE guild IS NOT NULL AND ended < ? AND NOT EXISTS (
  SELECT 1 FROM outbox AS o WHERE o.kind = '{SEASON}' AND o.guild = ratings.guild
  AND o.key = strftime('%Y-%m', ratings.ended, 'unixepoch')
  AND (o.channel IS NULL OR o.message IS NOT NULL)
)
ORDER BY month, guild
"""  # noqa: S608 - our own
LATEST: Final = """
SELECT channel FROM ratings JOIN tables ON id = table_id
WHERE ratings.guild = ? ORDER BY ratings.ended DESC, table_id DESC LIMIT 1
"""
PLACE: Final = """
INSERT INTO season_places (guild, month, pool, user, place, points) SELECT ?, ?, ?, ?4, ?, ?
WHERE EXISTS (SELECT 1 FROM ratings WHERE user = ?4)
"""
"""A person who was forgotten in the meantime isn't named again."""
PLACES: Final = """
SELECT month, pool, user, place, points FROM season_places WHERE guild = ? AND month = ?
ORDER BY pool, place, user
"""
PLACES_OF: Final = """
SELECT month, pool, user, place, points FROM season_places WHERE guild = ? AND user = ?
ORDER BY month DESC, place, pool
"""


class SeasonStore(Kept):
    """Seasons in the running bot's database; every method raises StoreError on failure."""

    async def ended(self, now: float) -> Sequence[tuple[int, str]]:
        """The servers and past months with rated games whose post isn't sent or given up yet."""
        return tuple((guild, month) for guild, month in await self._store.read(ENDED, (now,)))

    async def latest_channel(self, guild: int) -> int | None:
        """The channel of a server's latest rated table, of those that are kept."""
        rows = await self._store.read(LATEST, (guild,))
        return int(rows[0][0]) if rows else None

    async def close(self, post: Post, places: Sequence[SeasonPlace]) -> None:
        """Close a month with these places, and claim its post; Taken if it is closed already."""
        await self._store.write(
            (CLAIM, astuple(post)),
            *((PLACE, (post.guild, p.month, p.pool, p.user, p.place, p.points)) for p in places),
        )

    async def places(self, guild: int, month: str) -> Sequence[SeasonPlace]:
        """The places of a closed month, pool by pool."""
        return tuple(SeasonPlace(*r) for r in await self._store.read(PLACES, (guild, month)))

    async def places_of(self, guild: int, user: int) -> Sequence[SeasonPlace]:
        """A person's places in the closed months of a server, latest first."""
        return tuple(SeasonPlace(*r) for r in await self._store.read(PLACES_OF, (guild, user)))
