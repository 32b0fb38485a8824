"""Reviews of finished games, kept as long as the game."""

from __future__ import annotations

from typing import Final

from data.store import SqlStore
from engine.core import Seat

KEEP: Final = """
INSERT INTO reviews (table_id, seat, review) SELECT id, ?2, ?3 FROM tables WHERE id = ?1
ON CONFLICT (table_id, seat) DO UPDATE SET review = excluded.review
"""
FIND: Final = "SELECT review FROM reviews WHERE table_id = ? AND seat = ?"


class ReviewStore:
    """Reviews in the database of the running bot; every method raises StoreError if that fails."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def kept(self, table: int, seat: Seat) -> str | None:
        """The review of this seat, as it was written; None: there is none."""
        return next((text for (text,) in await self._store.read(FIND, (table, seat))), None)

    async def keep(self, table: int, seat: Seat, text: str) -> None:
        """Keep the review of this seat in place of an older one, unless the table is gone."""
        await self._store.write((KEEP, (table, seat, text)))
