"""Computer players of all games and levels choose legal moves, whatever is hidden from them."""

from collections.abc import Sequence
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.core import Event, known_to
from engine.games import GAMES
from engine.players import chooser
from engine.players.base import Budget, Level
from tests.amounts import amount
from tests.cogs.faces.moments import moments

FEW = Budget(iterations=4)
ASKED = amount(6, 60)
"""Positions of a game at which each level chooses."""
LONGEST = 120
"""Moves of a game; later ones show nothing else."""


@cache
def positions(key: str, seed: int) -> Sequence[tuple[Any, Sequence[Event]]]:
    """Positions of a random game, each with its story; house rules and seats are drawn by lot."""
    game, luck = GAMES[key], Random(seed)
    options = game.options(**{rule.name: luck.choice(rule.values) for rule in game.house_rules})
    seats = luck.choice(game.seats_for(options))
    first = [moment.position for moment in islice(moments(game, options, seats, seed), LONGEST)]
    found = [(each.state, each.story) for each in first if game.outcome(each.state) is None]
    return luck.sample(found, min(ASKED, len(found)))


@pytest.mark.parametrize("seed", range(amount(1, 20)))
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("key", GAMES)
def test_every_choice_is_legal_and_the_same_in_all_worlds_of_the_seat(
    key: str, level: Level, seed: int
) -> None:
    """Secrecy: cards that the seat can't see change no choice."""
    game, player = GAMES[key], chooser(key, level)
    for state, story in positions(key, seed):
        for seat in game.to_move(state):
            view, history = game.view(state, seat), known_to(story, seat)
            other = game.sample_state(view, seed + 1, history)
            assert game.view(other, seat) == view
            moves = game.legal_moves(state, seat)
            one, two = (
                player.choose(game.view(world, seat), history, moves, Random(5), FEW)
                for world in (state, other)
            )
            assert one == two
            assert one in moves
