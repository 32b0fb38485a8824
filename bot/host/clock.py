"""The time of the running bot."""

from __future__ import annotations

import discord


class WallClock:
    """The real time, as discord.py reads it."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return discord.utils.utcnow().timestamp()
