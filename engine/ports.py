"""What the tables ask of the world around them: a store, a clock, somebody to tell, a thinker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple, Protocol, TypeAlias

from engine.core import Event, Seat
from engine.news import News


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
    missed: turns in a row for which the person's time ran out.
    left: the person left or was kicked, and the host may give the seat to somebody else.
    """

    name: str
    user: int | None
    level: Level | None = None
    missed: int = 0
    left: bool = False

    @property
    def is_away(self) -> bool:
        """Whether a computer player stands in for the person to whom the seat belongs."""
        return self.user is not None and self.level is not None

    @property
    def is_free(self) -> bool:
        """Whether somebody new may take over the seat in a running game."""
        return self.left or self.user is None


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
    clock: seconds that a turn may take; None: no end. deadline: when the present turn is over,
    in seconds since the epoch; None while no person is to move or no clock runs.
    reminded: who is to move in this turn has been reminded of it.
    suspended: the table cannot be reached for now, so that its clock rests.
    rematch_of: the table that these people played before.
    rated: who wins counts, so that nobody is given hints.
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
    clock: int | None = None
    deadline: float | None = None
    reminded: bool = False
    suspended: bool = False
    rematch_of: int | None = None
    rated: bool = False

    @property
    def paused(self) -> bool:
        """Whether the game waits for people: no person moves, and so nobody does."""
        present = any(player.level is None for player in self.players)
        return self.status is Status.RUNNING and not present

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


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message that shows a table; kind: e.g. "board"; posted: seconds since the epoch."""

    table: int
    kind: str
    channel: int
    message: int
    posted: float


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

    async def add_move_and_save(self, table: Table, row: MoveRow) -> None:
        """Append a move and save the table as it is after it; both or neither; Taken as above."""

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


Sleep: TypeAlias = Callable[[float], Awaitable[None]]
"""Waits for so many seconds of the clock's time."""


@dataclass(frozen=True, slots=True)
class Change:
    """Something about a table is different now, and committed.

    version: the number of moves applied; events: what this change brought, secret ones included;
    mover: the seat whose move it was, None where it was no move; news: what else happened.
    """

    table: Table
    version: int
    events: tuple[Event, ...] = ()
    mover: Seat | None = None
    news: tuple[News, ...] = ()


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


class Reason(NamedTuple):
    """Why mate chose a move.

    name: which of the game's reasons; figure: the number that it tells, where it tells one.
    """

    name: str
    figure: int = 0


class Adviser(Protocol):
    """Who tells people what a mate would do, outside the event loop."""

    async def advise(
        self, game: str, view: Any, history: Sequence[Event], moves: Sequence[Any]
    ) -> tuple[int, Reason | None]:
        """The index of the move that mate would make, and why; None: it cannot say."""
