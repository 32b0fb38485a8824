"""Strangers: opponents by which the levels are tuned and judged; no level shares their judgement.

The training half are the characters that a captain takes others for. The held-out half only judge:
they are rules of thumb written from the rules, known to nothing in the bot.
"""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final, NamedTuple

from engine.core import Event
from engine.players import answered, chooser, hint_question
from engine.players.base import Budget, Level, PolicyPlayer, any_move
from tests.lab.players.trusting import trusting

RANDOM: Final = "random"
"""The player that makes any legal move."""
FOLLOWER: Final = "follower"
"""The player that follows every hint."""


class Population(NamedTuple):
    """The strangers of one game, by name."""

    training: Mapping[str, PolicyPlayer]
    held_out: Mapping[str, PolicyPlayer]


@cache
def strangers(game: str) -> Population:
    """The strangers of this game; none if it has no module here."""
    home = f"{__name__}.{game.replace('-', '_')}"
    if not find_spec(home):
        return Population({}, {})
    module = import_module(home)
    return Population(module.TRAINING, module.HELD_OUT)


@cache
def player(game: str, name: str) -> PolicyPlayer:
    """The player of this name: RANDOM, FOLLOWER, a level, a stranger; ValueError for any other."""
    known = {RANDOM: PolicyPlayer(any_move), **strangers(game).training, **strangers(game).held_out}
    if game == "letter-of-marque":
        known["trusting"] = PolicyPlayer(trusting)
    known[FOLLOWER] = PolicyPlayer(partial(_follow, game))
    if name in known:
        return known[name]
    if name in list(Level):
        return chooser(game, Level(name))
    raise ValueError(f"no player {name!r}; there are {', '.join([*Level, *known])}")


def _follow(
    game: str, view: Any, history: Sequence[Event], moves: Sequence[Any], _: Random, __: Budget
) -> Any:
    return answered(hint_question(game, view, history, moves))
