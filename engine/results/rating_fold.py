"""Computes ratings: a pure fold over the rated games in the order in which they ended.

The same games give the same ratings, bit for bit. HOUSE: in each pool, only WEEKLY games a week
between the very same people count. A game beyond these changes no rating.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Final, TypeAlias

from engine.results.ratings import NEW, Model, RatedGame, Rating, RatingRow, Skill, skills_after

RULE: Final = "3"
"""Version of the computation: ratings of another one are recomputed after the next start."""

WEEKLY: Final = 5
"""Games between the very same people that count each week."""

DAY: Final = 86400.0
WEEK: Final = 7 * DAY
MONDAY: Final = 4 * DAY
"""The beginning of a week by UTC, in seconds since the epoch, which was a Thursday."""

Item: TypeAlias = RatedGame | Sequence[RatingRow]
"""A game to rate, or the stored rows of a game that was rated before."""


class Fold:
    """Rates game after game. Call `take` and `know` first, for the time before the first one."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._ratings: dict[tuple[int, str], Rating] = {}
        self._week = 0.0
        self._met: Counter[tuple[str, tuple[int, ...]]] = Counter()

    @property
    def people(self) -> Set[tuple[int, str]]:
        """The people who have a rating here, each with its pool."""
        return self._ratings.keys()

    def know(self, ratings: Mapping[tuple[int, str], Rating]) -> None:
        """Start with these ratings, of people who have none here yet."""
        self._ratings.update(ratings)

    def take(self, rows: Sequence[RatingRow]) -> None:
        """Take the stored rows of a game as they are."""
        self._meet(rows[0].pool, rows[0].ended, [row.user for row in rows])
        for row in rows:
            if row.user:
                self._ratings[row.user, row.pool] = row.after

    def rate(self, game: RatedGame) -> Sequence[RatingRow]:
        """The changes of ratings by this game, by seat.

        For a person who was forgotten, unknown ratings are taken from the stored rows, if any.
        """
        seats, pool = game.seats, game.pool
        befores = [self._ratings.get((seat.user, pool), NEW) for seat in seats]
        counts = self._meet(pool, game.ended, [seat.user for seat in seats]) <= WEEKLY
        if not all(seat.user for seat in seats) and (stored := game.stored()):
            counts = stored[0].weight == 1  # an older rule gave less to what was beyond its cap
            befores = [
                before if seat.user else row.before
                for seat, before, row in zip(seats, befores, stored, strict=True)
            ]
        skills: Sequence[Skill] = [before[:2] for before in befores]
        if counts:
            skills = skills_after(self._model, seats, skills)
        weight, rows = float(counts), []
        for number, (seat, before, (mu, sigma)) in enumerate(
            zip(seats, befores, skills, strict=True)
        ):
            after = Rating(mu, sigma, before.games + counts)
            if seat.user:
                self._ratings[seat.user, pool] = after
            place = (game.table, number, game.guild, pool, seat.user, seat.side, game.ended, weight)
            rows.append(RatingRow(*place, before.mu, before.sigma, *after))
        return rows

    def _meet(self, pool: str, ended: float, people: Sequence[int]) -> int:
        """How many games these people have ended in this pool this week, this one included."""
        if (week := week_of(ended)) != self._week:
            self._week = week
            self._met.clear()
        rivals = (pool, tuple(sorted(people)))
        self._met[rivals] += 1
        return self._met[rivals]


def week_of(at: float) -> float:
    """The begin of this moment's week, in seconds since the epoch."""
    return MONDAY + (at - MONDAY) // WEEK * WEEK


def folded(fold: Fold, games: Iterable[Item]) -> list[RatingRow]:
    """The changes of ratings by these games, in order; stored rows are taken as they are."""
    rows: list[RatingRow] = []
    for game in games:
        if isinstance(game, RatedGame):
            rows += fold.rate(game)
        else:
            fold.take(game)
    return rows
