"""What each card of 7 Seas is worth to a side as the round stands, in points.

Every card weighs in up to five categories. A card and a coin count while their race is open; the
pirates are a point; a card that betters the best of its suit brings booty, and one that would
have bettered another's best keeps booty from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from engine.games.seven_seas.cards import COINS, KING, LADY
from engine.players.seven_seas.masks import ALL, BIT, Mask
from engine.players.seven_seas.scoring import Count, coins


@dataclass(frozen=True, slots=True)
class Taste:
    """How much things count, in points, and how soon a race is seen as decided."""

    lady: float
    king: float
    coin: float
    card: float
    booty: float  # a point of booty value of one's own
    deny: float  # a point of booty value that another would have had
    clear: float  # the clearing itself
    nick: float  # the share of the best card that is open to the nick
    risk: float  # the share of what the next seat may be expected to take
    exposed: float  # the share of all that is left lying
    open: float  # a lead of this share of what is still to come decides a race


TWO: Final = Taste(
    lady=1.02,
    king=0.59,
    coin=0.105,
    card=0.073,
    booty=0.042,
    deny=0.03,
    clear=0.91,
    nick=0.81,
    risk=0.735,
    exposed=0.07,
    open=0.27,
)
"""Two sides; the figures were found by play against neighbours over many thousand rounds."""

MANY: Final = Taste(
    lady=0.9,
    king=0.8,
    coin=0.12,
    card=0.08,
    booty=0.05,
    deny=0.03,
    clear=0.6,
    nick=0.5,
    risk=0.6,
    exposed=0.1,
    open=0.35,
)
"""Three or four players."""

TASTES: Final = (MANY, TWO)
"""By whether there are two sides."""


@dataclass(frozen=True, slots=True)
class Chest:
    """What is thought to be in a chest: its known cards, and how many more."""

    known: Mask
    hidden: int

    @property
    def size(self) -> int:
        """All its cards."""
        return self.known.bit_count() + self.hidden


Chests: TypeAlias = Sequence[Chest]


def worths(side: int, chests: Chests, booty: Count, taste: Taste) -> list[float]:
    """By card: what it would be worth in this side's chest, denial of others included."""
    card, coin = _races(side, chests, taste)
    own = _bettered(chests[side].known, booty)
    others = [_bettered(chest.known, booty) for at, chest in enumerate(chests) if at != side]
    found = []
    for number in range(40):
        denied = sum([each[number] for each in others]) / len(others)
        value = card + coin * COINS[number]
        found.append(value + taste.booty * own[number] + taste.deny * denied)
    found[LADY] += taste.lady
    found[KING] += taste.king
    return found


def _races(side: int, chests: Chests, taste: Taste) -> tuple[float, float]:
    """What one more card and one more coin are worth: little where the race is decided."""
    captured = 0
    for chest in chests:
        captured |= chest.known
    rest = ALL ^ captured
    sizes = [chest.size for chest in chests]
    shiny = [coins(chest.known) for chest in chests]
    card = taste.card * _openness(side, sizes, rest.bit_count(), taste)
    return card, taste.coin * _openness(side, shiny, coins(rest), taste)


def _openness(side: int, figures: Sequence[int], to_come: int, taste: Taste) -> float:
    rival = max(figure for at, figure in enumerate(figures) if at != side)
    lead = (figures[side] - rival) / (taste.open * to_come + 1)
    return exp(-lead * lead)


@lru_cache(maxsize=128)
def _bettered(chest: Mask, booty: Count) -> tuple[int, ...]:
    """By card: the booty value that a chest has more with the card than without it."""
    return tuple(booty(chest | bit) - booty(chest & ~bit) for bit in BIT)
