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
TOO_MANY: Final = 429
SERVER_ERROR: Final = 500
"""HTTP statuses: too many requests, and the first of all that are faults of Discord's."""


def incident(error: BaseException) -> str:
    """Log an unexpected error; returns the id that people can quote and the log contains."""
    number = secrets.token_hex(4)
    log.error("incident %s", number, exc_info=error, extra={"incident": number})
    return number
