"""Choices are judged by what the seat could know, the costliest in further worlds."""

import pickle
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from itertools import chain
from math import inf, sqrt
from random import Random
from typing import Any

import pytest

from engine.core import Seat, Step, choices_by_default, known_to
from engine.events.reviews import choice_tasks
from engine.games import GAMES
from engine.players import (
    advice,
    answered,
    as_good,
    chooser,
    harm,
    has_review,
    hint_question,
    judging,
    package_of,
    reason,
    yardstick,
)
from engine.players.base import Budget
from engine.players.judging import ChoiceTask, Difference, Judgement, Review, judgements, sampled
from engine.tables.record import read_record
from tests.amounts import amount, one_of
from tests.lab.players.matches import Match, record
from tests.lab.players.reviews import finished
from tests.lab.strangers import FOLLOWER

REVIEWED = [key for key in GAMES if has_review(key)]
SEATS = {"seven-seals": 3}
CHOICES = amount(24, 200)
"""The most choices of a game that are judged where all of them would take long."""


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers of worlds change no promise that is tested here."""
    for key in REVIEWED:
        few = replace(yardstick(key), worlds=4, usual=8)
        monkeypatch.setattr(f"{package_of(key)}.YARDSTICK", few)
    for name, number in (("FIRST_BATCHES", 8), ("FURTHER", 24), ("DEALS", 2)):
        monkeypatch.setattr(judging, name, number)


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
    return tuple(judging.tasks(GAMES[key], *played(key, level, *others), 0))


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


@pytest.mark.parametrize("key", one_of(REVIEWED))
def test_a_task_that_was_sent_to_another_process_has_the_same_result(key: str) -> None:
    options, (task, *_) = GAMES[key].options(**choices_by_default(GAMES[key])), choices(key)
    deals = judging.DealTask(key, options, SEATS.get(key, 2), 3, 0)
    again = pickle.loads(pickle.dumps((task, deals)))  # noqa: S301 - our own
    assert again == (task, deals)
    assert (sampled(again[0]), judging.worth(again[1])) == (sampled(task), judging.worth(deals))


def judgement(number: int, loss: float, gain: float = 0.0, error: float = 0.0) -> Judgement:
    """A choice that cost so much, or nothing, and gained so much over a mate's."""
    best, lost, won = 1 if loss else 0, Difference(loss, error), Difference(gain, error)
    return Judgement(number, 0, best, 2, 3, 0.5, lost, won, "only", 0)


def looked_at(*losses: float, agreed: Sequence[int] = ()) -> list[int]:
    """The numbers of the choices that are judged in further worlds, if these are their losses.

    agreed: those that cost nothing by a second look.
    """
    task = replace(choices("seven")[0], played=0)
    work = judgements([replace(task, number=number) for number in range(len(losses))])
    further, first = list[int](), list[int]()
    with suppress(StopIteration):
        look = next(work)
        while True:
            number = look.call.args[0].number  # type: ignore[attr-defined]
            done, again = (first, False) if len(first) < len(losses) else (further, True)
            assert (look.progress.done, look.progress.again) == (len(done), again)
            assert [each.number for each in look.found] == sorted(further)
            (further if number in first else first).append(number)
            agrees = number in further and number in agreed
            loss = 0.0 if agrees else losses[number]
            look = work.send(judging.Sample((), judgement(number, loss)))
    return further


FALLING = [1 - number / 20 for number in range(14)]


@pytest.mark.parametrize(
    ("losses", "agreed", "looked"),
    [
        ([0.18, 0.6, 0.0, 0.5, 0.2, 0.3, 0.4, -0.1], (), [0, 1, 3, 6, 5]),
        (FALLING, range(14), [*range(14)]),
        (FALLING, (0, 2), [*range(judging.COSTLIEST + 2)]),
        ([0.2, 0.3, 0.4, 0.6, 0.5, 0.7, 0.8], (), [0, 1, 2, 6, 5, 3]),
        ([0.1, 0.2, 0.0, 0.14, -0.1], (), [1]),
        ([0.0], (), []),
    ],
    ids=["costliest", "no moment without", "one falls out", "rising", "small ones never", "none"],
)
def test_the_choices_that_seem_costliest_get_a_second_look(
    losses: Sequence[float], agreed: Sequence[int], looked: Sequence[int]
) -> None:
    """The first three at once, for a review whose time is up before all choices are judged."""
    assert looked_at(*losses, agreed=agreed) == looked


@pytest.mark.parametrize("key", one_of(REVIEWED))
def test_a_second_look_goes_on_with_the_first(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It draws other worlds, so the standard error falls, and it says the same each time.

    With worlds of which more tell no more, it is that of a single one.
    """
    monkeypatch.setattr(judging, "telling", lambda question: inf)
    first = next(s for s in map(sampled, choices(key)) if s.judgement.loss.error)
    task = next(task for task in choices(key) if task.number == first.judgement.number)
    second = judging.sampled_further(task, first)
    assert second == judging.sampled_further(task, first)
    assert second.rows[: len(first.rows)] == first.rows
    assert second.judgement.loss.error < first.judgement.loss.error
    monkeypatch.setattr(judging, "telling", lambda question: 1)
    single = sampled(task).judgement.loss.error
    assert single == pytest.approx(first.judgement.loss.error * sqrt(4 * 8), rel=0.1)


@pytest.mark.parametrize("key", one_of(REVIEWED))
def test_a_review_names_the_move_that_a_hint_names(key: str) -> None:
    """Whatever was played, in both looks; and what a hint calls just as good cost nothing."""
    for task in choices(key)[:: amount(8, 2)]:
        asked = hint_question(key, task.view, task.history, task.moves)
        advised = asked.moves.index(answered(asked))
        for at in (task.played, advised, (advised + 1) % len(task.moves)):
            each = replace(task, played=at)
            first = sampled(each)
            second = judging.sampled_further(each, first)
            assert {first.judgement.best, second.judgement.best} == {advised}
            is_even = at == advised or at in as_good(asked, advised)
            assert not is_even or second.judgement.loss.value == 0.0
            assert second.judgement.alike in (None, *as_good(asked, advised))


@pytest.mark.parametrize("key", one_of(sorted(REVIEWED)))
def test_a_player_who_follows_every_hint_finds_no_moment(key: str) -> None:
    """However short the captain's search: the review asks the same one.

    If it did not, each of these games would have a moment.
    """
    players = (FOLLOWER, *["mate"] * (SEATS.get(key, 2) - 1))
    match = Match(key, players, seed=6 if key == "seven" else 4)
    asked = choice_tasks(read_record(record(match)), 0)[:CHOICES]
    assert len(asked) > 5
    review = Review(judging.VERSION, key, 0, finished(judgements(asked)), 0, 0.0)
    assert review.moments == ()
    assert [found.number for found in review.choices] == [task.number for task in asked]


@pytest.mark.parametrize("key", one_of(["seven", "seven-seas"]))
def test_a_loss_is_explained_by_what_speaks_for_one_move_alone(key: str) -> None:
    """The reason for the better move is none that the other has, and harm is of the other."""
    found = 0
    for task in choices(key):
        judgement = sampled(task).judgement
        asked = hint_question(key, task.view, task.history, task.moves)
        hint = advice(asked, judgement.best)
        told = hint.passed and reason(asked, hint.passed[0])
        assert hint.reason is None or hint.reason != told, "a hint's reason is not the other's"
        if judgement.best == judgement.played:
            assert not judgement.harm
            continue
        own = reason(asked, task.played)
        assert own is None or (judgement.why, judgement.figure) != (own.name, own.figure)
        told = harm(asked, task.played, judgement.best)
        assert judgement.harm in ((told.name,) if told else ("", judgement.why))
        found += bool(told)
    assert found


@pytest.mark.parametrize(
    ("loss", "size"),
    [(-0.3, "even"), (0.14, "even"), (0.15, "less"), (0.44, "less"), (0.45, "much")],
)
def test_a_hint_speaks_of_the_other_move_by_the_size_of_its_loss(
    loss: float, size: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the steps that puzzles and reviews have; it says nothing of one just as good."""
    task = choices("seven")[0]
    monkeypatch.setattr(judging, "as_good", lambda *_: [])
    monkeypatch.setattr(judging, "obvious", lambda *_: 1)
    monkeypatch.setattr(judging, "difference", lambda *_: Difference(loss))
    asked = hint_question("seven", task.view, task.history, task.moves)
    assert judging.weighed(asked, 0) == ([], size)
    assert judging.weighed(asked, 1) == ([], "even")


@pytest.mark.parametrize(
    ("losses", "error", "moments"),
    [
        ([0.3, 0.1, 0.5, 0.19, 0.4, 0.6], 0.1, [2, 4, 5]),
        ([0.1, 0.2], 0.01, [1]),
        ([0.3], 0.1, []),
        ([], 0.1, []),
    ],
    ids=["three", "a small one is none", "nor is one that may be small", "without choices"],
)
def test_moments_are_the_three_largest_clear_losses_in_order_of_play(
    losses: list[float], error: float, moments: list[int]
) -> None:
    found = (replace(judgement(n, value, 0, error), best=1) for n, value in enumerate(losses))
    review = Review(1, "seven", 0, (*found, replace(judgement(9, 0.9), why="")), 1, 2.0)
    numbers = [moment.number for moment in review.moments]
    assert numbers == [*moments, 9][: judging.MOMENTS], "told first"
    assert review.well_done is None


def test_a_move_is_well_done_if_it_is_the_best_and_better_than_that_of_a_mate() -> None:
    """One that is clearly better comes first."""
    found = (judgement(1, 0.0, 0.15, 0.1), judgement(2, 0.0, 0.3, 0.1), judgement(3, 0.4, 0.9, 0.1))
    assert Review(judging.VERSION, "toy", 0, found, 1, 2.0).well_done == found[1]
    unsure = (found[0], judgement(4, 0.0, 0.9, 0.5), judgement(5, 0.0, 0.0))
    assert Review(judging.VERSION, "toy", 0, (*unsure, found[1]), 1, 2.0).well_done == found[1]
    assert Review(judging.VERSION, "toy", 0, unsure, 1, 2.0).well_done == unsure[1]
    assert Review(judging.VERSION, "toy", 0, unsure[2:], 1, 2.0).well_done is None
