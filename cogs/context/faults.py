"""Faults of the network: nobody's bug, so that they are no incidents."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

DROPPED: Final = (OSError, aiohttp.ClientError, discord.RateLimited)
"""What discord.py raises when a connection cannot be made, breaks or takes too long.

Or when Discord would keep a request waiting for longer than anybody waits.
"""
UNKNOWN_MESSAGE: Final = 10008
"""Discord's code for a message that is gone, maybe while a press in it was on its way."""
UNKNOWN_INTERACTION: Final = 10062
"""Discord's code for an answer that came too late."""

TOO_MANY: Final = 429
SERVER_ERROR: Final = 500
"""Statuses of what may work the next time."""


def is_too_late(error: BaseException | None) -> bool:
    """Whether an answer did not arrive because it, or the connection, was too slow."""
    return getattr(error, "code", 0) == UNKNOWN_INTERACTION or isinstance(error, DROPPED)
