"""The one gate through which every table, every seat and every move passes.

A change is committed to the store first; only then does memory take it over and the publisher
hear of it. One change at a time per table; the primary key of the moves guards the rest.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.core import AnyGame, Event, Seat, known_to
from engine.games import GAMES
from engine.tables import deadlines, lobby, rematch
from engine.tables import seating as absence
from engine.tables.gate import Gate
from engine.tables.news import Reminder
from engine.tables.ports import Change, Clock, Publisher, Store, Taken
from engine.tables.position import (
    Position,
    TableView,
    Unreadable,
    dealt,
    lobby_view,
    retold,
    table_view,
)
from engine.tables.refusals import Refusal, Refused
from engine.tables.registry import Entry
from engine.tables.table import Place, Player, Table

__all__ = ["Refusal", "Refused", "TableView", "Tables", "Unreadable", "random_seed"]


def random_seed() -> int:
    """A seed that nobody can guess, of 63 bits: SQLite's integers are signed."""
    return secrets.randbits(63)


class Tables(Gate):
    """All tables of the bot. Every method that refuses raises Refused and has changed nothing.

    What the bot does by itself (`close`, `suspend`, `resume`, `renew`, `remind`) refuses nothing
    but a table that is unknown; it changes nothing where there is nothing to change.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        publisher: Publisher | None = None,
        games: Mapping[str, AnyGame] = GAMES,
        seeds: Callable[[], int] = random_seed,
    ) -> None:
        super().__init__(store, clock, publisher, games)
        self._seeds = seeds

    async def restore(self) -> int:
        """Take over the open tables of the store and say how many there are.

        Their moves are folded when somebody first asks for them.
        """
        return await self._registry.restore()

    def at(self, place: Place) -> Table | None:
        """The open table at this place."""
        return self._registry.at(place)

    def table(self, table_id: int) -> Table | None:
        """The open table with this id."""
        return self._registry.get(table_id)

    def open_tables(self) -> tuple[Table, ...]:
        """All open tables, oldest first."""
        return self._registry.all()

    async def open(
        self,
        place: Place,
        host: Player,
        game: str,
        choices: Mapping[str, Any],
        clock: int | None = None,
        *,
        rated: bool = False,
    ) -> Table:
        """A new table with its host on seat 0; clock: seconds for a turn, None: no end.

        rated: nobody is given hints there.
        """
        return await self._shielded(self._open, place, host, game, choices, clock, rated)

    async def rematch(self, table_id: int, player: Player) -> Table:
        """One of those who played this table opens or joins the lobby of its rematch.

        Whoever is first is host. The people sit in their former order, the starting player is
        one further, house rules, clock, rating and computer players are kept.
        """
        return await self._shielded(self._rematch, table_id, player)

    async def join(self, table_id: int, player: Player) -> Table:
        """A person takes the next seat."""
        return await self._change(
            table_id, lambda table: lobby.joined(self._registry.game(table), table, player)
        )

    async def leave(self, table_id: int, user: int) -> Table:
        """A person leaves; in the lobby the last one closes the table.

        In a running game a computer player stands in, and the seat can be taken back.
        """
        return await self._change(
            table_id, lambda table: absence.left(table, user, self._clock.now())
        )

    async def take_back(self, table_id: int, user: int) -> Table:
        """A person who left, or was late too often, plays on their seat again."""
        return await self._change(table_id, lambda table: absence.taken_back(table, user))

    async def came_back(self, table_id: int, user: int) -> Table:
        """A person shows a sign of life: who was late too often has the seat back.

        Nothing changes for anybody else, who therefore waits for no commit.
        """
        known = self.table(table_id)
        if known is not None and absence.came_back(known, user) is known:
            return known
        return await self._change(table_id, lambda table: absence.came_back(table, user))

    async def kick(self, table_id: int, user: int, seat: Seat, *, may_moderate: bool) -> Table:
        """The host or a moderator sends the person on this seat away for good."""
        now = self._clock.now
        return await self._change(
            table_id,
            lambda table: absence.kicked(table, user, seat, now(), may_moderate=may_moderate),
        )

    async def seat_person(self, table_id: int, user: int, seat: Seat, player: Player) -> Table:
        """The host lets somebody new take over a free seat of a running game."""
        return await self._change(table_id, lambda table: absence.seated(table, user, seat, player))

    async def add_computer(self, table_id: int, user: int, player: Player) -> Table:
        """The host seats a computer player."""
        return await self._change(
            table_id,
            lambda table: lobby.with_computer(self._registry.game(table), table, user, player),
        )

    async def remove_computer(self, table_id: int, user: int) -> Table:
        """The host sends the last computer player away."""
        return await self._change(table_id, lambda table: lobby.without_computer(table, user))

    async def choose(self, table_id: int, user: int, **choices: Any) -> Table:
        """The host changes house rules; those not named stay as they are."""
        return await self._change(
            table_id, lambda table: lobby.chosen(self._registry.game(table), table, user, choices)
        )

    async def set_clock(self, table_id: int, user: int, clock: int | None) -> Table:
        """The host chooses the seconds for a turn; None: no end."""
        return await self._change(table_id, lambda table: lobby.with_clock(table, user, clock))

    async def set_rated(self, table_id: int, user: int, *, rated: bool) -> Table:
        """The host chooses whether the table is rated, where nobody is given hints."""
        return await self._change(
            table_id, lambda table: lobby.with_rating(table, user, rated=rated)
        )

    async def start(self, table_id: int, user: int) -> Table:
        """The host has the cards dealt."""
        return await self._shielded(self._start, table_id, user)

    async def end(self, table_id: int, user: int, *, may_moderate: bool) -> Table:
        """The host or a moderator closes the table before its last scoring."""
        return await self._change(
            table_id,
            lambda table: lobby.ended(table, user, self._clock.now(), may_moderate=may_moderate),
        )

    async def close(self, table_id: int) -> Table:
        """The bot closes a table that nobody can reach any more."""
        return await self._open_change(
            table_id, lambda table: lobby.closed(table, self._clock.now())
        )

    async def suspend(self, table_id: int) -> Table:
        """The table cannot be reached for now: its clock rests."""
        return await self._open_change(
            table_id, lambda table: table if table.suspended else replace(table, suspended=True)
        )

    async def resume(self, table_id: int) -> Table:
        """The table can be reached again: everybody who is to move has a full turn."""
        return await self._open_change(
            table_id, lambda table: replace(table, suspended=False) if table.suspended else table
        )

    async def renew(self, table_id: int) -> Table:
        """After an outage: everybody who is to move has a full turn again."""
        return await self._open_change(
            table_id, lambda table: deadlines.renewed(table, self._clock.now())
        )

    async def remind(self, table_id: int) -> None:
        """Half of the turn's time is over: tell those who have yet to move, once."""
        await self._shielded(self._remind, table_id)

    async def play(
        self,
        table_id: int,
        user: int | None,
        version: int,
        move: Any,
        *,
        seat: Seat | None = None,
        arrived: float | None = None,
    ) -> TableView:
        """Make a move chosen at this version; what its seat sees afterwards.

        user: the person who moves; None: a computer player moves for `seat`. arrived: when the
        press came in, in seconds since the epoch; before the deadline it goes before the clock.
        """

        def pick(*_: Any) -> Any:
            return move

        return await self._shielded(self._play, table_id, user, version, pick, seat, arrived)

    async def play_index(
        self, table_id: int, user: int, version: int, index: int, *, arrived: float | None = None
    ) -> TableView:
        """Make the move at this index of the legal moves that the person had at this version."""

        def pick(game: AnyGame, current: Position, seat: Seat) -> Any:
            moves = game.legal_moves(current.state, seat)
            if not 0 <= index < len(moves):
                raise Refused(Refusal.STALE, self.table(table_id))
            return moves[index]

        return await self._shielded(self._play, table_id, user, version, pick, None, arrived)

    async def play_for(self, table_id: int, seat: Seat, version: int, move: Any) -> TableView:
        """Make a move for a person whose time is up; STALE if it is not, or they did move."""
        return await self._shielded(self._play_for, table_id, seat, version, move)

    async def view(self, table_id: int, user: int | None) -> TableView:
        """A table, open or over, as this person (None: a spectator) sees it now."""
        entry = await self._registry.found(table_id)
        if entry.table.started is None:
            return lobby_view(entry.table, user)
        seat = None if user is None else entry.table.seat_of(user)
        try:
            return await self._seen_from(entry, seat)
        except Unreadable:
            if entry.table.is_open:
                raise
            return lobby_view(entry.table, user)  # played by other rules: that it is over is left

    async def seat_view(self, table_id: int, seat: Seat) -> TableView:
        """A table that was dealt, as its computer player on this seat sees it now."""
        return await self._seen_from(await self._registry.found(table_id), seat)

    async def _seen_from(self, entry: Entry, seat: Seat | None) -> TableView:
        if entry.position is None:
            async with entry.lock:
                await self._registry.position(entry)
        return self._seen(entry, seat)

    async def history(self, table_id: int, seat: Seat | None) -> tuple[Event, ...]:
        """All that this seat (None: a spectator) has learnt since the first deal, in order."""
        table = (await self._registry.found(table_id)).table
        if table.started is None:
            return ()
        events = retold(self._registry.game(table), table, await self._store.moves(table_id))
        return known_to(events, seat)

    async def story(self, table_id: int) -> tuple[Event, ...]:
        """All public events since the first deal, in order."""
        return await self.history(table_id, None)

    async def _open_change(self, table_id: int, change: Callable[[Table], Table]) -> Table:
        """A change that leaves a table alone that is over."""
        return await self._change(table_id, lambda table: change(table) if table.is_open else table)

    async def _open(
        self,
        place: Place,
        host: Player,
        game: str,
        choices: Mapping[str, Any],
        clock: int | None,
        rated: bool,
    ) -> Table:
        if game not in self._games:
            raise Refused(Refusal.BAD_CHOICE)
        rules, at = self._games[game], self._clock.now()
        return await self._added(
            lobby.opened(rules, place, host, choices, at, self._seeds(), clock, rated=rated)
        )

    async def _added(self, new: Table) -> Table:
        try:
            table = await self._store.add_table(new)
        except Taken as taken:
            standing = await self._registry.who_stands_at(new.place)
            raise Refused(Refusal.PLACE_TAKEN, standing) from taken
        self._registry.adopt(Entry(table))
        self._tell(Change(table, 0))
        return table

    async def _rematch(self, table_id: int, player: Player) -> Table:
        former = (await self._registry.found(table_id)).table
        new = rematch.opened(former, player, self._clock.now(), self._seeds())
        try:
            return await self._added(await self._in_order(new))
        except Refused as refused:
            standing = refused.table
            if standing is None or standing.rematch_of != former.id:
                raise
        rules = self._registry.game(former)
        return await self._changed(standing.id, lambda table: lobby.joined(rules, table, player))

    async def _start(self, table_id: int, user: int) -> Table:
        async with self._registry.locked(table_id) as entry:
            game, at = self._registry.game(entry.table), self._clock.now()
            table = lobby.started(game, entry.table, user, at)
            fold, events = dealt(game, table)
            table = deadlines.timed(table, game.to_move(fold.state), at)
            await self._store.save_table(table)
            entry.table, entry.position = table, fold
            self._tell(Change(table, 0, events))
            return table

    async def _remind(self, table_id: int) -> None:
        async with self._registry.locked(table_id) as entry:
            table, due = entry.table, deadlines.reminder(entry.table)
            if due is None or table.deadline is None or due > self._clock.now():
                return
            current = await self._registry.position(entry)
            to_move = self._registry.game(table).to_move(current.state)
            reminder = Reminder(deadlines.waiting(table, to_move), table.deadline)
            await self._saved(entry, replace(table, reminded=True), reminder)

    def _seen(self, entry: Entry, seat: Seat | None) -> TableView:
        if entry.position is None:
            raise RuntimeError("a table is folded before it is seen")
        return table_view(self._registry.game(entry.table), entry.table, entry.position, seat)
