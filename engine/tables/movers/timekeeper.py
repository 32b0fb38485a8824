"""Watches the time of all tables: reminds, moves for late people, closes idle tables.

It also frees seats whose invitations have expired. The due times themselves are part of
the tables: the gate sets them with every change, and the store keeps them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from engine.core import Seat
from engine.tables.model.refusals import Unreadable
from engine.tables.model.table import Table
from engine.tables.movers.computers import move_for
from engine.tables.ports import Change, Sleep, Thinker
from engine.tables.schedule import SHORTEST_SLEEP, Schedule
from engine.tables.service import Tables
from engine.tables.transitions import deadlines
from engine.tables.transitions.after import due

log = logging.getLogger(__name__)

KIND: Final = "table"
SECONDS_UNTIL_SEEN: Final = 5.0
"""Seconds until another check of an expired turn whose table nobody could see."""


@dataclass(eq=False, repr=False)
class Timekeeper:
    """Acts when something is due at a table; a publisher, so it sees every deadline.

    sleep: waits for seconds of the schedule's time. is_seen: True if people can see this table now;
    no turn ends before. None: they see every table.
    """

    tables: Tables
    schedule: Schedule
    thinker: Thinker
    sleep: Sleep = asyncio.sleep
    is_seen: Callable[[int], Awaitable[bool]] | None = None

    def __post_init__(self) -> None:
        self.schedule.add(KIND, self._ring)

    def changed(self, change: Change) -> None:
        """Note the next due time at a table, or that there is none."""
        self.schedule.set(KIND, change.table.id, due(change.table, self.schedule.clock.now()))

    async def restore(self) -> None:
        """After a start, watch all tables; give a full turn, or another day, if time was up.

        A suspended table stays suspended until the bot can reach it.
        """
        tables = self.tables.open_tables()
        results = await asyncio.gather(*map(self._restored, tables), return_exceptions=True)
        for table, result in zip(tables, results, strict=True):
            if isinstance(result, BaseException):
                log.error("the clock of table %s is not restored: %r", table.id, result)

    async def _restored(self, table: Table) -> None:
        now = self.schedule.clock.now()
        if table.votes or ((at := due(table, now)) is not None and at <= now):
            table = await self.tables.look(table.id, outage=0.0)
        self.schedule.set(KIND, table.id, due(table, now))

    async def _ring(self, table_id: int) -> float | None:
        """Do everything that is due at this table. Returns the next due time there."""
        try:
            await self._look_after(table_id)
        except Unreadable as error:
            log.info("the clock rests at table %s: %s", table_id, error)
            return None
        known, now = self.tables.table(table_id), self.schedule.clock.now()
        at = None if known is None else due(known, now)
        return at if at is None or at > now else now + SECONDS_UNTIL_SEEN

    async def _look_after(self, table_id: int) -> None:
        if self.tables.table(table_id) is None:
            return
        if not deadlines.is_over(await self.tables.look(table_id), self.schedule.clock.now()):
            return
        if self.is_seen is not None and not await self.is_seen(table_id):
            return
        await self.sleep(deadlines.GRACE)
        while (seat := await self._late(table_id)) is not None:
            if not await move_for(self.tables, self.thinker, table_id, seat):
                await self.sleep(SHORTEST_SLEEP)  # a press that came in time goes first

    async def _late(self, table_id: int) -> Seat | None:
        """The first person to move whose time is up."""
        seen = await self.tables.view(table_id, None)
        if not deadlines.is_over(seen.table, self.schedule.clock.now()):
            return None
        return next(iter(deadlines.waiting(seen.table, seen.to_move)), None)
