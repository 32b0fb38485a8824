"""What a round between two sides of 7 Seas that is cut short would have brought: points to expect.

The fewer cards are to come, the more a lead in cards, coins or booty counts; the more are to
come, the more counts what the cards in the chests promise, because a seven or a gold coin wins
races that have hardly begun. Cards in hand are turns to come, some better than others, and the
seat in turn takes the best that it can. The figures are those of least squares for 316,000
positions of rounds between two mates, played on as in a captain's playouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final, NamedTuple, TypeAlias

from engine.games.seven_seas.cards import COINS, DECK, STRENGTH
from engine.players.seven_seas.captures import most, reach
from engine.players.seven_seas.masks import Mask, numbers_of
from engine.players.seven_seas.scoring import KING_BIT, LADY_BIT, Count, coins
from engine.players.seven_seas.simulator import World
from engine.players.seven_seas.weights import LURES, Lures

Rows: TypeAlias = tuple[tuple[float, ...], ...]
"""By what is still to come and by the lead: by how much the chance to score differs, in points."""

MOST_CARDS: Final = len(DECK)
MOST_COINS: Final = sum(COINS)
MOST_BOOTY: Final = 56
"""The greatest leads there can be."""

EVEN: Final = 3.0
"""The points of each side in a round that nobody leads in."""

PIRATE: Final = 0.98
"""A pirate in a chest: now and then it is nicked."""

PROMISES: Final = Lures(
    lady=0.0,  # the pirates are counted apart
    king=0.0,
    three_coins=0.92,
    kraken=-1.69,
    gold=(0.33, 0.15, 0.23, 0.28, 0.58, 0.84, 0.36, 0.31, 0.3),
    others=(0.04, 0.12, 0.13, 0.1, 0.42, 0.68, 0.13, 0.1, 0.12),
    curses=(0.18, 0.17, 0.2, 0.19, 0.34, 0.62, 0.04, 0.16, 0.11),
)
"""What a card in a chest promises while all is still to come, in points."""

IN_HAND: Final = (0.87, 0.71, 0.79, 0.79, 0.88, 0.93, 1.03, 0.9, 0.95, 0.82)
"""By strength from 1: a card in hand, which is a turn too."""

WAITING: Final = 0.63
"""What it is worth not to be in turn, if the one in turn can take nothing."""

REPLY: Final = 1.27
"""The share that is lost of the best that the seat in turn can take, the clearing included."""

CLEARING: Final = 1.3
"""A clearing and its nick, in the same measure."""

_PROMISED: Final = tuple(PROMISES.of(card) for card in DECK)
_HELD: Final = tuple(IN_HAND[strength - 1] for strength in STRENGTH)
_LURE: Final = LURES[True]


class Races(NamedTuple):
    """The three categories that somebody leads in."""

    cards: Rows
    coins: Rows
    booty: Rows


class Forecast:
    """Expected points in rounds of two sides with these booty values."""

    def __init__(self, booty: Count) -> None:
        self._booty, self._races = booty, races()

    def points(self, world: World) -> tuple[list[float], int]:
        """By side, and how many cards are still to come."""
        pool = world.display
        for hand in (*world.hands, *world.aside):
            pool |= hand
        rest = pool.bit_count()
        share = rest / len(DECK)
        ahead = (1 - share) * self._leads(world.piles, pool) + share * _promised(world.piles)
        ahead += _pirates(world.piles) + _held(world.hands)
        waiting = WAITING - REPLY * _reply(world)
        ahead += waiting if world.turn % 2 else -waiting
        return [EVEN + ahead / 2, EVEN - ahead / 2], rest

    def _leads(self, piles: Sequence[Mask], pool: Mask) -> float:
        """What the leads of the first side are worth by themselves."""
        one, two, *_ = piles
        races, rest, booty = self._races, pool.bit_count(), self._booty
        return (
            races.cards[rest][one.bit_count() - two.bit_count()]
            + races.coins[coins(pool)][coins(one) - coins(two)]
            + races.booty[rest][booty(one) - booty(two)]
        )


def _promised(piles: Sequence[Mask]) -> float:
    worth = _PROMISED
    one, two = numbers_of(piles[0]), numbers_of(piles[1])
    return sum([worth[card] for card in one]) - sum([worth[card] for card in two])


def _pirates(piles: Sequence[Mask]) -> float:
    both = LADY_BIT | KING_BIT
    return PIRATE * ((piles[0] & both).bit_count() - (piles[1] & both).bit_count())


def _held(hands: Sequence[Mask]) -> float:
    """The cards in the hands of the first side, less those of the other."""
    ahead = 0.0
    for seat, hand in enumerate(hands):
        held = sum([_HELD[card] for card in numbers_of(hand)])
        ahead += -held if seat % 2 else held
    return ahead


def _reply(world: World) -> float:
    """The best that the seat in turn can take."""
    return most(world.hands[world.turn], reach(world.display, _LURE, CLEARING), _LURE)


@cache
def races() -> Races:
    """The tables."""
    return Races(
        tuple(_row(5.4 / (rest + 0.3), MOST_CARDS, 1) for rest in range(MOST_CARDS + 1)),
        tuple(_row(4.2 / (rest + 1) ** 1.08, MOST_COINS, 1) for rest in range(MOST_COINS + 1)),
        tuple(_row(7 / (rest + 0.3) ** 1.4, MOST_BOOTY, 2) for rest in range(MOST_CARDS + 1)),
    )


def _row(slope: float, most: int, points: int) -> tuple[float, ...]:
    """A row begins with a lead of 0, then 1, …, and ends with -1."""
    leads = (*range(most + 1), *range(-most, 0))
    return tuple(points * (2 / (1 + exp(-max(-30.0, min(30.0, slope * x)))) - 1) for x in leads)
