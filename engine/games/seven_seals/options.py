"""The house rules of The Seven Seals."""

from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from engine.codec import LATER
from engine.core import HouseRule, Seat, read_choices, seats_with

SEATS = range(3, 6)
HAND_SIZE = 15
"""Cards dealt to each player, and so tricks in a round, at every number of players."""

ROUNDS = {3: 6, 4: 4, 5: 5}
"""Rounds of a game unless the host chooses, by number of players."""

HOUSE_RULES = (
    HouseRule("saboteur_start", (4, 5), 4),
    HouseRule("rising_saboteur", (False, True), False),
    HouseRule("rounds", tuple(range(11)), 0),
)


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of the host.

    saboteur_start: the saboteur's penalty before black seals lower it, 4 or 5.
    rising_saboteur: one more for each further time as the saboteur.
    starter: the seat that predicts and leads first in the first round; None: drawn.
    rounds: how many are played, 1 to 10; 0: as in ROUNDS.
    hand: the cards that each player is dealt; fewer only in the lesson.
    """

    saboteur_start: int = 4
    rising_saboteur: bool = False
    starter: Seat | None = None
    rounds: int = field(default=0, metadata=LATER)
    hand: int = field(default=HAND_SIZE, metadata=LATER)


def options(**choices: Any) -> Options:
    """Options from choices by name; ValueError names the bad one."""
    return Options(**read_choices(HOUSE_RULES, SEATS, choices))


seats_for: Final = partial(seats_with, SEATS)


def rounds_of(options: Options, seats: int) -> int:
    """The number of rounds."""
    return options.rounds or ROUNDS[seats]
