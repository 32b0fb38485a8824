"""The scoring of a round of 7 Seas over masks, and what its result is worth to each side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from engine.games.seven_seas.cards import DECK, KING, KRAKEN, LADY, THREE_COINS, Suit
from engine.games.seven_seas.options import Options
from engine.players.seven_seas.masks import BIT, KRAKEN_BIT, Mask, mask_of

Count: TypeAlias = Callable[[Mask], int]

GOLD: Final[Mask] = mask_of(card for card in DECK if card.suit is Suit.GOLD)
SUITS: Final = tuple(mask_of(card for card in DECK if card.suit is suit) for suit in Suit)
THREE: Final[Mask] = BIT[THREE_COINS]
LADY_BIT: Final[Mask] = BIT[LADY]
KING_BIT: Final[Mask] = BIT[KING]

LEAD: Final = 0.42
"""How much a space ahead is worth, in the exponent of the chance to win the game."""

SHARP: Final = 0.41
NEARER: Final = 4.4
"""The same for points that this round still may bring: the more, the fewer cards are to come."""

ROUND: Final = 0.02
"""What a point is worth beyond the chance to win, so that a lost cause is still played well."""


@lru_cache(maxsize=8)
def booty_counter(values: tuple[int, ...]) -> Count:
    """What counts the total booty value of a chest by these values, by card."""
    rows = [_ranked(suit, values) for suit in SUITS]
    kraken = values[KRAKEN]

    def booty(chest: Mask) -> int:
        total = 0
        for suit, ranked in zip(SUITS, rows, strict=True):
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
    """The gold coins in the chest."""
    return (chest & GOLD).bit_count() + (2 if chest & THREE else 0)


def points_of(chests: Sequence[Mask], booty: Count) -> list[int]:
    """The points of each side."""
    points = [(1 if c & LADY_BIT else 0) + (1 if c & KING_BIT else 0) for c in chests]
    cards = [chest.bit_count() for chest in chests]
    shiny = [coins(chest) for chest in chests]
    totals = [booty(chest) for chest in chests]
    for figures, worth in ((cards, 1), (shiny, 1), (totals, 2)):
        top = max(figures)
        if top or worth == 2:
            for side, figure in enumerate(figures):
                if figure == top:
                    points[side] += worth
    return points


class Prize:
    """What the points of this round are worth, by side, from 0 to 1, as the game stands."""

    def __init__(self, options: Options, ships: Sequence[int]) -> None:
        self.booty = booty_counter(options.booty_values)
        self._target = options.target
        self._ships = tuple(ships)
        self._known: dict[tuple[int, ...], list[float]] = {}

    def of(self, chests: Sequence[Mask]) -> list[float]:
        """The value of these chests at the end of the round."""
        points = tuple(points_of(chests, self.booty))
        values = self._known.get(points)
        if values is None:
            values = self._known[points] = self._values(points)
        return values

    def expected(self, points: Sequence[float], to_come: int) -> list[float]:
        """The value of points that are only expected, while so many cards are still to come."""
        ships = [old + gain for old, gain in zip(self._ships, points, strict=True)]
        sharp = SHARP + NEARER / max(2, to_come)
        over = 1 / (1 + exp(sharp * (self._target - 0.5 - max(ships))))
        return _valued(
            points,
            [
                over * now + (1 - over) * later
                for now, later in zip(_shares(ships, sharp), _shares(ships, LEAD), strict=True)
            ],
        )

    def _values(self, points: tuple[int, ...]) -> list[float]:
        ships = [old + gain for old, gain in zip(self._ships, points, strict=True)]
        return _valued(points, _chances(ships, self._target))


def _chances(ships: list[int], target: int) -> list[float]:
    """The chance of each side to win the game: shared by the first when it is over."""
    top = max(ships)
    if top >= target:
        first = ships.count(top)
        return [1 / first if ship == top else 0.0 for ship in ships]
    return _shares(ships, LEAD)


def _shares(ships: Sequence[float], lead: float) -> list[float]:
    """The chances of ships at sea, each space ahead being worth so much in the exponent."""
    top = max(ships)
    weights = [exp(lead * (ship - top)) for ship in ships]
    total = sum(weights)
    return [weight / total for weight in weights]


def _valued(points: Sequence[float], chances: Sequence[float]) -> list[float]:
    """From 0 to 1: the chance to win the game, and a little for the points themselves."""
    mean = sum(points) / len(points)
    return [
        (1 - 12 * ROUND) * chance + ROUND * (6 + gain - mean)
        for chance, gain in zip(chances, points, strict=True)
    ]


def _ranked(suit: Mask, values: tuple[int, ...]) -> tuple[tuple[Mask, int], ...]:
    """The values of a suit from the best, each with its cards."""
    cards = [card for card in DECK if suit & BIT[card]]
    ranks = sorted({values[card] for card in cards}, reverse=True)
    return tuple(
        (mask_of(card for card in cards if values[card] == value), value) for value in ranks
    )
