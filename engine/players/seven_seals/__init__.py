"""The computer players of The Seven Seals."""

from typing import Final

from engine.games.seven_seals.moves import Move, Play
from engine.games.seven_seals.state import Colour
from engine.games.seven_seals.view import View
from engine.players.base import Rival, Yardstick

YARDSTICK: Final = Yardstick(least=2.0, worlds=8, usual=150, of_round=True)


def _charges(view: View, move: Move) -> bool:
    """Leads red."""
    return not view.trick and isinstance(move, Play) and move.card.colour is Colour.RED


def _crowns(view: View, move: Move) -> bool:
    """Leads the highest card."""
    if view.trick or not isinstance(move, Play):
        return True
    return move.card.rank == max(card.rank for card in view.hand)


def _cuts(view: View, move: Move) -> bool:
    """Trumps a trick in which red wasn't led."""
    is_red = isinstance(move, Play) and move.card.colour is Colour.RED
    return is_red and view.led not in (None, Colour.RED)


RIVALS: Final = (
    Rival("Vesper", "🌹", _charges, 62),
    Rival("Lorne", "👑", _crowns, 50),
    Rival("Petra", "✂️", _cuts, 85),
)
