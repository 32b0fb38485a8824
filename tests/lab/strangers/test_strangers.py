"""Strangers: opponents by which captains are judged."""

from random import Random

import pytest

from engine.core import known_to
from engine.games import GAMES
from engine.players.base import QUICK, Level
from tests.lab.strangers import RANDOM, player, strangers

EVERY = [(game, name) for game in GAMES for name in strangers(game)]


@pytest.mark.parametrize("game", GAMES)
def test_no_name_stands_for_two_players(game: str) -> None:
    names = [*Level, RANDOM, *(name for key, name in EVERY if key == game)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("key", GAMES)
def test_strangers_make_legal_moves_the_same_each_time(key: str) -> None:
    game, seats = GAMES[key], GAMES[key].seats[-1]
    for name in (name for of, name in EVERY if of == key):
        chosen, (state, events) = player(key, name), game.deal(game.options(), seats, 1)
        story, choices = list(events), 0
        while choices < 12 and game.outcome(state) is None:
            seat = game.to_move(state)[0]
            moves, view = game.legal_moves(state, seat), game.view(state, seat)
            known = known_to(story, seat)
            move = chosen.choose(view, known, moves, Random(choices), QUICK)
            assert move in moves, name
            assert move == chosen.choose(view, known, moves, Random(choices), QUICK), name
            state, events = game.apply(state, seat, move)
            story.extend(events)
            choices += len(moves) > 1
