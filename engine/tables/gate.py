"""The one gate through which every table, every seat and every move passes.

A change is checked under the lock of its table, committed to the store, then remembered, then sent
to the publisher. The primary key of the moves guards against a second process.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from engine.core import By, Seat
from engine.tables.model.kind import Keeper, kind_of
from engine.tables.model.news import News, Seated, TakenBack, event_of, lasting
from engine.tables.model.position import Position
from engine.tables.model.quiet import QuietHours
from engine.tables.model.refusals import Refusal, Refused, Unreadable, readable
from engine.tables.model.result import Result
from engine.tables.model.table import HAPPENINGS, Status, Table
from engine.tables.ports import UNDO, Change, Clock, MoveRow, Publisher, Store, Taken
from engine.tables.position import played, with_news
from engine.tables.registry import Entry, Registry
from engine.tables.transitions import deadlines, seating, votes
from engine.tables.transitions.after import after, results_of
from engine.tables.view import TableView

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")


def _noted(
    table: Table, position: Position | None, news: Sequence[News], version: int
) -> tuple[Table, Position | None]:
    """The table and its position with the news that a table keeps."""
    if not news or not (happened := lasting(news, version)):
        return table, position
    table = replace(table, happened=(*table.happened, *happened)[-HAPPENINGS:])
    return table, position and with_news(position, *map(event_of, happened))


@dataclass(eq=False, repr=False)
class Gate:
    """Commits the changes of tables one after the other; its callers hold the table's lock.

    quiet: people's quiet hours, which stop the clock of their turns.
    """

    store: Store
    clock: Clock
    registry: Registry
    quiet: QuietHours
    is_stopping: bool = False
    _under_way: set[asyncio.Task[Any]] = field(default_factory=set)
    _publishers: dict[Keeper, Sequence[Publisher]] = field(default_factory=dict)

    async def commit(
        self, entry: Entry, table: Table, *news: News, dealt: Position | None = None
    ) -> Table:
        """Commit a change other than a move, with all consequences.

        news: events that the table itself doesn't show. dealt: the position that was dealt.
        """
        before = entry.table
        position = dealt or entry.position
        if table is before and not table.votes:
            return table
        table = await self.registry.arranged(table)
        if position is None and deadlines.runs(table) and (table.settings.clock or table.votes):
            position = await self.registry.position(entry)  # the consequences depend on it
        table, found = after(before, table, position, self.clock.now(), self.quiet)
        if table is before:
            return table
        if seating.only_last_seen_changed(before, table):
            await self.store.save_table(table)
            entry.table = table
            return table
        version = 0 if dealt is not None else await self.registry.version(entry)
        table, position = _noted(table, position, found, version)
        if not before.is_open:
            if not await self.store.save_over(before, table):
                raise Refused(Refusal.STALE)
        elif results := self._ended_early(table):
            await self.store.add_moves(table, (), results)
        else:
            await self.store.save_table(table)
        events = () if dealt is None else dealt.latest
        self._committed(entry, table, position)
        if any(isinstance(item, Seated) for item in found):
            entry.position = None  # the moves before are a former player's
        self.tell(Change(table, version, events, None, (*found, *news)))
        return table

    def _ended_early(self, table: Table) -> Sequence[Result]:
        """The results of a rated game that is closed; () for any other change of a table."""
        if table.is_open or not kind_of(table).rated or not kind_of(table).results:
            return ()
        try:
            with readable(table):
                return results_of(self.registry.rules(table), table, None, 0)
        except Unreadable:  # it must be possible to close it all the same
            log.exception("table %s is closed without a rating", table.id)
            return ()

    async def moved(
        self,
        entry: Entry,
        table: Table,
        seat: Seat,
        version: int,
        now: float,
        move: Any = None,
        index: int | None = None,
        by: By = By.SELF,
    ) -> TableView:
        """Make a move, or the one at this index of the legal moves. Returns the seat's view.

        table: with its people as they are after the move. version: when the move was chosen.
        """
        position = entry.position or await self.registry.position(entry)
        game = self.registry.games[table.game]
        move, new = played(game, entry.table, position, seat, version, move, index=index, by=by)
        row = MoveRow(position.version, seat, game.write_move(move), now, by)
        return await self.appended(entry, table, row, new)

    async def appended(self, entry: Entry, table: Table, row: MoveRow, new: Position) -> TableView:
        """Commit a move or an undo with all its consequences; returns the seat's view."""
        before = entry.table
        table, news = after(before, table, new, row.at, self.quiet, row.seat)
        position: Position | None = new
        if news:
            table, position = _noted(table, new, news, new.version)
        try:
            if table is before:
                await self.store.add_move(table.id, row)
            else:
                game = self.registry.games[table.game]
                counts = kind_of(table).results
                results = results_of(game, table, new.state, new.moves, new.story) if counts else ()
                is_over = table.status is Status.FINISHED
                marks = await self.registry.marks_of(table, row) if results and is_over else ()
                await self.store.add_moves(table, [row], results, marks=marks)
        except Taken as taken:
            stored = await self.registry.reread(entry)
            self.tell(Change(entry.table, stored.version))  # the boards catch up
            raise Refused(Refusal.STALE, entry.table) from taken
        self._committed(entry, table, position)
        events = new.latest
        if row.move == UNDO:
            news = (TakenBack(row.seat), *news)
            events = ()
        self.tell(Change(table, new.version, events, row.seat, news))
        return self.registry.seen(entry, new, row.seat)

    def publish_to(self, keeper: Keeper, publishers: Sequence[Publisher]) -> None:
        """Pass the changes of the tables with this keeper to these publishers, in order."""
        self._publishers[keeper] = publishers

    def tell(self, change: Change) -> None:
        """Pass a change to the publishers of its table; answers alone show own tables."""
        for publisher in self._publishers.get(kind_of(change.table).keeper, ()):
            try:
                publisher(change)
            except Exception:  # it is committed, so the other publishers must get it
                log.exception("a change of table %s was not passed on", change.table.id)

    def _committed(self, entry: Entry, table: Table, position: Position | None) -> None:
        """Remember a change that is committed, with the new position if it has one."""
        entry.table = table
        entry.position = position or entry.position
        self.registry.forget_if_over(table)

    async def absent(self, table: Table, position: Position) -> tuple[Seat, ...]:
        """The seats whose people are to move and have been silent for half a day."""
        absent = []
        now = self.clock.now()
        for seat, user in table.owners(deadlines.waiting(table, position.to_move)).items():
            quiet = self.quiet(user)
            if not votes.is_absent(table, seat, 0.0, now, quiet):  # so no lookup is needed
                continue
            begun, at = position.turns_from[seat], None
            if begun > 0:
                at = await self.store.moved_at(table.id, begun - 1)
            if votes.is_absent(table, seat, at or table.started or table.opened, now, quiet):
                absent.append(seat)
        return tuple(absent)

    async def finish(self, work: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """Finish this work even if its caller stops waiting; refuse it while the bot stops."""
        self.refuse_if_stopping()
        task = asyncio.create_task(work())
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    def refuse_if_stopping(self) -> None:
        """Refuse new changes once the bot shuts down."""
        if self.is_stopping:
            raise Refused(Refusal.STOPPING)

    async def stop(self) -> None:
        """Refuse every further change and wait for those that have begun."""
        self.is_stopping = True
        while self._under_way:
            await asyncio.wait(tuple(self._under_way))
