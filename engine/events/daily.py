"""The daily deal: its game, the value of a result, and streaks.

Everybody meets the same cards and the same three mates, whose luck follows from the seed of the
day, their seat and the number of moves. So the same moves give the same game on every machine.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core import choices_by_default
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model.result import day_of, points_of

WEEK: Final = tuple(
    next(key for key, game in GAMES.items() if day in game.traits.days) for day in range(7)
)
"""The games from Monday to Sunday."""
SEATS_OF_DAY: Final = 4
LEVEL: Final = Level.MATE
ITERATIONS: Final = 100
"""The iterations of a computer's search, the same on every machine."""
CALLED: Final = "daily"
"""The key of the morning post among the games that people are called for."""
FORTNIGHT: Final = 14
MARKS: Final = (7, 30, 100)
"""The lengths of a streak, in days, that a profile shows."""
SQUARES: Final = 4
BEST: Final = 5
"""The days of a week that count."""


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
        return GAMES[self.game].traits.amount(points)

    @property
    def choices(self) -> Mapping[str, Any]:
        """The house rules: the usual ones."""
        return choices_by_default(GAMES[self.game])

    @property
    def week(self) -> range:
        """The days of its week, from Monday on."""
        monday = self.day - (self.day - 1) % len(WEEK)
        return range(monday, monday + len(WEEK))


def deal_at(now: float) -> DailyDeal:
    """The deal of the day at this time, in seconds since the epoch."""
    return DailyDeal(day_of(now))


@dataclass(frozen=True, slots=True)
class Among:
    """The number of other people who finished a deal, of those who did worse, and of equals."""

    others: int
    below: int
    level: int

    @property
    def place(self) -> int:
        """The place among all who finished it."""
        return 1 + self.others - self.below - self.level

    @property
    def share(self) -> float | None:
        """The share of the others who were beaten, ties counting half; None without others."""
        return (self.below + self.level / 2) / self.others if self.others else None


@dataclass(frozen=True, slots=True)
class First:
    """A first choice, as it is written, and the members of the crew who made it.

    members: 0: it is the Captain's. beaten: the members whom they beat, of a hundred, on average.
    """

    move: str
    members: int
    beaten: int


@dataclass(frozen=True, slots=True)
class Comparison:
    """A result compared with those of the crew and of everybody who finished the same deal.

    measure: the points and what orders equal ones, in one number. crew: those of its members; ():
    it is still playing. here: people of this server; None: outside of servers. captain: a Captain's
    measure; None: not known. firsts: the first choices of the crew, the most frequent one first.
    """

    measure: int
    crew: Sequence[int]
    everywhere: Among
    here: Among | None = None
    captain: int | None = None
    firsts: Sequence[First] = ()

    @property
    def points(self) -> int:
        """The points, more being better."""
        return points_of(self.measure)

    @property
    def among(self) -> Among:
        """The people with whom it is compared: those of this server if there are any, or all."""
        return self.here if self.here and self.here.others else self.everywhere

    @property
    def score(self) -> int | None:
        """The crew members beaten, of a hundred; None while the crew is playing."""
        return score_of(self.measure, self.crew) if self.crew else None


def score_of(measure: int, crew: Sequence[int]) -> int:
    """The crew members with a lower measure, of a hundred; ties count half; rounded down."""
    below = sum(other < measure for other in crew)
    level = sum(other == measure for other in crew)
    return (2 * below + level) * 100 // (2 * len(crew))


def firsts_of(played: Sequence[tuple[int, str]], best: tuple[int, str] | None) -> tuple[First, ...]:
    """The first choices of a crew with these measures, the most frequent first; the Captain's."""
    crew, scores = [measure for measure, _ in played], dict[str, list[int]]()
    for measure, move in played:
        scores.setdefault(move, []).append(score_of(measure, crew))
    of = {move: each for move, each in scores.items() if move}
    found = (First(move, len(each), round(sum(each) / len(each))) for move, each in of.items())
    last = [First(move, 0, score_of(measure, crew)) for measure, move in filter(None, [best])]
    return (*sorted(found, key=lambda first: (-first.members, first.move)), *last)


def squares_of(score: int) -> tuple[int, int]:
    """The numbers of full and half squares, of four: none and all only for a score of 0 and 100."""
    halves = 2 * SQUARES
    return divmod(halves if score == 100 else score and 1 + (score - 1) * (halves - 1) // 99, 2)


@dataclass(frozen=True, slots=True)
class Bar:
    """Members of the crew with about as many points.

    least, most: the points, more being better. members: how many. is_own: True for the bar of the
    person.
    """

    least: int
    most: int
    members: int
    is_own: bool


BARS: Final = 12
"""The most bars of a histogram."""


def histogram(comparison: Comparison) -> tuple[Bar, ...]:
    """The crew by points, lowest first; the person's own points have a bar as well."""
    points = [points_of(measure) for measure in comparison.crew]
    low, high = (pick((*points, comparison.points)) for pick in (min, max))
    width = 1 + (high - low) // BARS
    bars = []
    for least in range(low, high + 1, width):
        span = range(least, least + width)
        members = sum(each in span for each in points)
        bars.append(Bar(least, min(high, span[-1]), members, comparison.points in span))
    return tuple(bars)


def streak_at(played: Collection[int], today: int) -> int:
    """The number of days played in a row, as of today; a forgiven day isn't counted.

    Today may still be missing. A missed day is forgiven, at most one a fortnight.
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
    """True if yesterday was missed and the streak continues."""
    return today - 1 not in played and streak_at(played, today) > (today in played)


def longest_streak(played: Collection[int]) -> int:
    """The longest streak ever."""
    return max((streak_at(played, day) for day in played if day + 1 not in played), default=0)


def marks_of(played: Collection[int]) -> tuple[int, ...]:
    """The lengths in MARKS that the longest streak has reached."""
    longest = longest_streak(played)
    return tuple(mark for mark in MARKS if longest >= mark)
