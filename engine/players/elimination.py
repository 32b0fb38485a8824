"""Compares candidates by rollouts in sampled worlds and eliminates the worse ones early.

Every candidate that remains is tried in each sampled world, so chance affects all of them alike,
and a few hundred worlds reveal small differences.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from engine.players.base import Budget, Values

INTERVAL: Final = 40
"""The usual number of worlds from one elimination to the next; hand-set."""

FEWEST: Final = 6
"""With fewer worlds than this, the first candidate is the choice; hand-set."""

BEHIND: Final = 2.4
"""Standard errors behind the leader at which a candidate is eliminated; hand-set."""


def best(trial: Values, candidates: int, budget: Budget, interval: int = INTERVAL) -> int:
    """The candidate with the highest mean utility; among equal ones the first."""
    leads = compare(trial, candidates, budget, interval)
    return max(leads, key=leads.__getitem__)


def compare(
    trial: Values, candidates: int, budget: Budget, interval: int = INTERVAL
) -> dict[int, float]:
    """The remaining candidates, and the mean lead of each over the first one.

    Candidates are numbers from 0; number 0 is the choice of a player that tries nothing. An
    iteration of the budget is one world. interval: worlds from one elimination to the next.
    """
    remaining: list[int] = list(range(candidates))
    values: list[list[float]] = [[] for _ in remaining]
    worlds = 0
    for turn in budget.turns():
        worlds = turn + 1
        for index, value in zip(remaining, trial(remaining), strict=True):
            values[index].append(value.utility)
        if worlds % interval == 0:
            leader = max(remaining, key=lambda index: sum(values[index]))
            leads = [_lead(values[leader], values[index]) for index in remaining]
            pairs = zip(remaining, leads, strict=True)  # the leader's lead over itself is 0
            remaining = [index for index, (lead, error) in pairs if lead <= BEHIND * error]
            if len(remaining) == 1:
                break
    if worlds < FEWEST:
        remaining = remaining[:1]
    first = values[remaining[0]]
    return {index: _lead(values[index], first)[0] for index in remaining}


def _lead(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """The mean difference in the same worlds, and its standard error."""
    gaps = [one - other for one, other in zip(ones, others, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = max(0.0, sum(gap * gap for gap in gaps) - mean * mean * len(gaps))
    return mean, sqrt(spread) / len(gaps)
