"""Days by UTC, numbered from a fixed Monday on, and what somebody made of the deal of one."""

from dataclasses import dataclass
from typing import Final

SECONDS: Final = 86_400
"""Of one day."""
BEFORE_FIRST: Final = 20_450
"""Days from the epoch to the day before the first, which was Monday, 29 December 2025."""


def day_of(now: float) -> int:
    """The number of the day at this time, in seconds since the epoch; 1 is the first day."""
    return int(now // SECONDS) - BEFORE_FIRST


def begins(day: int) -> float:
    """When a day begins, in seconds since the epoch."""
    return float((day + BEFORE_FIRST) * SECONDS)


@dataclass(frozen=True, slots=True)
class Score:
    """A person's result of the deal of a day; more points are better in every game.

    ended: in seconds since the epoch.
    """

    day: int
    user: int
    table: int
    points: int
    ended: float
