"""Leaderboards and seasons: the people with a place, the time they cover, and their order."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

from engine.results.ratings import SURE, Rating

DAY: Final = 86400.0
SEASON: Final = "season"
"""The kind of the posts about months, by which the store knows which months are closed."""
OPPONENTS: Final = 3
"""Different people to have played against, for a place."""
LATELY: Final = 30 * DAY
"""Seconds since the last game at the most, for a place."""


class Period(StrEnum):
    """The time of a board: it lists people who played a rated game in the server within it."""

    WEEK = "week"  # the last seven days
    MONTH = "month"  # the last thirty
    SEASON = "season"  # this month of the calendar, by UTC
    ALL = "all"

    def since(self, now: float) -> float:
        """When it began, in seconds since the epoch."""
        match self:
            case Period.WEEK:
                return now - 7 * DAY
            case Period.MONTH:
                return now - 30 * DAY
            case Period.SEASON:
                return bounds(month_of(now))[0]
        return 0.0


class Want(StrEnum):
    """A condition that somebody doesn't meet for a place."""

    GAMES = "games"
    OPPONENTS = "opponents"
    LATELY = "lately"


@dataclass(frozen=True, slots=True)
class Candidate:
    """Somebody with a rating in a pool.

    opponents: how many different people they played against; last: when their last game ended.
    """

    user: int
    rating: Rating
    opponents: int
    last: float


@dataclass(frozen=True, slots=True)
class Placed:
    """A place on a board; people with equally many sure points share it."""

    place: int
    user: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class SeasonPlace:
    """A place of a month that is closed."""

    month: str
    pool: str
    user: int
    place: int
    points: int


def wants(candidate: Candidate, now: float) -> tuple[Want, ...]:
    """The conditions that this person doesn't meet for a place on any board; () if none."""
    lacking = {
        Want.GAMES: candidate.rating.games < SURE,
        Want.OPPONENTS: candidate.opponents < OPPONENTS,
        Want.LATELY: candidate.last < now - LATELY,
    }
    return tuple(want for want, is_lacking in lacking.items() if is_lacking)


def ranking(candidates: Iterable[Candidate], now: float) -> tuple[Placed, ...]:
    """The people with a place, by their sure points, highest first; equals by id."""
    able = _by_what_is_sure(each for each in candidates if not wants(each, now))
    places: dict[int, int] = {}
    for place, candidate in enumerate(able, 1):
        places.setdefault(candidate.rating.sure, place)
    return tuple(
        Placed(places[candidate.rating.sure], candidate.user, candidate.rating)
        for candidate in able
    )


def without_place(candidates: Iterable[Candidate], now: float) -> Sequence[Candidate]:
    """The people who played lately and have no place yet, in the same order."""
    return _by_what_is_sure(
        each for each in candidates if (lacking := wants(each, now)) and Want.LATELY not in lacking
    )


def _by_what_is_sure(candidates: Iterable[Candidate]) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: (-candidate.rating.sure, candidate.user))


def month_of(at: float) -> str:
    """The month of the calendar in UTC, as "2026-11"."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m}"


def bounds(month: str) -> tuple[float, float]:
    """The begin of a month, and of the next."""
    year, number = map(int, month.split("-"))
    begins = datetime(year, number, 1, tzinfo=UTC)
    ends = datetime(year + number // 12, number % 12 + 1, 1, tzinfo=UTC)
    return begins.timestamp(), ends.timestamp()


BLOCKS: Final = "▁▂▃▄▅▆▇"
COLUMNS: Final = 8
"""The most blocks in a line that a phone does not break."""


def blocks_of(points: Sequence[int]) -> str:
    """Ratings over time as a line of blocks, the latest last; each block shows as many games."""
    if not points:
        return ""
    count = min(COLUMNS, len(points))
    shown = [points[(n + 1) * len(points) // count - 1] for n in range(count)]
    low, high = min(shown), max(shown)
    if low == high:
        return BLOCKS[len(BLOCKS) // 2] * count
    top = len(BLOCKS) - 1
    return "".join(BLOCKS[round((each - low) * top / (high - low))] for each in shown)
