"""Strangers: opponents by which the levels are judged.

They are rules of thumb written from the rules, held out of all tuning and known to nothing in the
bot.
"""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from engine.core import Event
from engine.players import answered, chooser, hint_question
from engine.players.base import Budget, Level, PolicyPlayer, any_move
from tests.lab.players.taught import taught

RANDOM: Final = "random"
"""The player that makes any legal move."""
FOLLOWER: Final = "follower"
"""The player that follows every hint."""

SEARCH: Final = "ismcts"
"""The player of `judges.openspiel`; it can choose only where the extra `judges` is installed."""


@cache
def strangers(game: str) -> Mapping[str, PolicyPlayer]:
    """The strangers of this game, by name; none if it has no module here."""
    home = f"{__name__}.{game.replace('-', '_')}"
    if not find_spec(home):
        return {}
    found: Mapping[str, PolicyPlayer] = import_module(home).HELD_OUT
    return found


@cache
def player(game: str, name: str) -> PolicyPlayer:
    """The player of this name: a level, a stranger, or one of the names above.

    ValueError: there is none.
    """
    known = {RANDOM: PolicyPlayer(any_move), **strangers(game)}
    if game == "seven-seas":
        known["taught"] = PolicyPlayer(taught)
    known[FOLLOWER] = PolicyPlayer(partial(_follow, game))
    known[SEARCH] = PolicyPlayer(partial(_search, game))
    if name in known:
        return known[name]
    if name in list(Level):
        return chooser(game, Level(name))
    raise ValueError(f"no player {name!r}; there are {', '.join([*Level, *known])}")


def _follow(
    game: str, view: Any, history: Sequence[Event], moves: Sequence[Any], _: Random, __: Budget
) -> Any:
    return answered(hint_question(game, view, history, moves))


def _search(game: str, *asked: Any) -> Any:
    return import_module("tests.lab.judges.openspiel").choose(game, *asked)
