"""Keeps the months that servers have closed or are closing, and the places in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple
from typing import Final

from data.outbox import CLAIM
from data.store import Kept
from engine.results.leaderboards import SEASON, SeasonPlace
from engine.tables.ports import Post

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
