"""The deal of a day: which game it is, what a score is worth, and how streaks are counted.

Everybody meets the same cards and the same three mates, whose luck follows from the seed of the
day, their seat and the number of moves. So the same moves give the same game on every machine.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.core import choices_by_default
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model.result import begins, day_of
from engine.tables.model.table import Luck, TableSettings

WEEK: Final = tuple(
    next(key for key, game in GAMES.items() if day in game.traits.days) for day in range(7)
)
"""The games from Monday to Sunday."""
SEATS: Final = 4
LEVEL: Final = Level.MATE
ITERATIONS: Final = 100
"""How far a computer searches, where it searches at all: the same everywhere."""
CALLED: Final = "daily"
"""The name in calls, beside the games: these people are mentioned in the morning post."""
FORTNIGHT: Final = 14
MARKS: Final = (7, 30, 100)
"""The lengths of a streak, in days, that a profile shows."""
SQUARES: Final = 4


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of a day. Its seed is drawn when somebody first plays it."""

    day: int

    @property
    def game(self) -> str:
        """The key of the game."""
        return WEEK[(self.day - 1) % len(WEEK)]

    def amount(self, points: int) -> int:
        """A score in the game's own unit: of penalties, fewer are better."""
        return -points if GAMES[self.game].traits.fewer_wins else points

    @property
    def choices(self) -> Mapping[str, Any]:
        """The house rules: the usual ones."""
        return choices_by_default(GAMES[self.game])

    @property
    def settings(self) -> TableSettings:
        """The settings of each table at which it is played."""
        return TableSettings(luck=Luck.SEED, iterations=ITERATIONS, day=self.day)

    @property
    def ends(self) -> float:
        """When its day is over, in seconds since the epoch."""
        return begins(self.day + 1)


def deal_at(now: float) -> DailyDeal:
    """The deal of the day at this time, in seconds since the epoch."""
    return DailyDeal(day_of(now))


@dataclass(frozen=True, slots=True)
class Comparison:
    """A score beside those of everybody who has finished the same deal.

    par: the score of a mate with these cards at this seat. played: how many people have finished;
    below, level: how many others have fewer points, and as many.
    """

    points: int
    par: int
    played: int
    below: int
    level: int

    @property
    def share(self) -> float | None:
        """The share of the others who were beaten, ties half; None: there are no others."""
        others = self.played - 1
        return (self.below + self.level / 2) / others if others > 0 else None

    @property
    def squares(self) -> tuple[int, int]:
        """How many squares of four are full, and how many half: the share of others beaten.

        Without others, two are full at par, one below and three above it.
        """
        share = self.share
        if share is None:
            return (2 + (self.points > self.par) - (self.points < self.par), 0)
        halves = round(share * 2 * SQUARES)
        return divmod(halves, 2)


def streak_at(played: Collection[int], today: int) -> int:
    """How many days somebody has played in a row, as of today; a missed day is not counted.

    Today may still come. One missed day is forgiven, and another a fortnight later.
    """
    day = today - (today not in played)
    length = 0
    forgiven = None
    while True:
        if day in played:
            length += 1
        elif day - 1 in played and (forgiven is None or forgiven - day >= FORTNIGHT):
            forgiven = day
        else:
            return length
        day -= 1


def is_forgiven(played: Collection[int], today: int) -> bool:
    """True if the day before today was missed, and the streak goes on all the same."""
    return today - 1 not in played and streak_at(played, today) > (today in played)


def longest_streak(played: Collection[int]) -> int:
    """The longest streak that somebody ever had."""
    return max((streak_at(played, day) for day in played if day + 1 not in played), default=0)


def marks_of(played: Collection[int]) -> tuple[int, ...]:
    """The lengths of MARKS that somebody's longest streak has reached."""
    longest = longest_streak(played)
    return tuple(mark for mark in MARKS if longest >= mark)
