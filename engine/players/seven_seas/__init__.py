"""The computer players of 7 Seas."""

from typing import Final

from engine.games.seven_seas.cards import Suit
from engine.games.seven_seas.moves import Move, PlayCard
from engine.games.seven_seas.view import View
from engine.players.base import Rival, Yardstick

YARDSTICK: Final = Yardstick(least=0.05, worlds=24, usual=1500)


def _hoards(_: View, move: Move) -> bool:
    """Never lays gold."""
    return not (isinstance(move, PlayCard) and not move.take and move.card.suit is Suit.GOLD)


def _drinks(_: View, move: Move) -> bool:
    """Takes rum."""
    return isinstance(move, PlayCard) and any(card.suit is Suit.RUM for card in move.take)


def _shuns(_: View, move: Move) -> bool:
    """Takes nothing with a curse."""
    return not (isinstance(move, PlayCard) and move.take and move.card.suit is Suit.CURSES)


RIVALS: Final = (
    Rival("Bram", "🪙", _hoards, 11),
    Rival("Juno", "🥃", _drinks, 25),
    Rival("Silas", "💀", _shuns, 29),
)
