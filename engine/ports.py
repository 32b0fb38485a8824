"""What the tables ask of the world around them: a store, a clock, somebody to tell, a thinker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol

from engine.core import Event, Seat


class Status(StrEnum):
    """The life of a table, in order."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"  # played to the last scoring
    CLOSED = "closed"  # ended before that


class Level(StrEnum):
    """How well a computer player plays."""

    DECKHAND = "deckhand"
    MATE = "mate"
    CAPTAIN = "captain"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on one seat.

    user: the person the seat belongs to (a Discord id); None: nobody, a computer holds it.
    level: the computer player that moves for the seat now; None: the person moves.
    """

    name: str
    user: int | None
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands: one open table per channel or thread."""

    guild: int
    channel: int


@dataclass(frozen=True, slots=True)
class Table:
    """What is known of a table besides its moves; the seed is a secret until the table is over.

    options: the game's options, written by `codec`, complete with the tables of data that were
    in force when they were chosen, so that a later edit of the data changes no table.
    opened, started, ended: seconds since the epoch; None while that has not come.
    """

    id: int
    place: Place
    host: int
    game: str
    options: str
    players: tuple[Player, ...]
    status: Status
    opened: float
    seed: int = field(repr=False)
    started: float | None = None
    ended: float | None = None

    @property
    def is_open(self) -> bool:
        """Whether it still holds its place: people gather or play at it."""
        return self.status in (Status.LOBBY, Status.RUNNING)

    def seat_of(self, user: int) -> Seat | None:
        """The seat that belongs to this person, if any."""
        return next((s for s, player in enumerate(self.players) if player.user == user), None)


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One move as it was played: `seq` counts from 0, `move` is the game's notation."""

    seq: int
    seat: Seat
    move: str
    at: float


class Taken(Exception):
    """A row with this key is there already: somebody else was faster."""


class Store(Protocol):
    """Where tables and moves last. Each method is one transaction, durable when it returns."""

    async def add_table(self, table: Table) -> Table:
        """Keep a new table (its id is ignored) and return it with its id.

        Raises Taken if the place has an open table already.
        """

    async def save_table(self, table: Table) -> None:
        """Replace what is known of the table."""

    async def add_move(self, table: int, row: MoveRow) -> None:
        """Append a move; Taken if a row with this seq is there already."""

    async def end_table(self, table: Table, row: MoveRow) -> None:
        """Append the last move and save the finished table, in one transaction; Taken as above."""

    async def open_tables(self) -> Sequence[Table]:
        """All tables in lobby or running, oldest first."""

    async def table(self, table: int) -> Table | None:
        """Any table, open or over."""

    async def moves(self, table: int) -> Sequence[MoveRow]:
        """All moves of the table, in order."""


class Clock(Protocol):
    """The time, in seconds since the epoch."""

    def now(self) -> float:
        """The current time."""


@dataclass(frozen=True, slots=True)
class Change:
    """Something about a table is different now, and committed.

    version: the number of moves applied; events: what this change brought, secret ones included;
    mover: the seat whose move it was, None where it was no move.
    """

    table: Table
    version: int
    events: tuple[Event, ...] = ()
    mover: Seat | None = None


class Publisher(Protocol):
    """Who tells the world. Called after the commit; must return at once and never raise."""

    def changed(self, change: Change) -> None:
        """Take note of a change."""


class Thinker(Protocol):
    """Who chooses the moves of computer players, outside the event loop."""

    async def choose(
        self, game: str, level: Level, view: Any, history: Sequence[Event], moves: Sequence[Any]
    ) -> Any:
        """One of `moves`, by a player of this level who knows only `view` and `history`."""
