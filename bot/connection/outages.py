"""The connections to Discord: reconnect after each loss, with short pauses.

A process that may have lost its tables, e.g. after a freeze, makes no requests. After a shard's
outage, boards say that the bot is back. Unreadable events are counted.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

import aiohttp
import discord

from cogs.context.refusals import incident
from data.base.database import StoreError
from data.store import SqlStore
from engine.tables.ports import Clock

MOST_LAUNCHES: Final = 60
"""Tries to make a first connection, one every five seconds; then the bot ends.

systemd or Docker starts it again."""

SECONDS_TO_END: Final = 0.5
"""Seconds until a connection that survived a cancellation is cancelled again."""

SECONDS_HELD_BACK: Final = 3.0
"""Seconds for which a request waits until it may be made, e.g. after a slow start.

Discord waits as long for the answer to a press."""
SECONDS_BETWEEN_LOOKS: Final = 0.02


async def stay_connected(client: discord.AutoShardedClient) -> None:
    """Keep all shards connected until the client is closed."""
    connecting = asyncio.create_task(client.connect())
    try:
        await asyncio.wait({connecting})
    finally:  # discord.py ignores a cancellation while a shard reconnects
        while not connecting.done():
            connecting.cancel()
            await asyncio.wait({connecting}, timeout=SECONDS_TO_END)
    await connecting


class HeldBack(ConnectionError):
    """The request was not made: another process may have the tables by now."""


def fence(trace: aiohttp.TraceConfig, may_send: Callable[[], bool]) -> None:
    """Ask this before each request in a client's trace; after three seconds raise HeldBack."""

    async def check(*_: object) -> None:
        until = monotonic() + SECONDS_HELD_BACK
        while not may_send():
            if monotonic() > until:
                raise HeldBack("this process may not speak for the bot now")
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    trace.on_request_start.append(check)


log = logging.getLogger(__name__)


class UnreadableEvents(Counter[str]):
    """Counts the events that discord.py couldn't read, by name; logs the first of each kind."""

    def __init__(self) -> None:
        super().__init__()
        self._logged = set[tuple[str, type[Exception]]]()

    async def note(self, name: str, error: Exception) -> None:
        """Count an event; the first of its name and error is an incident."""
        self[name] += 1
        kind = (name, type(error))
        if kind not in self._logged:
            self._logged.add(kind)
            log.warning(
                "Discord sent a %s that can't be read: incident %s; more are only counted",
                name,
                incident(error),
            )


LONG: Final = 300.0
"""Seconds; shorter outages aren't announced."""
SECONDS_BETWEEN_CHECKS: Final = 10.0
"""Seconds between two checks that the bot is online."""
SECONDS_KEPT: Final = 60.0
"""Seconds between two writes of the time: the most that a kill adds to an outage."""
SCOPE, ONLINE = "bot", "online"
"""The setting that keeps the times, with the shard's number as its id."""


@dataclass(eq=False, repr=False)
class Outages:
    """Watches whether the shards are online; remembers across restarts when each last was.

    shards: for each shard, True if it is online. back: called with the number of a shard that is
    online again after a long outage.
    """

    settings: SqlStore
    clock: Clock
    shards: Callable[[], Mapping[int, bool]]
    back: Callable[[int], None]
    _last: dict[int, float] = field(default_factory=dict)
    _kept: dict[int, float] = field(default_factory=dict)

    async def watch(self) -> None:
        """Look every few seconds until this is cancelled."""
        while True:
            try:
                await self.look()
            except StoreError as error:  # a full disk must not end the watch
                log.warning("the time could not be stored: %s", error)
            await asyncio.sleep(SECONDS_BETWEEN_CHECKS)

    async def look(self) -> None:
        """Note which shards are online, and report those that were offline for long."""
        for shard, is_online in self.shards().items():
            if is_online:
                now = self.clock.now()
                if now - await self._last_time(shard, now) > LONG:
                    self.back(shard)
                self._last[shard] = now
                if abs(now - self._kept.get(shard, 0.0)) >= SECONDS_KEPT:
                    await self.settings.set_setting(SCOPE, shard, ONLINE, str(now))
                    self._kept[shard] = now

    async def _last_time(self, shard: int, now: float) -> float:
        """The time when the shard was last online; now if it never was."""
        if shard in self._last:
            return self._last[shard]
        kept = await self.settings.setting(SCOPE, shard, ONLINE)
        return now if kept is None else float(kept)
