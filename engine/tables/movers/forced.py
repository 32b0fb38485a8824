"""Forced moves: a person who has no choice may leave the only legal move to the bot.

A move that is made at once tells that there was no choice. So it is made only where everybody can
see afterwards, from what lies open then, that there was none: the last card of a hand, the last
card of an opened chest, the only ship that can do anything. Where even a forced choice is a secret
nothing is ever made for the person, so it takes as long as any other: a ship put to sea in secret
(it would tell which ships are left), a card of several of which only one fits (it would tell what
the others are).
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol

from engine.core import Seat
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.model.table import Status, Table
from engine.tables.ports import Change, Sleep
from engine.tables.service import Tables
from engine.tables.view import TableView

log = logging.getLogger(__name__)


class Wishes(Protocol):
    """Knows who leaves forced moves to the bot."""

    async def leaves_forced_moves(self, user: int) -> bool:
        """Whether this person does."""


def forced_move(seen: TableView) -> Any | None:
    """The only legal move of this seat, if it is no secret that it was the only one."""
    if len(seen.moves) != 1 or not seen.view.choice_is_open:
        return None
    return seen.moves[0]


class ForcedMoves:
    """Makes the forced moves of persons who wish so; a publisher, so that it hears of each turn.

    pause: seconds before such a move, as before that of a computer player. sleep: waits for them.
    """

    def __init__(
        self, tables: Tables, wishes: Wishes, pause: float, sleep: Sleep = asyncio.sleep
    ) -> None:
        self.pause = pause
        self._sleep = sleep
        self._tables = tables
        self._wishes = wishes
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def changed(self, change: Change) -> None:
        """Look whether somebody at this table is forced now."""
        self.wake(change.table)

    def restore(self) -> None:
        """After a start, or after a change of somebody's wishes: look at all tables."""
        for table in self._tables.open_tables():
            self.wake(table)

    def wake(self, table: Table) -> None:
        """Start the task that looks at this table, in place of one that looks already."""
        running = self._tasks.pop(table.id, None)
        if running is not None and running is not asyncio.current_task():
            running.cancel()
        if table.status is Status.RUNNING and not table.paused:
            task = asyncio.get_running_loop().create_task(self._tend(table))
            self._tasks[table.id] = task
            task.add_done_callback(lambda done: self._forget(table.id, done))

    async def stop(self) -> None:
        """Stop; a move that was not made is made after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def makes_move_of(self, table: Table, seat: Seat) -> bool:
        """Whether the move of this seat, which is to move, is about to be made for its person."""
        player = table.players[seat]
        if player.level is not None or player.user is None:
            return False
        if not await self._wishes.leaves_forced_moves(player.user):
            return False
        return forced_move(await self._tables.seat_view(table.id, seat)) is not None

    def _forget(self, table_id: int, done: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is done:
            del self._tasks[table_id]

    async def _wished(self, table: Table) -> bool:
        """Whether anybody at this table leaves forced moves to the bot."""
        return any([await self._wishes.leaves_forced_moves(user) for user in table.people])

    async def _tend(self, table: Table) -> None:
        table_id = table.id
        try:
            if not await self._wished(table):
                return
            public = await self._tables.view(table_id, None)
            for seat in public.to_move:
                if await self.makes_move_of(public.table, seat):
                    await self._sleep(self.pause)
                    await self._tables.play_forced(table_id, seat, public.version)
                    return
        except (Refused, Unreadable) as refused:
            log.debug("no forced move at table %s: %s", table_id, refused)
        except Exception:  # the person can still move
            log.exception("a forced move at table %s failed", table_id)
