"""How fast one person may press: as fast as people do, however fast their client can."""

from __future__ import annotations

from typing import Final

from cachetools import LRUCache

from engine.tables.ports import Clock

AT_ONCE: Final = 20
"""Presses and commands of one person that are answered however fast they come."""
PER_SECOND: Final = 4.0
"""How many more are answered each second."""
KEPT: Final = 10_000
"""How many people are remembered; who pressed longest ago is forgotten first."""


class Pace:
    """Counts the presses of each person; nobody is slowed by anybody else.

    at_once: see AT_ONCE.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._left: LRUCache[int, tuple[float, float]] = LRUCache(KEPT)
        self.at_once: float = AT_ONCE

    def is_too_fast(self, user: int) -> bool:
        """Whether this press of the person comes too soon after too many others."""
        now = self._clock.now()
        left, at = self._left.get(user, (self.at_once, now))
        left = min(self.at_once, left + max(0.0, now - at) * PER_SECOND)
        is_too_fast = left < 1
        self._left[user] = (left if is_too_fast else left - 1, now)
        return is_too_fast
