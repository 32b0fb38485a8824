"""Presses that arrived before the end of their turn and are still being answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from engine.core import Seat
from engine.tables.table import Table


class PressesInTime:
    """Counts them, so that no move is made for a person who pressed in time."""

    def __init__(self) -> None:
        self._under_way: Counter[tuple[int, int]] = Counter()

    @contextmanager
    def noted(self, table: Table, user: int, arrived: float | None) -> Iterator[None]:
        """Take note of a press while it is being answered, if it arrived in time.

        arrived: when the press came in, in seconds since the epoch; None: unknown.
        """
        if arrived is None or table.deadline is None or arrived > table.deadline:
            yield
            return
        press = (table.id, user)
        self._under_way[press] += 1
        try:
            yield
        finally:
            self._under_way[press] -= 1
            if not self._under_way[press]:
                del self._under_way[press]

    def is_pressing(self, table: Table, seat: Seat) -> bool:
        """Whether a press of this seat's person is being answered that arrived in time."""
        user = table.players[seat].user
        return user is not None and self._under_way[table.id, user] > 0
