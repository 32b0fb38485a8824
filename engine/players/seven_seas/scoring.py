"""The scoring of a round of 7 Seas over masks, and the utility of its points to each side."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from engine.games.seven_seas.cards import DECK, KING, KRAKEN, LADY, THREE_COINS, Suit
from engine.games.seven_seas.options import Options
from engine.players.seven_seas.masks import BIT, KRAKEN_BIT, Mask, mask_of

BootyCounter: TypeAlias = Callable[[Mask], int]
"""Counts the total booty value of a chest."""

SUIT_MASKS: Final = tuple(mask_of(card for card in DECK if card.suit is suit) for suit in Suit)
"""By suit: its ten cards."""

GOLD: Final[Mask] = SUIT_MASKS[Suit.GOLD]
THREE_COINS_BIT: Final[Mask] = BIT[THREE_COINS]
LADY_BIT: Final[Mask] = BIT[LADY]
KING_BIT: Final[Mask] = BIT[KING]

SPACE_SLOPE: Final = 0.42
"""Between rounds a side wins the game with a chance proportional to exp(SPACE_SLOPE * its space).

Hand-set, as are the three constants below.
"""

ROUND_SLOPE: Final = 0.41
ROUND_SLOPE_LATE: Final = 4.4
"""The slope for points that are only expected, while n >= 2 cards of the round are still to come.

It is ROUND_SLOPE + ROUND_SLOPE_LATE / n: the fewer are to come, the surer is the lead.
"""

POINT_UTILITY: Final = 0.02
"""The utility of each point besides the chance to win, so that lost games matter.

The chance to win makes up the rest, 1 - 12 * POINT_UTILITY.
"""


@lru_cache(maxsize=8)
def booty_counter(values: tuple[int, ...]) -> BootyCounter:
    """A function that counts the booty value of chests by these values by card."""
    rows = [_ranked(suit, values) for suit in SUIT_MASKS]
    kraken = values[KRAKEN]

    def booty(chest: Mask) -> int:
        total = 0
        for suit, ranked in zip(SUIT_MASKS, rows, strict=True):
            if chest & suit:
                if chest & suit & KRAKEN_BIT:
                    total += kraken
                    continue
                for cards, value in ranked:
                    if chest & cards:
                        total += value
                        break
        return total

    return booty


def coins(chest: Mask) -> int:
    """The number of gold coins in a chest; gold 1 counts three."""
    return (chest & GOLD).bit_count() + (2 if chest & THREE_COINS_BIT else 0)


def points_of(chests: Sequence[Mask], booty: BootyCounter) -> list[int]:
    """The navigation points of each side for these chests at the end of a round."""
    points = [(1 if c & LADY_BIT else 0) + (1 if c & KING_BIT else 0) for c in chests]
    cards = [chest.bit_count() for chest in chests]
    coins_of = [coins(chest) for chest in chests]
    totals = [booty(chest) for chest in chests]
    for figures, award in ((cards, 1), (coins_of, 1), (totals, 2)):
        most = max(figures)
        if most or award == 2:  # no points for a zero, except for booty
            for side, figure in enumerate(figures):
                if figure == most:
                    points[side] += award
    return points


class Utility:
    """The utility of the result of this round to each side, from 0 to 1.

    The utility is the chance to win the game with the ships at their new spaces, plus a little for
    the points themselves. booty: the counter for the booty values of the options.
    """

    def __init__(self, options: Options, ships: Sequence[int]) -> None:
        self.booty = booty_counter(options.booty_values)
        self._target = options.target
        self._ships = tuple(ships)
        self._cache: dict[tuple[int, ...], list[float]] = {}

    def of_chests(self, chests: Sequence[Mask]) -> list[float]:
        """The utility of these chests at the end of the round, by side."""
        points = tuple(points_of(chests, self.booty))
        values = self._cache.get(points)
        if values is None:
            chances = _chances(self._after(points), self._target)
            values = self._cache[points] = _utilities(points, chances)
        return values

    def of_expected(self, points: Sequence[float], to_come: int) -> list[float]:
        """The utility of expected points while `to_come` cards are still to come, by side."""
        ships = self._after(points)
        slope = ROUND_SLOPE + ROUND_SLOPE_LATE / max(2, to_come)
        over = 1 / (1 + exp(slope * (self._target - 0.5 - max(ships))))
        chances = zip(_shares(ships, slope), _shares(ships, SPACE_SLOPE), strict=True)
        return _utilities(points, [over * now + (1 - over) * later for now, later in chances])

    def _after(self, points: Sequence[float]) -> list[float]:
        """The spaces of the ships after these points."""
        return [old + gain for old, gain in zip(self._ships, points, strict=True)]


def _chances(ships: Sequence[float], target: int) -> list[float]:
    """The chance of each side to win the game after a round; if it is over, the first share it."""
    first = max(ships)
    if first >= target:
        return [1 / ships.count(first) if ship == first else 0.0 for ship in ships]
    return _shares(ships, SPACE_SLOPE)


def _shares(ships: Sequence[float], slope: float) -> list[float]:
    """Chances proportional to exp(slope * space), which add up to 1."""
    first = max(ships)
    factors = [exp(slope * (ship - first)) for ship in ships]
    total = sum(factors)
    return [factor / total for factor in factors]


def _utilities(points: Sequence[float], chances: Sequence[float]) -> list[float]:
    """The utilities, from 0 to 1: the chance to win, and a little for points above the average."""
    mean = sum(points) / len(points)
    return [
        (1 - 12 * POINT_UTILITY) * chance + POINT_UTILITY * (6 + gain - mean)
        for chance, gain in zip(chances, points, strict=True)
    ]


def chance_of(utility: float, ahead: float) -> float:
    """The chance to win in a utility whose points are `ahead` of the average."""
    return (utility - POINT_UTILITY * (6 + ahead)) / (1 - 12 * POINT_UTILITY)


def _ranked(suit: Mask, values: tuple[int, ...]) -> tuple[tuple[Mask, int], ...]:
    """The different values of a suit from the highest, each with its cards."""
    cards = [card for card in DECK if suit & BIT[card]]
    ranks = sorted({values[card] for card in cards}, reverse=True)
    return tuple(
        (mask_of(card for card in cards if values[card] == value), value) for value in ranks
    )
