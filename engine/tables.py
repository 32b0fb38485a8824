"""The one gate through which every table, every seat and every move passes.

A change is committed to the store first; only then does memory take it over and the publisher
hear of it. One change at a time per table; the primary key of the moves guards the rest.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias, TypeVar

from engine import lobby
from engine.core import AnyGame, Event, IllegalMove, Seat, known_to
from engine.folding import (
    Fold,
    Seen,
    Unreadable,
    advanced,
    dealt,
    folded,
    in_lobby,
    refuse_unless_to_move,
    retold,
    seen_by,
)
from engine.games import GAMES
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

__all__ = ["Refusal", "Refused", "Seen", "Tables", "Unreadable"]

Result = TypeVar("Result")
Pick: TypeAlias = Callable[[AnyGame, Fold, Seat], Any]
"""How a press names its move, once it is clear whose and when it is."""


@dataclass(slots=True)
class _Entry:
    """An open table in memory; `fold` is None until somebody needs it."""

    table: Table
    fold: Fold | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Tables:
    """All tables of the bot. Every method that refuses raises Refused and has changed nothing."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        publisher: Publisher | None = None,
        games: Mapping[str, AnyGame] = GAMES,
        seeds: Callable[[], int] = lambda: secrets.randbits(63),  # SQLite's integers are signed
    ) -> None:
        self.publisher = publisher
        self._store = store
        self._clock = clock
        self._games = games
        self._seeds = seeds
        self._entries: dict[int, _Entry] = {}
        self._places: dict[Place, int] = {}
        self._under_way: set[asyncio.Task[Any]] = set()
        self._stopping = False

    async def restore(self) -> int:
        """Take over the open tables of the store and say how many there are.

        Their moves are folded when somebody first asks for them.
        """
        tables = await self._store.open_tables()
        for table in tables:
            if table.id not in self._entries:
                self._adopt(_Entry(table))
        return len(tables)

    async def stop(self) -> None:
        """Refuse every further change and wait for those under way; memory can still be read."""
        self._stopping = True
        while self._under_way:
            await asyncio.wait(tuple(self._under_way))

    def at(self, place: Place) -> Table | None:
        """The open table at this place."""
        table_id = self._places.get(place)
        return None if table_id is None else self._entries[table_id].table

    def table(self, table_id: int) -> Table | None:
        """The open table with this id."""
        entry = self._entries.get(table_id)
        return None if entry is None else entry.table

    def open_tables(self) -> tuple[Table, ...]:
        """All open tables, oldest first."""
        return tuple(entry.table for entry in self._entries.values())

    async def open(
        self, place: Place, host: Player, game: str, choices: Mapping[str, Any]
    ) -> Table:
        """A new table with its host on seat 0."""
        return await self._shielded(self._open, place, host, game, choices)

    async def join(self, table_id: int, player: Player) -> Table:
        """A person takes the next seat."""
        return await self._change(
            table_id, lambda table: lobby.joined(self._game(table), table, player)
        )

    async def leave(self, table_id: int, user: int) -> Table:
        """A person leaves the lobby; the last one closes the table."""
        return await self._change(
            table_id, lambda table: lobby.left(table, user, self._clock.now())
        )

    async def add_computer(self, table_id: int, user: int, player: Player) -> Table:
        """The host seats a computer player."""
        return await self._change(
            table_id, lambda table: lobby.with_computer(self._game(table), table, user, player)
        )

    async def remove_computer(self, table_id: int, user: int) -> Table:
        """The host sends the last computer player away."""
        return await self._change(table_id, lambda table: lobby.without_computer(table, user))

    async def choose(self, table_id: int, user: int, **choices: Any) -> Table:
        """The host changes house rules; those not named stay as they are."""
        return await self._change(
            table_id, lambda table: lobby.chosen(self._game(table), table, user, choices)
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
        entry = await self._found(table_id)
        if entry.table.started is None:
            return in_lobby(entry.table, user)
        if entry.fold is None:
            async with entry.lock:
                await self._fold(entry)
        return self._seen(entry, None if user is None else entry.table.seat_of(user))

    async def history(self, table_id: int, seat: Seat | None) -> tuple[Event, ...]:
        """All that this seat (None: a spectator) has learnt since the first deal, in order."""
        table = (await self._found(table_id)).table
        if table.started is None:
            return ()
        events = retold(self._game(table), table, await self._store.moves(table_id))
        return known_to(events, seat)

    async def story(self, table_id: int) -> tuple[Event, ...]:
        """All public events since the first deal, in order."""
        return await self.history(table_id, None)

    async def _open(
        self, place: Place, host: Player, game: str, choices: Mapping[str, Any]
    ) -> Table:
        if host.user is None or game not in self._games:
            raise Refused(Refusal.BAD_CHOICE)
        options = lobby.write_options(self._games[game], choices)
        new = Table(
            id=0,
            place=place,
            host=host.user,
            game=game,
            options=options,
            players=(host,),
            status=Status.LOBBY,
            opened=self._clock.now(),
            seed=self._seeds(),
        )
        try:
            table = await self._store.add_table(new)
        except Taken as taken:
            await self.restore()  # in case memory has missed who stands there
            raise Refused(Refusal.PLACE_TAKEN, self.at(place)) from taken
        self._adopt(_Entry(table))
        self._tell(Change(table, 0))
        return table

    async def _change(self, table_id: int, change: Callable[[Table], Table]) -> Table:
        return await self._shielded(self._changed, table_id, change)

    async def _changed(self, table_id: int, change: Callable[[Table], Table]) -> Table:
        async with self._locked(table_id) as entry:
            table = change(entry.table)
            await self._store.save_table(table)
            entry.table = table
            self._drop_if_over(table)
            self._tell(Change(table, 0 if entry.fold is None else entry.fold.version))
            return table

    async def _start(self, table_id: int, user: int) -> Table:
        async with self._locked(table_id) as entry:
            game = self._game(entry.table)
            table = lobby.started(game, entry.table, user, self._clock.now())
            fold, events = dealt(game, table)
            await self._store.save_table(table)
            entry.table, entry.fold = table, fold
            self._tell(Change(table, 0, events))
            return table

    async def _play(
        self, table_id: int, user: int | None, version: int, pick: Pick, seat: Seat | None
    ) -> Seen:
        async with self._locked(table_id) as entry:
            lobby.refuse_if_over(entry.table)
            if entry.table.status is Status.LOBBY:
                raise Refused(Refusal.NOT_RUNNING, entry.table)
            seat = _seat(entry.table, user, seat)
            current = await self._fold(entry)
            refuse_unless_to_move(entry.table, current, seat, version)
            move = pick(self._game(entry.table), current, seat)
            events = await self._append(entry, current, seat, move)
            self._drop_if_over(entry.table)
            self._tell(Change(entry.table, current.version + 1, events))
            return self._seen(entry, seat)

    async def _append(
        self, entry: _Entry, current: Fold, seat: Seat, move: Any
    ) -> tuple[Event, ...]:
        """Commit the move, and with the last one the end of the table; then remember it."""
        game, table, at = self._game(entry.table), entry.table, self._clock.now()
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
            await self._reread(entry)
            raise Refused(Refusal.STALE, entry.table) from taken
        entry.table, entry.fold = table, fold
        return events

    async def _reread(self, entry: _Entry) -> None:
        """Somebody else wrote to this table: believe the store, and let the boards catch up."""
        entry.table = await self._store.table(entry.table.id) or entry.table
        entry.fold = None
        current = await self._fold(entry)
        self._drop_if_over(entry.table)
        self._tell(Change(entry.table, current.version))

    async def _fold(self, entry: _Entry) -> Fold:
        """The fold of a table that was dealt; the caller holds its lock."""
        if entry.fold is None:
            rows = await self._store.moves(entry.table.id)
            entry.fold = folded(self._game(entry.table), entry.table, rows)
        return entry.fold

    async def _found(self, table_id: int) -> _Entry:
        """The table, from memory while it is open, else from the store."""
        entry = self._entries.get(table_id)
        if entry is not None:
            return entry
        table = await self._store.table(table_id)
        if table is None:
            raise Refused(Refusal.NO_TABLE)
        return _Entry(table)

    @asynccontextmanager
    async def _locked(self, table_id: int) -> AsyncIterator[_Entry]:
        entry = await self._found(table_id)
        async with entry.lock:
            yield entry

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

    def _seen(self, entry: _Entry, seat: Seat | None) -> Seen:
        if entry.fold is None:
            raise RuntimeError("a table is folded before it is seen")
        return seen_by(self._game(entry.table), entry.table, entry.fold, seat)

    def _game(self, table: Table) -> AnyGame:
        return self._games[table.game]

    def _adopt(self, entry: _Entry) -> None:
        self._entries[entry.table.id] = entry
        self._places[entry.table.place] = entry.table.id

    def _drop_if_over(self, table: Table) -> None:
        if table.is_open:
            return
        self._entries.pop(table.id, None)
        if self._places.get(table.place) == table.id:  # a new table may stand there already
            del self._places[table.place]

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
