"""Nudges: somebody at a table reminds another one who is to move, once an hour at the most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core import Seat
from engine.tables import deadlines
from engine.tables.news import Nudge
from engine.tables.refusals import Refusal, Refused
from engine.tables.table import Table

EVERY: Final = 3600.0
"""Seconds in which a person nudges once at a table, and is nudged once there."""


class Nudges:
    """Remembers the nudges of the last hour; a restart forgets them."""

    def __init__(self) -> None:
        self._given: dict[tuple[int, Seat, bool], float] = {}

    def given(
        self, table: Table, to_move: Sequence[Seat], own: Seat, seat: Seat, now: float
    ) -> Nudge:
        """The nudge from one seat to another, which waits for a person's move; else refused."""
        waiting = deadlines.waiting(table, to_move)
        if own in waiting:
            raise Refused(Refusal.OWN_TURN, table)
        if table.paused:
            raise Refused(Refusal.PAUSED, table)
        if not waiting:
            raise Refused(Refusal.COMPUTERS_TURN, table)
        if seat not in waiting:
            raise Refused(Refusal.STALE, table)
        self._forget_before(now - EVERY)
        both = ((table.id, own, True), (table.id, seat, False))
        if any(one in self._given for one in both):
            raise Refused(Refusal.TOO_SOON, table)
        self._given.update(dict.fromkeys(both, now))
        return Nudge(seat, own)

    def _forget_before(self, then: float) -> None:
        for one in [one for one, at in self._given.items() if at <= then]:
            del self._given[one]
