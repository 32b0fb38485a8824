"""Exact dealing of hidden cards where some holders lack some suits: each deal equally likely.

A gap is a suit that a holder lacks. Holders with the same gaps form a group, and suits that the
same holders may have form a heap. The number of ways to deal the heaps to the groups is counted
exactly, and every draw is weighted by it: so all deals are equally likely, and no draw fails.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from math import comb
from random import Random
from typing import TypeAlias, TypeVar

from engine.core import Seat
from engine.shuffle import derived, shuffled

Card = TypeVar("Card", bound=int)

Gaps: TypeAlias = tuple[int, ...]
"""The suits that a holder lacks, rising; for example those that its seat did not follow."""

Sizes: TypeAlias = tuple[int, ...]
"""The number of cards that each group of alike holders still takes."""

Heap: TypeAlias = tuple[tuple[int, ...], int]
"""The groups (by index, rising) in which some suits can lie, and how many such cards exist."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A holder of hidden cards: the hand of a seat, or (seat None) the other pile."""

    seat: Seat | None
    size: int
    gaps: Gaps = ()


def deal_hidden(
    hidden: Sequence[Card], holders: Sequence[Holder], suit_of: Callable[[Card], int], seed: int
) -> dict[Seat | None, tuple[Card, ...]]:
    """The sorted cards of each seat's hand, drawn evenly from all deals that respect the gaps.

    ValueError if there is no such deal.
    """
    groups: dict[Gaps, list[Holder]] = {}
    for holder in holders:
        groups.setdefault(holder.gaps, []).append(holder)
    heaps = _heaps(shuffled(hidden, seed), tuple(groups), suit_of)
    sizes = tuple(sum(holder.size for holder in group) for group in groups.values())
    counted = tuple((takers, len(cards)) for takers, cards in heaps.items())
    drawn: list[list[Card]] = [[] for _ in groups]
    for cards, shares in zip(heaps.values(), _shares(sizes, counted, seed), strict=True):
        for taken, share in zip(drawn, shares, strict=True):
            taken.extend(cards[:share])
            del cards[:share]
    dealt: dict[Seat | None, tuple[Card, ...]] = {}
    for index, (taken, group) in enumerate(zip(drawn, groups.values(), strict=True)):
        own = iter(shuffled(taken, derived(seed, index)))
        dealt |= {each.seat: tuple(sorted(islice(own, each.size))) for each in group}
    return dealt


def _heaps(
    cards: tuple[Card, ...], groups: tuple[Gaps, ...], suit_of: Callable[[Card], int]
) -> dict[tuple[int, ...], list[Card]]:
    """The cards by where they can lie; the most restricted first, so that counting is short."""
    suits = {suit_of(card) for card in cards}
    takers = {s: tuple(n for n, gaps in enumerate(groups) if s not in gaps) for s in suits}
    keys = sorted(set(takers.values()), key=lambda key: (len(key), key))
    heaps: dict[tuple[int, ...], list[Card]] = {key: [] for key in keys}
    for card in cards:
        heaps[takers[suit_of(card)]].append(card)
    return heaps


def _shares(sizes: Sizes, heaps: tuple[Heap, ...], seed: int) -> Iterator[Sizes]:
    """The number of cards of each heap for every group; all deals of cards are equally likely."""
    draw = Random(derived(seed, "shares")).random  # noqa: S311 - a seed given by the caller
    if not ways_to_deal(sizes, heaps):
        raise ValueError("the knowledge contradicts itself: no deal respects all gaps")
    for n, (takers, count) in enumerate(heaps):
        total = ways_to_deal(sizes, heaps[n:])
        point = min(int(draw() * total), total - 1)  # whole numbers: no rounding at the last split
        for ways, left in _splits(sizes, takers, count):
            point -= ways * ways_to_deal(left, heaps[n + 1 :])
            if point < 0:
                break
        yield tuple(before - after for before, after in zip(sizes, left, strict=True))
        sizes = left


@lru_cache(maxsize=20_000)
def ways_to_deal(sizes: Sizes, heaps: tuple[Heap, ...]) -> int:
    """The number of ways to deal these heaps to groups of these sizes."""
    if not heaps:
        return int(not any(sizes))
    (takers, count), rest = heaps[0], heaps[1:]
    return sum(ways * ways_to_deal(left, rest) for ways, left in _splits(sizes, takers, count))


def _splits(sizes: Sizes, takers: tuple[int, ...], count: int) -> Iterator[tuple[int, Sizes]]:
    """Each way to share a heap by number: the number of its deals, and the sizes left."""
    if not takers:
        if not count:
            yield 1, sizes
        return
    taker, others = takers[0], takers[1:]
    room = sum(sizes[other] for other in others)
    for share in range(max(0, count - room), min(count, sizes[taker]) + 1):
        left = (*sizes[:taker], sizes[taker] - share, *sizes[taker + 1 :])
        for ways, after in _splits(left, others, count - share):
            yield comb(count, share) * ways, after
