"""The fold of a table: what its options, seed and moves amount to, ready for the next press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from engine.core import (
    AnyGame,
    Event,
    Outcome,
    Seat,
    fold,
    known_to,
)
from engine.tables.lobby import read_options
from engine.tables.ports import MoveRow
from engine.tables.refusals import Refusal, Refused
from engine.tables.table import Status, Table

RECENT = 12
"""How many events before the latest change a face can tell at least."""

NEVER = -1


class Unreadable(Exception):
    """The stored options or moves of a table are not of this version of the rules."""


@dataclass(frozen=True, slots=True)
class Position:
    """A table after `version` moves.

    movers: for each version so far, who was to move then, one bit per seat.
    since: for each seat, the version from which on it has been to move without having moved
    itself; NEVER: it is not to move now.
    tail: the last events with the version that they brought about, oldest first.
    """

    state: Any
    version: int
    movers: bytes
    since: tuple[int, ...]
    tail: tuple[tuple[int, Event], ...]

    def may_move_from(self, seat: Seat, version: int) -> bool:
        """Whether a choice that this seat made looking at `version` is still its choice."""
        return self.since[seat] != NEVER and self.since[seat] <= version <= self.version

    def was_to_move(self, seat: Seat, version: int) -> bool:
        """Whether this seat had a choice at this earlier version."""
        return 0 <= version < self.version and bool(self.movers[version] >> seat & 1)


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything a face needs to draw a table for one viewer, and nothing that viewer may not know.

    view: None in the lobby; moves: the legal moves of this seat now; recent: the last events this
    viewer knows of, at least all of the latest change.
    """

    table: Table
    version: int
    seat: Seat | None
    view: Any
    moves: tuple[Any, ...]
    to_move: tuple[Seat, ...]
    recent: tuple[Event, ...]
    outcome: Outcome | None


def dealt(game: AnyGame, table: Table) -> tuple[Position, tuple[Event, ...]]:
    """The fold before the first move, and the events of the deal."""
    seats = len(table.players)
    state, events = game.deal(read_options(game, table.options), seats, table.seed)
    to_move = game.to_move(state)
    since = tuple(0 if seat in to_move else NEVER for seat in range(seats))
    tail = tuple((0, event) for event in events)
    return Position(state, 0, _mask(to_move), since, _trimmed(tail, 0)), events


def advanced(
    game: AnyGame, old: Position, seat: Seat, move: Any
) -> tuple[Position, tuple[Event, ...]]:
    """The fold after one move more, and what the move brought; raises IllegalMove."""
    state, events = game.apply(old.state, seat, move)
    version = old.version + 1
    to_move = game.to_move(state)
    since = tuple(
        NEVER if s not in to_move else version if s == seat or was == NEVER else was
        for s, was in enumerate(old.since)
    )
    tail = _trimmed((*old.tail, *((version, event) for event in events)), version)
    return Position(state, version, old.movers + _mask(to_move), since, tail), events


def replayed(game: AnyGame, table: Table, rows: Sequence[MoveRow]) -> Position:
    """The fold after all these moves; raises Unreadable."""
    with readable(table):
        current, _ = dealt(game, table)
        for row in rows:
            current, _ = advanced(game, current, row.seat, game.read_move(row.move))
        return current


def retold(game: AnyGame, table: Table, rows: Sequence[MoveRow]) -> tuple[Event, ...]:
    """Every event since the first deal, secret ones included; raises Unreadable."""
    with readable(table):
        moves = [(row.seat, game.read_move(row.move)) for row in rows]
        options = read_options(game, table.options)
        return fold(game, options, len(table.players), table.seed, moves).events


def lobby_view(table: Table, user: int | None) -> TableView:
    """A table that was never dealt, as anybody sees it."""
    seat = None if user is None else table.seat_of(user)
    return TableView(table, 0, seat, None, (), (), (), None)


def table_view(game: AnyGame, table: Table, current: Position, seat: Seat | None) -> TableView:
    """A table that was dealt, as this seat (None: a spectator) sees it."""
    state, runs = current.state, table.status is Status.RUNNING
    moves = game.legal_moves(state, seat) if runs and seat is not None else ()
    return TableView(
        table=table,
        version=current.version,
        seat=seat,
        view=game.view(state, seat),
        moves=moves,
        to_move=game.to_move(state) if runs else (),
        recent=_recent(current, seat),
        outcome=game.outcome(state),
    )


def refuse_unless_to_move(table: Table, current: Position, seat: Seat, version: int) -> None:
    """A doubled or late press is STALE; a press by whose turn it never was, NOT_YOUR_TURN."""
    if current.may_move_from(seat, version):
        return
    if current.since[seat] != NEVER or current.was_to_move(seat, version):
        raise Refused(Refusal.STALE, table)
    raise Refused(Refusal.NOT_YOUR_TURN, table)


@contextmanager
def readable(table: Table) -> Iterator[None]:
    """Whatever fails here raises Unreadable."""
    try:
        yield
    except Exception as error:  # whatever fails here, the rows are not of these rules
        raise Unreadable(f"table {table.id} ({table.game}): {error!r}") from error


def _mask(seats: Sequence[Seat]) -> bytes:
    return bytes([sum(1 << seat for seat in seats)])


def _recent(current: Position, seat: Seat | None) -> tuple[Event, ...]:
    before = [event for version, event in current.tail if version != current.version]
    latest = [event for version, event in current.tail if version == current.version]
    fresh = known_to(latest, seat)
    room = max(0, RECENT - len(fresh))
    return (known_to(before, seat)[-room:] if room else ()) + fresh


def _trimmed(tail: tuple[tuple[int, Event], ...], version: int) -> tuple[tuple[int, Event], ...]:
    """The tail from its twelfth-last public event on, and all of this version.

    Every viewer knows the public events, so nobody's last twelve reach further back.
    """
    public = 0
    for index in range(len(tail) - 1, -1, -1):
        public += tail[index][1].seen_by is None
        if public >= RECENT and tail[index][0] != version:
            return tail[index:]
    return tail
