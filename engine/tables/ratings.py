"""Ratings: what each rated game does to the skill that its people are believed to have.

A pure fold over the rated games in the order in which they ended. The same games give the same
ratings, bit for bit. The model, Plackett-Luce, comes from outside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
"""What is believed of somebody who has played no rated game: mean and standard deviation."""

ZERO: Final = 1500
SCALE: Final = 40
"""The points that people read: ZERO is the mean, one unit of the model is SCALE points."""

SURE: Final = 20
"""Games after which a rating is no longer provisional."""

WEEK: Final = 7 * 86400.0
"""Seconds in which games of the very same people are counted."""
FULL: Final = 5
"""Games of the very same people in a week that count in full."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of somebody's skill in a pool, after so many games."""

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
    def is_provisional(self) -> bool:
        """Whether too few games are behind it."""
        return self.games < SURE


NEW: Final = Rating()


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """A seat of a rated game, as `Result` has it.

    before: the rating that was stored for it, which counts for somebody who was forgotten since
    (user 0), whose earlier games nobody can find.
    """

    user: int
    side: int
    place: int
    stand_in: bool = False
    before: Rating | None = None


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game that ended at a rated table; weight: the one that was stored, if it was rated before.

    Its seats are all held by people, in order.
    """

    table: int
    guild: int
    pool: str
    ended: float
    seats: tuple[RatedSeat, ...]
    weight: float | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """Those who played, in an order of their own."""
        return tuple(sorted(seat.user for seat in self.seats))

    @property
    def at(self) -> tuple[float, int]:
        """Its place in the order of all games."""
        return (self.ended, self.table)


@dataclass(frozen=True, slots=True)
class RatingRow:
    """How one game moved the rating of one person; their rating is the `after` of the last one."""

    table: int
    seat: int
    guild: int
    pool: str
    user: int
    side: int
    ended: float
    weight: float
    before: Rating
    after: Rating


Skill: TypeAlias = tuple[float, float]
"""Mean and standard deviation."""

Model: TypeAlias = Callable[[Sequence[Sequence[Skill]], Sequence[int]], Sequence[Sequence[Skill]]]
"""The skills of all sides after a game, from those before it and the rank of each side."""


def pool_of(game: str, seats: int) -> str:
    """The key of the rating that a game with so many seats counts for: duels stand apart."""
    return f"{game}/2" if seats == 2 else f"{game}/3+"


def weight_after(earlier: int) -> float:
    """How much a game counts before which the very same people played so many in a week.

    The first FULL count in full, the next a half, then a third, a quarter and so on.
    """
    return 1.0 if earlier < FULL else 1.0 / (earlier - FULL + 2)


class Fold:
    """Rates game after game; begins with what was known before the first of them.

    ratings: by person and pool. met: when the same people ended games in a pool, oldest first.
    """

    def __init__(
        self,
        model: Model,
        ratings: Mapping[tuple[int, str], Rating] | None = None,
        met: Mapping[tuple[str, tuple[int, ...]], Iterable[float]] | None = None,
    ) -> None:
        self._model = model
        self._ratings = dict(ratings or {})
        self._met = {key: list(ended) for key, ended in (met or {}).items()}

    def rate(self, game: RatedGame) -> tuple[RatingRow, ...]:
        """What the game did, seat by seat."""
        earlier = self._earlier(game)
        weight = weight_after(earlier) if game.weight is None else game.weight
        befores = [self._before(seat, game.pool) for seat in game.seats]
        skills = _skills_after(self._model, game.seats, befores)
        rows = []
        for number, (seat, before, skill) in enumerate(
            zip(game.seats, befores, skills, strict=True)
        ):
            after = _moved(before, skill, weight)
            if seat.user:
                self._ratings[seat.user, game.pool] = after
            rows.append(_row(game, number, seat, weight, before, after))
        return tuple(rows)

    def take(self, rows: Sequence[RatingRow]) -> None:
        """Believe rows as they were stored: of a game whose results are no more."""
        for row in rows:
            if row.user:
                self._ratings[row.user, row.pool] = row.after
        key = (rows[0].pool, tuple(sorted(row.user for row in rows)))
        self._met.setdefault(key, []).append(rows[0].ended)

    def _earlier(self, game: RatedGame) -> int:
        """How many games these people played in the week before; takes note of this one."""
        key = (game.pool, game.people)
        lately = [ended for ended in self._met.get(key, ()) if ended > game.ended - WEEK]
        self._met[key] = [*lately, game.ended]
        return len(lately)

    def _before(self, seat: RatedSeat, pool: str) -> Rating:
        if not seat.user:
            return seat.before or NEW
        return self._ratings.get((seat.user, pool), NEW)


def _skills_after(
    model: Model, seats: Sequence[RatedSeat], befores: Sequence[Rating]
) -> list[Skill]:
    """The skill of each seat if the game counted in full.

    A side that stand-ins hold at the end is last, whatever they reached. Who left a partner alone
    is rated as if their side were last; the partner by what the side reached.
    """
    sides: dict[int, list[int]] = {}
    for index, seat in enumerate(seats):
        sides.setdefault(seat.side, []).append(index)
    last = len(seats) + 1
    away = [all(seats[i].stand_in for i in side) for side in sides.values()]
    ranks = [
        last if gone else seats[side[0]].place
        for gone, side in zip(away, sides.values(), strict=True)
    ]
    teams = [[(befores[i].mu, befores[i].sigma) for i in side] for side in sides.values()]
    rated = model(teams, ranks)
    skills = dict[int, Skill]()
    for number, side in enumerate(sides.values()):
        skills.update(zip(side, rated[number], strict=True))
        gone = [i for i in side if seats[i].stand_in]
        if gone and not away[number]:
            worst = model(teams, [*ranks[:number], last, *ranks[number + 1 :]])[number]
            skills.update((i, skill) for i, skill in zip(side, worst, strict=True) if i in gone)
    return [skills[index] for index in range(len(seats))]


def _moved(before: Rating, skill: Skill, weight: float) -> Rating:
    """The rating after a game of this weight: so much of the way from before to the skill."""
    mu, sigma = skill
    if weight != 1.0:
        mu = before.mu + weight * (mu - before.mu)
        sigma = before.sigma + weight * (sigma - before.sigma)
    return Rating(mu, sigma, before.games + 1)


def _row(
    game: RatedGame, number: int, seat: RatedSeat, weight: float, before: Rating, after: Rating
) -> RatingRow:
    return RatingRow(
        game.table,
        number,
        game.guild,
        game.pool,
        seat.user,
        seat.side,
        game.ended,
        weight,
        before,
        after,
    )
