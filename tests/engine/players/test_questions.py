"""A question to a computer player is all that its choice depends on."""

import pickle
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import count, islice
from random import Random

import pytest

from engine.core import known_to
from engine.games import GAMES
from engine.players import Question, answered, package_of
from engine.players.base import Budget, Level
from tests.amounts import amount
from tests.cogs.faces.moments import moments

FEW = Budget(iterations=4)
ASKED = amount(6, 60)
"""Positions of a game at which each level chooses."""
LONGEST = 120
"""Moves of a game; later ones show nothing else."""


@cache
def asked(key: str, seed: int) -> tuple[Question, ...]:
    """Questions in a random game; house rules and seats are drawn by lot."""
    game, luck = GAMES[key], Random(seed)
    options = game.options(**{rule.name: luck.choice(rule.values) for rule in game.house_rules})
    seats = luck.choice(game.seats_for(options))
    first = [moment.position for moment in islice(moments(game, options, seats, seed), LONGEST)]
    found = list[Question]()
    for each in luck.sample(first, min(ASKED, len(first))):
        for seat in game.to_move(each.state):
            view, known = game.view(each.state, seat), known_to(each.story, seat)
            moves = game.legal_moves(each.state, seat)
            found.append(Question(key, Level.MATE, view, known, moves, seed, FEW))
    return tuple(found)


@pytest.mark.parametrize("seed", range(1, 1 + amount(1, 20)))
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("key", GAMES)
def test_every_choice_is_legal_and_follows_from_the_question_alone(
    key: str, level: Level, seed: int
) -> None:
    """Another process gets a copy of it."""
    for question in (replace(each, level=level) for each in asked(key, seed)):
        again = pickle.loads(pickle.dumps(question))  # noqa: S301 - our own
        assert again == question
        assert answered(question) == answered(again), "it is legal, or this raises"


@pytest.mark.parametrize(
    ("key", "search"),
    [("letter-of-marque", "best"), ("seven", "compare"), ("seven-seals", "best")],
)
def test_the_time_of_a_captain_includes_what_it_does_before_its_search(
    key: str, search: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look at the clock here is a tenth of a second after the one before."""
    ticks, left = count(), list[Budget]()

    def searched(_: object, __: int, budget: Budget, *___: int) -> dict[int, float] | int:
        left.append(budget)
        return {0: 0.0} if search == "compare" else 0

    captain = import_module(f"{package_of(key)}.captain")
    monkeypatch.setattr(captain, "perf_counter", lambda: next(ticks) / 10)
    monkeypatch.setattr(captain, search, searched)
    for seconds, rest in ((0.3, 0.2), (0.05, 0.0)):
        for question in asked(key, 1):
            answered(replace(question, level=Level.CAPTAIN, budget=Budget(seconds, 40)))
        assert left
        assert {(round(each.seconds, 6), each.iterations) for each in left} == {(rest, 40)}
        left.clear()
