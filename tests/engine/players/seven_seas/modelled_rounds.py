"""Rounds of 7 Seas between modelled mates, to fit and test the forecast."""

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.games.seven_seas import GAME
from engine.players.seven_seas.evaluation import Evaluator
from engine.players.seven_seas.masks import ALL_CARDS
from engine.players.seven_seas.memory import Piles
from engine.players.seven_seas.policy import MateModel, rollout
from engine.players.seven_seas.simulator import World
from tests.engine.players.seven_seas.worlds import world_of

TWO_SIDES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (4, {"teams": True}),
    (4, {"ultimate_teams": True}),
)
"""The kinds of tables with two sides: seats and options."""


def modelled_rounds(
    seats: int, choices: dict[str, Any], seeds: range
) -> Iterator[tuple[list[World], World]]:
    """The world before each card of a round, and the world at its end."""
    luck = Random(5)
    for seed in seeds:
        state = GAME.deal(GAME.options(**choices), seats, seed)[0]
        view = GAME.view(state, 0)
        world = world_of(state)
        positions = list[World]()
        while any(world.hands):
            positions.append(world.copy())
            *chests, harbour = world.piles
            piles = Piles([*chests, 0], [0] * len(chests) + [harbour.bit_count()])
            hidden = ALL_CARDS ^ world.display ^ world.hands[world.turn] ^ sum(chests)
            policy = MateModel(Evaluator(view, piles, world.turn), hidden)
            rollout(world, [policy] * seats, 1, luck.random)
        yield positions, world
