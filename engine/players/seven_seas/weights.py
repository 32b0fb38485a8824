"""The weights by which the computer players of 7 Seas evaluate cards and plays, in points.

All figures are hand-set. Those for two sides and the values by kind were chosen on 2026-11-21 by
playing neighbouring settings against each other over thousands of rounds; no script was kept.
`python -m tests.lab.players.league` compares players after a change.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.games.seven_seas.cards import DECK, KING, KRAKEN, LADY, Card, Suit

A_COIN, A_CARD, A_BOOTY = 0.11, 0.075, 0.045
"""For reasons: the points of a coin, of a card and of a point of booty in a capture; hand-set."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The worth of clearings and risks to mate, in points of a round."""

    clearing: float  # emptying the display, without the nick that follows
    nick: float  # the share of the best card that may be nicked after a clearing
    reply: float  # the share of what the next seat is expected to capture in reply
    left: float  # the share of the value of all cards that are left on the display


@dataclass(frozen=True, slots=True)
class ValuesByKind:
    """The value of a card by its kind alone, in points, ignoring the chests."""

    lady: float
    king: float
    three_coins: float
    kraken: float
    gold: tuple[float, ...]  # by strength from 2 to 10
    others: tuple[float, ...]  # crystals and rum, by strength from 2 to 10
    curses: tuple[float, ...]  # by strength from 2 to 10

    def of(self, card: Card) -> float:
        """The value of a card."""
        named = {LADY: self.lady, KING: self.king, KRAKEN: self.kraken}
        if card in named:
            return named[card]
        if card.strength == 1:
            return self.three_coins
        rows = {Suit.GOLD: self.gold, Suit.CURSES: self.curses}
        return rows.get(card.suit, self.others)[card.strength - 2]


_TWO: Final = Weights(clearing=0.91, nick=0.81, reply=0.735, left=0.07)
_MORE: Final = Weights(clearing=0.6, nick=0.5, reply=0.6, left=0.1)
WEIGHTS: Final[Mapping[int, Weights]] = {2: _TWO, 3: _MORE, 4: _MORE}
"""By number of sides. Hand-set."""

_KINDS_TWO: Final = ValuesByKind(
    lady=0.93,
    king=0.73,
    three_coins=0.54,
    kraken=-0.5,
    gold=(0.22, 0.22, 0.22, 0.24, 0.3, 0.5, 0.22, 0.22, 0.22),
    others=(0.14, 0.14, 0.14, 0.14, 0.19, 0.38, 0.14, 0.14, 0.14),
    curses=(0.04, 0.04, 0.04, 0.04, 0.04, 0.15, 0.04, 0.04, 0.04),
)
_KINDS_MORE: Final = ValuesByKind(
    lady=0.46,
    king=1.24,
    three_coins=0.92,
    kraken=-0.66,
    gold=(0.14, 0.14, 0.14, 0.32, 0.42, 0.4, 0.14, 0.14, 0.14),
    others=(0.1, 0.1, 0.1, 0.1, 0.33, 0.69, 0.1, 0.1, 0.1),
    curses=(-0.04, -0.04, -0.04, 0.11, 0.11, 0.15, -0.04, -0.04, -0.04),
)
VALUES_BY_KIND: Final[Mapping[int, tuple[float, ...]]] = {
    sides: tuple(kinds.of(card) for card in DECK)
    for sides, kinds in ((2, _KINDS_TWO), (3, _KINDS_MORE), (4, _KINDS_MORE))
}
"""By number of sides, then by card. Hand-set."""
