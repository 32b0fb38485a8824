"""Strangers: opponents by which the captain is tuned, and others by which it is judged."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import known_to
from engine.games import GAMES
from engine.players import chooser, package_of, strangers
from engine.players.base import QUICK, Level
from tests.sources import ROOT, imports

EVERY = [(game, name) for game in GAMES for name in strangers(game).all]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_strangers_of_different_character(game: str) -> None:
    """Half of them judge only, so nothing is tuned to them; no name stands for two players."""
    found = strangers(game)
    assert len(found.training) >= 4
    assert len(found.held_out) >= 4
    assert not set(found.training) & set(found.held_out)
    assert not set(found.all) & {"random", *Level}


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_stranger_plays_a_game_to_its_end(game: str, name: str) -> None:
    """By legal moves, at every number of seats, with a policy that is the same each time."""
    rules, player = GAMES[game], chooser(game, name)
    for seats in rules.seats_for(rules.options()):
        luck = Random(seats)
        state, events = rules.deal(rules.options(), seats, seats)
        story, choices = list(events), 0
        while choices < 60 and rules.outcome(state) is None:
            seat = rules.to_move(state)[0]
            moves, view = rules.legal_moves(state, seat), rules.view(state, seat)
            known, seed = known_to(story, seat), luck.getrandbits(30)
            move = player.choose(view, known, moves, Random(seed), QUICK)
            assert move in moves
            assert move == player.choose(view, known, moves, Random(seed), QUICK)
            state, events = rules.apply(state, seat, move)
            story.extend(events)
            choices += len(moves) > 1


@pytest.mark.parametrize("game", GAMES)
def test_no_level_knows_the_strangers_that_judge_it(game: str) -> None:
    """The held-out half is named in its own file alone."""
    folder = ROOT / package_of(game).replace(".", "/")
    for path in folder.glob("*.py"):
        if path.name != "strangers.py":
            text = path.read_text(encoding="utf-8")
            assert "held_out" not in text.casefold(), path
            assert not any(name.endswith(".strangers") for name in imports(path)), path
