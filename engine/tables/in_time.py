"""Presses that arrived before the deadline of their turn, and are on their way to the gate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from engine.core import Seat
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Table


class InTime:
    """Counts them, so that no move is made for a person who has pressed in time."""

    def __init__(self) -> None:
        self._presses: Counter[tuple[int, int]] = Counter()

    @contextmanager
    def pressing(self, table: Table, user: int, arrived: float | None) -> Iterator[None]:
        """Count a press that arrived in time until it is done."""
        if arrived is None or table.timing.deadline is None or arrived > table.timing.deadline:
            yield
            return
        press = (table.id, user)
        self._presses[press] += 1
        try:
            yield
        finally:
            self._presses[press] -= 1
            if not self._presses[press]:
                del self._presses[press]

    def refuse_unless_late(self, table: Table, seat: Seat, now: float) -> None:
        """STALE if the time of this seat's person is not up, or a press of theirs is on its way."""
        user = table.players[seat].user
        pressing = user is not None and self._presses[table.id, user] > 0
        if pressing or table.timing.deadline is None or table.timing.deadline > now:
            raise Refused(Refusal.STALE, table)
