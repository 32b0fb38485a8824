"""A review shows the largest clear losses, and one choice that was done well."""

from dataclasses import replace

from engine import codec
from engine.players.judging import VERSION, Difference, Judgement, Review


def judgement(number: int, value: float, gain: float = 0.0) -> Judgement:
    """A judgement with this loss, or this gain over a mate, and errors of 0.1."""
    loss, over = Difference(value, 0.1), Difference(gain, 0.1)
    best = 1 if value else 0
    return Judgement(number, 0, best, 2, 3, 0.5, loss, over, "only", 0)


def test_moments_are_the_three_largest_clear_losses_in_order_of_play() -> None:
    losses = [0.3, 0.1, 0.5, 0.19, 0.4, 0.6]
    review = Review(VERSION, "toy", 0, tuple(map(judgement, range(6), losses)), 1, 2.0)
    assert [moment.number for moment in review.moments] == [2, 4, 5]


def test_a_move_is_well_done_if_it_is_the_best_and_clearly_better_than_that_of_a_mate() -> None:
    found = (judgement(1, 0.0, 0.15), judgement(2, 0.0, 0.3), judgement(3, 0.4, 0.9))
    review = Review(VERSION, "toy", 0, found, 1, 2.0)
    assert review.well_done == found[1]
    assert Review(VERSION, "toy", 0, found[:1], 1, 2.0).well_done is None


def test_a_review_is_read_back() -> None:
    review = Review(VERSION, "toy", 1, (judgement(1, 0.25), judgement(2, 0.0, 0.3)), -3, 2.5)
    assert codec.read(Review, codec.write(review)) == review


def test_a_game_without_choices_has_an_empty_review() -> None:
    review = Review(VERSION, "toy", 0, (), 0, 0.0)
    assert (review.moments, review.well_done) == ((), None)


def test_a_small_loss_is_no_moment() -> None:
    small, large = (
        replace(judgement(n, 1.0), loss=Difference(v, 0.01)) for n, v in ((0, 0.1), (1, 0.2))
    )
    review = Review(VERSION, "seven", 0, (small, large), 1, 2.0)
    assert [moment.number for moment in review.moments] == [1]
