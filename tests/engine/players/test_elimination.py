"""The best candidate wins in sampled worlds, and clearly worse ones are eliminated."""

from collections.abc import Sequence
from random import Random

import pytest

from engine.players.base import Budget, Value, Values
from engine.players.elimination import FEWEST, best, compare


def noisy(*means: float) -> tuple[list[int], Values]:
    """A trial of candidates with these means, in noise that all of them share."""
    luck, tried = Random(1), [0] * len(means)

    def trial(remaining: Sequence[int]) -> list[Value]:
        noise = luck.gauss(0, 5)
        for index in remaining:
            tried[index] += 1
        return [Value(means[index] + noise + luck.gauss(0, 1), 0, 0) for index in remaining]

    return tried, trial


def test_the_better_candidate_wins_and_one_far_behind_is_tried_no_more() -> None:
    tried, trial = noisy(0.0, 0.5, -3.0)
    assert best(trial, 3, Budget(iterations=600)) == 1
    assert tried[2] < tried[0] <= tried[1] <= 600


def test_too_few_worlds_leave_the_choice_to_the_first_candidate() -> None:
    _, trial = noisy(0.0, 50.0)
    assert best(trial, 2, Budget(iterations=FEWEST - 1)) == 0
    assert best(trial, 2, Budget(iterations=FEWEST)) == 1


def test_leads_are_means_above_the_first_candidate_that_remains() -> None:
    _, trial = noisy(1.0, 1.5, 1.2)
    leads = compare(trial, 3, Budget(iterations=30))
    assert list(leads) == [0, 1, 2]
    assert leads[0] == 0
    assert leads[1] == pytest.approx(0.5, abs=0.6)


def test_the_first_of_equal_candidates_wins() -> None:
    assert (
        best(lambda remaining: [Value(1, 0, 0) for _ in remaining], 3, Budget(iterations=100)) == 0
    )
