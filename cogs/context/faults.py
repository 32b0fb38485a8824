"""Network faults, which are no bugs, and incidents, which are unexpected errors."""

from __future__ import annotations

import logging
import secrets
from typing import Final

import aiohttp
import discord

log = logging.getLogger(__name__)

DROPPED: Final = (OSError, aiohttp.ClientError, discord.RateLimited)
"""Errors of discord.py when a connection can't be made, breaks or takes too long.

Also raised when Discord would delay a request too long.
"""
UNKNOWN_MESSAGE: Final = 10008
"""Discord's code for a deleted message, maybe deleted while a press in it was on its way."""
UNKNOWN_INTERACTION: Final = 10062
"""Discord's code for an answer that came too late."""

FOREIGN: Final = (50005, 50013)
"""Discord's codes for a message of another author, such as the host's former application.

Changing or deleting one's own message needs no permission but to see its channel.
"""

TOO_MANY: Final = 429
SERVER_ERROR: Final = 500
"""HTTP statuses worth a retry: TOO_MANY, and all from SERVER_ERROR on."""


def is_too_late(error: BaseException | None) -> bool:
    """True if an answer failed because it, or the connection, was too slow."""
    return getattr(error, "code", 0) == UNKNOWN_INTERACTION or isinstance(error, DROPPED)


def may_work_again(error: BaseException) -> bool:
    """True if the same request may succeed next time."""
    status = getattr(error, "status", 0)
    return status == TOO_MANY or status >= SERVER_ERROR or isinstance(error, DROPPED)


def incident(error: BaseException) -> str:
    """Log an unexpected error; returns the id that people can quote and the log contains."""
    number = secrets.token_hex(4)
    log.error("incident %s", number, exc_info=error, extra={"incident": number})
    return number
