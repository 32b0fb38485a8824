"""Who was just here: the people who pressed or typed something at a table a moment ago."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from cachetools import LRUCache

from engine.tables.model.table import Table
from engine.tables.ports import Clock

HERE: Final = 300.0
"""Seconds after a press or a command in which its person counts as here.

A round of six who think for three quarters of a minute each is shorter: who stays silent for longer
at their turn is mentioned.
"""
REMEMBERED: Final = 10_000
"""The most people at tables who are remembered; those heard of least recently are forgotten."""


class Presence:
    """When each person was last heard of at each table."""

    def __init__(self, clock: Clock, seconds: float = HERE) -> None:
        self.seconds = seconds
        self.clock = clock
        self._heard: LRUCache[tuple[int, int], float] = LRUCache(REMEMBERED)

    def heard(self, table_id: int, user: int) -> None:
        """Take note that this person pressed or typed something at this table now."""
        self._heard[table_id, user] = self.clock.now()

    def restore(self, tables: Iterable[Table], moved: Mapping[int, float]) -> None:
        """After a restart: whoever sits at a table was heard of there when the last move was made.

        So a bot that starts again calls nobody back to a table where all are. moved: by table;
        before the first move it is the deal that counts.
        """
        for table in tables:
            at = moved.get(table.id, table.started or 0.0)
            if self.clock.now() - at < self.seconds:
                for user in table.people:
                    self._heard[table.id, user] = at

    def forget(self, user: int) -> None:
        """Remember nothing of this person."""
        for key in [key for key in self._heard if key[1] == user]:
            del self._heard[key]

    def is_here(self, table_id: int, user: int) -> bool:
        """Whether this person was heard of at this table a moment ago."""
        heard = self._heard.get((table_id, user))
        return heard is not None and self.clock.now() - heard < self.seconds
