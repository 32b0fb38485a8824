"""Outages: how long each shard was not online, so that its servers' boards say that it is back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Final

from data.base.database import StoreError
from data.store import SqlStore
from engine.tables.ports import Clock

log = logging.getLogger(__name__)

LONG: Final = 300.0
"""Seconds; of a shorter outage nothing is said."""
SECONDS_BETWEEN: Final = 10.0
"""Seconds between two looks whether the bot is online."""
SECONDS_KEPT: Final = 60.0
"""Seconds between two writes of the time: a kill makes an outage seem so much longer at most."""
SCOPE, NAME = "bot", "online"
"""Under which the times are kept, each with the shard's number as its id."""


class Outages:
    """Watches whether the shards are online; knows over restarts when each last was.

    shards: whether each is online. back: is called with the number of one that is online again
    after a long outage.
    """

    def __init__(
        self,
        settings: SqlStore,
        clock: Clock,
        shards: Callable[[], Mapping[int, bool]],
        back: Callable[[int], None],
    ) -> None:
        self._settings = settings
        self._clock = clock
        self._shards = shards
        self._back = back
        self._last: dict[int, float] = {}
        self._kept: dict[int, float] = {}

    async def watch(self) -> None:
        """Look every few seconds until this is cancelled."""
        while True:
            try:
                await self.look()
            except StoreError as error:  # a full disk must not end the watch
                log.warning("the time could not be kept: %s", error)
            await asyncio.sleep(SECONDS_BETWEEN)

    async def look(self) -> None:
        """Take note of the shards that are online, and tell which were not for long."""
        for shard, is_online in self._shards().items():
            if is_online:
                await self._heard(shard)

    async def _heard(self, shard: int) -> None:
        now = self._clock.now()
        if now - await self._last_time(shard, now) > LONG:
            self._back(shard)
        self._last[shard] = now
        if abs(now - self._kept.get(shard, 0.0)) >= SECONDS_KEPT:
            await self._settings.set_setting(SCOPE, shard, NAME, str(now))
            self._kept[shard] = now

    async def _last_time(self, shard: int, now: float) -> float:
        """When the shard was last online; one that never was counts as if it was just now."""
        if shard in self._last:
            return self._last[shard]
        kept = await self._settings.setting(SCOPE, shard, NAME)
        return now if kept is None else float(kept)
