"""Watches the time of all tables: reminds, moves for late persons, closes what is idle.

It frees seats, too, that were kept for somebody long enough. One task sleeps until the next table
needs something. The moments themselves are part of the tables: the gate sets them with every change
and the store keeps them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from heapq import heapify, heappop, heappush
from typing import Any, Final

from engine.core import Seat
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.model.table import Table
from engine.tables.movers.mover import move_for
from engine.tables.ports import Change, Clock, Sleep, Thinker
from engine.tables.service import Tables
from engine.tables.transitions import deadlines, expiry, votes

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = 600.0
"""Seconds after which the sleeper reads the time again: the host's clock may be set meanwhile."""
SHORTEST_SLEEP: Final = 0.01
"""Seconds. The event loop's clock is not the host's, and may wake the sleeper a little early."""
OUTAGE: Final = 60.0
"""Seconds. A deadline is noticed later than this only if the whole bot stood still."""
RETRY: Final = 30.0
"""Seconds until the next try after a failure, such as a full disk."""


class Timekeeper:
    """Does what is due at each table; a publisher, so that it hears of every deadline.

    sleep: waits for seconds of `clock`'s time.
    """

    def __init__(
        self, tables: Tables, clock: Clock, thinker: Thinker, sleep: Sleep = asyncio.sleep
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._thinker = thinker
        self._sleep = sleep
        self._due: dict[int, float] = {}
        self._heap: list[tuple[float, int]] = []
        self._until = 0.0
        self._sleeper: asyncio.Task[None] | None = None
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._stopped = False

    def changed(self, change: Change) -> None:
        """Take note of when something is due at a table, or that nothing is."""
        self._watch(change.table.id, due(change.table))

    async def restore(self) -> None:
        """After a start: watch all tables; give a full turn, or another day, where time was up.

        A suspended table stays suspended until the bot can reach it.
        """
        tables = self._tables.open_tables()
        results = await asyncio.gather(*map(self._restored, tables), return_exceptions=True)
        for table, result in zip(tables, results, strict=True):
            if isinstance(result, BaseException):
                log.error("the clock of table %s is not restored: %r", table.id, result)

    async def stop(self) -> None:
        """Stop watching, and wait for what is under way; the tables keep their deadlines."""
        self._stopped = True
        tasks = [*self._tasks.values(), *([self._sleeper] if self._sleeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _restored(self, table: Table) -> None:
        patience, now = self._tables.patience, self._clock.now()
        if table.timing.deadline is not None and table.timing.deadline <= now:
            await patience.renew(table.id)
        elif expiry.waits(table) and (table.timing.expires is None or table.timing.expires <= now):
            await patience.forewarn(table.id)
        else:
            self._watch(table.id, due(table))

    def _watch(self, table_id: int, at: float | None) -> None:
        """Look after the table at this time and at no other; None: not at all."""
        if at == self._due.get(table_id):
            return
        if at is None:
            del self._due[table_id]
            return
        self._due[table_id] = at
        heappush(self._heap, (at, table_id))
        self._tidy()
        if self._sleeper is None or at < self._until:
            self._wake()

    def _tidy(self) -> None:
        """Drop times that no longer hold once they are most of the heap."""
        if len(self._heap) > 2 * len(self._due) + 64:
            self._heap = [(at, table_id) for table_id, at in self._due.items()]
            heapify(self._heap)

    def _wake(self) -> None:
        """Sleep anew, until the earliest time of all."""
        if self._sleeper is not None:
            self._sleeper.cancel()
        self._sleeper = None if self._stopped else _task(self._run())

    async def _run(self) -> None:
        while self._heap:
            self._until = self._heap[0][0]
            seconds = self._until - self._clock.now()
            if seconds > 0:
                await self._sleep(min(max(seconds, SHORTEST_SLEEP), LONGEST_SLEEP))
            self._ring()
        self._sleeper = None

    def _ring(self) -> None:
        """Look after every table whose time has come; drop times that no longer hold."""
        while self._heap:
            at, table_id = self._heap[0]
            if self._due.get(table_id) == at:
                if at > self._clock.now():
                    return
                del self._due[table_id]
                if table_id not in self._tasks:  # else its task looks again at the end
                    self._tasks[table_id] = _task(self._tend(table_id))
            heappop(self._heap)

    async def _tend(self, table_id: int) -> None:
        """Do what is due at this table, then watch it again."""
        again: float | None = None
        try:
            await self._look_after(table_id)
        except Unreadable as error:
            log.info("the clock rests at table %s: %s", table_id, error)
            return
        except Refused as refused:  # what was in the way may be gone after a while
            log.info("the clock waits at table %s: %s", table_id, refused)
            again = self._clock.now() + RETRY
        except Exception:  # one table's trouble must not stop its clock for good
            log.exception("the clock of table %s could not act", table_id)
            again = self._clock.now() + RETRY
        finally:
            del self._tasks[table_id]
        known = self._tables.table(table_id)
        if known is not None and not self._stopped:
            self._watch(table_id, again or due(known))

    async def _look_after(self, table_id: int) -> None:
        patience, now = self._tables.patience, self._clock.now()
        table = self._tables.table(table_id)
        if table is None:
            return
        if table.invitation is not None and _is_past(table.invitation.until, now):
            await self._tables.lapse(table_id)
        if _is_past(votes.due(table), now):
            await patience.lapse(table_id)
        if _is_past(expiry.due(table), now):
            idle = table.timing.forewarned and not _is_past(table.timing.expires, now - OUTAGE)
            await (patience.expire(table_id) if idle else patience.forewarn(table_id))
        if table.timing.deadline is None:
            return
        if table.timing.deadline > now:
            await patience.remind(table_id)
        elif table.timing.deadline < now - OUTAGE:
            await patience.renew(table_id)
        else:
            await self._sleep(deadlines.GRACE)
            while (seat := await self._late(table_id)) is not None:
                if not await move_for(self._tables, self._thinker, table_id, seat):
                    await self._sleep(SHORTEST_SLEEP)  # a press that came in time goes first

    async def _late(self, table_id: int) -> Seat | None:
        """The first person to move whose time is up."""
        seen = await self._tables.view(table_id, None)
        deadline = seen.table.timing.deadline
        if deadline is None or deadline > self._clock.now():
            return None
        return next(iter(deadlines.waiting(seen.table, seen.to_move)), None)


def due(table: Table) -> float | None:
    """When something is due at a table: in its turn, a vote's end, its own end; None: never."""
    moments = (deadlines.due(table), votes.due(table), expiry.due(table))
    return min((at for at in moments if at is not None), default=None)


def _is_past(at: float | None, now: float) -> bool:
    return at is not None and at <= now


def _task(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.get_running_loop().create_task(work)
