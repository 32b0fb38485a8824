"""The open tables in memory, by id and place, with their positions; the store has all tables."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

from engine.core import AnyGame, Seat
from engine.tables.model.kind import Keeper, kind_of
from engine.tables.model.position import Position
from engine.tables.model.refusals import Refusal, Refused, readable
from engine.tables.model.table import Place, Status, Table
from engine.tables.ports import MoveRow, Script, Store
from engine.tables.position import replayed
from engine.tables.recent import Recent
from engine.tables.replay import Replay, replay_of
from engine.tables.transitions import rematch
from engine.tables.view import TableView, table_view

log = logging.getLogger(__name__)

Marks: TypeAlias = Callable[[Replay], Sequence[tuple[Seat, str]]]
"""The marks that seats earned in a game that was played to its end, by seat."""

POSITIONS: Final = 80
"""The most positions in memory of own tables, and of others that have just ended."""
VIEWS: Final = 256
"""The most views in memory: after a move several readers need the same ones."""


@dataclass(slots=True, weakref_slot=True)
class Entry:
    """One table. Its lock must be held to change it.

    position: None until somebody needs it, and before the deal. in_time: the people whose presses
    arrived before the deadline of their turn, and are on their way to the lock.
    """

    table: Table
    position: Position | None = None
    in_time: list[int] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


@dataclass(eq=False, repr=False)
class Registry:
    """Remembers the committed state of the open tables, and never more than that.

    is_ours: True if this process keeps the tables at a place; others are only read. script: the
    written moves of lessons. entries, places: the open tables in memory.
    """

    store: Store
    games: Mapping[str, AnyGame]
    is_ours: Callable[[Place], bool]
    marks: Marks | None
    script: Script
    entries: dict[int, Entry] = field(default_factory=dict)
    places: dict[Place, Entry] = field(default_factory=dict)
    _over: WeakValueDictionary[int, Entry] = field(default_factory=WeakValueDictionary)
    _positions: Recent[tuple[int, bool], Position] = field(
        default_factory=lambda: Recent(POSITIONS)
    )
    _views: Recent[tuple[int, Seat | None], TableView] = field(
        default_factory=lambda: Recent(VIEWS)
    )

    def add(self, table: Table, position: Position | None = None) -> None:
        """Remember an open table that this process keeps, unless it is known already."""
        if table.id not in self.entries and self.is_ours(table.place):
            self.entries[table.id] = self.places[table.place] = Entry(table, position)

    def drop(self, table: Table) -> None:
        """Drop a table from memory, if it is there."""
        entry = self.entries.pop(table.id, None)
        if entry is not None and self.places.get(table.place) is entry:
            del self.places[table.place]  # otherwise a new table is there already

    async def arranged(self, table: Table) -> Table:
        """The table; the lobby of a rematch in the order that its present people give."""
        if table.status is not Status.LOBBY or table.rematch_of is None:
            return table
        former = (await self.entry(table.rematch_of)).table  # the store keeps it as long
        return rematch.arranged(self.rules(table), former, table)

    def forget_if_over(self, table: Table) -> None:
        """Free the place of a table that is over."""
        if table.is_open:
            return
        entry = self.entries.get(table.id)
        if entry is not None and entry.position is not None:  # results are still announced
            self.remember(table, entry.position)
        self.drop(table)

    def at(self, place: Place | None) -> Table | None:
        """The open table in this channel, or in this chat if it was pressed lately."""
        entry = None if place is None else self.places.get(place)
        return None if entry is None else entry.table

    def all(self) -> tuple[Table, ...]:
        """All open tables in channels, oldest first; other tables need no watching."""
        tables = [entry.table for entry in self.entries.values()]
        return tuple([table for table in tables if kind_of(table).keeper is Keeper.CHANNEL])

    def rules(self, table: Table) -> AnyGame:
        """The rules that this table plays by; raises Unreadable if they are unknown."""
        with readable(table):
            return self.games[table.game]

    async def entry(self, table_id: int) -> Entry:
        """The table, from memory while it is open, else from the store; refused if unknown.

        Of the tables that any process may change, this one remembers those that are pressed here.
        """
        if (entry := self.entries.get(table_id)) is not None:
            return entry
        if (table := await self.store.table(table_id)) is None:
            raise Refused(Refusal.NO_TABLE)
        if table.is_open and kind_of(table).keeper is Keeper.CHANNEL:
            self.add(table)
        if table.is_open:
            return self.entries.get(table_id) or Entry(table)
        over = Entry(table, self._positions.get((table_id, False)))
        over = self._over.setdefault(table_id, over)  # one lock for changes at the same time
        if not over.lock.locked():
            over.table = table  # its people may have been forgotten
        return over

    async def kept_here(self, table_id: int) -> Entry:
        """The table, which this process may change; refused if another process keeps it."""
        if (entry := self.entries.get(table_id)) is not None:
            return entry
        entry = await self.entry(table_id)
        self.refuse_elsewhere(entry.table)
        return entry

    def refuse_elsewhere(self, table: Table) -> None:
        """Refuse to change a table that another process keeps."""
        if not self.is_ours(table.place):
            raise Refused(Refusal.KEPT_ELSEWHERE, table)

    async def position(self, entry: Entry) -> Position:
        """The position of a table that was dealt; the caller holds its lock."""
        if entry.position is None:
            rows = await self.store.moves(entry.table.id)
            game = self.rules(entry.table)
            table = entry.table
            known = self._positions.get((table.id, True))
            if known is not None and known.version == len(rows):
                entry.position = known
            elif table.is_open:
                entry.position = replayed(game, table, rows)
            else:  # a whole game takes long; this task holds no lock of the table
                entry.position = await asyncio.to_thread(replayed, game, table, rows)
        return entry.position

    def remember(self, table: Table, position: Position) -> None:
        """Cache the position of a table that is not in memory, so no reader has to replay it.

        Other processes may move at an open one, but nobody after its end.
        """
        self._positions.put((table.id, table.is_open), position)

    async def read_position(self, entry: Entry) -> Position:
        """The position of a table that was dealt, for readers without its lock."""
        if entry.position is None:
            async with entry.lock:
                return await self.position(entry)
        return entry.position

    def seen(self, entry: Entry, position: Position, seat: Seat | None) -> TableView:
        """A table that was dealt, as this seat (None: a spectator) sees it in this position."""
        table, game = entry.table, self.rules(entry.table)
        seen = self._views.get((table.id, seat))
        if seen is None or seen.table is not table or seen.version != position.version:
            seen = table_view(game, table, position, seat)
            self._views.put((table.id, seat), seen)
        written = self.script(table, position)
        if written is None or seat is None:
            return seen
        moves = [game.write_move(move) for move in seen.moves]
        index = moves.index(written.move) if written.move in moves else None
        return replace(seen, lesson=replace(written, index=index))

    async def version(self, entry: Entry) -> int:
        """The number of moves made at a table, even if they are unreadable."""
        if entry.position is not None:
            return entry.position.version
        if entry.table.started is None:
            return 0
        return len(await self.store.moves(entry.table.id))

    async def reread(self, entry: Entry) -> Position:
        """Read the table from the store, because somebody else wrote to it."""
        entry.table = await self.store.table(entry.table.id) or entry.table
        entry.position = None
        self.forget_if_over(entry.table)
        return await self.position(entry)

    async def marks_of(self, table: Table, last: MoveRow) -> Sequence[tuple[Seat, str]]:
        """The marks of a game that ends with this move; () if they can't be found."""
        if self.marks is None:
            return ()
        rows = [*await self.store.moves(table.id), last]
        try:
            replay = await asyncio.to_thread(replay_of, self.rules(table), table, rows)
            return await asyncio.to_thread(self.marks, replay)
        except Exception:  # a fault in the marks must not prevent a game's end
            log.exception("table %s gets no marks", table.id)
            return ()
