"""The shards of Discord: the connections among which the servers are divided."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class ShardRange:
    """The shards from `first` to `last`, counted from 0, of `total`, with all their servers."""

    first: int
    last: int
    total: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.total}"

    @property
    def numbers(self) -> range:
        """Each of its shards."""
        return range(self.first, self.last + 1)


EVERY_SERVER: Final = ShardRange(0, 0, 1)
"""What one process has that shares with none, however many connections it makes."""
