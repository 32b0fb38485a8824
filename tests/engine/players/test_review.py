"""A review shows the largest clear losses, and one choice that was done well."""

from dataclasses import replace

import pytest

from engine import codec
from engine.players.judging import VERSION, Difference, Judgement, Review


def judgement(number: int, value: float, gain: float = 0.0) -> Judgement:
    """A judgement with this loss, or this gain over a mate, and errors of 0.1."""
    loss, over = Difference(value, 0.1), Difference(gain, 0.1)
    best = 1 if value else 0
    return Judgement(number, 0, best, 2, 3, 0.5, loss, over, "only", 0)


@pytest.mark.parametrize(
    ("losses", "error", "moments"),
    [([0.3, 0.1, 0.5, 0.19, 0.4, 0.6], 0.1, [2, 4, 5]), ([0.1, 0.2], 0.01, [1]), ([], 0.1, [])],
    ids=["three", "a small one is none", "without choices"],
)
def test_moments_are_the_three_largest_clear_losses_in_order_of_play(
    losses: list[float], error: float, moments: list[int]
) -> None:
    found = [
        replace(judgement(number, 1.0), loss=Difference(value, error))
        for number, value in enumerate(losses)
    ]
    review = Review(VERSION, "seven", 0, tuple(found), 1, 2.0)
    assert [moment.number for moment in review.moments] == moments
    assert review.well_done is None


def test_a_move_is_well_done_if_it_is_the_best_and_clearly_better_than_that_of_a_mate() -> None:
    found = (judgement(1, 0.0, 0.15), judgement(2, 0.0, 0.3), judgement(3, 0.4, 0.9))
    review = Review(VERSION, "toy", 0, found, 1, 2.0)
    assert review.well_done == found[1]
    assert Review(VERSION, "toy", 0, found[:1], 1, 2.0).well_done is None


def test_a_review_is_read_back() -> None:
    review = Review(VERSION, "toy", 1, (judgement(1, 0.25), judgement(2, 0.0, 0.3)), -3, 2.5)
    assert codec.read(Review, codec.write(review)) == review
