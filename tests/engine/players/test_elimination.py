"""A race in imagined worlds: the better candidate wins it, and doubt is the favourite's."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.players.base import Budget
from engine.players.elimination import FEWEST, Trial, race


def worth(*means: float, weight: float = 1.0) -> tuple[list[int], Trial]:
    """A trial of candidates with these mean worths, in noise that all of them share."""
    luck, tried = Random(1), [0] * len(means)

    def trial(alive: Sequence[int]) -> tuple[float, list[float]]:
        noise = luck.gauss(0, 5)
        for index in alive:
            tried[index] += 1
        return weight, [means[index] + noise + luck.gauss(0, 1) for index in alive]

    return tried, trial


def test_the_better_candidate_wins_and_the_hopeless_are_tried_no_more() -> None:
    tried, trial = worth(0.0, 0.5, -3.0)
    assert race(trial, 3, Budget(iterations=600)).best() == 1
    assert tried[2] < tried[0] <= tried[1] <= 600


def test_too_few_worlds_leave_the_choice_to_the_favourite() -> None:
    _, trial = worth(0.0, 50.0)
    assert race(trial, 2, Budget(iterations=FEWEST - 1)).best() == 0
    assert race(trial, 2, Budget(iterations=FEWEST)).best() == 1


def test_doubt_is_for_the_favourite() -> None:
    """A lead within a few errors does not count if so much certainty is asked for."""
    _, trial = worth(0.0, 0.05)
    standing = race(trial, 2, Budget(iterations=30))
    assert standing.alive == (0, 1)
    assert standing.means[0] == 0
    assert standing.best(doubt=10.0) == 0


def test_worlds_count_by_their_weight() -> None:
    """A world that counts nothing changes nothing."""
    turn = 0

    def trial(alive: Sequence[int]) -> tuple[float, list[float]]:
        nonlocal turn
        turn += 1
        return (1.0, [0.0, 1.0]) if turn % 2 else (0.0, [0.0, -9.0])

    assert race(trial, 2, Budget(iterations=20)).best() == 1
