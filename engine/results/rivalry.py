"""Rivalries: what all the games tell that the very same people play against each other in a while.

In which order these games were won and lost says nothing: together they count as so many games
that each went as all of them did on average, at the most FULL for a week. So two people who trade
wins end where they began, whoever wins first, and however often they do it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeAlias

from engine.results.ratings import Model, RatedSeat, Skill, skills_after

WEEK: Final = 7 * 86400.0
FULL: Final = 5
"""Games of the very same people that count in full, for each week of a rivalry."""
LONG: Final = 26 * WEEK
"""Seconds in which a rivalry goes on whose first week had more than FULL games."""
MOST: Final = 2 * FULL
"""What all the games of a rivalry count for at the most."""

Outcome: TypeAlias = tuple[RatedSeat, ...]
"""How a game went for its people, in the order of their ids."""


class Rivalry:
    """The games that the very same people ended in a pool, within a week or within LONG.

    began: when the first of them ended. skills: those that its people had before it, in the order
    of their ids. is_cut: it is unknown how one of its games went.
    """

    __slots__ = ("_before", "_began", "_now", "_outcomes", "_weeks", "is_cut")

    def __init__(self, began: float, skills: Sequence[Skill]) -> None:
        self.is_cut = False
        self._began = began
        self._before = tuple(skills)
        self._now: Sequence[Skill] | None = self._before
        self._outcomes: list[Outcome] = []
        self._weeks: dict[int, int] = {}

    def goes_on(self, at: float) -> bool:
        """Whether a game that ends then belongs to it."""
        lasts = LONG if self._weeks.get(0, 0) > FULL else WEEK
        return at < self._began + lasts

    def add(self, ended: float, outcome: Outcome | None = None) -> None:
        """Count a game; outcome: None if it is not known any more."""
        week = int((ended - self._began) // WEEK)
        self._weeks[week] = self._weeks.get(week, 0) + 1
        if outcome is None:
            self.is_cut = True
        else:
            self._outcomes.append(outcome)
        self._now = None

    @property
    def weight(self) -> float:
        """How much of a game each of its games counts for."""
        return self._rounds() / len(self._outcomes)

    def skills(self, model: Model) -> Sequence[Skill]:
        """The skills after all its games, if its people played nowhere else."""
        if self._now is None and len(self._outcomes) == 1:
            self._now = skills_after(model, self._outcomes[0], self._before)
        elif self._now is None:
            self._now = self._before
            games = sorted(Counter(map(_numbered, self._outcomes)).items())  # in an order of ours
            for _ in range(self._rounds()):
                self._now = _average(model, games, self._now)
        return self._now

    def _rounds(self) -> int:
        return min(MOST, sum([min(FULL, games) for games in self._weeks.values()]))


def _average(
    model: Model, games: Sequence[tuple[Outcome, int]], before: Sequence[Skill]
) -> Sequence[Skill]:
    """The skills after a game that went as all these did on average, each so many times."""
    if len(games) == 1:
        return skills_after(model, games[0][0], before)
    total = sum(times for _, times in games)
    mus, sigmas = [0.0] * len(before), [0.0] * len(before)
    for outcome, times in games:
        for index, (mu, sigma) in enumerate(skills_after(model, outcome, before)):
            mus[index] += times * mu
            sigmas[index] += times * sigma
    return [(mu / total, sigma / total) for mu, sigma in zip(mus, sigmas, strict=True)]


def _numbered(outcome: Outcome) -> Outcome:
    """The same with sides numbered in the order of their people, wherever these sat."""
    numbers: dict[int, int] = {}
    return tuple(
        RatedSeat(seat.user, numbers.setdefault(seat.side, len(numbers)), seat.place, seat.stand_in)
        for seat in outcome
    )
