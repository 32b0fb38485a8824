"""The computer players of 7."""

from typing import Final

from engine.games.seven.moves import PlaceCard, fields_after
from engine.games.seven.view import View
from engine.players.base import Rival, Yardstick

YARDSTICK: Final = Yardstick(least=0.15, worlds=40, usual=900, of_round=True)


def _towers(view: View, move: PlaceCard) -> bool:
    """Makes the highest sum."""
    return _sum(view, move) == max(each.sum for each in view.placings if each.is_legal)


def _creeps(view: View, move: PlaceCard) -> bool:
    """Makes the lowest sum."""
    return _sum(view, move) == min(each.sum for each in view.placings if each.is_legal)


def _sum(view: View, move: PlaceCard) -> int:
    """The sum of the pile after this move."""
    return sum(fields_after((view.newest, view.other), move))


def _sweeps(_: View, move: PlaceCard) -> bool:
    """Places a 1."""
    return move.number == 1


RIVALS: Final = (
    Rival("Odo", "🗼", _towers, 58),
    Rival("Tamsin", "🐌", _creeps, 53),
    Rival("Fitch", "🧹", _sweeps, 43),
)
