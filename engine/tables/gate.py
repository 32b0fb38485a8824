"""The one gate through which every table, every seat and every move passes.

A change is checked under the lock of its table, committed to the store, then remembered, then told
to the publisher. The primary key of the moves guards against a second process.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.tables.model.news import News
from engine.tables.model.position import Position
from engine.tables.model.quiet import QuietHours
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Table
from engine.tables.ports import Change, Clock, MoveRow, Publisher, Store, Taken
from engine.tables.registry import Entry, Registry
from engine.tables.rows import results_of
from engine.tables.transitions import deadlines, expiry, hosting, seating, votes
from engine.tables.under_way import UnderWay, shielded
from engine.tables.view import TableView


class Gate:
    """Commits changes of tables one after the other; who asks for more than one holds the lock.

    quiet: the quiet hours of people, in which the clock of their turns rests.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        registry: Registry,
        publisher: Publisher | None,
        quiet: QuietHours,
    ) -> None:
        self.publisher = publisher
        self.quiet = quiet
        self.under_way = UnderWay()
        self._store = store
        self._clock = clock
        self._registry = registry

    async def appended(
        self, entry: Entry, row: MoveRow, after: Position, change: Change
    ) -> TableView:
        """Commit a row with what else it changes, then remember and tell it."""
        table = change.table
        try:
            if table is entry.table:
                await self._store.add_move(table.id, row)
            else:
                results = results_of(self._registry.game(table), table, after.state, after.moves)
                await self._store.add_move_and_save(table, row, results)
        except Taken as taken:
            stored = await self._registry.reread(entry)
            self.tell(Change(entry.table, stored.version))  # the boards catch up
            raise Refused(Refusal.STALE, entry.table) from taken
        self.committed(entry, change, after)
        return self._registry.view(entry, after, row.seat)

    @shielded
    async def change(self, table_id: int, change: Callable[[Table], Table], by: int = 0) -> Table:
        """Change what is known of a table besides its moves; by: the person who ends it."""
        async with self._registry.locked(table_id) as entry:
            table = change(entry.table)
            if table is entry.table:
                return table
            table = votes.settled(entry.table, await self._registry.arranged(table))
            table = expiry.timed(await self.on_the_clock(entry, table), self._clock.now())
            if hosting.is_only_heard(entry.table, table):
                await self._store.save_table(table)
                entry.table = table
                return table
            return await self.saved(entry, table, *seating.ended_by(table, by))

    async def on_the_clock(self, entry: Entry, table: Table) -> Table:
        """The table with its deadline; moves are replayed only if it needs to have one."""
        if not deadlines.ticks(table):
            return deadlines.stopped(table)
        to_move = await self._registry.to_move(entry)
        return deadlines.timed(table, to_move, self._clock.now(), self.quiet)

    async def saved(self, entry: Entry, table: Table, *news: News) -> Table:
        """Commit what is known of the table, then remember and tell it."""
        news_of_people = seating.news_of(entry.table, table)
        version = await self._registry.version(entry)
        await self._store.save_table(table)
        return self.committed(entry, Change(table, version, news=(*news_of_people, *news)))

    def committed(self, entry: Entry, change: Change, position: Position | None = None) -> Table:
        """Remember a change that is committed, with the new position if it has one; tell it."""
        entry.table = change.table
        entry.position = position or entry.position
        self._registry.forget_if_over(change.table)
        self.tell(change)
        return change.table

    def tell(self, change: Change) -> None:
        """Tell the publisher of a change, if there is one."""
        if self.publisher is not None:
            self.publisher.changed(change)
