"""Sets of cards of 7 Seas as bit masks, which are many times as fast as tuples of cards.

The bit of a card is `1 << card`, so the four cards of a strength lie side by side. A key counts
the cards of each strength in a set. Which strengths add up to which sums depends on the key alone.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from engine.games.seven_seas.cards import DECK, KRAKEN, STRENGTH, Card

Mask: TypeAlias = int
"""A set of cards: 40 bits, one for each card."""

Key: TypeAlias = int
"""The counts of a set's cards by strength: three bits for each strength, strength 1 lowest."""

BIT: Final[tuple[Mask, ...]] = tuple(1 << card for card in DECK)
"""By card: the set of that card alone."""

CARD_KEY: Final[tuple[Key, ...]] = tuple(1 << 3 * (strength - 1) for strength in STRENGTH)
"""By card: the key of that card alone; the key of a set is the sum over its cards."""

OF_STRENGTH: Final[tuple[Mask, ...]] = (0, *(15 << 4 * at for at in range(10)))
"""By strength from 1 to 10: its four cards. At 0 stands the empty set."""

ALL_CARDS: Final[Mask] = (1 << 40) - 1
ONES: Final[Mask] = OF_STRENGTH[1]
TENS: Final[Mask] = OF_STRENGTH[10]
KRAKEN_BIT: Final[Mask] = BIT[KRAKEN]

CACHE_LIMIT: Final = 1 << 15
"""A cache that holds this many entries is emptied before the next is added: memory stays bounded.

It bounds all caches of these players that grow with the positions.
"""

_NUMBERS: Final = tuple(
    tuple([10 * part + at for at in range(10) if mask >> at & 1] for mask in range(1024))
    for part in range(4)
)
"""By quarter of the deck, ten cards each: the numbers of the cards in each mask of ten bits."""


def mask_of(cards: Iterable[Card]) -> Mask:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def numbers_of(mask: Mask) -> list[int]:
    """The cards of a set as plain numbers from 0 to 39, sorted."""
    return (
        _NUMBERS[0][mask & 1023]
        + _NUMBERS[1][mask >> 10 & 1023]
        + _NUMBERS[2][mask >> 20 & 1023]
        + _NUMBERS[3][mask >> 30]
    )


def bits_of(mask: Mask) -> list[Mask]:
    """The cards of a set as sets of one card each, sorted."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


def key_of(mask: Mask) -> Key:
    """The key of a set: how many cards of each strength it holds."""
    key = 0
    for number in numbers_of(mask):
        key += CARD_KEY[number]
    return key
