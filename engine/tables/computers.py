"""Makes the moves of computer players: it waits a moment, asks a thinker, and passes the gate.

One task per table at the most. A seat's choice is made from what the seat may know, and played
at the version it was thought out for; if the table has moved on, it is thought out anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from engine.core import Seat
from engine.players.base import Level
from engine.tables.ports import Change, Thinker
from engine.tables.refusals import Refusal, Refused
from engine.tables.service import Tables, TableView, Unreadable
from engine.tables.table import Status, Table

log = logging.getLogger(__name__)

RETRY: Final = 10.0
"""Seconds until the next try after a failure, such as a full disk."""


class Computers:
    """The hands of all computer players; a publisher that watches whose turn it is.

    pause: seconds before the first of several computer players in a row moves; they follow each
    other without a pause, so that their moves are told together. retry: seconds after a failure.
    """

    def __init__(
        self, tables: Tables, thinker: Thinker, pause: float, retry: float = RETRY
    ) -> None:
        self.pause = pause
        self.retry = retry
        self._tables = tables
        self._thinker = thinker
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def changed(self, change: Change) -> None:
        """Wake the computer players of a table, if one may be next."""
        self.wake(change.table)

    def wake(self, table: Table) -> None:
        """See to it that computer players who are to move do so, if somebody plays with them."""
        if table.status is not Status.RUNNING or table.paused or table.id in self._tasks:
            return
        if all(player.level is None for player in table.players):
            return
        task = asyncio.get_running_loop().create_task(self._tend(table.id))
        self._tasks[table.id] = task

    def restore(self) -> None:
        """After a start: wake all tables."""
        for table in self._tables.open_tables():
            self.wake(table)

    async def stop(self) -> None:
        """Let nobody think any more; what was not played is thought out after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _tend(self, table_id: int) -> None:
        """Move for computer players until a person is to move or the game is over."""
        try:
            done = await self._done(table_id)
            while not done:
                await asyncio.sleep(self.retry)
                done = await self._done(table_id)
        finally:
            self._tasks.pop(table_id, None)

    async def _done(self, table_id: int) -> bool:
        """Make all their moves; False if something failed that may be mended later."""
        try:
            if await self._next(table_id) is not None:
                await asyncio.sleep(self.pause)
            while (seat := await self._next(table_id)) is not None:
                await self._move(table_id, seat)
        except (Refused, Unreadable) as refused:
            log.info("computer players rest at table %s: %s", table_id, refused)
        except Exception:  # whatever it is, people wait for these moves
            log.exception("computer players of table %s could not move, will try again", table_id)
            return False
        return True

    async def _next(self, table_id: int) -> Seat | None:
        """The first seat to move that a computer player moves for; none while people are away."""
        seen = await self._tables.view(table_id, None)
        players = seen.table.players
        if seen.table.paused:
            return None
        return next((seat for seat in seen.to_move if players[seat].level is not None), None)

    async def _move(self, table_id: int, seat: Seat) -> None:
        seen = await self._tables.seat_view(table_id, seat)
        level = seen.table.players[seat].level
        if level is None or not seen.moves:
            return
        move = await thought(self._tables, self._thinker, seen, level)
        try:
            await self._tables.play(table_id, None, seen.version, move, seat=seat)
        except Refused as refused:
            if refused.refusal is Refusal.STOPPING:
                raise
            if refused.refusal is Refusal.ILLEGAL_MOVE:  # the rules disagree with themselves
                raise RuntimeError("a legal move was refused") from refused
            log.debug("table %s moved on while seat %s thought: %s", table_id, seat, refused)


async def thought(tables: Tables, thinker: Thinker, seen: TableView, level: Level) -> Any:
    """The move that a computer player of this level chooses, from what this seat may know."""
    history = await tables.history(seen.table.id, seen.seat)
    return await thinker.choose(seen.table.game, level, seen.view, history, seen.moves)


class Publishers:
    """Tells several who are interested."""

    def __init__(self, *publishers: Callable[[Change], None]) -> None:
        self._publishers = publishers

    def changed(self, change: Change) -> None:
        """Pass the change on."""
        for publisher in self._publishers:
            publisher(change)
