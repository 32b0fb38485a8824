"""Outages of shards, after which boards say that the bot is back, and events that can't be read."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from cogs.context.refusals import incident
from data.base.database import StoreError
from data.store import SqlStore
from engine.tables.ports import Clock

log = logging.getLogger(__name__)


class Unreadable(Counter[str]):
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
SECONDS_BETWEEN: Final = 10.0
"""Seconds between two checks that the bot is online."""
SECONDS_KEPT: Final = 60.0
"""Seconds between two writes of the time: the most that a kill adds to an outage."""
SCOPE, NAME = "bot", "online"
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
            await asyncio.sleep(SECONDS_BETWEEN)

    async def look(self) -> None:
        """Note which shards are online, and report those that were offline for long."""
        for shard, is_online in self.shards().items():
            if is_online:
                now = self.clock.now()
                if now - await self._last_time(shard, now) > LONG:
                    self.back(shard)
                self._last[shard] = now
                if abs(now - self._kept.get(shard, 0.0)) >= SECONDS_KEPT:
                    await self.settings.set_setting(SCOPE, shard, NAME, str(now))
                    self._kept[shard] = now

    async def _last_time(self, shard: int, now: float) -> float:
        """The time when the shard was last online; now if it never was."""
        if shard in self._last:
            return self._last[shard]
        kept = await self.settings.setting(SCOPE, shard, NAME)
        return now if kept is None else float(kept)
