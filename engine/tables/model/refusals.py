"""Why the gate refuses a request; after a refusal nothing has changed."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, StrEnum

from engine.tables.model.table import Table


class Refusal(StrEnum):
    """The reason of a refusal."""

    NO_TABLE = "no-table"
    NO_SERVER = "no-server"  # asked outside a server, and needs one
    MAY_NOT_WRITE = "may-not-write"  # this person may not, so nothing is posted in the channel
    PLACE_TAKEN = "place-taken"  # the channel has an open table already
    PLACE_TAKEN_ALONE = "place-taken-alone"  # the same, and no thread is possible
    TOO_MANY_HOSTED = "too-many-hosted"  # this person hosts too many open tables
    TOO_MANY_HERE = "too-many-here"  # the server has too many open tables
    NOT_SEATED = "not-seated"
    ALREADY_SEATED = "already-seated"
    TABLE_FULL = "table-full"
    SEAT_KEPT = "seat-kept"  # each free seat is kept for an invited person
    CHALLENGED = "challenged"  # the same person was challenged within the hour
    CHALLENGED_BACK = "challenged-back"  # that person has challenged this one, and keeps a seat
    KICKED = "kicked"  # the host has not let this person in again
    FREE_SEAT = "free-seat"  # the game is running, and its host can give a seat away
    QUEUE_FULL = "queue-full"  # too many wait for the next game
    NOT_INVITED = "not-invited"  # no seat is kept, so there is nothing to decline
    NOT_HOST = "not-host"
    NOT_IN_LOBBY = "not-in-lobby"  # the game is running already
    TOO_FEW = "too-few"  # too few players for these options
    WRONG_NUMBER = "wrong-number"  # wrong number of players for these options
    NOT_YOUR_TURN = "not-your-turn"
    OWN_TURN = "own-turn"  # nobody else can be reminded
    COMPUTERS_TURN = "computers-turn"  # a computer needs no reminder
    TOO_SOON = "too-soon"  # after the last reminder
    NOT_ABSENT = "not-absent"  # nobody votes for a stand-in there
    NO_VOTE = "no-vote"  # no such vote is open
    STALE = "stale"  # the table has moved on
    TABLE_OVER = "table-over"
    NOT_RUNNING = "not-running"  # still in the lobby
    ILLEGAL_MOVE = "illegal-move"
    NO_COMPUTER = "no-computer"  # no computer is there to remove
    BAD_CHOICE = "bad-choice"  # the value of a house rule
    HAS_LEFT = "has-left"  # the person left, and can return
    NOT_AWAY = "not-away"  # the person is on their own seat already
    PAUSED = "paused"  # no person sits there, so nobody moves
    NOTHING_TO_TAKE = "nothing-to-take"  # somebody sits there, or will come back
    NO_PERSON = "no-person"  # nobody on this seat can be removed
    CANNOT_KICK_SELF = "cannot-kick-self"
    RATED_START = "rated-start"  # a clock or people are missing, or computers sit there
    RATED_COMPUTER = "rated-computer"  # only people play at a rated table
    RATED_SEAT = "rated-seat"  # seats of a rated game don't change hands
    RATED = "rated"  # no hints at a rated table
    RATED_MOVE = "rated-move"  # no undo at a rated table
    MUTE = "mute"  # nobody makes remarks there
    RATED_REMARK = "rated-remark"  # one could be a signal to a partner
    REMARK_STANDS = "remark-stands"  # only one until the person's next move
    DAY_HINT = "day-hint"  # no hints in a daily deal
    DAY_MOVE = "day-move"  # no undo in a daily deal
    DAY_PLAYED = "day-played"  # by somebody who has had their data deleted since
    DUEL_HINT = "duel-hint"  # no hints in a duel
    DUEL_MOVE = "duel-move"  # no undo in a duel
    VOYAGE_HINT = "voyage-hint"  # no hints on a voyage
    VOYAGE_MOVE = "voyage-move"  # no undo on a voyage
    NIGHT_HINT = "night-hint"  # no hints at a club night
    NIGHT_MOVE = "night-move"  # no undo at a club night
    NIGHT_TABLE = "night-table"  # all of its tables are played alike, and to their end
    NIGHT_HIDDEN = "night-hidden"  # other tables of the round still play the same deal
    NIGHT_PAST = "night-past"  # its start is over
    NIGHT_TAKEN = "night-taken"  # the channel has another one
    NIGHT_SERIES = "night-series"  # a weekly one of the channel would come at that time
    NIGHT_FULL = "night-full"  # too many people are coming
    NIGHT_EARLY = "night-early"  # check-in isn't open yet
    NIGHT_HERE = "night-here"  # the person has checked in
    NIGHT_FEW = "night-few"  # too few have checked in
    NIGHT_LATE = "night-late"  # half of its rounds have begun
    NIGHT_STALE = "night-stale"  # it has moved on
    NIGHT_OVER = "night-over"
    NEEDS_BOT = "needs-bot"  # a clock or a rated game, where the bot can't speak by itself
    RATED_CLOCK = "rated-clock"  # a rated table needs a clock
    NOT_THE_LESSON = "not-the-lesson"  # the lesson's step asks for another move
    MOVE_STANDS = "move-stands"  # it showed something, or somebody has moved since
    NO_REMATCH = "no-rematch"  # never dealt, or not over yet
    NO_CUT = "no-cut"  # the seed was given, so nothing is shuffled
    NO_WORD = "no-word"  # the typed text holds no word
    NOT_OVER = "not-over"  # hidden cards are shown only afterwards
    KEPT_ELSEWHERE = "kept-elsewhere"  # another process has the table's server
    DRAINING = "draining"  # the bot is about to be restarted: no new tables
    STOPPING = "stopping"  # the bot shuts down; nothing is lost


class Refused(Exception):
    """The gate refused a request.

    reason: the game's own, for ILLEGAL_MOVE. table: its present state, if known; if there are too
    many tables, the oldest. limit: the number allowed, if there are too many; for TOO_SOON, when it
    is allowed again, in seconds since the epoch; of a night in the way, its start. text: that of
    the game's ValueError, for BAD_CHOICE; otherwise the refusal's name.
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


def refuse(refusal: Refusal | None, table: Table) -> None:
    """Refuse a change of this table for this reason, if there is one."""
    if refusal is not None:
        raise Refused(refusal, table)


class Unreadable(Exception):
    """The stored options or moves of a table don't fit this version of the rules."""


@contextmanager
def readable(table: Table) -> Iterator[None]:
    """Turn every failure in this block into Unreadable."""
    try:
        yield
    except Exception as error:  # any error here means that the rows are not of these rules
        raise Unreadable(f"table {table.id} ({table.game}): {error!r}") from error
