"""7 Seas in masks of 40 bits, a bit for each card: what a strength takes, from tables.

A card's bit is `1 << card`, so the four cards of a strength lie side by side. A display is a mask
and a key: the key counts, three bits for each strength, how many cards of it lie there. Which
strengths add up to what depends on the key alone; there are few keys, and each row is made once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Final, TypeAlias

from engine.games.seven_seas.cards import DECK, KRAKEN, STRENGTH, Card, Cards

Mask: TypeAlias = int
"""A set of cards."""

Key: TypeAlias = int
"""How many cards of each strength."""

BIT: Final[tuple[Mask, ...]] = tuple(1 << card for card in DECK)
ALL: Final[Mask] = (1 << 40) - 1
SAME: Final[tuple[Mask, ...]] = (0, *(15 << 4 * at for at in range(10)))
"""By strength: its four cards. Other tables by strength begin with an empty place too."""

BELOW: Final[tuple[Key, ...]] = (0, *((1 << 3 * at) - 1 for at in range(10)))
"""By strength: the part of a key that counts the weaker ones."""

ONE: Final[tuple[Key, ...]] = tuple(1 << 3 * (strength - 1) for strength in STRENGTH)
"""By card: what it adds to a key."""

TENS: Final[Mask] = SAME[10]
ONES: Final[Mask] = SAME[1]
KRAKEN_BIT: Final[Mask] = BIT[KRAKEN]

SUBSETS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(
        tuple(
            sum(picked)
            for picked in combinations([bit for bit in (1, 2, 4, 8) if cards & bit], size)
        )
        for size in range(5)
    )
    for cards in range(16)
)
"""SUBSETS[cards of one strength][n]: all ways to take n of them."""

Sum: TypeAlias = tuple[Mask, tuple[tuple[int, int], ...]]
"""One combination of strengths: all cards of these strengths, where all that lie there are
taken; and for the other strengths (their shift, how many of them are taken)."""

SUMS: Final[tuple[dict[Key, tuple[Sum, ...]], ...]] = tuple({} for _ in range(11))
"""By strength, then by the part of the key below it: what is known so far; see `rows_of`."""

_SPARE: Final = 1 << 15
"""A table that has grown beyond this is begun afresh: memory is dearer than a row."""


_NUMBERS: Final = tuple(
    tuple([10 * part + at for at in range(10) if mask >> at & 1] for mask in range(1024))
    for part in range(4)
)
"""By quarter of the deck: the numbers of the cards in each mask of ten bits."""


def mask_of(cards: Iterable[Card]) -> Mask:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: Mask) -> Cards:
    """The cards of a set, sorted."""
    return tuple(DECK[number] for number in numbers_of(mask))


def numbers_of(mask: Mask) -> list[int]:
    """The same as plain numbers."""
    return (
        _NUMBERS[0][mask & 1023]
        + _NUMBERS[1][mask >> 10 & 1023]
        + _NUMBERS[2][mask >> 20 & 1023]
        + _NUMBERS[3][mask >> 30]
    )


def bits_of(mask: Mask) -> list[Mask]:
    """A set of one card for each card of the set."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


def key_of(mask: Mask) -> Key:
    """How many cards of each strength the set holds."""
    key = 0
    for number in numbers_of(mask):
        key += ONE[number]
    return key


def takes(card: int, display: Mask, key: Key) -> list[Mask]:
    """Everything this card may take; 0 among them: it may be laid. See the rules of a turn."""
    strength = STRENGTH[card]
    same = display & SAME[strength]
    if same:
        return bits_of(same)
    if strength == 1:
        return _takes_of_a_one(card, display)
    return sums(strength, display, key) or [0]


def _takes_of_a_one(card: int, display: Mask) -> list[Mask]:
    """A one that finds no one: it is laid or takes a ten; the kraken may take all."""
    found = [0, *bits_of(display & TENS)]
    if card == KRAKEN and display and display not in found:
        found.append(display)
    return found


def sums(strength: int, display: Mask, key: Key) -> list[Mask]:
    """The combinations of two or more cards that add up to the strength."""
    found: list[Mask] = []
    for whole, parts in rows_of(strength, key):
        if parts:
            found += _spread(display, display & whole, parts)
        else:
            found.append(display & whole)
    return found


def rows_of(strength: int, key: Key) -> tuple[Sum, ...]:
    """The combinations of strengths that add up to this one; () if nothing does."""
    below = key & BELOW[strength]
    rows = SUMS[strength].get(below)
    return _new_rows(strength, below) if rows is None else rows


def _spread(display: Mask, whole: Mask, parts: tuple[tuple[int, int], ...]) -> Iterator[Mask]:
    """The same strengths in all suits that lie there."""
    ways = [
        [way << shift for way in SUBSETS[display >> shift & 15][number]] for shift, number in parts
    ]
    return (whole | sum(picked) for picked in product(*ways))


def _new_rows(strength: int, below: Key) -> tuple[Sum, ...]:
    table = SUMS[strength]
    if len(table) >= _SPARE:
        table.clear()
    counts = [below >> 3 * at & 7 for at in range(strength - 1)]
    rows = tuple(_row(counts, wanted) for wanted in _ways(counts, strength) if sum(wanted) > 1)
    table[below] = rows
    return rows


def _ways(counts: list[int], total: int) -> Iterator[tuple[int, ...]]:
    """How many of each strength, from 1 on, add up to the total."""
    if not counts:
        if total == 0:
            yield ()
        return
    strength = len(counts)
    for number in range(min(counts[-1], total // strength) + 1):
        for rest in _ways(counts[:-1], total - number * strength):
            yield (*rest, number)


def _row(counts: list[int], wanted: tuple[int, ...]) -> Sum:
    whole, parts = 0, []
    for at, (count, number) in enumerate(zip(counts, wanted, strict=True)):
        if number and number == count:
            whole |= SAME[at + 1]
        elif number:
            parts.append((4 * at, number))
    return whole, tuple(parts)


_ABLE: Final[dict[Key, Mask]] = {}


def able(key: Key) -> Mask:
    """The cards that may take something from a display with this key; the kraken: if anything."""
    found = _ABLE.get(key)
    if found is None:
        if len(_ABLE) >= _SPARE:
            _ABLE.clear()
        found = _ABLE[key] = _new_able(key)
    return found


def _new_able(key: Key) -> Mask:
    found = KRAKEN_BIT if key else 0
    for strength in range(1, 11):
        if key >> 3 * (strength - 1) & 7 or (strength > 1 and rows_of(strength, key)):
            found |= SAME[strength]
    if key >> 27:
        found |= ONES
    return found
