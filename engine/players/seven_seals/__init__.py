"""The computer players of The Seven Seals."""

from typing import Final

from engine.games.seven_seals.moves import Move, Play
from engine.games.seven_seals.state import Colour
from engine.games.seven_seals.tricks import winning
from engine.games.seven_seals.view import View
from engine.players.base import Rival, Yardstick

YARDSTICK: Final = Yardstick(least=2.0, worlds=8, usual=150, of_round=True)


def _charges(view: View, move: Move) -> bool:
    """Leads red."""
    return not view.trick and isinstance(move, Play) and move.card.colour is Colour.RED


def _crowns(view: View, move: Move) -> bool:
    """Beats the cards of the trick."""
    if not view.trick or not isinstance(move, Play):
        return False
    return winning((*(played.card for played in view.trick), move.card)) == len(view.trick)


def _cuts(view: View, move: Move) -> bool:
    """Keeps red for tricks that others lead."""
    return (isinstance(move, Play) and move.card.colour is Colour.RED) == bool(view.trick)


RIVALS: Final = (
    Rival("Vesper", "🌹", _charges, 62),
    Rival("Lorne", "👑", _crowns, 68),
    Rival("Petra", "✂️", _cuts, 47),
)
