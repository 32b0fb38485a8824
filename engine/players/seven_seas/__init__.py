"""The computer players of 7 Seas."""

from typing import Final

from engine.games.seven_seas.cards import Suit
from engine.games.seven_seas.moves import Move, PlayCard
from engine.games.seven_seas.view import View
from engine.players.base import Rival, Yardstick

YARDSTICK: Final = Yardstick(least=0.05, worlds=24, usual=1500)


def _counts(_: View, move: Move) -> bool:
    """Takes at most one card."""
    return not isinstance(move, PlayCard) or len(move.take) <= 1


def _drinks(_: View, move: Move) -> bool:
    """Takes rum."""
    return isinstance(move, PlayCard) and any(card.suit is Suit.RUM for card in move.take)


def _shuns(view: View, move: Move) -> bool:
    """Takes none, or not all, of the cards in the display."""
    return not isinstance(move, PlayCard) or not 0 < len(move.take) == len(view.display)


RIVALS: Final = (
    Rival("Bram", "🪙", _counts, 43),
    Rival("Juno", "🥃", _drinks, 30),
    Rival("Silas", "🧿", _shuns, 58),
)
