"""Counts the marks of each finished game, once, and again after a change of their rules."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from engine.core import AnyGame, Seat
from engine.games import GAMES
from engine.results.marks import marks_of
from engine.tables.model.refusals import Unreadable, readable
from engine.tables.model.result import Result
from engine.tables.model.table import Status, Table
from engine.tables.ports import Alone, Change, MoveRow, Store, undivided
from engine.tables.replay import replay_of
from engine.tables.transitions.after import results_of

log = logging.getLogger(__name__)

VERSION: Final = 1
"""Version of the marks: a higher one folds every finished table again, after the next start."""

Work: TypeAlias = Callable[[], Awaitable[object]]

Found: TypeAlias = tuple[Sequence[Result], Sequence[tuple[Seat, str]]]
"""The results of a table, and its marks by seat."""


class Recount:
    """Counts the marks of every finished table; a publisher, so that every end reaches it.

    Work that is cut short is done after the next start. Folding goes on beside the event loop.

    alone: lets only one of several processes look at the tables found at a start.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame] = GAMES,
        alone: Alone = undivided,
    ) -> None:
        self._store = store
        self._games = games
        self._alone = alone
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, change: Change) -> None:
        """Look at a table that is over."""
        if change.table.status is Status.FINISHED:
            self._begin(partial(recount_table, self._store, change.table, self._games))

    def start(self) -> None:
        """Look at all tables that were not looked at, in the background."""
        self._begin(self._recount)

    async def done(self) -> None:
        """Wait until the running work is done."""
        await asyncio.gather(*self._tasks)

    async def stop(self) -> None:
        """Stop; the next start goes on."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _recount(self) -> None:
        async with self._alone("recount"):
            await recount(self._store, self._games)

    def _begin(self, work: Work) -> None:
        task = asyncio.get_running_loop().create_task(_done(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _done(work: Work) -> None:
    try:
        await work()
    except Exception:  # such as a full disk: the next start tries again
        log.exception("a finished table could not be recounted")


async def recount(store: Store, games: Mapping[str, AnyGame] = GAMES) -> int:
    """Look at every finished table that this version has not seen; how many there were."""
    after, count = 0, 0
    while tables := await store.to_recount(VERSION, after):
        for table in tables:
            await recount_table(store, table, games)
            after, count = table.id, count + 1
    return count


async def recount_table(store: Store, table: Table, games: Mapping[str, AnyGame] = GAMES) -> None:
    """Store the marks of a finished table's moves; none if they follow other rules."""
    rows = await store.moves(table.id)
    marks: Sequence[tuple[Seat, str]] = ()
    try:
        _, marks = await asyncio.to_thread(found, games, table, rows)
    except Unreadable as error:
        log.info("a table has no marks: %s", error)
    await store.recounted(table.id, VERSION, marks)


def found(games: Mapping[str, AnyGame], table: Table, rows: Sequence[MoveRow]) -> Found:
    """The results and marks that follow from the moves of a finished table; raises Unreadable."""
    with readable(table):
        game = games[table.game]
        replay = replay_of(game, table, rows)
        results = results_of(game, table, replay.steps[-1].state, len(replay.steps) - 1)
        return results, marks_of(replay)
