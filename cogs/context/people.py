"""What the bot promises people about their data, and keeps."""

from __future__ import annotations

from typing import Final, Protocol

from cogs.ui.pages.privacy_page import Promise

MOST: Final = 8 << 20
"""Bytes of the file with somebody's data: what Discord takes everywhere."""


class People(Protocol):
    """Tells people what is kept about them, and forgets them."""

    promise: Promise

    async def told(self, user: int) -> bytes:
        """Everything about this person as JSON, at most MOST bytes."""

    async def forget(self, user: int) -> int | None:
        """Forget this person; how many backups could not be rewritten.

        None: a table that cannot be reached now names them still; there it happens later.
        """
