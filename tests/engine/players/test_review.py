"""Reviews of finished games: equal each time, and blind to what the seat could not know."""

import pickle
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import pytest

from engine import codec
from engine.core import Seat, Step, choices_by_default, known_to
from engine.games import GAMES
from engine.players import chooser
from engine.players.base import Budget
from engine.players.review import (
    VERSION,
    ChoiceTask,
    DealTask,
    Difference,
    Judgement,
    Review,
    has_review,
    judged,
    tasks,
    worth,
)

REVIEWED = [key for key in GAMES if has_review(key)]
SEATS = {"seven-seals": 3}


@cache
def played(key: str, *levels: str) -> tuple[tuple[Step[Any], ...], tuple[tuple[Seat, Any], ...]]:
    """A game between these players, whose deals and moves never change."""
    game, known = GAMES[key], [list[Any]() for _ in levels]
    step = game.deal(game.options(**choices_by_default(game)), len(levels), 3)
    steps, moves, luck = [step], list[tuple[Seat, Any]](), Random(3)
    players = [chooser(key, level) for level in levels]
    while True:
        for each, events in enumerate(known):
            events += known_to(step.events, each)
        if game.outcome(step.state) is not None:
            return tuple(steps), tuple(moves)
        seat = game.to_move(step.state)[0]
        legal, view = game.legal_moves(step.state, seat), game.view(step.state, seat)
        history = tuple(known[seat])
        move = players[seat].choose(view, history, legal, luck, Budget(iterations=8))
        step = game.apply(step.state, seat, move)
        steps.append(step)
        moves.append((seat, move))


def choices(key: str, level: str = "deckhand") -> Sequence[ChoiceTask]:
    """The choices of seat 0, played at this level."""
    others = ["mate"] * (SEATS.get(key, 2) - 1)
    return tuple(tasks(GAMES[key], *played(key, level, *others), 0))


@pytest.mark.parametrize("key", REVIEWED)
def test_a_task_knows_what_its_seat_knew_and_nothing_else(key: str) -> None:
    steps, _ = played(key, "deckhand", *["mate"] * (SEATS.get(key, 2) - 1))
    found = choices(key)
    assert found
    for task in found:
        before = chain.from_iterable(step.events for step in steps[: task.number + 1])
        assert task.history == known_to(tuple(before), 0)
        assert task.view == GAMES[key].view(steps[task.number].state, 0)
        assert len(task.moves) > 1


@pytest.mark.parametrize("key", REVIEWED)
def test_worlds_alike_to_the_seat_give_the_same_judgement(key: str) -> None:
    """The view and the legal moves of a world that the seat cannot tell from the truth."""
    game = GAMES[key]
    for task in (choices(key)[0], choices(key)[-1]):
        other = game.sample_state(task.view, 5, task.history)
        legal = game.legal_moves(other, 0)
        again = replace(task, view=game.view(other, 0), moves=legal)
        assert judged(again) == judged(task)


@pytest.mark.parametrize("key", REVIEWED)
def test_the_same_cards_are_worth_the_same_each_time(key: str) -> None:
    game = GAMES[key]
    task = DealTask(game.key, game.options(**choices_by_default(game)), SEATS.get(key, 2), 3, 0)
    assert worth(task) == worth(task)


def judgement(number: int, value: float, gain: float = 0.0) -> Judgement:
    """A judgement with this loss, or this gain over a mate, and errors of 0.1."""
    loss, over = Difference(value, 0.1), Difference(gain, 0.1)
    best = 1 if value else 0
    return Judgement(number, 0, best, 2, 3, 0.5, loss, over, "only", 0)


def test_moments_are_the_three_largest_clear_losses() -> None:
    losses = [0.3, 0.1, 0.5, 0.19, 0.4, 0.6]
    review = Review(VERSION, "toy", 0, tuple(map(judgement, range(6), losses)), 1, 2.0)
    assert [moment.number for moment in review.moments] == [5, 2, 4]
    assert review.loss.value == pytest.approx(sum(losses) / 6)


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
    assert (review.moments, review.well_done, review.loss) == ((), None, Difference())


@pytest.mark.parametrize("key", REVIEWED)
def test_every_task_can_be_sent_to_another_process(key: str) -> None:
    options, (task, *_) = GAMES[key].options(**choices_by_default(GAMES[key])), choices(key)
    deals = DealTask(key, options, 3, 3, 0)
    assert pickle.loads(pickle.dumps(task)) == task  # noqa: S301 - our own
    assert pickle.loads(pickle.dumps(deals)) == deals  # noqa: S301 - our own
