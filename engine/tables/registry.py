"""The open tables in memory, by id and place, with their positions; the store has all tables."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from engine.core import AnyGame, Event, Seat, known_to
from engine.tables.model.news import of_game
from engine.tables.model.position import Position
from engine.tables.model.refusals import Refusal, Refused, Unreadable, readable
from engine.tables.model.table import ChannelPlace, ChatPlace, OwnPlace, Place, Status, Table
from engine.tables.ports import ANY, Found, MoveRow, Script, Store, unwritten
from engine.tables.position import replayed
from engine.tables.replay import Replay, replay_of
from engine.tables.transitions import rematch
from engine.tables.view import LessonStep, TableView, Views, lobby_view

log = logging.getLogger(__name__)

Marks: TypeAlias = Callable[[Replay], Sequence[tuple[Seat, str]]]
"""The marks that seats earned in a game that was played to its end, by seat."""

REPLAYS: Final = 8
"""Finished tables that stay in memory, step by step; each takes about a megabyte."""

ENDED: Final = 16
"""Ended tables that stay in memory while results are announced and open hands closed.
"""

OWN: Final = 64
"""The most cached positions of own tables."""

CHATS: Final = 256
"""The most cached tables of chats without the bot."""


def unmarked(_: Replay) -> Sequence[tuple[Seat, str]]:
    """Return no marks."""
    return ()


@dataclass(slots=True)
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

    is_ours: True if this process keeps the tables at a place; others are only read.
    """

    store: Store
    games: Mapping[str, AnyGame]
    is_ours: Callable[[Place], bool]
    marks: Marks
    _entries: dict[int, Entry] = field(default_factory=dict)
    _places: dict[Place, int] = field(default_factory=dict)
    _ended: dict[int, Entry] = field(default_factory=dict)
    _replays: dict[int, Replay] = field(default_factory=dict)
    _own: dict[int, Position] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.script: Script = unwritten
        self._views = Views()

    async def restore(self) -> int:
        """Add the open tables of the store, without positions; returns how many there are."""
        tables = await self.store.open_tables()
        for table in tables:
            self.add(table)
        return len(tables)

    def add(self, table: Table) -> None:
        """Remember an open table that this process keeps, unless it is known already."""
        if table.id not in self._entries and self.is_ours(table.place):
            self._entries[table.id] = Entry(table)
            self._places[table.place] = table.id
            if isinstance(table.place, ChatPlace):
                self._forget_old_chats()

    def _forget_old_chats(self) -> None:
        """Drop the chats without presses for longest: the store has their tables."""
        entries = self._entries.items()
        chats = [i for i, e in entries if isinstance(e.table.place, ChatPlace)]
        for table_id in chats[:-CHATS]:
            if not (entry := self._entries[table_id]).lock.locked():
                self.drop(entry.table)

    def moved(self, before: Place, table: Table) -> None:
        """Note that a table has moved to another place."""
        del self._places[before]
        self._places[table.place] = table.id

    def drop(self, table: Table) -> None:
        """Drop a table from memory, if it is there."""
        self._entries.pop(table.id, None)
        if self._places.get(table.place) == table.id:
            del self._places[table.place]  # otherwise a new table is there already

    async def arranged(self, table: Table) -> Table:
        """The table; the lobby of a rematch in the order that its present people give."""
        if table.status is not Status.LOBBY or table.rematch_of is None:
            return table
        former = await self.found(table.rematch_of)  # the store keeps it as long
        return rematch.arranged(self.game(table), former, table)

    def forget_if_over(self, table: Table) -> None:
        """Free the place of a table that is over."""
        if table.is_open:
            return
        if (entry := self._entries.get(table.id)) is not None:
            self._ended[table.id] = entry
            for table_id in list(self._ended)[:-ENDED]:
                del self._ended[table_id]
        self.drop(table)

    def at(self, place: Place | None) -> Table | None:
        """The open table in this channel, or in this chat if it was pressed lately."""
        table_id = None if place is None else self._places.get(place)
        return None if table_id is None else self._entries[table_id].table

    def table(self, table_id: int) -> Table | None:
        """The open table with this id."""
        entry = self._entries.get(table_id)
        return None if entry is None else entry.table

    def all(self) -> tuple[Table, ...]:
        """All open tables in channels, oldest first; other tables need no watching."""
        tables = [entry.table for entry in self._entries.values()]
        return tuple([table for table in tables if isinstance(table.place, ChannelPlace)])

    def game(self, table: Table) -> AnyGame:
        """The rules that this table plays by; raises Unreadable if they are unknown."""
        with readable(table):
            return self.games[table.game]

    async def stored_at(self, place: Place) -> Table | None:
        """The open table in this channel, even if only the store has it."""
        if self.at(place) is None and isinstance(place, ChatPlace):
            if (found := await self.store.in_chat(place)) is not None:
                self.add(found.table)
        elif self.at(place) is None:
            for table in await self.store.open_tables():
                if table.place == place:
                    self.add(table)
        return self.at(place)

    async def entry(self, table_id: int) -> Entry:
        """The table, from memory while it is open, else from the store; refused if unknown."""
        if table_id not in self._entries:
            table = await self.store.table(table_id)
            if table is None:
                raise Refused(Refusal.NO_TABLE)
            is_own = isinstance(table.place, OwnPlace)  # each press may reach another process
            if is_own or not table.is_open or not self.is_ours(table.place):
                ended = self._ended.get(table_id)
                return Entry(table, ended.position if ended else None)
            self.add(table)
        return self._entries[table_id]

    async def kept_here(self, table_id: int) -> Entry:
        """The table, which this process may change; refused if another process keeps it."""
        if (entry := self._entries.get(table_id)) is not None:
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
            game = self.game(entry.table)
            table = entry.table
            known = self._own.get(table.id)
            if known is not None and known.version == len(rows):
                entry.position = known
            elif table.is_open:
                entry.position = replayed(game, table, rows)
            else:  # a whole game takes long; this task holds no lock of the table
                entry.position = await asyncio.to_thread(replayed, game, table, rows)
        return entry.position

    def remember(self, table: Table, position: Position) -> None:
        """Cache the position of an own table, so the next press needs no replay."""
        self._own.pop(table.id, None)
        if table.is_open:
            self._own[table.id] = position
        for table_id in list(self._own)[:-OWN]:
            del self._own[table_id]

    async def read_position(self, entry: Entry) -> Position:
        """The position of a table that was dealt, for readers without its lock."""
        if entry.position is None:
            async with entry.lock:
                return await self.position(entry)
        return entry.position

    def seen(self, entry: Entry, position: Position, seat: Seat | None) -> TableView:
        """A table that was dealt, as this seat (None: a spectator) sees it in this position."""
        seen = self._views.of(self.game(entry.table), entry.table, position, seat)
        written = self.script(entry.table, position)
        if written is None or seat is None:
            return seen
        moves = [self.game(entry.table).write_move(move) for move in seen.moves]
        index = moves.index(written.move) if written.move in moves else None
        is_free = written.move == ANY
        return replace(seen, lesson=LessonStep(written.number, written.steps, index, is_free))

    def is_still(self, table: Table, version: int) -> bool:
        """True if nothing has changed at an open table since this version."""
        entry = self._entries.get(table.id)
        if entry is None or entry.table is not table or entry.position is None:
            return False
        return entry.position.version == version

    async def version(self, entry: Entry) -> int:
        """The number of moves made at a table, even if they are unreadable."""
        if entry.position is not None:
            return entry.position.version
        if entry.table.started is None:
            return 0
        return len(await self.store.moves(entry.table.id))

    async def refresh(self, entry: Entry, found: Found | None) -> None:
        """Adopt another process's changes to a chat's table; its lock is held."""
        if found is None or found.table.id != entry.table.id:
            self.drop(entry.table)
        elif entry.table != found.table or await self.version(entry) != found.version:
            entry.table, entry.position = found.table, None

    async def reread(self, entry: Entry) -> Position:
        """Read the table from the store, because somebody else wrote to it."""
        entry.table = await self.store.table(entry.table.id) or entry.table
        entry.position = None
        self.forget_if_over(entry.table)
        return await self.position(entry)

    async def found(self, table_id: int) -> Table:
        """The table with this id, open or over; refused if there is none."""
        return (await self.entry(table_id)).table

    async def view(self, table_id: int, user: int | None) -> TableView:
        """A table, open or over, as this person (None: a spectator) sees it now."""
        entry = await self.entry(table_id)
        if entry.table.started is None:
            return lobby_view(entry.table, user)
        seat = None if user is None else entry.table.seat_of(user)
        try:
            return self.seen(entry, await self.read_position(entry), seat)
        except Unreadable:
            if entry.table.is_open:
                raise
            return lobby_view(entry.table, user)  # played by other rules: only its end is known

    async def seat_view(self, table_id: int, seat: Seat) -> TableView:
        """A table that was dealt, as the player on this seat sees it now."""
        entry = await self.entry(table_id)
        return self.seen(entry, await self.read_position(entry), seat)

    async def marks_of(self, table: Table, last: MoveRow) -> Sequence[tuple[Seat, str]]:
        """The marks of a game that ends with this move; () if they can't be found."""
        if self.marks is unmarked:
            return ()
        rows = [*await self.store.moves(table.id), last]
        try:
            replay = await asyncio.to_thread(replay_of, self.game(table), table, rows)
            return await asyncio.to_thread(self.marks, replay)
        except Exception:  # a fault in the marks must not prevent a game's end
            log.exception("table %s gets no marks", table.id)
            return ()

    async def story(self, table_id: int, seat: Seat | None) -> tuple[Event, ...]:
        """All events that this seat (None: a spectator) knows of since the first deal, in order.

        They include people's comings and goings.
        """
        entry = await self.entry(table_id)
        if entry.table.started is None:
            return ()
        return known_to((await self.read_position(entry)).story, seat)

    async def history(self, table_id: int, seat: Seat | None) -> tuple[Event, ...]:
        """The events of the game alone, as computer players need them."""
        return of_game(await self.story(table_id, seat))

    async def replay(self, table_id: int) -> Replay:
        """A table that is over, step by step, with all its secrets; refused while it is open.

        Raises Unreadable for a table that was played by other rules.
        """
        entry = await self.entry(table_id)
        if entry.table.is_open or entry.table.started is None:
            raise Refused(Refusal.NOT_OVER, entry.table)
        table = entry.table
        kept = self._replays.get(table.id)
        if kept is None or kept.table != table:  # its people may have been forgotten
            rows = await self.store.moves(table.id)
            kept = await asyncio.to_thread(replay_of, self.game(table), table, rows)
            self._replays[table.id] = kept
            for other in list(self._replays)[:-REPLAYS]:
                del self._replays[other]
        return kept
