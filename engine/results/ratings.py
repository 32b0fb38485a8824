"""Ratings: estimates of people's skill, and their change by a game.

The model, Plackett-Luce, comes from outside.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
"""The rating of somebody who has played no rated game: mean and standard deviation."""

ZERO: Final = 1500
SCALE: Final = 40
"""The points that people read: ZERO is the mean, one unit of the model is SCALE points."""

SURE: Final = 20
"""Games after which a rating is no longer provisional."""


class Rating(NamedTuple):  # like those below: made by the million, for which a tuple is quickest
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
        """The points less their deviation: the part of the skill that is sure so far."""
        return self.points - self.deviation

    @property
    def is_provisional(self) -> bool:
        """True if the rating rests on too few games."""
        return self.games < SURE


NEW: Final = Rating()


class RatingRow(NamedTuple):
    """The change of one person's rating by one game; their rating is the `after` of the last.

    Its fields are the columns in which it is stored. weight: 1; 0 for a game that does not count.
    """

    table: int
    seat: int
    guild: int | None
    pool: str
    user: int
    side: int
    ended: float
    weight: float
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    games: int

    @property
    def before(self) -> Rating:
        """The rating before the game."""
        games = self.games - 1 if self.weight else self.games
        return Rating(self.mu_before, self.sigma_before, games)

    @property
    def after(self) -> Rating:
        """The rating after the game."""
        return Rating(self.mu, self.sigma, self.games)


class RatedSeat(NamedTuple):
    """A seat of a rated game, as `Result` has it."""

    user: int
    side: int
    place: int
    stand_in: bool = False


class RatedGame(NamedTuple):
    """A game that ended at a rated table. Its seats are all held by people, in order.

    stored: returns its rows from an earlier rating, by seat; () if there are none.
    """

    table: int
    guild: int | None
    pool: str
    ended: float
    seats: tuple[RatedSeat, ...]
    stored: Callable[[], Sequence[RatingRow]] = tuple

    @property
    def at(self) -> tuple[float, int]:
        """Its place in the order of all games."""
        return (self.ended, self.table)


Skill: TypeAlias = tuple[float, float]
"""Mean and standard deviation."""

Model: TypeAlias = Callable[[Sequence[Sequence[Skill]], Sequence[int]], Sequence[Sequence[Skill]]]
"""The skills of all sides after a game, from those before it and the rank of each side."""


def pool_of(game: str, seats: int) -> str:
    """The key of the rating that a game with this number of seats counts for: duels are apart."""
    return f"{game}/2" if seats == 2 else f"{game}/3+"


def skills_after(model: Model, seats: Sequence[RatedSeat], skills: Sequence[Skill]) -> list[Skill]:
    """The skill of each seat after a game.

    A side that stand-ins hold at the end is last, whatever they reached. A person who left a
    partner alone is rated as if their side were last; the partner by the side's true place.
    """
    is_left = any(seat.stand_in for seat in seats)
    if not is_left and len({seat.side for seat in seats}) == len(seats):
        alone = model([[skill] for skill in skills], [seat.place for seat in seats])
        return [skill for (skill,) in alone]
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
