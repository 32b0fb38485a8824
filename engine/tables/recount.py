"""Folds finished tables once more: for results that were not kept in time, and for the marks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from engine.core import AnyGame, Seat
from engine.games import GAMES
from engine.tables.marks import marks_of
from engine.tables.ports import Change, MoveRow, Store
from engine.tables.position import Unreadable, readable
from engine.tables.replay import replay_of
from engine.tables.results import Result, results_of
from engine.tables.table import Status, Table

log = logging.getLogger(__name__)

VERSION: Final = 1
"""Of the marks: with a higher one every finished table is folded again, after the next start."""

Found: TypeAlias = tuple[Sequence[Result], Sequence[tuple[Seat, str]]]
"""The results of a table, and its marks by seat."""


class Recount:
    """Looks at every finished table once; a publisher, so that it hears of each end.

    What is cut short is done after the next start. Folding goes on beside the event loop.
    """

    def __init__(self, store: Store, games: Mapping[str, AnyGame] = GAMES) -> None:
        self._store = store
        self._games = games
        self._again = False
        self._task: asyncio.Task[None] | None = None

    def changed(self, change: Change) -> None:
        """Look at a table that is over."""
        if change.table.status is Status.FINISHED:
            self.start()

    def start(self) -> None:
        """Look at all tables that were not looked at, in the background."""
        if self._task is not None and not self._task.done():
            self._again = True
            return
        self._task = asyncio.get_running_loop().create_task(self._until_done())

    async def done(self) -> None:
        """Wait until what is under way is done."""
        if self._task is not None:
            await asyncio.wait({self._task})

    async def stop(self) -> None:
        """Stop; the next start goes on."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _until_done(self) -> None:
        self._again = True
        while self._again:
            self._again = False
            try:
                await recount(self._store, self._games)
            except Exception:  # such as a full disk: the next end or start tries again
                log.exception("finished tables could not be recounted")


async def recount(store: Store, games: Mapping[str, AnyGame] = GAMES) -> int:
    """Look at every finished table that this version has not seen; how many there were."""
    after, count = 0, 0
    while tables := await store.to_recount(VERSION, after):
        for table in tables:
            rows = await store.moves(table.id)
            try:
                results, marks = await asyncio.to_thread(found, games, table, rows)
            except Unreadable as error:  # played by other rules: nobody can say how it went
                log.info("a table has no results: %s", error)
                results, marks = (), ()
            await store.recounted(table.id, VERSION, results, marks)
            after, count = table.id, count + 1
    return count


def found(games: Mapping[str, AnyGame], table: Table, rows: Sequence[MoveRow]) -> Found:
    """What the moves of a finished table amount to; raises Unreadable."""
    with readable(table):
        game = games[table.game]
        replay = replay_of(game, table, rows)
        results = results_of(game, table, replay.steps[-1].state, len(replay.steps) - 1)
        return results, marks_of(replay)
