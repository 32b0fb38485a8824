"""Forced moves: a person who has no choice may leave the only legal move to the bot.

A move made at once shows that there was no choice. So it is made only if everybody can see that
afterwards on the open table: the last card of a hand, the last card of an opened chest, the only
ship that can do anything. If even a forced choice is a secret, the bot never makes it: a ship put
to sea in secret (speed would show which ships are left), or the only card of several that fits
(speed would give away the others).
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from engine.core import Seat
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.model.table import Status, Table
from engine.tables.ports import Change
from engine.tables.schedule import Schedule
from engine.tables.service import Tables

log = logging.getLogger(__name__)

KIND: Final = "forced moves"


@dataclass(eq=False, repr=False)
class ForcedMoves:
    """Makes forced moves for people who want that; a publisher, so it sees every turn.

    wishes: True if this person leaves forced moves to the bot. pause: seconds before such a move,
    as before that of a computer player.
    """

    tables: Tables
    wishes: Callable[[int], Awaitable[bool]]
    schedule: Schedule
    pause: float

    def __post_init__(self) -> None:
        self.schedule.add(KIND, self._ring)

    def changed(self, change: Change) -> None:
        """Schedule a look for a forced move at this table after the pause."""
        table = change.table
        at = self.schedule.clock.now() + self.pause
        runs = table.status is Status.RUNNING and not table.paused
        self.schedule.set(KIND, table.id, at if runs else None)

    def restore(self) -> None:
        """After a start, or after a change of somebody's wishes: look at all tables."""
        for table in self.tables.open_tables():
            self.changed(Change(table, 0))

    async def makes_move_of(self, table: Table, seat: Seat) -> bool:
        """True if this seat's forced move is about to be made for its person."""
        player = table.players[seat]
        if player.level is not None or player.user is None:
            return False
        if not await self.wishes(player.user):
            return False
        seen = await self.tables.seat_view(table.id, seat)
        return len(seen.moves) == 1 and bool(seen.view.choice_is_open)

    async def _ring(self, table_id: int) -> None:
        """Make the first forced move; the next one follows from the change."""
        await self.make(table_id)

    async def make(self, table_id: int) -> bool:
        """Make the first forced move of a table; False if there is none."""
        table = self.tables.table(table_id)
        if table is None or table.status is not Status.RUNNING:
            return False
        if not any([await self.wishes(user) for user in table.people]):
            return False
        try:
            public = await self.tables.view(table_id, None)
            for seat in public.to_move:
                if await self.makes_move_of(public.table, seat):
                    await self.tables.play_forced(table_id, seat, public.version)
                    return True
        except (Refused, Unreadable) as refused:
            log.debug("no forced move at table %s: %s", table_id, refused)
        return False
