"""The marks that a finished game earned its seats: dry words for what somebody did."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from engine.core import AnyGame, Seat, Step

Earned: TypeAlias = Callable[[Sequence[Step[Any]]], Iterable[tuple[Seat, str]]]
"""The marks of a game, by seat, from its steps: the deal, then one for each move."""

MARKS: Final[Mapping[str, Earned]] = {}
"""By game."""


def marks_of(game: AnyGame, steps: Sequence[Step[Any]]) -> tuple[tuple[Seat, str], ...]:
    """The marks of a game that was played to its end, by seat; each at most once."""
    earned = MARKS.get(game.key)
    if earned is None or game.outcome(steps[-1].state) is None:
        return ()
    return tuple(sorted(set(earned(steps))))
