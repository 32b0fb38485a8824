"""The computer players of Letter of Marque."""

from typing import Final

from engine.core import own_seat
from engine.games.letter_of_marque.moves import Attack, ChooseShip, Move, PlaceShip
from engine.games.letter_of_marque.view import View
from engine.players.base import Rival, Yardstick

YARDSTICK: Final = Yardstick(least=0.2, worlds=40, usual=300)


def _waits(view: View, move: Move) -> bool:
    """Attacks no treasure below 5."""
    return not isinstance(move, Attack) or view.ship(move.ship).treasure >= 5


def _trusts(view: View, move: Move) -> bool:
    """Puts no armed ship on a treasure below 6."""
    if not isinstance(move, PlaceShip | ChooseShip):
        return True
    treasure = view.turned_up or view.first_treasures[own_seat(view)]
    return treasure > 5 or not move.armed


def _pounces(view: View, move: Move) -> bool:
    """Attacks a treasure of 6 or 7."""
    return isinstance(move, Attack) and view.ship(move.ship).treasure >= 6


RIVALS: Final = (
    Rival("Rook", "♜", _waits, 18),
    Rival("Ines", "🕊️", _trusts, 32),
    Rival("Calico", "🐆", _pounces, 74),
)
