"""Ratings: estimates of people's skill, their change by each game, and leaderboards.

The model, Plackett-Luce, comes from outside. HOUSE: in each pool, only WEEKLY games a week between
the same people count. A game beyond these changes no rating.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
"""The rating of somebody who has played no rated game: mean and standard deviation."""

ZERO: Final = 1500
SCALE: Final = 40
"""The points that people read: ZERO is the mean, one unit of the model is SCALE points."""

SURE: Final = 20
"""Games after which a rating is no longer provisional."""

WEEKLY: Final = 5
"""Games between the same people that count each week."""

DAY: Final = 86400.0
WEEK: Final = 7 * DAY


class Rating(NamedTuple):  # like those below: made by the million, and tuples are fastest
    """The estimate of somebody's skill in a pool, after a number of games that count."""

    mu: float = MEAN
    sigma: float = DEVIATION
    games: int = 0

    @property
    def points(self) -> int:
        """The mean as people read it."""
        return round(ZERO + SCALE * (self.mu - MEAN))

    @property
    def deviation(self) -> int:
        """The standard deviation in the same points."""
        return round(SCALE * self.sigma)

    @property
    def sure(self) -> int:
        """The points less their deviation: the proven part of the skill."""
        return self.points - self.deviation

    @property
    def is_provisional(self) -> bool:
        """True if the rating rests on too few games."""
        return self.games < SURE


NEW: Final = Rating()


class RatingRow(NamedTuple):
    """A person's seat in a rated game, and the change of their rating by it.

    Its fields are the columns in which it is stored; those from the weight on follow from the rules
    of rating. user: None once the person was forgotten. weight: 1; 0 for a game that does not
    count. number: of the person's games in this pool so far, this one and those that don't count
    included.
    """

    table: int
    seat: int
    guild: int | None
    pool: str
    user: int | None
    side: int
    place: int
    stand_in: bool
    ended: float
    weight: float = 0.0
    mu_before: float = MEAN
    sigma_before: float = DEVIATION
    mu: float = MEAN
    sigma: float = DEVIATION
    games: int = 0
    number: int = 0

    @property
    def before(self) -> Rating:
        """The rating before the game."""
        games = self.games - 1 if self.weight else self.games
        return Rating(self.mu_before, self.sigma_before, games)

    @property
    def after(self) -> Rating:
        """The rating after the game."""
        return Rating(self.mu, self.sigma, self.games)


class Former(NamedTuple):
    """A person's rating before a game, and the number of their games in the pool before it."""

    rating: Rating = NEW
    number: int = 0


Skill: TypeAlias = tuple[float, float]
"""Mean and standard deviation."""

Model: TypeAlias = Callable[[Sequence[Sequence[Skill]], Sequence[int]], Sequence[Sequence[Skill]]]
"""The skills of all sides after a game, from those before it and the rank of each side."""


def pool_of(game: str, seats: int) -> str:
    """The key of the rating for games with this number of seats: duels have their own."""
    return f"{game}/2" if seats == 2 else f"{game}/3+"


def rated(
    model: Model, game: Sequence[RatingRow], formers: Sequence[Former], *, counts: bool
) -> list[RatingRow]:
    """The changes of ratings by a game, by seat, from the ratings before it."""
    skills: Sequence[Skill] = [former.rating[:2] for former in formers]
    afters = skills_after(model, game, skills) if counts else skills
    rows = []
    for row, (before, number), after in zip(game, formers, afters, strict=True):
        games = before.games + counts
        rows.append(RatingRow(*row[:9], float(counts), *before[:2], *after, games, number + 1))
    return rows


def skills_after(model: Model, seats: Sequence[RatingRow], skills: Sequence[Skill]) -> list[Skill]:
    """The skill of each seat after a game.

    A side that stand-ins hold at the end counts as last. A person who left a
    partner alone is rated as if their side were last; the partner by the side's true place.
    """
    sides: dict[int, list[int]] = {}
    for index, seat in enumerate(seats):
        sides.setdefault(seat.side, []).append(index)
    members = list(sides.values())
    teams = [[skills[index] for index in side] for side in members]
    last = len(seats) + 1
    away = [all(seats[index].stand_in for index in side) for side in members]
    ranks = [
        last if gone else seats[side[0]].place for gone, side in zip(away, members, strict=True)
    ]
    after = list(skills)
    for side, found in zip(members, model(teams, ranks), strict=True):
        for index, skill in zip(side, found, strict=True):
            after[index] = skill
    for number, side in enumerate(members):
        if not away[number] and any(seats[index].stand_in for index in side):
            worst = model(teams, [*ranks[:number], last, *ranks[number + 1 :]])[number]
            for index, skill in zip(side, worst, strict=True):
                after[index] = skill if seats[index].stand_in else after[index]
    return after


OPPONENTS: Final = 3
"""The different opponents needed for a place."""
LATELY: Final = 30 * DAY
"""The most seconds since the last game for a place."""


Want = StrEnum("Want", "GAMES OPPONENTS LATELY")
"""An unmet condition for a place."""


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
class Ranked:
    """A person on a leaderboard; people with equally many sure points share a place."""

    place: int
    user: int
    rating: Rating


def wants(candidate: Candidate, now: float) -> tuple[Want, ...]:
    """The conditions for a place on any board that this person doesn't meet; () if none."""
    lacking = {
        Want.GAMES: candidate.rating.games < SURE,
        Want.OPPONENTS: candidate.opponents < OPPONENTS,
        Want.LATELY: candidate.last < now - LATELY,
    }
    return tuple(want for want, is_lacking in lacking.items() if is_lacking)


def ranking(candidates: Iterable[Candidate], now: float) -> tuple[Ranked, ...]:
    """The people with a place, by their sure points, highest first; equals by id."""
    able = _by_what_is_sure(each for each in candidates if not wants(each, now))
    places: dict[int, int] = {}
    for place, candidate in enumerate(able, 1):
        places.setdefault(candidate.rating.sure, place)
    return tuple(
        Ranked(places[candidate.rating.sure], candidate.user, candidate.rating)
        for candidate in able
    )


def without_place(candidates: Iterable[Candidate], now: float) -> Sequence[Candidate]:
    """The people who played lately and have no place yet, in the same order."""
    return _by_what_is_sure(
        each for each in candidates if (lacking := wants(each, now)) and Want.LATELY not in lacking
    )


def _by_what_is_sure(candidates: Iterable[Candidate]) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: (-candidate.rating.sure, candidate.user))
