"""The tables as people and computers may see them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from engine.core import Event, Seat, known_to
from engine.tables.model.news import of_game
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.table import Table
from engine.tables.recent import Recent
from engine.tables.registry import Registry
from engine.tables.replay import Replay, replay_of
from engine.tables.transitions.invitations import GAP
from engine.tables.view import TableView, lobby_view

REPLAYS: Final = 8
"""Finished tables that stay in memory, step by step; each takes about a megabyte."""

Hides: TypeAlias = Callable[[Table], Awaitable[bool]]
"""True if a table that is over still has secrets: others play the same deal."""


class Reading:
    """Reads tables, open or over, and changes nothing. at, open_tables, rules: the registry's."""

    def __init__(self, registry: Registry, hides: Hides | None) -> None:
        self._registry = registry
        self.at, self.open_tables, self.rules = registry.at, registry.all, registry.rules
        self._hides = hides
        self._replays: Recent[int, Replay] = Recent(REPLAYS)

    def table(self, table_id: int) -> Table | None:
        """The open table with this id."""
        entry = self._registry.entries.get(table_id)
        return None if entry is None else entry.table

    async def next_at(self, table_id: int, now: float) -> Table:
        """The table whose people and queue the next game after this one will have.

        It is this table while it is open; then the one that is open there, or the evening's last.
        """
        table = await self.found(table_id)
        found = table if table.is_open else self.at(table.place)
        found = found or await self._registry.store.last_ended(table.place, now - GAP)
        if found is None:
            raise Refused(Refusal.TABLE_OVER, table)
        return found

    def is_still(self, table: Table, version: int) -> bool:
        """True if nothing has changed at an open table since this version."""
        entry = self._registry.entries.get(table.id)
        if entry is None or entry.table is not table or entry.position is None:
            return False
        return entry.position.version == version

    async def found(self, table_id: int) -> Table:
        """The table with this id, open or over; refused if there is none."""
        return (await self._registry.entry(table_id)).table

    async def view(self, table_id: int, user: int | None) -> TableView:
        """A table, open or over, as this person (None: a spectator) sees it now."""
        entry = await self._registry.entry(table_id)
        if entry.table.started is None:
            return lobby_view(entry.table, user)
        seat = entry.table.seat_of(user)
        try:
            return self._registry.seen(entry, await self._registry.read_position(entry), seat)
        except Unreadable:
            if entry.table.is_open:
                raise
            return lobby_view(entry.table, user)  # played by other rules: only its end is known

    async def seat_view(self, table_id: int, seat: Seat) -> TableView:
        """A table that was dealt, as the player on this seat sees it now."""
        entry = await self._registry.entry(table_id)
        return self._registry.seen(entry, await self._registry.read_position(entry), seat)

    async def story(self, table_id: int, seat: Seat | None) -> tuple[Event, ...]:
        """All events that this seat (None: a spectator) knows of since the first deal, in order.

        They include people's comings and goings.
        """
        entry = await self._registry.entry(table_id)
        if entry.table.started is None:
            return ()
        return known_to((await self._registry.read_position(entry)).story, seat)

    async def history(self, table_id: int, seat: Seat | None) -> tuple[Event, ...]:
        """The events of the game alone, as computer players need them."""
        return of_game(await self.story(table_id, seat))

    async def replay(self, table_id: int) -> Replay:
        """A table that is over, step by step, with all its secrets; refused while it has any.

        Raises Unreadable for a table that was played by other rules.
        """
        table = (await self._registry.entry(table_id)).table
        if table.is_open or table.started is None:
            raise Refused(Refusal.NOT_OVER, table)
        if self._hides is not None and await self._hides(table):
            raise Refused(Refusal.NIGHT_HIDDEN, table)
        return await self.recount(table)

    async def recount(self, table: Table) -> Replay:
        """A table that is over, as `replay` has it, for results that nobody is shown yet."""
        kept = self._replays.get(table.id)
        if kept is None or kept.table != table:  # its people may have been forgotten
            rows = await self._registry.store.moves(table.id)
            kept = await asyncio.to_thread(replay_of, self.rules(table), table, rows)
            self._replays.put(table.id, kept)
        return kept
