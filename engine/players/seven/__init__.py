"""The computer players of 7."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from engine.games.seven.moves import PlaceCard, fields_after
from engine.games.seven.view import View
from engine.players.base import Rival, Yardstick

YARDSTICK: Final = Yardstick(least=0.15, worlds=40, usual=900, of_round=True)


def _makes(most: Callable[[Iterable[int]], int], view: View, move: PlaceCard) -> bool:
    """Makes the highest sum, or the lowest."""
    made = sum(fields_after((view.newest, view.other), move))
    return made == most(each.sum for each in view.placings if each.is_legal)


def _sweeps(_: View, move: PlaceCard) -> bool:
    """Places a 1."""
    return move.number == 1


RIVALS: Final = (
    Rival("Odo", "🗼", partial(_makes, max), 58),
    Rival("Tamsin", "🐌", partial(_makes, min), 53),
    Rival("Fitch", "🧹", _sweeps, 43),
)
