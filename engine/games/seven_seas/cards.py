"""The forty booty cards: four suits of strengths 1 to 10."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, TypeAlias


class Suit(IntEnum):
    """The four kinds of booty."""

    GOLD = 0
    CRYSTALS = 1
    RUM = 2
    CURSES = 3

    @property
    def letter(self) -> str:
        """The letter that stands for the suit in notation."""
        return "gcrx"[self]


class Card(IntEnum):
    """One booty card; cards sort by suit, then strength. X1 is the kraken."""

    G1, G2, G3, G4, G5, G6, G7, G8, G9, G10 = range(10)
    C1, C2, C3, C4, C5, C6, C7, C8, C9, C10 = range(10, 20)
    R1, R2, R3, R4, R5, R6, R7, R8, R9, R10 = range(20, 30)
    X1, X2, X3, X4, X5, X6, X7, X8, X9, X10 = range(30, 40)

    @property
    def suit(self) -> Suit:
        """Gold, crystals, rum or curses."""
        return Suit(self // 10)

    @property
    def strength(self) -> int:
        """1 to 10, what captures go by."""
        return self % 10 + 1

    @property
    def notation(self) -> str:
        """Suit letter and strength, e.g. "c8"."""
        return f"{self.suit.letter}{self.strength}"

    def __repr__(self) -> str:
        return self.name


Cards: TypeAlias = tuple[Card, ...]

DECK: Final[Cards] = tuple(Card)
STRENGTH: Final = tuple(card.strength for card in DECK)
"""The strength of each card by its number, for the places where speed counts."""

LADY: Final = Card.C1
KING: Final = Card.R1
KRAKEN: Final = Card.X1
THREE_COINS: Final = Card.G1
BY_NOTATION: Final = {card.notation: card for card in DECK}


def coins(card: Card) -> int:
    """How many gold coins the card shows: three on gold 1, one on other gold, else none."""
    if card is THREE_COINS:
        return 3
    return 1 if card.suit is Suit.GOLD else 0
