"""Wakes the computer players whose turn it is; at each table one move after the other."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from engine.core import Seat
from engine.tables.keepers.channel import computers_turn
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.table import Status, Table
from engine.tables.ports import Change, Sleep, Thinker
from engine.tables.schedule import Schedule
from engine.tables.service import Tables
from engine.tables.transitions.seating import SUBSTITUTE
from engine.tables.view import thought

log = logging.getLogger(__name__)

KIND: Final = "computer players"
SECONDS_TO_UNDO: Final = 2.0
"""Seconds to undo a person's move before a computer answers it, unless the pause is 0."""


@dataclass(eq=False, repr=False)
class Computers:
    """Moves for computer players in their turn; a publisher, so that every turn reaches it.

    pause: seconds before each of their moves, so that each can be read; 0: as fast as they think.
    shown: waits until people have been shown the last change of a table; it is awaited before each
    move too, unless the pause is 0. sleep: waits for seconds.
    """

    tables: Tables
    thinker: Thinker
    schedule: Schedule
    pause: float
    shown: Callable[[int], Awaitable[None]] | None = None
    sleep: Sleep = asyncio.sleep
    _waits: dict[int, tuple[int, asyncio.Future[None]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.schedule.add(KIND, self._ring)

    def changed(self, change: Change) -> None:
        """Let a table's computer players move at once, unless nobody is present."""
        table = change.table
        levels = [player.level for player in table.players]
        if table.status is Status.RUNNING and any(levels) and not table.paused:
            self.schedule.set(KIND, table.id, self.schedule.clock.now())

    def restore(self) -> None:
        """After a start: wake all tables."""
        for table in self.tables.open_tables():
            self.changed(Change(table, 0))

    async def _ring(self, table_id: int) -> None:
        """Move for computer players until it is a person's turn or the game is over."""
        try:
            while (seat := await self._next(table_id)) is not None:
                await self._let_read(table_id)
                await move_for(self.tables, self.thinker, table_id, seat)
        except (Refused, Unreadable) as refused:
            log.info("computer players rest at table %s: %s", table_id, refused)

    async def _let_read(self, table_id: int) -> None:
        """Pause so that people can read the last change, unless all choose at the same time."""
        seen = await self.tables.view(table_id, None)
        if not self.pause or len(seen.to_move) > 1:
            return
        mover = await self._may_undo(seen.table)
        pause = self.pause if mover is None else max(self.pause, SECONDS_TO_UNDO)
        waiting = asyncio.ensure_future(self.sleep(pause))
        if mover is not None:
            self._waits[table_id] = mover, waiting
        shown = () if self.shown is None else (self.shown(table_id),)
        try:
            await asyncio.gather(asyncio.wait((waiting,)), *shown)
        finally:
            self._waits.pop(table_id, None)
            waiting.cancel()

    def go_on(self, table_id: int, user: int) -> None:
        """Stop waiting for an undo by this person, who has pressed something else."""
        mover, waiting = self._waits.get(table_id, (None, None))
        if waiting is not None and mover == user:
            waiting.cancel()

    async def _may_undo(self, table: Table) -> int | None:
        """The person who made the last move, if they may undo it."""
        for seat, player in enumerate(table.players):
            if player.level is None and (await self.tables.seat_view(table.id, seat)).undo:
                return player.user
        return None

    async def _next(self, table_id: int) -> Seat | None:
        """The first seat to move whose moves a computer makes."""
        seen = await self.tables.view(table_id, None)
        return computers_turn(seen.table, seen.to_move)


async def move_for(tables: Tables, thinker: Thinker, table_id: int, seat: Seat) -> bool:
    """Think and move for a seat: a computer player's own, or that of a person who is late.

    The move is played at the version at which it was chosen. Returns False, with nothing played, if
    the table moved on or paused in the meantime; raises every other refusal.
    """
    seen = await tables.seat_view(table_id, seat)
    if not seen.moves:
        return False
    level = seen.table.players[seat].level or SUBSTITUTE
    move = await thought(thinker, seen, await tables.history(table_id, seat), seat, level)
    try:
        await tables.play_for(table_id, seat, seen.version, move)
    except Refused as refused:
        if refused.refusal is Refusal.ILLEGAL_MOVE:  # the rules contradict themselves
            raise RuntimeError("a legal move was refused") from refused
        if refused.refusal not in (Refusal.STALE, Refusal.PAUSED):
            raise
        log.debug("table %s moved on while seat %s thought: %s", table_id, seat, refused)
        return False
    return True
