"""The open tables in memory, by id and by place, and their folds; the store knows all tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from engine.core import AnyGame
from engine.tables.ports import Store
from engine.tables.position import Position, replayed
from engine.tables.refusals import Refusal, Refused
from engine.tables.table import Place, Table


@dataclass(slots=True)
class Entry:
    """One table; `fold` is None until somebody needs it. Whoever changes it holds the lock."""

    table: Table
    position: Position | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Registry:
    """What the gate remembers of the store; it never runs ahead of what is committed."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._games = games
        self._entries: dict[int, Entry] = {}
        self._places: dict[Place, int] = {}

    async def restore(self) -> int:
        """Take over the open tables of the store, unfolded, and say how many there are."""
        tables = await self._store.open_tables()
        for table in tables:
            self.adopt(Entry(table))
        return len(tables)

    async def who_stands_at(self, place: Place) -> Table | None:
        """The open table at this place, even if only the store knows of it."""
        if place not in self._places:
            for table in await self._store.open_tables():
                if table.place == place:
                    self.adopt(Entry(table))
        return self.at(place)

    def at(self, place: Place) -> Table | None:
        """The open table at this place."""
        table_id = self._places.get(place)
        return None if table_id is None else self._entries[table_id].table

    def get(self, table_id: int) -> Table | None:
        """The open table with this id."""
        entry = self._entries.get(table_id)
        return None if entry is None else entry.table

    def all(self) -> tuple[Table, ...]:
        """All open tables, oldest first."""
        return tuple(entry.table for entry in self._entries.values())

    def game(self, table: Table) -> AnyGame:
        """The rules that this table plays by."""
        return self._games[table.game]

    def adopt(self, entry: Entry) -> None:
        """Remember an open table, unless it is known already."""
        if self._entries.setdefault(entry.table.id, entry) is entry:
            self._places[entry.table.place] = entry.table.id

    def forget_if_over(self, table: Table) -> None:
        """Free the place of a table that is over."""
        if table.is_open:
            return
        self._entries.pop(table.id, None)
        if self._places.get(table.place) == table.id:  # a new table may stand there already
            del self._places[table.place]

    async def found(self, table_id: int) -> Entry:
        """The table, from memory while it is open, else from the store; refused if unknown."""
        if table_id not in self._entries:
            table = await self._store.table(table_id)
            if table is None:
                raise Refused(Refusal.NO_TABLE)
            if not table.is_open:
                return Entry(table)
            self.adopt(Entry(table))
        return self._entries[table_id]

    @asynccontextmanager
    async def locked(self, table_id: int) -> AsyncIterator[Entry]:
        """The table, with nobody else changing it."""
        entry = await self.found(table_id)
        async with entry.lock:
            yield entry

    async def position(self, entry: Entry) -> Position:
        """The fold of a table that was dealt; the caller holds its lock."""
        if entry.position is None:
            rows = await self._store.moves(entry.table.id)
            entry.position = replayed(self.game(entry.table), entry.table, rows)
        return entry.position

    async def version(self, entry: Entry) -> int:
        """How many moves were made at a table, even at one that cannot be replayed."""
        if entry.position is not None:
            return entry.position.version
        if entry.table.started is None:
            return 0
        return len(await self._store.moves(entry.table.id))

    async def reread(self, entry: Entry) -> Position:
        """Somebody else wrote to this table: believe the store."""
        entry.table = await self._store.table(entry.table.id) or entry.table
        entry.position = None
        self.forget_if_over(entry.table)
        return await self.position(entry)
