"""The ports of the tables: a store, a clock, a publisher, a thinker, an adviser."""

import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias

from engine.core import By, Event, Seat
from engine.players import Question
from engine.players.base import Advice
from engine.tables.model.news import News
from engine.tables.model.position import Position
from engine.tables.model.result import Result, Score
from engine.tables.model.table import ChatPlace, Place, Table

UNDO: Final = "undo"
"""The notation of an undo, which no game uses for a move."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One move as it was played: `seq` counts from 0, `move` is the game's notation.

    `UNDO` instead of a move undoes the one before it. by: its maker.
    """

    seq: int
    seat: Seat
    move: str
    at: float
    by: int = By.SELF


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message that shows a table; kind: e.g. "board"; posted: seconds since the epoch."""

    table_id: int
    kind: str
    channel: int
    message: int
    posted: float


def new_nonce() -> int:
    """A number that marks a message: Discord accepts it as a nonce and as a component's id."""
    return secrets.randbits(30) + 1


@dataclass(frozen=True, slots=True)
class Post:
    """Something that is posted once in a server.

    key: unique among its kind in this server, e.g. a day. channel: None: no channel can show it, or
    needs to any more. nonce: marks its message. message: None until Discord has accepted it.
    """

    kind: str
    key: str
    guild: int
    channel: int | None
    nonce: int = field(default_factory=new_nonce)
    message: int | None = None

    @property
    def is_done(self) -> bool:
        """True once it was posted or given up."""
        return self.channel is None or self.message is not None


class Taken(Exception):
    """The store already has a row with this key: somebody else was faster."""


class NotKept(Exception):
    """The store couldn't write, e.g. on a full disk. Nothing has changed; a retry may work."""


class Moves(Protocol):
    """Store of the moves of tables."""

    async def moves(self, table_id: int) -> Sequence[MoveRow]:
        """All moves of the table, in order."""

    async def moved_at(self, table_id: int, seq: int) -> float | None:
        """The time of the move of this number, in seconds since the epoch."""

    async def last_moves(self) -> Mapping[int, float]:
        """The time of the last move at each running table that had one."""


class Store(Moves, Protocol):
    """Store of tables and their moves. Each method is one transaction, durable when it returns."""

    async def add_table(self, table: Table) -> Table:
        """Keep a new table, with its id; Taken if its channel, or its place at a night, has one."""

    async def save_table(self, table: Table) -> None:
        """Replace the stored table."""

    async def save_over(self, before: Table, table: Table) -> bool:
        """Replace the stored table, which is over; False if somebody has been forgotten since.

        before: the table as it was read. Nobody comes back whom its row no longer names.
        """

    async def add_move(self, table_id: int, row: MoveRow) -> None:
        """Append a move; Taken if a row with this seq is there already."""

    async def add_moves(
        self,
        table: Table,
        rows: Sequence[MoveRow],
        results: Sequence[Result] = (),
        score: Score | None = None,
        marks: Sequence[tuple[Seat, str]] = (),
    ) -> None:
        """Append moves, save the table, add results, score and marks, all or nothing; Taken.

        A rated game changes ratings with them; one that was closed keeps no results. A try at a
        daily deal keeps its first score.
        """

    async def open_tables(self) -> Sequence[Table]:
        """All tables in lobby or running in the bot's servers, oldest first.

        Here and below, an unreadable table is logged and left out. It is set aside, so that its
        place is free again, unless it is an own table.
        """

    async def own_tables(self, user: int) -> Mapping[Table, float]:
        """The tables in lobby or running at a person's own place, oldest first.

        Each with the time when it was last touched: by a move, or else its start or opening.
        """

    async def in_chat(self, place: ChatPlace) -> tuple[Table, float, int] | None:
        """The table in lobby or running in this chat.

        With when it was last touched, as above, and the number of its moves.
        """

    async def chats_of(self, user: int) -> Sequence[Table]:
        """The tables in lobby or running in chats that may name this person, oldest first."""

    async def table(self, table_id: int) -> Table | None:
        """Any table, open or over."""

    async def last_ended(self, place: Place, since: float) -> Table | None:
        """The last table at this place, where people wait, if it ended later than `since`.

        None if people called it a night.
        """

    async def forget(self, user: int, today: int = 0) -> None:
        """Replace this person by a former player, except at open tables.

        today: the day whose deal they can't play again; it is all that is kept, until it is over.
        May take several transactions; a second call finishes an interrupted one.
        """

    async def remove_tables(self, guild: int) -> None:
        """Delete all tables of this server, open ones too; may take several transactions."""


class Messages(Protocol):
    """Store of the messages that show tables."""

    async def save_message(self, row: MessageRow, *, instead: str = "") -> None:
        """Store this message, and delete the record of the one of that kind, if any."""

    async def forget_message(self, table_id: int, kind: str) -> None:
        """Delete the record of this message."""

    async def unannounced_tables(self) -> Sequence[int]:
        """Tables that are over but still have their board: their end was not posted."""

    async def messages(self, table_id: int) -> Mapping[str, MessageRow]:
        """The table's messages by kind."""


class SettingStore(Protocol):
    """Store of the bot's notes and of settings, which can be found by their values."""

    async def settings(self, scope: str, of: int) -> Mapping[str, str]:
        """All settings of one guild, user or table, by name."""

    async def set_setting(self, scope: str, of: int, name: str, value: str | None) -> None:
        """Store a setting; None deletes it."""

    async def marked(self, scope: str, name: str) -> Mapping[int, str]:
        """The values of this setting in this scope, by id."""


class PostRecords(Protocol):
    """Store of the outbox. Each method is one transaction, durable when it returns."""

    async def claim(self, post: Post) -> Post:
        """Store that this is to be posted, once; returns the post as it was claimed first."""

    async def find(self, post: Post) -> Post | None:
        """The claimed post of this kind, key and server."""

    async def shown(self, kind: str) -> Sequence[Post]:
        """The posts of this kind in the bot's servers whose message is known."""

    async def confirm(self, post: Post, message: int | None) -> None:
        """Store the message of a post; None: no channel shows it, or needs it any more."""


class Calls(Protocol):
    """Store of the people to call to new tables."""

    async def wanted(self, guild: int, user: int) -> Sequence[str]:
        """The games whose new tables in this server call this person."""

    async def want(self, guild: int, user: int, games: Collection[str], now: float) -> None:
        """Call a person to the tables of these games in this server, and to no others.

        Games that they wanted before keep their place in the order.
        """

    async def waiting(self, guild: int, game: str) -> Mapping[int, float]:
        """People to call for a game in a server, and when they were, longest ago first."""

    async def drop(self, guild: int, users: Collection[int]) -> None:
        """Stop calling these people, who have left the server."""

    async def called(self, guild: int, game: str, users: Collection[int], now: float) -> None:
        """Put these people, who were just called, behind others; mornings have their own order."""


class Clock(Protocol):
    """The time, in seconds since the epoch."""

    def now(self) -> float:
        """The current time."""


Alone: TypeAlias = Callable[[str], AbstractAsyncContextManager[None]]
"""Waits until no other process has the job of this name, and holds it until the block ends."""


def undivided(_: str) -> AbstractAsyncContextManager[None]:
    """Hold the job: there is no other process."""
    return nullcontext()


Sleep: TypeAlias = Callable[[float], Awaitable[None]]
"""Waits for a number of seconds of the clock's time."""


@dataclass(frozen=True, slots=True)
class Change:
    """A committed change of a table.

    version: the number of moves applied; events: those of this change, secret ones included;
    mover: the seat whose move it was, None if it was no move; news: everything else that happened.
    """

    table: Table
    version: int
    events: tuple[Event, ...] = ()
    mover: Seat | None = None
    news: tuple[News, ...] = ()


Publisher: TypeAlias = Callable[[Change], None]
"""Receives every change after its commit; must return at once and never raise."""


class Thinker(Protocol):
    """Chooses the moves of computer players, outside the event loop."""

    async def choose(self, question: Question) -> Any:
        """The move that answers the question.

        With a budget of iterations it depends on nothing but the question. QUICK: the search takes
        as long as there is time.
        """


ANY: Final = "*"
"""Replaces a lesson's move if each player chooses. No game has a move of this notation."""


@dataclass(frozen=True, slots=True)
class Written:
    """The move that must come next at a lesson's table, as its game writes it; "": it is over.

    ANY: the learner and the computers choose. number: of the learner's step, from 1, one more than
    there are once it is over; steps: how many there are. index: of the move among the legal ones;
    None if it is none of them.
    """

    move: str
    number: int
    steps: int
    index: int | None = None

    @property
    def is_free(self) -> bool:
        """True if any legal move goes."""
        return self.move == ANY

    @property
    def is_over(self) -> bool:
        """True once the learner has taken all steps."""
        return not self.move


Script: TypeAlias = Callable[[Table, Position], Written | None]
"""The step that a lesson prescribes in this position of its table; None: it is no lesson."""


class Adviser(Protocol):
    """Advises people outside the event loop."""

    async def hint(self, question: Question) -> Advice:
        """The index of a captain's answer to a `hint_question`, and the reason.

        None: no reason. The answer depends only on the position.
        """
