"""The computer players of 7."""

from typing import Final

from engine.games.seven.moves import PlaceCard, Side
from engine.games.seven.view import View
from engine.players.base import Rival, Yardstick

YARDSTICK: Final = Yardstick(least=0.15, worlds=40, usual=900, of_round=True)


def _towers(view: View, move: PlaceCard) -> bool:
    """Starts a pile with the highest number."""
    return move.side is not Side.START or move.number == max(view.hand)


def _creeps(view: View, move: PlaceCard) -> bool:
    """Starts a pile with the lowest number."""
    return move.side is not Side.START or move.number == min(view.hand)


def _sweeps(_: View, move: PlaceCard) -> bool:
    """Places a 1."""
    return move.number == 1


RIVALS: Final = (
    Rival("Odo", "🗼", _towers, 85),
    Rival("Tamsin", "🐌", _creeps, 16),
    Rival("Fitch", "🧹", _sweeps, 43),
)
