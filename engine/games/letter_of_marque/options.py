"""The house rules of Letter of Marque."""

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from engine.core import HouseRule, Seat, read_choices, seats_with

SEATS = range(2, 7)

HOUSE_RULES = (HouseRule("series", (False, True), False),)


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules: a series of games or one game; who starts (None: drawn from the seed)."""

    series: bool
    starter: Seat | None


def options(**choices: Any) -> Options:
    """Options from choices by name; ValueError names the bad one."""
    return Options(**read_choices(HOUSE_RULES, SEATS, choices))


seats_for: Final = partial(seats_with, SEATS)


def rounds_of(options: Options, seats: int) -> int:
    """The number of games: as many as seats in a series, else one."""
    return seats if options.series else 1
