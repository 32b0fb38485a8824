"""Computer players: they see views, never states.

The players of a game are in the package of its key (`seven-seas`: `engine.players.seven_seas`):
`levels.CHOOSERS` has one player for each level, and `reasons.reason` tells why mate chooses what it
chooses. They are loaded when they are asked for, so that a process which never thinks does not
carry them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any, Final

from engine.core import Event
from engine.players.base import QUICK, AnyMove, Budget, Chooser, Level, Reason

RANDOM: Final = "random"
"""Besides the levels: the player that measures what luck alone brings."""


@cache
def chooser(game: str, level: Level | str) -> Chooser:
    """The player of this level; any legal move where the game has no players of its own.

    Raises ValueError for a level that is neither a Level nor RANDOM.
    """
    if level == RANDOM:
        return AnyMove()
    wanted = Level(level)
    levels = _module(game, "levels")
    if levels is None:
        return AnyMove()
    found: Chooser = levels.CHOOSERS[wanted]
    return found


def choose(
    game: str,
    level: Level | str,
    view: Any,
    history: Sequence[Event],
    moves: Sequence[Any],
    seed: int,
    budget: Budget,
) -> int:
    """The index of the move that the player chooses: one call with arguments that pickle.

    Raises ValueError if it is none of the moves.
    """
    luck = Random(seed)  # noqa: S311 - decides between moves, deals nothing
    chosen = chooser(game, level).choose(view, history, moves, luck, budget)
    if chosen not in moves:
        raise ValueError("the chosen move is none of the legal ones")  # which: a secret
    return list(moves).index(chosen)


def reason(
    game: str, view: Any, history: Sequence[Event], moves: Sequence[Any], index: int
) -> Reason | None:
    """Why mate chose the move of this index: true by what its seat knows; None: it cannot say."""
    reasons = _module(game, "reasons")
    if reasons is None:
        return None
    found: Reason | None = reasons.reason(view, history, moves, index)
    return found


def advise(
    game: str, view: Any, history: Sequence[Event], moves: Sequence[Any], seed: int
) -> tuple[int, Reason | None]:
    """The index of the move that mate chooses, and why: one call with arguments that pickle."""
    index = choose(game, Level.MATE, view, history, moves, seed, QUICK)
    return index, reason(game, view, history, moves, index)


def _module(game: str, name: str) -> ModuleType | None:
    """This module of the game's players; None where the game has no players of its own."""
    package = f"{__name__}.{game.replace('-', '_')}"
    return None if find_spec(package) is None else import_module(f"{package}.{name}")
