"""Events that concern the people of a table and aren't moves: ids and values, never sentences."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.core import Seat


@dataclass(frozen=True, slots=True)
class AtSeat:
    """Something that concerns the person on one seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reminder:
    """Half of the turn's time is over, and the people on these seats have yet to move."""

    seats: tuple[Seat, ...]
    deadline: float


@dataclass(frozen=True, slots=True)
class Nudge:
    """The person on the seat `by` reminds the person on this seat that it is their turn.

    absent: the reminded person has been silent long enough for a vote on a stand-in.
    """

    seat: Seat
    by: Seat
    absent: bool = False


class StillWaits(AtSeat):
    """A table without a clock has waited long for the person on this seat."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """A computer player moved for a late person; missed: their late turns in a row so far."""

    seat: Seat
    missed: int


class TakenBack(AtSeat):
    """This seat undid its last move."""


class Left(AtSeat):
    """The owner of this seat left; a computer player holds it."""


class CameBack(AtSeat):
    """The owner of this seat plays again."""


class Kicked(AtSeat):
    """This seat was taken from its owner; a computer player holds it."""


class Seated(AtSeat):
    """Somebody new took over this seat."""


@dataclass(frozen=True, slots=True)
class HostPassed:
    """This person is the host now."""

    user: int


@dataclass(frozen=True, slots=True)
class ClockSet:
    """The seconds that a turn may take from now on; None: it has no end."""

    clock: int | None


@dataclass(frozen=True, slots=True)
class ClockKept:
    """The clock stays: the person on this seat wants no other; None: not all said yes."""

    by: Seat | None


@dataclass(frozen=True, slots=True)
class PlaysOn:
    """Too few people wanted the game to end, so it goes on."""


class StandIn(AtSeat):
    """The others voted for a computer player on this seat, whose owner was absent."""


@dataclass(frozen=True, slots=True)
class Paused:
    """No person sits at the table any more; it waits until somebody does."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """A person sits at the table again, and it goes on."""


class Ender(StrEnum):
    """The cause of a table's end before its last scoring."""

    HOST = "host"
    MODERATOR = "moderator"
    TIME = "time"  # nothing happened there for a week
    NOBODY = "nobody"  # the bot itself, or no longer known


@dataclass(frozen=True, slots=True)
class Ended:
    """The table was closed before its last scoring."""

    by: Ender


@dataclass(frozen=True, slots=True)
class GoingAway:
    """The bot is being stopped, and will go on where it stopped."""


@dataclass(frozen=True, slots=True)
class BackAgain:
    """The bot was away for long, and goes on where it stopped."""


News: TypeAlias = (
    Reminder
    | Nudge
    | StillWaits
    | TimeUp
    | TakenBack
    | Left
    | CameBack
    | Kicked
    | Seated
    | HostPassed
    | ClockSet
    | ClockKept
    | PlaysOn
    | StandIn
    | Paused
    | Resumed
    | Ended
    | GoingAway
    | BackAgain
)
