"""The tables that one person plays alone against computers.

They need no lock, no clock and no publisher. A press reads its table from the store, makes
the person's move and those of the computers, and writes all of them in one transaction. So each
press may reach another process. If two write at once, the moves' primary key refuses the slower.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from engine.core import Seat
from engine.tables.keepers.channel import ChannelTables, Press
from engine.tables.model.kind import Ending, kind_of
from engine.tables.model.position import Position
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.result import Score, counting, counts_until, measures, points_of
from engine.tables.model.table import OwnPlace, Player, Table, TableSettings, owner_of
from engine.tables.model.voyage import landed
from engine.tables.ports import ANY, MoveRow, Taken
from engine.tables.position import advanced, dealt, is_answer, played
from engine.tables.registry import Entry
from engine.tables.room import Room, surplus
from engine.tables.transitions import lobby, seating
from engine.tables.transitions.after import played_out, results_of
from engine.tables.view import TableView

Add: TypeAlias = Callable[[Table], Awaitable[Table]]
"""Stores a new table and returns it with its id."""


@dataclass(eq=False, repr=False)
class OwnTables(ChannelTables):
    """Plays the own tables of all people."""

    room: Room

    async def running(self, user: int) -> Sequence[Table]:
        """The unfinished own tables of this person, the last used first."""
        own = await self.store.own_tables(user)
        return sorted(own, key=lambda table: (own[table], table.id), reverse=True)

    naming = running

    async def yielding(self, user: int) -> Sequence[Table]:
        """The tables that another one of this person would close to have room."""
        return surplus(await self.store.own_tables(user), counting(self.gate.clock.now()))

    async def open(self, new: Table, add: Add | None = None) -> TableView:
        """Deal the cards of a prepared table; computers ahead of the person have moved already.

        add: stores the new table, and closes no other one for it. A person's fourth unfinished
        table closes the least recently used one, but never a deal for everybody, nor a voyage.
        """

        async def begin() -> TableView:
            with self.room.kept(new.host, new.place):
                if add is not None:
                    return await self.begin(await add(new))
                for table in await self.yielding(owner_of(new)):
                    await self.close(table)
                return await self.begin(await self.store.add_table(new))

        return await self.gate.finish(begin)

    async def close(self, table: Table) -> None:
        """End an unfinished table without a result."""
        await self.store.save_table(replace(lobby.closed(table), ended=self.gate.clock.now()))

    def prepared(
        self,
        person: Player,
        game: str,
        choices: Mapping[str, Any],
        computers: Sequence[Player],
        settings: TableSettings | None = None,
        seed: int | None = None,
    ) -> Table:
        """A new table, which no store keeps yet.

        settings: in place of a new table's defaults. seed: None: as at any other table.
        """
        if game not in self.registry.games:
            raise Refused(Refusal.BAD_CHOICE)
        rules = self.registry.games[game]
        now = self.gate.clock.now()
        user = person.user
        if user is None:
            raise Refused(Refusal.NOT_SEATED)
        new = lobby.opened(rules, OwnPlace(user), person, choices, now)
        new = replace(new, settings=settings or new.settings)
        for computer in computers:
            new = lobby.with_computer(new, rules, user, computer)
        lobby.started(new, rules, user, now)  # raises for a wrong number of seats
        return self.origin(new) if seed is None else replace(new, seed=seed)

    def dealt_again(
        self, former: Table, person: Player, seat: Seat, computers: Sequence[Player]
    ) -> Table:
        """A new table with the cards and the house rules of a former one.

        seat: the person's. computers: on the other seats, in order.
        """
        new = self.prepared(person, former.game, {}, computers, seed=former.seed)
        players = (*computers[:seat], person, *computers[seat:])
        return replace(new, players=players, options=former.options)

    async def begin(self, table: Table) -> TableView:
        """Deal the cards of an opened table, e.g. after a kill between opening and dealing."""
        game = self.registry.rules(table)
        running = lobby.started(table, game, owner_of(table), self.gate.clock.now())
        return await self._answered(Entry(table), running, dealt(game, running), [])

    async def play(self, entry: Entry, press: Press) -> TableView:
        """Make a person's move, and all others until the person has a choice again."""
        table, version = entry.table, press.version
        game = self.registry.rules(table)
        seat = seating.playing_seat(table, press.user)
        position = await self.registry.position(entry)
        chosen, new = played(game, table, position, seat, version, press.move, index=press.index)
        written = self.registry.script(table, position)
        if written is not None and written.move not in (ANY, game.write_move(chosen)):
            raise Refused(Refusal.NOT_THE_LESSON, table)
        row = MoveRow(position.version, seat, game.write_move(chosen), self.gate.clock.now())
        return await self._answered(entry, table, new, [row])

    async def undo(self, entry: Entry, user: int, version: int) -> TableView:
        """Take the person's last move back, with the computers' answers."""
        rows, position = await self.taken_back(entry, user, version)
        return await self._kept(entry, entry.table, position, rows)

    async def _answered(
        self, entry: Entry, table: Table, position: Position, rows: list[MoveRow]
    ) -> TableView:
        """Make all moves until the person has a choice, then write everything that happened."""
        game = self.registry.rules(table)
        while not (written := self.registry.script(table, position)) or not written.is_over:
            answering = (s for s in position.to_move if is_answer(game, table, position.state, s))
            if (seat := next(answering, None)) is None:
                break
            if written is not None and not written.is_free:
                move = game.read_move(written.move)
            elif table.players[seat].level is None:
                (move,) = game.legal_moves(position.state, seat)
            else:
                move = await self.choice(table, position, seat)
            row = MoveRow(position.version, seat, game.write_move(move), self.gate.clock.now())
            rows.append(row)
            position = advanced(game, position, seat, move, answers=True)
        if not position.to_move and kind_of(table).ending is not Ending.LESSON:
            table = replace(played_out(table, position), ended=self.gate.clock.now())
            at, found = table.settings.voyage, measures(game, position.story, position.rounds)
            if found is not None:
                own, at = found[table.seat_of(table.host) or 0], at and landed(at, found)
                table = replace(table, settings=replace(table.settings, voyage=at, measure=own))
        elif written is not None and written.is_over:
            table = replace(lobby.closed(table), ended=self.gate.clock.now())
        return await self._kept(entry, table, position, rows)

    async def _kept(
        self, entry: Entry, table: Table, position: Position, rows: Sequence[MoveRow]
    ) -> TableView:
        """Write the table with these rows, all or nothing; returns what the person sees."""
        game = self.registry.rules(table)
        counts = kind_of(table).results
        results = results_of(game, table, position.state, position.moves) if counts else ()
        try:
            await self.store.add_moves(table, rows, results, score_of(table))
        except Taken as taken:
            await self.registry.reread(entry)
            raise Refused(Refusal.STALE, entry.table) from taken
        self.registry.remember(table, position)
        return self.registry.seen(Entry(table), position, table.seat_of(owner_of(table)))


def score_of(table: Table) -> Score | None:
    """The host's result of a deal for everybody; None: no deal, no seat, not over, or too late."""
    day, at, own, ended = table.day, table.settings.voyage, table.settings.measure, table.ended
    if day is None or own is None or ended is None or ended >= counts_until(day):
        return None
    measure = own if at is None else at.measure
    return Score(day, owner_of(table), table.id, points_of(measure), measure, ended)
