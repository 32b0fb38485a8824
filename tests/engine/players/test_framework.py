"""The framework of computer players: finding one, its question, its time, the elimination."""

import pickle
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import count, islice
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from engine.core import Event, known_to, own_seat
from engine.games import GAMES
from engine.players import Question, answered, chooser, has_players, package_of
from engine.players.base import QUICK, Budget, Level, PolicyPlayer, Value, Values, any_move
from engine.players.elimination import FEWEST, best, compare
from tests.amounts import amount
from tests.cogs.faces.moments import moments

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("key", GAMES)
def test_a_spectator_has_no_seat(key: str) -> None:
    """Seat 0 never stands in for a missing seat."""
    game = GAMES[key]
    state = game.deal(game.options(), game.seats[0], seed=1).state
    assert own_seat(game.view(state, 1)) == 1
    with pytest.raises(ValueError, match="spectator"):
        own_seat(game.view(state, None))


def test_every_package_of_players_is_that_of_a_game() -> None:
    homes = {path.parent.name for path in (ROOT / "engine/players").glob("*/__init__.py")}
    assert homes == {key.replace("-", "_") for key in GAMES if has_players(key)}


def test_a_game_without_players_of_its_own_plays_any_legal_move() -> None:
    player = chooser("a-game-of-tomorrow", Level.CAPTAIN)
    assert player.policy is any_move
    drawn = {player.choose(None, (), "abc", Random(seed), QUICK) for seed in range(30)}
    assert drawn == {"a", "b", "c"}


def move_by_history_length(
    _: object, history: Sequence[Event], moves: Sequence[str], __: Random, ___: Budget
) -> str:
    """A policy that chooses by the length of its history: the first move if it is empty."""
    return moves[len(history)]


@pytest.mark.parametrize(
    ("remembers", "moves", "chosen"),
    [(True, "abc", "c"), (False, "abc", "a"), (True, "a", "a")],
    ids=["with its history", "without", "the only move without its policy"],
)
def test_a_player_follows_its_policy_with_the_history_that_it_remembers(
    remembers: bool, moves: str, chosen: str
) -> None:
    own = PolicyPlayer(move_by_history_length, remembers=remembers)
    assert own.choose(None, (Event(), Event()), moves, Random(1), QUICK) == chosen


def test_a_player_makes_mistakes_at_its_given_rate() -> None:
    """A quarter of the choices fall on any of the three moves: the policy gets 5 of 6."""
    player, luck = PolicyPlayer(move_by_history_length, mistakes=0.25), Random(1)
    drawn = [player.choose(None, (), "abc", luck, QUICK) for _ in range(3000)]
    assert set(drawn) == {"a", "b", "c"}
    assert drawn.count("a") / len(drawn) == pytest.approx(5 / 6, abs=0.03)


def test_a_budget_is_exact_or_ends_in_time_and_always_lasts_for_one_thought() -> None:
    assert list(Budget(iterations=5).turns()) == [0, 1, 2, 3, 4]
    assert list(QUICK.turns()) == [0]
    assert list(Budget(seconds=0, iterations=0).turns()) == [0]
    begin = perf_counter()
    assert sum(1 for _ in Budget(seconds=0.1).turns()) > 10
    assert perf_counter() - begin < 5


def test_asking_who_plays_loads_no_player() -> None:
    """The bot's own process stays small until it has to think itself."""
    code = "import engine.players, sys; print(*(m for m in sys.modules if 'players.' in m))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["engine.players.base"]


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


def test_too_few_worlds_leave_the_choice_to_the_first_candidate_and_so_do_equal_ones() -> None:
    _, trial = noisy(0.0, 50.0)
    assert best(trial, 2, Budget(iterations=FEWEST - 1)) == 0
    assert best(trial, 2, Budget(iterations=FEWEST)) == 1
    level = Value(1, 0, 0)
    assert best(lambda remaining: [level] * len(remaining), 3, Budget(iterations=100)) == 0


def test_leads_are_means_above_the_first_candidate_that_remains() -> None:
    _, trial = noisy(1.0, 1.5, 1.2)
    leads = compare(trial, 3, Budget(iterations=30))
    assert list(leads) == [0, 1, 2]
    assert leads[0] == 0
    assert leads[1] == pytest.approx(0.5, abs=0.6)


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
    ("key", "search"), [("letter-of-marque", "best"), ("seven", "compare"), ("seven-seals", "best")]
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
