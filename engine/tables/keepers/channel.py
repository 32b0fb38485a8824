"""The tables of channels, each of which one process keeps while it is open."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core import Seat, known_to
from engine.tables.gate import Answer, Gate
from engine.tables.model.news import of_game
from engine.tables.model.position import Position
from engine.tables.model.refusals import Refusal, Refused, refuse
from engine.tables.model.table import ChannelPlace, ChatPlace, Place, Table
from engine.tables.ports import UNDO, Change, MoveRow, Store, Taken, Thinker
from engine.tables.position import dealt, no_undo, undone
from engine.tables.registry import Entry, Registry
from engine.tables.transitions import expiry, seating
from engine.tables.transitions.after import after
from engine.tables.view import TableView, lobby_view, thought


@dataclass(frozen=True, slots=True)
class Press:
    """A person's choice of a move at a version of a table, as `Tables.play` describes it."""

    user: int
    version: int
    move: Any = None
    index: int | None = None
    arrived: float | None = None


@dataclass(eq=False, repr=False)
class ChannelTables:
    """Keeps tables in memory, and commits their changes one after the other.

    The other keepers have the same methods. One that raises Refused has changed nothing. origin:
    gives a new table its seed, or a secret. thinker: chooses the moves of computers that answer
    within a press; None: no computer moves there.
    """

    store: Store
    gate: Gate
    registry: Registry
    origin: Callable[[Table], Table]
    thinker: Thinker | None

    async def open(self, new: Table) -> TableView:
        """Store a new table, and tell of it; returns what its host sees."""
        self.registry.refuse_elsewhere(new)
        new = expiry.timed(self.origin(new), new.opened)
        try:
            table = await self.store.add_table(new)
        except Taken as taken:
            raise Refused(Refusal.PLACE_TAKEN, await self.stored_at(new.place)) from taken
        self.registry.add(table)
        self.gate.tell(Change(table, 0))
        return lobby_view(table, table.host)

    async def deal(self, new: Table) -> Table:
        """Deal a running table whose people are seated already, and tell of it; Taken."""

        async def begin() -> Table:
            self.registry.refuse_elsewhere(new)
            begun = dealt(self.registry.rules(new), new)
            timed, _ = after(new, new, begun, self.gate.clock.now(), self.gate.quiet)
            table = await self.store.add_table(timed)
            self.registry.add(table, begun)
            self.gate.tell(Change(table, 0, begun.latest))
            return table

        return await self.gate.finish(begin)

    async def stored_at(self, place: Place) -> Table | None:
        """The open table at this place, even if only the store has it."""
        if self.registry.at(place) is None:
            for table in await self.store.open_tables():
                if table.place == place:
                    self.registry.add(table)
        return self.registry.at(place)

    async def arrived(self, place: Any) -> None:
        """Adopt the open table of a chat, once the bot is a member of its channel."""
        if self.registry.at(place) is not None:
            return
        if (found := await self.store.in_chat(ChatPlace(place.channel))) is not None:
            self.registry.add(found[0])
            await self.move(found[0].id, place)

    async def move(self, table_id: int, place: ChannelPlace) -> Table:
        """Move an open table to another place."""
        entry = await self.registry.kept_here(table_id)
        return await self.gate.finish(lambda: self.change(entry, lambda e: self._moved(e, place)))

    async def _moved(self, entry: Entry, place: ChannelPlace) -> Table:
        before = entry.table.place
        table = await self.gate.commit(entry, replace(entry.table, place=place))
        self.registry.places[place] = self.registry.places.pop(before)
        return table

    async def naming(self, user: int) -> Sequence[Table]:
        """All open tables: others may have invited the person, or kicked them."""
        return self.registry.all()

    async def play(self, entry: Entry, press: Press) -> TableView:
        """Make a person's move; a press that arrived before the deadline beats the clock."""
        deadline, arrived = entry.table.timing.deadline, press.arrived
        is_in_time = arrived is not None and deadline is not None and arrived <= deadline
        if is_in_time:
            entry.in_time.append(press.user)
        try:
            async with entry.lock:
                return await self.made(entry, press)
        finally:
            if is_in_time:
                entry.in_time.remove(press.user)

    async def made(self, entry: Entry, press: Press) -> TableView:
        """Make a person's move, who is back with it; the table's lock is held."""
        user = press.user
        seat = seating.playing_seat(entry.table, user)
        now = self.gate.clock.now()
        if entry.table.players[seat].level is not None:
            await self.gate.commit(entry, seating.came_back(entry.table, user, now))
        table = seating.with_last_seen(entry.table, seat, now)
        if table.players[seat].missed:
            table = seating.with_player(table, seat, missed=0)
        version, move = press.version, press.move
        return await self.gate.moved(entry, table, seat, version, now, move, index=press.index)

    async def undo(self, entry: Entry, user: int, version: int) -> TableView:
        """Undo a person's last move, which led to this version."""

        async def take_back(entry: Entry) -> TableView:
            (row,), new = await self.taken_back(entry, user, version)
            return await self.gate.appended(entry, entry.table, row, new)

        return await self.change(entry, take_back)

    async def taken_back(
        self, entry: Entry, user: int, version: int
    ) -> tuple[Sequence[MoveRow], Position]:
        """The undos that take back a person's last move and all answers to it; else refused."""
        seat = seating.playing_seat(entry.table, user)
        position = await self.registry.position(entry)
        refuse(no_undo(entry.table, position, seat, version), entry.table)
        rows = list[MoveRow]()
        is_undone = False
        while not is_undone and (mover := position.mover) is not None:
            is_undone = mover == seat and not position.answers
            rows.append(MoveRow(position.version, mover, UNDO, self.gate.clock.now()))
            position = undone(self.registry.rules(entry.table), position, mover)
        return rows, position

    async def change(self, entry: Entry, change: Callable[[Entry], Awaitable[Answer]]) -> Answer:
        """Make this change of a table under its lock."""
        async with entry.lock:
            return await change(entry)

    async def choice(self, table: Table, position: Position, seat: Seat) -> Any:
        """The move of the computer on this seat."""
        level = table.players[seat].level
        if level is None or self.thinker is None:
            raise RuntimeError(f"nobody chooses the moves of seat {seat}")
        seen = self.registry.seen(Entry(table), position, seat)
        history = of_game(known_to(position.story, seat))
        return await thought(self.thinker, seen, history, seat, level)


def computers_turn(table: Table, to_move: Sequence[Seat]) -> Seat | None:
    """The first of these seats on which a computer moves; None at a paused table."""
    seats = () if table.paused else to_move
    return next((seat for seat in seats if table.players[seat].level is not None), None)
