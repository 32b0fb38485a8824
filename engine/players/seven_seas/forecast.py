"""The expected points of a round of 7 Seas between two sides that a rollout leaves unfinished.

The difference between the sides is expected from four parts. The fewer cards are to come, the more
the leads in cards, coins and booty count. The more are to come, the more the cards in the chests
count for later wins. Cards in hand count by their strength. The seat in turn gains the best capture
that it can make.

PIRATE_VALUE, EARLY_VALUES, HAND_VALUES, WAITING_VALUE and REPLY_SHARE were fitted on 2026-11-22 by
least squares to 316,000 positions of rounds between modelled mates. The script was not kept, but
`python -m tests.lab.players.fit_forecast --rounds 3038`, at commit 266f76fe, repeats the fit on as
many positions. With the players of the end of that day its constants differ from these by 0.11
(root mean square).
The other constants are hand-set.
"""

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final, TypeAlias

from engine.games.seven_seas.cards import COINS, DECK, STRENGTH
from engine.players.seven_seas.captures import best_capture, best_captures
from engine.players.seven_seas.masks import Mask, numbers_of
from engine.players.seven_seas.scoring import KING_BIT, LADY_BIT, BootyCounter, coins
from engine.players.seven_seas.simulator import World
from engine.players.seven_seas.weights import VALUES_BY_KIND, ValuesByKind

LeadTable: TypeAlias = tuple[tuple[float, ...], ...]
"""By what is still to come, then by lead: the points expected from the lead.

A row holds the leads 0, 1, ... and ends with -2, -1, so negative leads work as indices.
"""

MOST_CARDS: Final = len(DECK)
MOST_COINS: Final = sum(COINS)
MOST_BOOTY: Final = 56
"""The largest possible leads."""

EVEN_POINTS: Final = 3.0
"""The points of each side in a round without a lead."""

PIRATE_VALUE: Final = 0.98
"""A pirate in a chest, in points: now and then it is nicked."""

EARLY_VALUES: Final = ValuesByKind(
    lady=0.0,  # see PIRATE_VALUE
    king=0.0,
    three_coins=0.92,
    kraken=-1.69,
    gold=(0.33, 0.15, 0.23, 0.28, 0.58, 0.84, 0.36, 0.31, 0.3),
    others=(0.04, 0.12, 0.13, 0.1, 0.42, 0.68, 0.13, 0.1, 0.12),
    curses=(0.18, 0.17, 0.2, 0.19, 0.34, 0.62, 0.04, 0.16, 0.11),
)
"""The worth of a card in a chest while all 40 cards are to come, in points.

Later it is worth less, in proportion to the cards still to come.
"""

HAND_VALUES: Final = (0.87, 0.71, 0.79, 0.79, 0.88, 0.93, 1.03, 0.9, 0.95, 0.82)
"""By strength from 1: the worth of a card in hand, in points; it is also one more turn."""

WAITING_VALUE: Final = 0.63
"""Points gained by a side when the other is in turn and can capture nothing."""

REPLY_SHARE: Final = 1.27
"""The yield of the best capture of the seat in turn, as a multiple of its value by kind."""

CLEARING_VALUE: Final = 1.3
"""Points that emptying the display, and the nick after it, add to that value."""

_EARLY: Final = tuple(EARLY_VALUES.of(card) for card in DECK)
_HELD: Final = tuple(HAND_VALUES[strength - 1] for strength in STRENGTH)
_CAPTURED: Final = VALUES_BY_KIND[2]
PIRATE_BITS: Final[Mask] = LADY_BIT | KING_BIT


def forecast(world: World, booty: BootyCounter) -> tuple[list[float], int]:
    """The expected points of each of two sides at the end, and how many cards are still to come.

    booty: the counter for the booty values in play.
    """
    pool = world.display
    for hand in (*world.hands, *world.aside):
        pool |= hand
    to_come = pool.bit_count()
    share, (one, two, *_) = to_come / len(DECK), world.piles
    by_cards, by_coins, by_booty = lead_tables()
    ahead = (1 - share) * (
        by_cards[to_come][one.bit_count() - two.bit_count()]
        + by_coins[coins(pool)][coins(one) - coins(two)]
        + by_booty[to_come][booty(one) - booty(two)]
    )
    early = sum([_EARLY[card] for card in numbers_of(one)])
    early -= sum([_EARLY[card] for card in numbers_of(two)])
    pirates = (one & PIRATE_BITS).bit_count() - (two & PIRATE_BITS).bit_count()
    ahead += share * early
    ahead += PIRATE_VALUE * pirates + _held(world.hands)
    captures = best_captures(world.display, _CAPTURED, CLEARING_VALUE)
    reply = best_capture(world.hands[world.turn], captures, _CAPTURED)
    waiting = WAITING_VALUE - REPLY_SHARE * reply
    ahead += waiting if world.turn % 2 else -waiting
    return [EVEN_POINTS + ahead / 2, EVEN_POINTS - ahead / 2], to_come


def _held(hands: Sequence[Mask]) -> float:
    """The value of the hands of the first side, less that of the second side's."""
    ahead = 0.0
    for seat, hand in enumerate(hands):
        held = sum([_HELD[card] for card in numbers_of(hand)])
        ahead += -held if seat % 2 else held
    return ahead


@cache
def lead_tables() -> tuple[LeadTable, LeadTable, LeadTable]:
    """The tables of leads in cards, coins and booty; that of coins by the coins to come."""
    return (
        tuple(_row(5.4 / (left + 0.3), MOST_CARDS, 1) for left in range(MOST_CARDS + 1)),
        tuple(_row(4.2 / (left + 1) ** 1.08, MOST_COINS, 1) for left in range(MOST_COINS + 1)),
        tuple(_row(7 / (left + 0.3) ** 1.4, MOST_BOOTY, 2) for left in range(MOST_CARDS + 1)),
    )


def _row(slope: float, most: int, points: int) -> tuple[float, ...]:
    """The points from each lead: a logistic curve from -points to points."""
    leads = (*range(most + 1), *range(-most, 0))
    return tuple(points * (2 / (1 + exp(-max(-30.0, min(30.0, slope * x)))) - 1) for x in leads)
