"""Choosing by imagined worlds: the same worlds for all candidates, and the hopeless ones dropped.

In each world every candidate that is still in the race is tried and played out. Because all meet
the same luck, a few hundred worlds tell apart what single results never could.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, TypeAlias

from engine.players.base import Budget

Trial: TypeAlias = Callable[[Sequence[int]], tuple[float, Sequence[float]]]
"""One world: given the candidates still in, how much the world counts and what each was worth."""

HEAT: Final = 40
"""The usual number of worlds between two looks at who is hopeless."""

FEWEST: Final = 6
"""Fewer worlds than this tell nothing: then the favourite is the choice."""

HOPELESS: Final = 2.4
"""Behind the leader by so many standard errors."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a race ended: who was still in, by index, and the mean and error of their worth.

    means are relative to the first of `alive`; errors are those of the differences to it.
    """

    alive: tuple[int, ...]
    means: tuple[float, ...]
    errors: tuple[float, ...]

    def best(self, doubt: float = 0.0) -> int:
        """The candidate that did best; the first unless another is better by `doubt` errors."""
        gains = [m - doubt * e for m, e in zip(self.means, self.errors, strict=True)]
        return self.alive[gains.index(max(gains))]


def race(trial: Trial, candidates: int, budget: Budget, heat: int = HEAT) -> Standing:
    """Try all candidates, the favourite first, in as many worlds as the budget allows.

    heat: how many worlds pass between two looks at who is hopeless.
    """
    alive: list[int] = list(range(candidates))
    weights: list[float] = []
    worths: list[list[float]] = [[] for _ in alive]
    for turn in budget.turns():
        weight, values = trial(alive)
        weights.append(weight)
        for index, value in zip(alive, values, strict=True):
            worths[index].append(weight * value)
        if turn % heat == heat - 1:
            alive = _still_in(alive, weights, worths)
            if len(alive) == 1:
                break
    if len(weights) < FEWEST:
        alive = alive[:1]
    first = worths[alive[0]]
    gaps = [_gap(worths[index], first, weights) for index in alive]
    return Standing(tuple(alive), tuple(m for m, _ in gaps), tuple(e for _, e in gaps))


def _still_in(
    alive: Sequence[int], weights: Sequence[float], worths: Sequence[list[float]]
) -> list[int]:
    """All that are not clearly behind the leader."""
    leader = max(alive, key=lambda index: sum(worths[index]))
    stay = []
    for index in alive:
        lead, error = _gap(worths[leader], worths[index], weights)
        if index == leader or lead <= HOPELESS * error:
            stay.append(index)
    return stay


def _gap(
    ones: Sequence[float], others: Sequence[float], weights: Sequence[float]
) -> tuple[float, float]:
    """The mean of the differences and its standard error."""
    total = sum(weights) or 1.0
    gaps = [one - other for one, other in zip(ones, others, strict=True)]
    mean = sum(gaps) / total
    square = sum(gap * gap for gap in gaps)
    spread = max(0.0, square - mean * mean * total)
    return mean, sqrt(spread) / total
