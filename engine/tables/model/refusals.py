"""Why the gate refuses a request; after a refusal nothing has changed."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, StrEnum

from engine.tables.model.table import Table


class Refusal(StrEnum):
    """The reason of a refusal."""

    NO_TABLE = "no-table"
    NO_SERVER = "no-server"  # where this is asked, and it takes one
    PLACE_TAKEN = "place-taken"  # an open table stands here already
    PLACE_TAKEN_ALONE = "place-taken-alone"  # and there is no other place
    TOO_MANY_HOSTED = "too-many-hosted"  # open tables of this person
    TOO_MANY_HERE = "too-many-here"  # open tables in this server
    NOT_SEATED = "not-seated"
    ALREADY_SEATED = "already-seated"
    TABLE_FULL = "table-full"
    SEAT_KEPT = "seat-kept"  # each that is free, for people who were invited
    CHALLENGED = "challenged"  # the same person, within the hour
    CHALLENGED_BACK = "challenged-back"  # by that person, who keeps a seat
    NOT_INVITED = "not-invited"  # so that there is nothing to decline
    NOT_HOST = "not-host"
    NOT_IN_LOBBY = "not-in-lobby"  # the game is running already
    TOO_FEW = "too-few"  # players for these options
    WRONG_NUMBER = "wrong-number"  # of players for these options
    NOT_YOUR_TURN = "not-your-turn"
    OWN_TURN = "own-turn"  # so that nobody else is reminded
    COMPUTERS_TURN = "computers-turn"  # so that nobody need be reminded
    TOO_SOON = "too-soon"  # after the reminder before
    NOT_ABSENT = "not-absent"  # so that no stand-in is voted for
    NO_VOTE = "no-vote"  # that is open still
    STALE = "stale"  # the table has moved on
    TABLE_OVER = "table-over"
    NOT_RUNNING = "not-running"  # still in the lobby
    ILLEGAL_MOVE = "illegal-move"
    NO_COMPUTER = "no-computer"  # none there to remove
    BAD_CHOICE = "bad-choice"  # a house rule
    HAS_LEFT = "has-left"  # the table; the owner can return
    NOT_AWAY = "not-away"  # the person is on their own seat already
    PAUSED = "paused"  # no person sits there, so nobody moves
    NOTHING_TO_TAKE = "nothing-to-take"  # somebody sits there, or will come back
    NO_PERSON = "no-person"  # on this seat, to be removed
    CANNOT_KICK_SELF = "cannot-kick-self"
    RATED_START = "rated-start"  # a clock or people are missing, or computers sit there
    RATED_COMPUTER = "rated-computer"  # where people play among themselves
    RATED_SEAT = "rated-seat"  # where nobody loses theirs to another
    RATED = "rated"  # the table, so nobody gets hints
    RATED_MOVE = "rated-move"  # no move is undone there
    DAY_HINT = "day-hint"  # the deal of a day, so nobody gets hints
    DAY_MOVE = "day-move"  # no move is undone there
    RATED_CLOCK = "rated-clock"  # a clock must run to the end there
    NOT_THE_LESSON = "not-the-lesson"  # another move than the one its step asks for
    MOVE_STANDS = "move-stands"  # it showed something, or somebody has moved since
    NO_REMATCH = "no-rematch"  # never dealt, or not over yet
    NO_CUT = "no-cut"  # the seed was given, so that nothing is shuffled
    NO_WORD = "no-word"  # in what was typed
    NOT_OVER = "not-over"  # so that nothing hidden is shown yet
    KEPT_ELSEWHERE = "kept-elsewhere"  # by another process, which has the table's server
    DRAINING = "draining"  # the bot is about to be restarted: no new tables
    STOPPING = "stopping"  # the bot shuts down; nothing is lost


class Refused(Exception):
    """The gate refused a request.

    reason: the game's own, for ILLEGAL_MOVE. table: its present state, if known; if there are too
    many tables, the oldest. limit: the number allowed, if there are too many.
    text: that of the game's ValueError, for BAD_CHOICE; otherwise the refusal's name.
    """

    def __init__(
        self,
        refusal: Refusal,
        table: Table | None = None,
        *,
        reason: Enum | None = None,
        text: str | None = None,
        limit: int = 0,
    ) -> None:
        super().__init__(refusal.value if text is None else text)
        self.refusal = refusal
        self.reason = reason
        self.table = table
        self.limit = limit


class Unreadable(Exception):
    """The stored options or moves of a table don't fit this version of the rules."""


@contextmanager
def readable(table: Table) -> Iterator[None]:
    """Turn every failure in this block into Unreadable."""
    try:
        yield
    except Exception as error:  # any error here means that the rows are not of these rules
        raise Unreadable(f"table {table.id} ({table.game}): {error!r}") from error
