"""The one gate through which every table, every seat and every move passes.

A change is committed to the store first; only then does memory take it over and the publisher
hear of it. One change at a time per table; the primary key of the moves guards the rest.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from engine import lobby
from engine.core import AnyGame, Event, IllegalMove, Seat, known_to
from engine.folding import (
    Fold,
    Seen,
    Unreadable,
    advanced,
    dealt,
    in_lobby,
    refuse_unless_to_move,
    retold,
    seen_by,
)
from engine.games import GAMES
from engine.open_tables import Entry, OpenTables
from engine.ports import (
    Change,
    Clock,
    MoveRow,
    Place,
    Player,
    Publisher,
    Status,
    Store,
    Table,
    Taken,
)
from engine.refusals import Refusal, Refused

__all__ = ["Refusal", "Refused", "Seen", "Tables", "Unreadable", "random_seed"]

Result = TypeVar("Result")
Pick: TypeAlias = Callable[[AnyGame, Fold, Seat], Any]
"""How a press names its move, once it is clear whose and when it is."""


def random_seed() -> int:
    """A seed that nobody can guess, of 63 bits: SQLite's integers are signed."""
    return secrets.randbits(63)


class Tables:
    """All tables of the bot. Every method that refuses raises Refused and has changed nothing."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        publisher: Publisher | None = None,
        games: Mapping[str, AnyGame] = GAMES,
        seeds: Callable[[], int] = random_seed,
    ) -> None:
        self.publisher = publisher
        self._store = store
        self._clock = clock
        self._games = games
        self._seeds = seeds
        self._memory = OpenTables(store, games)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._stopping = False

    async def restore(self) -> int:
        """Take over the open tables of the store and say how many there are.

        Their moves are folded when somebody first asks for them.
        """
        return await self._memory.restore()

    async def stop(self) -> None:
        """Refuse every further change and wait for those under way; memory can still be read."""
        self._stopping = True
        while self._under_way:
            await asyncio.wait(tuple(self._under_way))

    def at(self, place: Place) -> Table | None:
        """The open table at this place."""
        return self._memory.at(place)

    def table(self, table_id: int) -> Table | None:
        """The open table with this id."""
        return self._memory.get(table_id)

    def open_tables(self) -> tuple[Table, ...]:
        """All open tables, oldest first."""
        return self._memory.all()

    async def open(
        self, place: Place, host: Player, game: str, choices: Mapping[str, Any]
    ) -> Table:
        """A new table with its host on seat 0."""
        return await self._shielded(self._open, place, host, game, choices)

    async def join(self, table_id: int, player: Player) -> Table:
        """A person takes the next seat."""
        return await self._change(
            table_id, lambda table: lobby.joined(self._memory.game(table), table, player)
        )

    async def leave(self, table_id: int, user: int) -> Table:
        """A person leaves the lobby; the last one closes the table."""
        return await self._change(
            table_id, lambda table: lobby.left(table, user, self._clock.now())
        )

    async def add_computer(self, table_id: int, user: int, player: Player) -> Table:
        """The host seats a computer player."""
        return await self._change(
            table_id,
            lambda table: lobby.with_computer(self._memory.game(table), table, user, player),
        )

    async def remove_computer(self, table_id: int, user: int) -> Table:
        """The host sends the last computer player away."""
        return await self._change(table_id, lambda table: lobby.without_computer(table, user))

    async def choose(self, table_id: int, user: int, **choices: Any) -> Table:
        """The host changes house rules; those not named stay as they are."""
        return await self._change(
            table_id, lambda table: lobby.chosen(self._memory.game(table), table, user, choices)
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

    async def play(
        self, table_id: int, user: int | None, version: int, move: Any, *, seat: Seat | None = None
    ) -> Seen:
        """Make a move chosen at this version; what its seat sees afterwards.

        user: the person who moves; None: a computer player moves for `seat`.
        """
        return await self._shielded(
            self._play, table_id, user, version, lambda _game, _fold, _seat: move, seat
        )

    async def play_index(self, table_id: int, user: int, version: int, index: int) -> Seen:
        """Make the move at this index of the legal moves that the person had at this version."""

        def pick(game: AnyGame, current: Fold, seat: Seat) -> Any:
            moves = game.legal_moves(current.state, seat)
            if not 0 <= index < len(moves):
                raise Refused(Refusal.STALE, self.table(table_id))
            return moves[index]

        return await self._shielded(self._play, table_id, user, version, pick, None)

    async def seen(self, table_id: int, user: int | None) -> Seen:
        """A table, open or over, as this person (None: a spectator) sees it now."""
        entry = await self._memory.found(table_id)
        if entry.table.started is None:
            return in_lobby(entry.table, user)
        seat = None if user is None else entry.table.seat_of(user)
        return await self._seen_from(entry, seat)

    async def seen_from(self, table_id: int, seat: Seat) -> Seen:
        """A table that was dealt, as its computer player on this seat sees it now."""
        return await self._seen_from(await self._memory.found(table_id), seat)

    async def _seen_from(self, entry: Entry, seat: Seat | None) -> Seen:
        if entry.fold is None:
            async with entry.lock:
                await self._memory.fold(entry)
        return self._seen(entry, seat)

    async def history(self, table_id: int, seat: Seat | None) -> tuple[Event, ...]:
        """All that this seat (None: a spectator) has learnt since the first deal, in order."""
        table = (await self._memory.found(table_id)).table
        if table.started is None:
            return ()
        events = retold(self._memory.game(table), table, await self._store.moves(table_id))
        return known_to(events, seat)

    async def story(self, table_id: int) -> tuple[Event, ...]:
        """All public events since the first deal, in order."""
        return await self.history(table_id, None)

    async def _open(
        self, place: Place, host: Player, game: str, choices: Mapping[str, Any]
    ) -> Table:
        if game not in self._games:
            raise Refused(Refusal.BAD_CHOICE)
        rules, at = self._games[game], self._clock.now()
        new = lobby.opened(rules, place, host, choices, at, self._seeds())
        try:
            table = await self._store.add_table(new)
        except Taken as taken:
            raise Refused(Refusal.PLACE_TAKEN, await self._memory.who_stands_at(place)) from taken
        self._memory.adopt(Entry(table))
        self._tell(Change(table, 0))
        return table

    async def _change(self, table_id: int, change: Callable[[Table], Table]) -> Table:
        return await self._shielded(self._changed, table_id, change)

    async def _changed(self, table_id: int, change: Callable[[Table], Table]) -> Table:
        async with self._memory.locked(table_id) as entry:
            table, version = change(entry.table), await self._memory.version(entry)
            await self._store.save_table(table)
            entry.table = table
            self._memory.forget_if_over(table)
            self._tell(Change(table, version))
            return table

    async def _start(self, table_id: int, user: int) -> Table:
        async with self._memory.locked(table_id) as entry:
            game = self._memory.game(entry.table)
            table = lobby.started(game, entry.table, user, self._clock.now())
            fold, events = dealt(game, table)
            await self._store.save_table(table)
            entry.table, entry.fold = table, fold
            self._tell(Change(table, 0, events))
            return table

    async def _play(
        self, table_id: int, user: int | None, version: int, pick: Pick, seat: Seat | None
    ) -> Seen:
        async with self._memory.locked(table_id) as entry:
            lobby.refuse_if_over(entry.table)
            if entry.table.status is Status.LOBBY:
                raise Refused(Refusal.NOT_RUNNING, entry.table)
            seat = _seat(entry.table, user, seat)
            current = await self._memory.fold(entry)
            refuse_unless_to_move(entry.table, current, seat, version)
            move = pick(self._memory.game(entry.table), current, seat)
            events = await self._append(entry, current, seat, move)
            self._memory.forget_if_over(entry.table)
            self._tell(Change(entry.table, current.version + 1, events, seat))
            return self._seen(entry, seat)

    async def _append(
        self, entry: Entry, current: Fold, seat: Seat, move: Any
    ) -> tuple[Event, ...]:
        """Commit the move, and with the last one the end of the table; then remember it."""
        game, table, at = self._memory.game(entry.table), entry.table, self._clock.now()
        try:
            fold, events = advanced(game, current, seat, move)
        except IllegalMove as illegal:
            raise Refused(Refusal.ILLEGAL_MOVE, table, reason=illegal.reason) from illegal
        row = MoveRow(current.version, seat, game.write_move(move), at)
        try:
            if game.outcome(fold.state) is None:
                await self._store.add_move(table.id, row)
            else:
                table = replace(table, status=Status.FINISHED, ended=at)
                await self._store.end_table(table, row)
        except Taken as taken:
            fold = await self._memory.reread(entry)
            self._tell(Change(entry.table, fold.version))  # the boards catch up
            raise Refused(Refusal.STALE, entry.table) from taken
        entry.table, entry.fold = table, fold
        return events

    async def _shielded(
        self, change: Callable[..., Coroutine[Any, Any, Result]], *given: Any
    ) -> Result:
        """Carry a change through even when whoever asked for it stops waiting."""
        if self._stopping:
            raise Refused(Refusal.STOPPING)
        task = asyncio.create_task(change(*given))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    def _seen(self, entry: Entry, seat: Seat | None) -> Seen:
        if entry.fold is None:
            raise RuntimeError("a table is folded before it is seen")
        return seen_by(self._memory.game(entry.table), entry.table, entry.fold, seat)

    def _tell(self, change: Change) -> None:
        if self.publisher is not None:
            self.publisher.changed(change)


def _seat(table: Table, user: int | None, seat: Seat | None) -> Seat:
    """The seat of this person, or the one that a computer player moves for."""
    if user is not None:
        seat = table.seat_of(user)
    elif seat is not None and table.players[seat].level is None:
        seat = None
    if seat is None:
        raise Refused(Refusal.NOT_SEATED, table)
    return seat
