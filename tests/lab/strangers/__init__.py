"""Strangers: opponents by which the levels are tuned and judged; no level shares their judgement.

The training half are the characters that a captain takes others for. The held-out half only judge:
they are rules of thumb written from the rules, known to nothing in the bot.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, NamedTuple

from engine.players import chooser
from engine.players.base import Level, PolicyPlayer, any_move
from tests.lab.players.trusting import trusting

RANDOM: Final = "random"
"""The player that makes any legal move."""


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
    """The player of this name: RANDOM, a level or a stranger; ValueError for any other."""
    known = {RANDOM: PolicyPlayer(any_move), **strangers(game).training, **strangers(game).held_out}
    if game == "letter-of-marque":
        known["trusting"] = PolicyPlayer(trusting)
    if name in known:
        return known[name]
    if name in list(Level):
        return chooser(game, Level(name))
    raise ValueError(f"no player {name!r}; there are {', '.join([*Level, *known])}")
