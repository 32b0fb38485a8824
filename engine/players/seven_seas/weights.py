"""What each card of 7 Seas is worth at a glance, in points, roughly: what a nick goes for.

The figures were found by letting thousands of rounds decide between neighbours.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.seven_seas.cards import DECK, KING, KRAKEN, LADY, Card, Suit


@dataclass(frozen=True, slots=True)
class Lures:
    """What kinds of cards are worth."""

    lady: float
    king: float
    three_coins: float
    kraken: float
    gold: tuple[float, ...]  # of the strengths 2 to 10
    others: tuple[float, ...]  # crystals and rum likewise
    curses: tuple[float, ...]

    def of(self, card: Card) -> float:
        """The worth of a card."""
        named = {LADY: self.lady, KING: self.king, KRAKEN: self.kraken}
        if card in named:
            return named[card]
        if card.strength == 1:
            return self.three_coins
        rows = {Suit.GOLD: self.gold, Suit.CURSES: self.curses}
        return rows.get(card.suit, self.others)[card.strength - 2]


TWO: Final = Lures(
    lady=0.93,
    king=0.73,
    three_coins=0.54,
    kraken=-0.5,
    gold=(0.22, 0.22, 0.22, 0.24, 0.3, 0.5, 0.22, 0.22, 0.22),
    others=(0.14, 0.14, 0.14, 0.14, 0.19, 0.38, 0.14, 0.14, 0.14),
    curses=(0.04, 0.04, 0.04, 0.04, 0.04, 0.15, 0.04, 0.04, 0.04),
)
"""Two sides."""

MANY: Final = Lures(
    lady=0.46,
    king=1.24,
    three_coins=0.92,
    kraken=-0.66,
    gold=(0.14, 0.14, 0.14, 0.32, 0.42, 0.4, 0.14, 0.14, 0.14),
    others=(0.1, 0.1, 0.1, 0.1, 0.33, 0.69, 0.1, 0.1, 0.1),
    curses=(-0.04, -0.04, -0.04, 0.11, 0.11, 0.15, -0.04, -0.04, -0.04),
)
"""Three or four players."""

LURES: Final = tuple(tuple(lures.of(card) for card in DECK) for lures in (MANY, TWO))
"""By whether there are two sides, then by card."""
