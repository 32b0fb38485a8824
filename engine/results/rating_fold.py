"""Computes ratings: a pure fold over the rated games in the order in which they ended.

The same games give the same ratings, bit for bit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Final, TypeAlias

from engine.results.ratings import (
    NEW,
    Model,
    RatedGame,
    RatedSeat,
    Rating,
    RatingRow,
    Skill,
    skills_after,
)
from engine.results.rivalry import Rivalry

RULE: Final = "2"
"""How ratings are computed; what another rule computed is computed again after the next start."""

SWEEP: Final = 1000
"""Games after which rivalries that are over are dropped: they would fill the memory."""

Rivals: TypeAlias = tuple[str, tuple[int, ...]]
"""A pool, and the ids of those who meet in it, in order."""

Item: TypeAlias = RatedGame | Sequence[RatingRow]
"""A game to rate, or what was stored of one whose results are no more."""


class Fold:
    """Rates game after game; begins with what was known before the first of them."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._ratings: dict[tuple[int, str], Rating] = {}
        self._rivalries: dict[Rivals, Rivalry] = {}
        self._until_sweep = SWEEP

    @property
    def people(self) -> Set[tuple[int, str]]:
        """Those who have a rating here, each with its pool."""
        return self._ratings.keys()

    @property
    def rivals(self) -> Set[Rivals]:
        """Those whose games are counted together here at the moment."""
        return self._rivalries.keys()

    def know(self, ratings: Mapping[tuple[int, str], Rating]) -> None:
        """Begin with these, of people who have no rating here yet."""
        self._ratings.update(ratings)

    def remember(self, games: Iterable[Item]) -> None:
        """Begin with all earlier games of some people none of whose games were rated here yet."""
        for game in games:
            if isinstance(game, RatedGame):
                order = _order(game.seats)
                stored = game.stored()
                rivalry = self._rivalry(game, [stored[index].before for index in order])
                rivalry.add(game.ended, tuple([game.seats[index] for index in order]))
            else:
                self._cut(game)

    def rate(self, game: RatedGame) -> Sequence[RatingRow]:
        """What the game did, seat by seat.

        That is believed as it is stored where it cannot be computed again: if somebody who played
        was forgotten, or if the results of an earlier game of the same rivalry are no more.
        """
        seats, pool = game.seats, game.pool
        befores = [self._ratings.get((seat.user, pool), NEW) for seat in seats]
        order = _order(seats)
        if not seats[order[0]].user:
            return self._believed(game, befores) or self._alone(game, befores)
        known = [befores[index] for index in order]
        rivalry = self._rivalry(game, known)
        if rivalry.is_cut:
            rivalry.add(game.ended)
            return self._believed(game, befores) or self._alone(game, befores)
        earlier = rivalry.skills(self._model)
        rivalry.add(game.ended, tuple([seats[index] for index in order]))
        later = rivalry.skills(self._model)
        afters = list(befores)
        for index, before, old, new in zip(order, known, earlier, later, strict=True):
            afters[index] = _moved(before, old, new)
        return self._rows(game, befores, afters, rivalry.weight)

    def take(self, rows: Sequence[RatingRow]) -> None:
        """Believe rows as they were stored: of a game whose results are no more."""
        for row in rows:
            if row.user:
                self._ratings[row.user, row.pool] = row.after
        self._cut(rows)

    def _rivalry(self, game: RatedGame, befores: Sequence[Rating]) -> Rivalry:
        """The one that this game belongs to; befores: the ratings of its people, in their order."""
        key = rivals_of(game)
        rivalry = self._rivalries.get(key)
        if rivalry is None or not rivalry.goes_on(game.ended):
            self._sweep(game.ended)
            rivalry = Rivalry(game.ended, [_skill(before) for before in befores])
            self._rivalries[key] = rivalry
        return rivalry

    def _cut(self, rows: Sequence[RatingRow]) -> None:
        """Note a game of which only is known what it did."""
        people, ended = tuple(sorted(row.user for row in rows)), rows[0].ended
        if not people[0]:
            return
        rivalry = self._rivalries.get((rows[0].pool, people))
        if rivalry is None or not rivalry.goes_on(ended):
            rivalry = self._rivalries[rows[0].pool, people] = Rivalry(ended, ())
        rivalry.add(ended)

    def _sweep(self, now: float) -> None:
        self._until_sweep -= 1
        if not self._until_sweep:
            self._until_sweep = SWEEP
            still = {key: each for key, each in self._rivalries.items() if each.goes_on(now)}
            self._rivalries = still

    def _believed(self, game: RatedGame, befores: Sequence[Rating]) -> Sequence[RatingRow]:
        """The rows as they are stored, moved if what came before them is; () if there are none."""
        stored = game.stored()
        if not stored:
            return ()
        known = [
            before if seat.user else row.before
            for seat, before, row in zip(game.seats, befores, stored, strict=True)
        ]
        afters = [
            _moved(before, _skill(row.before), _skill(row.after))
            for before, row in zip(known, stored, strict=True)
        ]
        return self._rows(game, known, afters, stored[0].weight)

    def _alone(self, game: RatedGame, befores: Sequence[Rating]) -> Sequence[RatingRow]:
        """What the game did if it is the only one of its people."""
        skills = [_skill(before) for before in befores]
        found = skills_after(self._model, game.seats, skills)
        afters = [_moved(*each) for each in zip(befores, skills, found, strict=True)]
        return self._rows(game, befores, afters, 1.0)

    def _rows(
        self, game: RatedGame, befores: Sequence[Rating], afters: Sequence[Rating], weight: float
    ) -> Sequence[RatingRow]:
        """The rows of a game; its people are known by them from now on."""
        table, guild, pool, ended = game.table, game.guild, game.pool, game.ended
        rows = []
        for number, (user, side, *_) in enumerate(game.seats):
            mu_before, sigma_before, _ = befores[number]
            mu, sigma, games = after = afters[number]
            if user:
                self._ratings[user, pool] = after
            place = (table, number, guild, pool, user, side, ended, weight)
            rows.append(RatingRow(*place, mu_before, sigma_before, mu, sigma, games))
        return rows


def rivals_of(game: RatedGame) -> Rivals:
    """Who met, and where."""
    return game.pool, tuple(sorted([seat.user for seat in game.seats]))


def _order(seats: Sequence[RatedSeat]) -> Sequence[int]:
    """The seats in the order of their people."""
    return sorted(range(len(seats)), key=[seat.user for seat in seats].__getitem__)


def _skill(rating: Rating) -> Skill:
    return rating[:2]


def _moved(before: Rating, old: Skill, new: Skill) -> Rating:
    """The rating after one more game, which takes what was known without other games to new."""
    (mu_before, sigma_before, games), (mu, sigma) = before, new
    if (mu_before, sigma_before) != old:
        mu = mu_before + (mu - old[0])
        sigma = sigma_before * (sigma / old[1])
    return Rating(mu, sigma, games + 1)
