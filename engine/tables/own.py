"""The tables that one person plays alone against computers.

No lock, no clock and no publisher stand behind them. A press reads its table from the store, makes
the person's move and those of the computers, and writes all of them in one transaction. So each
press may reach another process; of two at once, the primary key of the moves refuses the slower.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core import AnyGame, Seat, known_to
from engine.tables.model.position import Position
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import OwnPlace, Player, Status, Table
from engine.tables.ports import UNDO, Clock, MoveRow, Store, Taken, Thinker
from engine.tables.position import advanced, dealt, played, refuse_to_undo, undone
from engine.tables.registry import Entry, Registry
from engine.tables.room import surplus
from engine.tables.thinking import thought
from engine.tables.transitions import lobby, seating
from engine.tables.view import TableView


class OwnTables:
    """Plays the own tables of all people; its methods raise Refused and have changed nothing then.

    thinker: chooses the moves of the computers.
    """

    def __init__(
        self, store: Store, clock: Clock, registry: Registry, thinker: Thinker | None
    ) -> None:
        self._store = store
        self._clock = clock
        self._registry = registry
        self._thinker = thinker

    async def latest(self, user: int) -> Table | None:
        """The unfinished own table that this person touched last, if there is any."""
        own = await self._store.own_tables(user)
        return max(own, key=lambda table: (own[table], table.id), default=None)

    async def open(
        self,
        person: Player,
        game: str,
        choices: Mapping[str, Any],
        computers: Sequence[Player],
        origin: Callable[[Table], Table],
    ) -> TableView:
        """Open a table and deal its cards; computers that come first have moved.

        A fourth unfinished table of a person closes the one that was untouched for longest.
        """
        if game not in self._registry.games:
            raise Refused(Refusal.BAD_CHOICE)
        rules, now = self._registry.games[game], self._clock.now()
        new = lobby.opened(rules, OwnPlace(person.user or 0), person, choices, now)
        for computer in computers:
            new = lobby.with_computer(rules, new, new.host, computer)
        lobby.started(rules, new, new.host, now)  # refuses a wrong number of seats
        for table in surplus(await self._store.own_tables(new.host)):
            await self._store.save_table(replace(lobby.closed(table), ended=now))
        return await self.begin(await self._store.add_table(origin(new)))

    async def begin(self, table: Table) -> TableView:
        """Deal the cards of a table that was opened; a kill may have come between."""
        game = self._registry.game(table)
        running = lobby.started(game, table, table.host, self._clock.now())
        return await self._answered(Entry(table), running, dealt(game, running), [], table.host)

    async def play(
        self, entry: Entry, user: int, version: int, move: Any, index: int | None
    ) -> TableView:
        """Make a person's move, and those of the computers until the person is to move again."""
        table, game = entry.table, self._registry.game(entry.table)
        seat = seating.playing_seat(table, user)
        position = await self._registry.position(entry)
        chosen, new = played(game, table, position, seat, version, move, index)
        row = MoveRow(position.version, seat, game.write_move(chosen), self._clock.now())
        return await self._answered(entry, table, new, [row], user)

    async def undo(self, entry: Entry, user: int, version: int) -> TableView:
        """Take the person's last move back, with all that the computers answered.

        MOVE_STANDS if the move or an answer has shown something that was hidden.
        """
        table, game = entry.table, self._registry.game(entry.table)
        seat = seating.playing_seat(table, user)
        position = await self._registry.position(entry)
        refuse_to_undo(table, position, seat, version)
        rows, mover = list[MoveRow](), None
        while mover != seat:
            mover = position.mover
            rows.append(MoveRow(position.version, mover, UNDO, self._clock.now()))
            position = undone(game, position, mover)
        return await self._kept(entry, table, position, rows, user)

    async def _answered(
        self, entry: Entry, table: Table, position: Position, rows: list[MoveRow], user: int
    ) -> TableView:
        """Have the computers move that are to move, then write everything that happened."""
        game = self._registry.game(table)
        while (seat := _next(table, position)) is not None:
            move = await self._choice(game, table, position, seat)
            row = MoveRow(position.version, seat, game.write_move(move), self._clock.now())
            rows.append(row)
            position = advanced(game, position, seat, move, answers=True)
        if not position.to_move:
            table = replace(table, status=Status.FINISHED, ended=self._clock.now())
        return await self._kept(entry, table, position, rows, user)

    async def _choice(self, game: AnyGame, table: Table, position: Position, seat: Seat) -> Any:
        level = table.players[seat].level
        if level is None or self._thinker is None:
            raise RuntimeError(f"nobody chooses the moves of seat {seat}")
        seen = self._registry.view(Entry(table), position, seat)
        return await thought(self._thinker, seen, known_to(position.story, seat), seat, level)

    async def _kept(
        self, entry: Entry, table: Table, position: Position, rows: Sequence[MoveRow], user: int
    ) -> TableView:
        """Write the table with these rows, all or nothing; returns what the person sees."""
        try:
            await self._store.add_moves(table, rows)
        except Taken as taken:
            await self._registry.reread(entry)
            raise Refused(Refusal.STALE, entry.table) from taken
        self._registry.remember(table, position)
        return self._registry.view(Entry(table), position, table.seat_of(user))


def _next(table: Table, position: Position) -> Seat | None:
    """The first computer that is to move."""
    players = table.players
    return next((seat for seat in position.to_move if players[seat].level is not None), None)
