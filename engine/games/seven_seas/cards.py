"""The forty booty cards: four suits of strengths 1 to 10."""

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
    """One booty card; cards sort by strength, then suit. X1 is the kraken."""

    G1, C1, R1, X1 = range(4)
    G2, C2, R2, X2 = range(4, 8)
    G3, C3, R3, X3 = range(8, 12)
    G4, C4, R4, X4 = range(12, 16)
    G5, C5, R5, X5 = range(16, 20)
    G6, C6, R6, X6 = range(20, 24)
    G7, C7, R7, X7 = range(24, 28)
    G8, C8, R8, X8 = range(28, 32)
    G9, C9, R9, X9 = range(32, 36)
    G10, C10, R10, X10 = range(36, 40)

    @property
    def suit(self) -> Suit:
        """Gold, crystals, rum or curses."""
        return Suit(self % 4)

    @property
    def strength(self) -> int:
        """1 to 10, what captures go by."""
        return self // 4 + 1

    @property
    def notation(self) -> str:
        """Suit letter and strength, e.g. "c8"."""
        return f"{self.suit.letter}{self.strength}"

    def __repr__(self) -> str:
        return self.name


Cards: TypeAlias = tuple[Card, ...]

DECK: Final[Cards] = tuple(Card)
LADY: Final = Card.C1
KING: Final = Card.R1
KRAKEN: Final = Card.X1
THREE_COINS: Final = Card.G1
STRENGTH: Final = tuple(card.strength for card in DECK)
SUIT: Final = tuple(card.suit for card in DECK)
COINS: Final = tuple(3 if card is THREE_COINS else int(card.suit is Suit.GOLD) for card in DECK)
"""The number of gold coins on each card, by its number; STRENGTH and SUIT have the same order."""

NOTATION: Final = tuple(card.notation for card in DECK)
BY_NOTATION: Final = {card.notation: card for card in DECK}
