"""How a table is changed: under its lock, committed first, then remembered, then told.

One change at a time per table; the primary key of the moves guards the rest.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from engine.core import AnyGame, IllegalMove, Seat
from engine.tables import deadlines, lobby, rematch
from engine.tables import seating as absence
from engine.tables.news import News
from engine.tables.ports import Change, Clock, MoveRow, Publisher, Store, Taken
from engine.tables.position import Position, TableView, advanced, refuse_unless_to_move, table_view
from engine.tables.refusals import Refusal, Refused
from engine.tables.registry import Entry, Registry
from engine.tables.table import Status, Table

Result = TypeVar("Result")
Pick: TypeAlias = Callable[[AnyGame, Position, Seat], Any]
"""How a press names its move, once it is clear whose and when it is."""


class Gate:
    """What all changes of tables have in common."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        publisher: Publisher | None,
        games: Mapping[str, AnyGame],
    ) -> None:
        self.publisher = publisher
        self._store = store
        self._clock = clock
        self._games = games
        self._registry = Registry(store, games)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._in_time: Counter[tuple[int, int]] = Counter()
        self._stopping = False

    async def stop(self) -> None:
        """Refuse every further change and wait for those under way; memory can still be read."""
        self._stopping = True
        while self._under_way:
            await asyncio.wait(tuple(self._under_way))

    async def _change(self, table_id: int, change: Callable[[Table], Table]) -> Table:
        return await self._shielded(self._changed, table_id, change)

    async def _changed(self, table_id: int, change: Callable[[Table], Table]) -> Table:
        async with self._registry.locked(table_id) as entry:
            table = change(entry.table)
            if table is not entry.table:
                table = await self._on_the_clock(entry, await self._in_order(table))
                await self._saved(entry, table)
            return table

    async def _saved(self, entry: Entry, table: Table, *news: News) -> None:
        """Commit what is known of the table, then remember and tell it."""
        before, version = entry.table, await self._registry.version(entry)
        await self._store.save_table(table)
        entry.table = table
        self._registry.forget_if_over(table)
        self._tell(Change(table, version, news=(*absence.news_of(before, table), *news)))

    async def _in_order(self, table: Table) -> Table:
        """The lobby of a rematch is arranged anew whenever somebody comes or goes."""
        if table.status is not Status.LOBBY or table.rematch_of is None:
            return table
        former = (await self._registry.found(table.rematch_of)).table
        return rematch.arranged(self._registry.game(table), former, table)

    async def _on_the_clock(self, entry: Entry, table: Table) -> Table:
        """The table with its deadline; folded only if it needs to have one."""
        if not deadlines.ticks(table):
            return deadlines.stopped(table)
        current = await self._registry.position(entry)
        to_move = self._registry.game(table).to_move(current.state)
        return deadlines.timed(table, to_move, self._clock.now())

    async def _play(
        self,
        table_id: int,
        user: int | None,
        version: int,
        pick: Pick,
        seat: Seat | None,
        arrived: float | None,
    ) -> TableView:
        with self._pressing(table_id, user, arrived):
            async with self._registry.locked(table_id) as entry:
                lobby.refuse_unless_running(entry.table)
                seat = _seat(entry.table, user, seat)
                if user is not None and entry.table.players[seat].is_away:
                    back = absence.came_back(entry.table, user)
                    await self._saved(entry, await self._on_the_clock(entry, back))
                if entry.table.paused:
                    raise Refused(Refusal.PAUSED, entry.table)
                table = entry.table if user is None else absence.moved(entry.table, seat)
                return await self._moved(entry, table, seat, version, pick)

    async def _play_for(self, table_id: int, seat: Seat, version: int, move: Any) -> TableView:
        async with self._registry.locked(table_id) as entry:
            self._refuse_unless_late(entry.table, seat)
            table = absence.missed(entry.table, seat)
            return await self._moved(entry, table, seat, version, lambda *_: move)

    def _refuse_unless_late(self, table: Table, seat: Seat) -> None:
        lobby.refuse_unless_running(table)
        player = table.players[seat]
        over = table.deadline is not None and table.deadline <= self._clock.now()
        pressing = player.user is not None and self._in_time[table.id, player.user] > 0
        if not over or pressing or player.level is not None:
            raise Refused(Refusal.STALE, table)

    async def _moved(
        self, entry: Entry, table: Table, seat: Seat, version: int, pick: Pick
    ) -> TableView:
        """Make the move that is picked; `table`: as its people stand after it."""
        before, current = entry.table, await self._registry.position(entry)
        refuse_unless_to_move(before, current, seat, version)
        game = self._registry.game(before)
        move = pick(game, current, seat)
        try:
            fold, events = advanced(game, current, seat, move)
        except IllegalMove as illegal:
            raise Refused(Refusal.ILLEGAL_MOVE, before, reason=illegal.reason) from illegal
        at = self._clock.now()
        after = _after(game, table, fold, at)
        await self._append(entry, after, MoveRow(current.version, seat, game.write_move(move), at))
        entry.table, entry.position = after, fold
        self._registry.forget_if_over(after)
        self._tell(Change(after, fold.version, events, seat, absence.news_of(before, after)))
        return table_view(game, after, fold, seat)

    async def _append(self, entry: Entry, table: Table, row: MoveRow) -> None:
        """Commit a move, and in the same transaction what else it changed about the table."""
        try:
            if table is entry.table:
                await self._store.add_move(table.id, row)
            else:
                await self._store.add_move_and_save(table, row)
        except Taken as taken:
            fold = await self._registry.reread(entry)
            self._tell(Change(entry.table, fold.version))  # the boards catch up
            raise Refused(Refusal.STALE, entry.table) from taken

    @contextmanager
    def _pressing(self, table_id: int, user: int | None, arrived: float | None) -> Iterator[None]:
        """A press that arrived in time goes before the clock, even if it has to wait its turn."""
        table = self._registry.get(table_id)
        deadline = None if table is None else table.deadline
        if user is None or arrived is None or deadline is None or arrived > deadline:
            yield
            return
        press = (table_id, user)
        self._in_time[press] += 1
        try:
            yield
        finally:
            self._in_time[press] -= 1
            if not self._in_time[press]:
                del self._in_time[press]

    async def _shielded(
        self, change: Callable[..., Coroutine[Any, Any, Result]], *given: Any
    ) -> Result:
        """Carry a change through even when whoever asked for it stops waiting."""
        if self._stopping:
            raise Refused(Refusal.STOPPING)
        task = asyncio.create_task(change(*given))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    def _tell(self, change: Change) -> None:
        if self.publisher is not None:
            self.publisher.changed(change)


def _after(game: AnyGame, table: Table, fold: Position, at: float) -> Table:
    """The table after a move: over, or with the deadline of the turn."""
    if game.outcome(fold.state) is not None:
        return replace(deadlines.stopped(table), status=Status.FINISHED, ended=at)
    to_move = game.to_move(fold.state)
    afresh = deadlines.begins_turn(table, to_move, fold)
    return deadlines.timed(table, to_move, at, afresh=afresh)


def _seat(table: Table, user: int | None, seat: Seat | None) -> Seat:
    """The seat of this person, or the one that a computer player moves for."""
    if user is not None:
        seat = table.seat_of(user)
    elif seat is not None and table.players[seat].level is None:
        seat = None
    if seat is None:
        raise Refused(Refusal.NOT_SEATED, table)
    if user is not None and table.players[seat].left:
        raise Refused(Refusal.HAS_LEFT, table)
    return seat
