"""Who was just here: the people who pressed or typed something at a table a moment ago."""

from __future__ import annotations

from typing import Final

from cachetools import LRUCache

from engine.tables.ports import Clock

HERE: Final = 120.0
"""Seconds after a press or a command in which its person counts as here."""
REMEMBERED: Final = 10_000
"""The most people at tables who are remembered; those heard of least recently are forgotten."""


class Presence:
    """When each person was last heard of at each table; a restart forgets it.

    seconds: how long somebody counts as here.
    """

    def __init__(self, clock: Clock, seconds: float = HERE) -> None:
        self.seconds = seconds
        self.clock = clock
        self._heard: LRUCache[tuple[int, int], float] = LRUCache(REMEMBERED)

    def heard(self, table_id: int, user: int) -> None:
        """Take note that this person pressed or typed something at this table now."""
        self._heard[table_id, user] = self.clock.now()

    def forget(self, user: int) -> None:
        """Remember nothing of this person."""
        for key in [key for key in self._heard if key[1] == user]:
            del self._heard[key]

    def is_here(self, table_id: int, user: int) -> bool:
        """Whether this person was heard of at this table a moment ago."""
        heard = self._heard.get((table_id, user))
        return heard is not None and self.clock.now() - heard < self.seconds
