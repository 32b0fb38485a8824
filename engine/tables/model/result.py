"""The result of a finished game for each seat, and the days of daily deals.

A deal for everybody has a number: that of its day, or minus that of a voyage's week.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core import AnyGame, Event, RoundEnded, Seat, Termination

SECONDS: Final = 86_400
"""The seconds of a day."""
BEFORE_FIRST: Final = 20_450
"""Days from the epoch to the day before the first day: Monday, 29 December 2025."""


def day_of(now: float) -> int:
    """The number of the day at this time, in seconds since the epoch; 1 is the first day."""
    return int(now // SECONDS) - BEFORE_FIRST


def week_of(now: float) -> int:
    """The number of the week at this time, by UTC; week 1 begins on day 1, a Monday."""
    return (day_of(now) + 6) // 7


def begins(day: int) -> float:
    """The start of a day, in seconds since the epoch."""
    return float((day + BEFORE_FIRST) * SECONDS)


GRACE: Final = 3_600
"""Seconds after a day in which a try that was begun on it still counts."""
UNTIL_NOON: Final = 12 * 3_600
"""The same for a week."""


def counts_until(deal: int) -> float:
    """The time from which a try of a deal no longer counts, in seconds since the epoch."""
    return begins(deal + 1) + GRACE if deal > 0 else begins(1 - 7 * deal) + UNTIL_NOON


def counting(now: float) -> tuple[int, ...]:
    """The deals whose tries count now, today's first."""
    today, week = day_of(now), week_of(now)
    return tuple(deal for deal in (today, today - 1, -week, 1 - week) if now < counts_until(deal))


DIGIT: Final = 1_000
"""The base in which a measure has its numbers as digits; each is below half of it."""
FINER: Final = 3
"""The most numbers that order equal points."""


def measured(points: int, finer: Sequence[int]) -> int:
    """Points and their tie-breaking numbers, as one number that sorts the same way."""
    found = points
    for digit in (*finer, *(0,) * (FINER - len(finer))):
        found = found * DIGIT + digit
    return found


def points_of(measure: int) -> int:
    """The points in a measure."""
    unit: int = DIGIT**FINER
    return (measure + unit // 2) // unit


def finer_of(measure: int) -> list[int]:
    """The tie-breaking numbers in a measure, the first to compare first."""
    found = list[int]()
    for _ in range(FINER):
        found.insert(0, (measure + DIGIT // 2) % DIGIT - DIGIT // 2)
        measure = (measure - found[0]) // DIGIT
    return found


def measures(game: AnyGame, story: Sequence[Event], rounds: int) -> tuple[int, ...] | None:
    """The result of each seat in a deal of these rounds, as `measured`.

    None while it goes on, and without rounds.
    """
    ends = [number for number, event in enumerate(story) if isinstance(event, RoundEnded)]
    if not 0 < rounds <= len(ends):
        return None
    played = story[: ends[rounds - 1] + 1]
    gains = (event.points for event in played if isinstance(event, RoundEnded))
    points = map(sum, zip(*gains, strict=True))
    return tuple(
        measured(gained, game.traits.finer(played, seat)) for seat, gained in enumerate(points)
    )


@dataclass(frozen=True, slots=True)
class Score:
    """A person's result of the deal of a day; more is better in every game.

    measure: the points and their tie-breaks, as `measured`. ended: in seconds since the
    epoch.
    """

    day: int
    user: int
    table: int
    points: int
    measure: int
    ended: float


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat of a finished game ended; every field follows from the table and its moves.

    seats: how many there were. user: the person the seat belonged to; None: a computer held it,
    or somebody who asked to be forgotten. side: seats with the same number played together;
    where everybody plays alone it is the seat. points and place: as `Outcome` has them.
    stand_in: a computer moved for the person when the game ended. started, ended: seconds since
    the epoch. moves: how many were made and not undone. left: the person had left for good, and so
    won nothing; stored with the table.
    """

    table: int
    seat: Seat
    guild: int | None
    game: str
    seats: int
    user: int | None
    side: int
    place: int
    points: int
    rated: bool
    stand_in: bool
    started: float
    ended: float
    moves: int
    termination: Termination
    left: bool = False

    @property
    def won(self) -> bool:
        """True if the person was first."""
        return self.place == 1 and not self.left
