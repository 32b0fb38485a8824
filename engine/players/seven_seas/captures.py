"""Captures in 7 Seas, over masks and from tables; tests prove them equal to the rules.

The combinations of strengths that add up to a strength depend on the key of the display alone.
There are few keys, so each row of combinations is computed once and kept.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Final, TypeAlias

from engine.games.seven_seas.cards import DECK, KRAKEN, STRENGTH
from engine.players.seven_seas.masks import (
    CACHE_LIMIT,
    KRAKEN_BIT,
    OF_STRENGTH,
    ONES,
    TENS,
    Key,
    Mask,
    bits_of,
    numbers_of,
)

Sum: TypeAlias = tuple[Mask, tuple[tuple[int, int], ...]]
"""One combination of strengths that adds up to a strength, in two parts.

First a mask of the strengths of which all cards on the display are taken. Then, for each strength
of which some are taken: the shift of its lowest bit, and how many of its cards are taken.
"""

ROW_OF: Final = tuple(0 if card is KRAKEN else STRENGTH[card] for card in DECK)
"""By card: its strength, or 0 for the kraken."""

NO_CAPTURE: Final = float("-inf")
"""The value of the best capture of a card that captures nothing."""

_BELOW: Final[tuple[Key, ...]] = (0, *((1 << 3 * at) - 1 for at in range(10)))
"""By strength from 1: the bits of a key that count the lower strengths."""

_SUBSETS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(
        tuple(
            sum(picked)
            for picked in combinations([bit for bit in (1, 2, 4, 8) if cards & bit], size)
        )
        for size in range(5)
    )
    for cards in range(16)
)
"""By a set of cards of one strength (four bits), then by n: all ways to take n of them."""

_NONE: Final = [NO_CAPTURE] * 11

_SMALLER_SUMS: Final = tuple(tuple(range(10 - strength, 0, -1)) for strength in range(11))
"""By strength of a card: the sums that it may be added to, the largest first.

In that order no sum is extended twice by the same card.
"""


def takes(card: int, display: Mask, key: Key) -> list[Mask]:
    """All sets of cards that this card may take; includes the empty set if it may be laid."""
    strength = STRENGTH[card]
    same = display & OF_STRENGTH[strength]
    if same:
        return bits_of(same)
    if strength > 1:
        return sums(strength, display, key) or [0]
    # where no other 1 lies, a 1 may take nothing, a 10, and the kraken also everything
    found = [0, *bits_of(display & TENS)]
    if card == KRAKEN and display and display not in found:
        found.append(display)
    return found


def sums(strength: int, display: Mask, key: Key) -> list[Mask]:
    """All sets of two or more cards of the display that add up to the strength."""
    found: list[Mask] = []
    for whole, parts in _rows_of(strength, key & _BELOW[strength]):
        if parts:
            taken = display & whole
            ways = [
                [way << shift for way in _SUBSETS[display >> shift & 15][number]]
                for shift, number in parts
            ]
            found += (taken | sum(picked) for picked in product(*ways))
        else:
            found.append(display & whole)
    return found


@lru_cache(CACHE_LIMIT)
def capturing_cards(key: Key) -> Mask:
    """The cards that capture something from a display with this key."""
    found = KRAKEN_BIT if key else 0
    for strength in range(1, 11):
        adds_up = strength > 1 and _rows_of(strength, key & _BELOW[strength])
        if key >> 3 * (strength - 1) & 7 or adds_up:
            found |= OF_STRENGTH[strength]
    if key >> 27:  # a 10 lies there
        found |= ONES
    return found


def best_captures(display: Mask, values: Sequence[float], clearing: float) -> list[float]:
    """By strength from 1 to 10: the value of the best capture, without the card played for it.

    values: by card. clearing: the value added by emptying the display. `NO_CAPTURE` marks a
    strength that captures nothing. At 0 is the best capture of the kraken, which gains nothing by
    clearing.

    The best sum of each strength is built up card by card, without listing all captures: each
    card extends the best sums of the cards before it.
    """
    same, best_sums = _NONE[:], _NONE[:]
    total, everything = 0, 0.0
    for number in numbers_of(display):
        strength, value = STRENGTH[number], values[number]
        for smaller in _SMALLER_SUMS[strength]:
            extended = best_sums[smaller] + value
            if extended > best_sums[smaller + strength]:
                best_sums[smaller + strength] = extended
        if value > best_sums[strength]:
            best_sums[strength] = value
        if value > same[strength]:
            same[strength] = value
        total += strength
        everything += value
    kraken = same[1] if same[1] > NO_CAPTURE or not total else max(everything, same[10])
    if 0 < total <= 10:
        (same if same[total] > NO_CAPTURE else best_sums)[total] = everything + clearing
    found = [one if one > NO_CAPTURE else more for one, more in zip(same, best_sums, strict=True)]
    if found[1] == NO_CAPTURE:
        found[1] = same[10]
    found[0] = kraken
    return found


def best_capture(hand: Mask, captures: Sequence[float], values: Sequence[float]) -> float:
    """The value of the best capture of this hand, the card played for it included; at least 0.

    captures: the answer of `best_captures` for the display, with the same values.
    """
    best = 0.0
    for card in numbers_of(hand):
        value = values[card] + captures[ROW_OF[card]]
        if value > best:
            best = value
    return best


@lru_cache(10 * CACHE_LIMIT)
def _rows_of(strength: int, below: Key) -> tuple[Sum, ...]:
    """The combinations of strengths that add up to this one; below: the key of the lower ones."""
    counts = [below >> 3 * at & 7 for at in range(strength - 1)]
    return tuple(_row(counts, taken) for taken in _ways(counts, strength) if sum(taken) > 1)


def _ways(counts: list[int], total: int) -> Iterator[tuple[int, ...]]:
    """The numbers of cards to take of each strength from 1, out of `counts`, for this total."""
    if not counts:
        if total == 0:
            yield ()
        return
    strength = len(counts)
    for number in range(min(counts[-1], total // strength) + 1):
        for rest in _ways(counts[:-1], total - number * strength):
            yield (*rest, number)


def _row(counts: list[int], taken: tuple[int, ...]) -> Sum:
    whole, parts = 0, []
    for at, (count, number) in enumerate(zip(counts, taken, strict=True)):
        if number and number == count:
            whole |= OF_STRENGTH[at + 1]
        elif number:
            parts.append((4 * at, number))
    return whole, tuple(parts)
