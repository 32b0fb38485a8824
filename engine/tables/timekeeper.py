"""Watches the turns of all tables: reminds after half of the time, and moves for late persons.

One task sleeps until the next turn of any table needs something. The deadlines themselves are
part of the tables: the gate sets them with every move and the store keeps them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from heapq import heapify, heappop, heappush
from typing import Any, Final

from engine.core import Seat
from engine.tables import deadlines
from engine.tables.mover import move_for
from engine.tables.ports import Change, Clock, Sleep, Thinker
from engine.tables.position import Unreadable
from engine.tables.refusals import Refused
from engine.tables.service import Tables
from engine.tables.table import Status, Table

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
    """Reminds of turns and ends them; a publisher, so that it hears of every deadline.

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
        """Take note of a table's deadline, or that it has none."""
        self._watch(change.table.id, deadlines.due(change.table))

    async def restore(self) -> None:
        """After a start: watch all running tables; give a full turn where the deadline passed.

        A suspended table stays suspended until the bot can reach it.
        """
        tables = [table for table in self._tables.open_tables() if table.status is Status.RUNNING]
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
        if table.deadline is not None and table.deadline <= self._clock.now():
            await self._tables.renew(table.id)
        else:
            self._watch(table.id, deadlines.due(table))

    def _watch(self, table_id: int, due: float | None) -> None:
        """Look after the table at this time and at no other; None: not at all."""
        if due == self._due.get(table_id):
            return
        if due is None:
            del self._due[table_id]
            return
        self._due[table_id] = due
        heappush(self._heap, (due, table_id))
        self._tidy()
        if self._sleeper is None or due < self._until:
            self._wake()

    def _tidy(self) -> None:
        """Drop times that no longer hold once they are most of the heap."""
        if len(self._heap) > 2 * len(self._due) + 64:
            self._heap = [(due, table_id) for table_id, due in self._due.items()]
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
            due, table_id = self._heap[0]
            if self._due.get(table_id) == due:
                if due > self._clock.now():
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
            self._watch(table_id, again or deadlines.due(known))

    async def _look_after(self, table_id: int) -> None:
        table, now = self._tables.table(table_id), self._clock.now()
        if table is None or table.deadline is None:
            return
        if table.deadline > now:
            await self._tables.remind(table_id)
        elif table.deadline < now - OUTAGE:
            await self._tables.renew(table_id)
        else:
            await self._sleep(deadlines.GRACE)
            while (seat := await self._late(table_id)) is not None:
                if not await move_for(self._tables, self._thinker, table_id, seat):
                    await self._sleep(SHORTEST_SLEEP)  # a press that came in time goes first

    async def _late(self, table_id: int) -> Seat | None:
        """The first person to move whose time is up."""
        seen = await self._tables.view(table_id, None)
        deadline = seen.table.deadline
        if deadline is None or deadline > self._clock.now():
            return None
        return next(iter(deadlines.waiting(seen.table, seen.to_move)), None)


def _task(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.get_running_loop().create_task(work)
