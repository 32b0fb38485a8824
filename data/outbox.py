"""Keeps what must be posted exactly once: claimed before it is sent, confirmed afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple
from typing import Final

from data.sql import OURS
from data.store import Kept
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
