"""Choices are judged by what the seat could know, and looked at again while in doubt."""

import pickle
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import pytest

from engine.core import Seat, Step, choices_by_default, known_to
from engine.games import GAMES
from engine.players import chooser
from engine.players.base import Budget
from engine.players.judging import (
    TURNS,
    ChoiceTask,
    DealTask,
    Sample,
    finished,
    judgements,
    sampled,
    tasks,
    worth,
)
from engine.players.review import LEAST, Difference, Judgement, has_review

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
        assert sampled(again) == sampled(task)


@pytest.mark.parametrize("key", REVIEWED)
def test_the_same_cards_are_worth_the_same_each_time(key: str) -> None:
    game = GAMES[key]
    task = DealTask(game.key, game.options(**choices_by_default(game)), SEATS.get(key, 2), 3, 0)
    assert worth(task) == worth(task)


@pytest.mark.parametrize("key", REVIEWED)
def test_every_task_can_be_sent_to_another_process(key: str) -> None:
    options, (task, *_) = GAMES[key].options(**choices_by_default(GAMES[key])), choices(key)
    deals = DealTask(key, options, 3, 3, 0)
    assert pickle.loads(pickle.dumps(task)) == task  # noqa: S301 - our own
    assert pickle.loads(pickle.dumps(deals)) == deals  # noqa: S301 - our own


def sample(turns: int, number: int, value: float, error: float) -> Sample:
    """A choice whose loss was measured like this."""
    loss = Difference(value, error)
    return Sample(turns, (), Judgement(number, 0, 1, 2, 3, 0.5, loss, Difference(), "only", 0))


def looked_at(key: str, *losses: float) -> list[int]:
    """The numbers of the choices that are judged again, if all have these losses for ever."""
    task = choices(key)[0]
    work = judgements([replace(task, number=number) for number in range(len(losses))])
    next(work)
    turns, asked = dict.fromkeys(range(len(losses)), 1), list[int]()
    for number, loss in enumerate(losses[:-1]):
        work.send(sample(1, number, loss, 0.01))
    answer = sample(1, len(losses) - 1, losses[-1], 0.01)
    while True:
        try:
            call = work.send(answer)
        except StopIteration:
            return asked
        before = call.args[1]  # type: ignore[attr-defined]
        number = before.judgement.number
        turns[number] += 1
        asked.append(number)
        answer = replace(before, turns=turns[number])


def test_only_a_loss_near_the_least_of_a_moment_is_looked_at_again() -> None:
    near = LEAST["seven"] + 0.01
    assert looked_at("seven", 0.0, near, 0.5) == [1] * TURNS
    assert looked_at("seven", 0.0, 0.5) == []


def test_the_third_and_fourth_loss_are_looked_at_again_in_turn_if_they_are_close() -> None:
    assert looked_at("seven", 0.5, 0.33, 0.6, 0.32, 0.15)[:4] == [1, 3, 1, 3]


@pytest.mark.parametrize("key", REVIEWED)
def test_a_second_look_goes_on_with_the_first(key: str) -> None:
    """It draws other worlds, so the standard error falls, and it says the same each time."""
    first = next(s for s in map(sampled, choices(key)) if s.judgement.loss.error)
    task = next(task for task in choices(key) if task.number == first.judgement.number)
    second = sampled(task, first)
    assert second == sampled(task, first)
    assert second.turns == 2
    assert second.rows[: len(first.rows)] == first.rows
    assert second.judgement.loss.error < first.judgement.loss.error
    assert sampled(task, again=1).rows != first.rows


def test_all_choices_are_judged_in_their_order() -> None:
    asked = choices("seven")[:2]
    assert [found.number for found in finished(judgements(asked))] == [t.number for t in asked]
