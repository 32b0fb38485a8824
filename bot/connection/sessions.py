"""Session starts of the gateway: Discord counts them, and resets the token of a bot with too many.

The count is the application's, so it covers all processes, and outlives restarts. Half of a day's
starts are free. The others are spread over the time until Discord's reset. So a bot that crashes
again and again never uses the last one.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from time import monotonic
from typing import Final, TypeAlias

import aiohttp
import discord

from bot.connection.outages import HeldBack
from cogs.context.refusals import Notices
from engine.tables.ports import Clock, Sleep

log = logging.getLogger(__name__)

FREE: Final = 0.5
"""The share of a day's session starts that need no pause."""
SHARE_KEPT: Final = 0.05
"""The share of a day's session starts that a crash loop hardly reaches before Discord's reset."""
SECONDS_KNOWN: Final = 5.0
"""Seconds for which Discord's answer is cached: it gives two in five seconds."""
ASK_AGAIN_AFTER: Final = 60.0
"""Seconds of a wait after which Discord is asked again."""
UNSAID: Final = (
    *(discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError),
    *(KeyError, TypeError),
)
"""Errors for a missing answer, or for one without limits."""
SHORTEST: Final = 0.1
"""Seconds of the shortest wait."""
SUBJECT: Final = "sessions"

Limits: TypeAlias = discord.SessionStartLimits
Pace: TypeAlias = Callable[[float], Awaitable[bool]]
"""True if no process has started a session for this many seconds; the next one has to wait."""


class NoSessionLeft(ConnectionError):
    """The session must not start yet; discord.py tries again within a minute."""


def pause_before(limits: Limits) -> float:
    """Seconds to wait before a session starts, so that the rest lasts until Discord's reset."""
    if limits.remaining <= 0:
        return max(1.0, limits.reset_after / 1000)
    if limits.remaining > limits.total * FREE:
        return 0.0
    spare = limits.remaining - limits.total * SHARE_KEPT
    return limits.reset_after / 1000 / (spare if spare >= 1 else limits.remaining)


@dataclass(eq=False, repr=False)
class SessionStarts:
    """Delays session starts if few are left.

    read: asks Discord for the limits. pace: keeps the pauses of all processes; None: there is one.
    sleep: waits for seconds. now: the time in seconds.
    """

    read: Callable[[], Awaitable[Limits]]
    notices: Notices
    clock: Clock
    sleep: Sleep
    pace: Pace | None = None
    now: Callable[[], float] = monotonic
    _limits: Limits | None = None
    _read_at: float = 0.0
    _asked: dict[int, float] = field(default_factory=dict)
    _granted: set[int] = field(default_factory=set)

    async def wait(self, shard: int) -> None:
        """Wait, before a shard first connects, until it may start a session."""
        while shard not in self._granted:
            left = await self._left(shard)
            if left <= 0:
                self._granted.add(shard)
            else:
                await self.sleep(min(max(left, SHORTEST), ASK_AGAIN_AFTER))
        self.notices.drop(SUBJECT, "Sessions of the gateway may start again.")

    async def start(self, shard: int) -> None:
        """Count a start of a session by a connected shard; NoSessionLeft if it must wait."""
        if shard not in self._granted and (left := await self._left(shard)) > 0:
            raise NoSessionLeft(f"shard {shard} may start a session in {left:.0f} seconds")
        self._granted.discard(shard)
        self._asked.pop(shard, None)
        self.notices.drop(SUBJECT, "Sessions of the gateway may start again.")
        if self._limits is not None:
            self._limits.remaining -= 1

    async def concurrency(self) -> int:
        """The number of shards that may start a session at once."""
        return (self._limits or await self.read()).max_concurrency

    async def _left(self, shard: int) -> float:
        """Seconds until the shard may start a session; 0: now."""
        limits = await self._known()
        pause = 0.0 if limits is None else pause_before(limits)
        if limits is None or not pause:
            return 0.0
        now = self.now()
        left = pause - (now - self._asked.setdefault(shard, now))
        if not limits.remaining:
            left = pause
        elif self.pace is not None:
            left = 0.0 if await self.pace(pause) else min(pause, ASK_AGAIN_AFTER)
        if left > 0:
            begins = datetime.fromtimestamp(self.clock.now() + left, UTC)
            self.notices.put(
                SUBJECT,
                f"{limits.remaining} of {limits.total} session starts are left, so the next shard"
                f" waits until {begins:%Y-%m-%d %H:%M:%S} UTC."
                " Look in the log for the cause of restarts.",
            )
        return left

    async def _known(self) -> Limits | None:
        """The limits as Discord has just said; the last known ones if it doesn't answer."""
        if self._limits is None or self.now() - self._read_at >= SECONDS_KNOWN:
            try:
                self._limits = await self.read()
            except HeldBack:
                raise
            except UNSAID as error:
                log.warning("Discord doesn't say how many sessions may start: %r", error)
            self._read_at = self.now()
        return self._limits
