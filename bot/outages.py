"""Outages: how long the bot was not online, so that boards can say that it is back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from bot.command_sync import SettingStore
from data.database import StoreError
from engine.tables.ports import Clock

log = logging.getLogger(__name__)

LONG: Final = 300.0
"""Seconds; of a shorter outage nothing is said."""
SECONDS_BETWEEN: Final = 10.0
"""Seconds between two looks whether the bot is online."""
SECONDS_KEPT: Final = 60.0
"""Seconds between two writes of the time: a kill makes an outage seem so much longer at most."""
SCOPE, NAME = "bot", "online"


class Outages:
    """Watches whether the bot is online; knows over restarts when it last was.

    back: is called when the bot is online again after a long outage.
    """

    def __init__(
        self,
        settings: SettingStore,
        clock: Clock,
        is_online: Callable[[], bool],
        back: Callable[[], None],
    ) -> None:
        self._settings = settings
        self._clock = clock
        self._is_online = is_online
        self._back = back
        self._last: float | None = None
        self._kept = 0.0

    async def watch(self) -> None:
        """Look every few seconds until this is cancelled."""
        while True:
            try:
                await self.look()
            except StoreError as error:  # a full disk must not end the watch
                log.warning("the time could not be kept: %s", error)
            await asyncio.sleep(SECONDS_BETWEEN)

    async def look(self) -> None:
        """Take note that the bot is online, if it is, and tell when it was not for long."""
        if not self._is_online():
            return
        now = self._clock.now()
        if self._last is None:
            kept = await self._settings.setting(SCOPE, 0, NAME)
            self._last = now if kept is None else float(kept)
        if now - self._last > LONG:
            self._back()
        self._last = now
        if abs(now - self._kept) >= SECONDS_KEPT:
            await self._settings.set_setting(SCOPE, 0, NAME, str(now))
            self._kept = now
