"""Keeps what it takes to change private messages that are still open, as long as it can be used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Final

from data.sql import OURS
from data.store import SqlStore
from engine.tables.ports import PrivateRow

COLUMNS: Final = (
    "table_id, user, kind, message, is_original, status, turn, interaction, token, locale, until"
)

VALUES: Final = attrgetter(*(field.name for field in fields(PrivateRow)))
"""Of a row, in the order of the columns."""

KEEP: Final = f"""
INSERT INTO open_hands ({COLUMNS}) SELECT {", ".join("?" for _ in COLUMNS.split(","))}
WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1)
ON CONFLICT (table_id, user, kind) DO UPDATE SET
  message = excluded.message, is_original = excluded.is_original, status = excluded.status,
  turn = excluded.turn, interaction = excluded.interaction, token = excluded.token,
  locale = excluded.locale, until = excluded.until
"""  # noqa: S608 - our own
"""Nothing, if the table was removed meanwhile."""

REMOVE: Final = "DELETE FROM open_hands WHERE table_id = ? AND user = ? AND kind = ?"

EXPIRE: Final = "DELETE FROM open_hands WHERE until <= ?"

OPEN: Final = f"""
SELECT {COLUMNS} FROM open_hands WHERE table_id IN (SELECT id FROM tables WHERE {OURS})
ORDER BY until
"""  # noqa: S608 - our own


class OpenHandStore:
    """Open hands in the database of the running bot; every method raises StoreError if that fails.

    now: seconds since the epoch; what cannot be used any more by then is deleted.
    """

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def open_hands(self, now: float) -> Sequence[PrivateRow]:
        """The private messages that can still be changed, the oldest first."""
        await self._store.write((EXPIRE, (now,)))
        return tuple(PrivateRow(*row) for row in await self._store.read(OPEN, self._store.shards))

    async def keep_open_hands(
        self, kept: Sequence[PrivateRow], gone: Sequence[tuple[int, int, str]], now: float
    ) -> None:
        """Keep these, each in the place of the one before it, and delete those by their keys."""
        await self._store.write(
            (EXPIRE, (now,)),
            *((REMOVE, key) for key in gone),
            *((KEEP, VALUES(row)) for row in kept),
        )
