"""Events that concern the people of a table and aren't moves: ids and values, never sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.core import Event, OpenSeatEvent, Seat
from engine.tables.model.table import Happening


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened to the people of a table."""


@dataclass(frozen=True, slots=True)
class AtSeat(OpenSeatEvent, News):
    """Something that concerns the person on one seat; as an event it appears among the moves."""


@dataclass(frozen=True, slots=True)
class Reminder(News):
    """Half of the turn's time is over, and the people on these seats have yet to move."""

    seats: tuple[Seat, ...]
    deadline: float


@dataclass(frozen=True, slots=True)
class Nudge(News):
    """The person on the seat `by` reminds the person on this seat that it is their turn."""

    seat: Seat
    by: Seat


class StillWaits(AtSeat):
    """A table without a clock has waited long for the person on this seat."""


@dataclass(frozen=True, slots=True)
class TimeUp(AtSeat):
    """A computer player moved for a late person; missed: their late turns in a row so far."""

    missed: int = 0


class TakenBack(AtSeat):
    """This seat undid its last move."""


class Remarked(AtSeat):
    """The owner of this seat has made a remark."""


class Left(AtSeat):
    """The owner of this seat left; a computer player holds it."""


class CameBack(AtSeat):
    """The owner of this seat plays again."""


class Kicked(AtSeat):
    """This seat was taken from its owner; a computer player holds it."""


@dataclass(frozen=True, slots=True)
class Removed(News):
    """This person was removed from the table, before or after the deal."""

    user: int


@dataclass(frozen=True, slots=True)
class Seated(AtSeat):
    """Somebody new took over this seat. of: the name of the player before; "": not kept."""

    of: str = ""


@dataclass(frozen=True, slots=True)
class HostPassed(News):
    """This person is the host now."""

    user: int


@dataclass(frozen=True, slots=True)
class ClockSet(News):
    """The seconds that a turn may take from now on; None: it has no end."""

    clock: int | None


@dataclass(frozen=True, slots=True)
class PlaysOn(News):
    """Too few people wanted the game to end, so it goes on; yes, no: the votes."""

    yes: int
    no: int


@dataclass(frozen=True, slots=True)
class VoteOff(News):
    """A vote is over because the person on this seat left or was removed."""

    seat: Seat
    removed: bool


class StandIn(AtSeat):
    """The others voted for a computer player on this seat, whose owner was absent."""


class Resumed(News):
    """A person sits at the table again, and it goes on."""


class Ender(StrEnum):
    """The cause of a table's end before its last scoring."""

    HOST = "host"
    VOTE = "vote"  # of the people at the table
    MODERATOR = "moderator"
    TIME = "time"  # nothing happened there for a week
    NOBODY = "nobody"  # the bot itself, or no longer known


@dataclass(frozen=True, slots=True)
class Ended(News):
    """The table was closed before its last scoring; yes, no: the votes, if there was a vote."""

    by: Ender
    yes: int = 0
    no: int = 0


LASTING: Final[Mapping[str, type[AtSeat]]] = {
    "left": Left,
    "back": CameBack,
    "kicked": Kicked,
    "seated": Seated,
    "stand-in": StandIn,
}
"""The news that a table keeps for its log, by the word in the store."""


def lasting(news: Sequence[News], version: int) -> tuple[Happening, ...]:
    """The news of a change at this version that the table keeps."""
    words = {kind: word for word, kind in LASTING.items()}
    return tuple(
        Happening(version, words[type(item)], item.seat)
        for item in news
        if isinstance(item, AtSeat) and type(item) in words
    )


def of_game(events: Sequence[Event]) -> tuple[Event, ...]:
    """The events of the game alone, without news of the people."""
    return tuple(event for event in events if not isinstance(event, News))


def event_of(happening: Happening) -> AtSeat:
    """The event of a stored happening; KeyError for an unknown one."""
    return LASTING[happening.kind](happening.seat)
