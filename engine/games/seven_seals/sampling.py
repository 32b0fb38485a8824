"""Worlds that a seat cannot tell from the truth, each of them equally likely.

Hands with the same gaps are alike, and so are colours that can lie in the same hands. Counting in
how many ways the ones can be dealt to the others makes every draw exact, and none can fail.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from random import Random
from typing import TypeAlias

from engine.core import Event, Seat
from engine.games.seven_seals.cards import Card, Colour
from engine.games.seven_seals.inference import Evidence, Gaps, Place, evidence
from engine.games.seven_seals.state import State
from engine.games.seven_seals.view import View
from engine.shuffle import derived, shuffled

Sizes: TypeAlias = tuple[int, ...]
"""How many cards each group of alike places still takes."""

Suit: TypeAlias = tuple[tuple[int, ...], int]
"""The groups (by index, rising) in which some colours can lie, and how many such cards exist."""

Dealt: TypeAlias = dict[Seat | None, tuple[Card, ...]]


def sample_state(view: View, seed: int, history: Sequence[Event] = ()) -> State:
    """A state whose view is `view`, and which agrees with `history` if that is given.

    The deals of later rounds are drawn from `seed` too. ValueError: the history contradicts the
    view.
    """
    known = evidence(view, history)
    dealt = _dealt(known, seed)
    hands = (dealt.get(seat, ()) for seat in range(view.seats))
    return State(
        options=view.options,
        seed=derived(seed, "future"),
        sheet=view.sheet,
        seals=view.seals,
        phase=view.phase,
        turn=view.leader if view.turn is None else view.turn,
        leader=view.leader,
        hands=tuple(view.hand if s == view.seat else hand for s, hand in enumerate(hands)),
        trick=tuple(played.card for played in view.trick),
        last_trick=view.last_trick,
        tricks=view.tricks,
        pile=(*dealt.get(None, ()), *known.pile),
    )


def _dealt(known: Evidence, seed: int) -> Dealt:
    """The hidden cards, dealt evenly to the places where they can lie."""
    groups = _groups(known.places)
    suits = _suits(shuffled(known.hidden, seed), tuple(groups))
    sizes = tuple(sum(place.size for place in group) for group in groups.values())
    counted = tuple((takers, len(cards)) for takers, cards in suits.items())
    heaps: list[list[Card]] = [[] for _ in groups]
    for cards, shares in zip(suits.values(), _shares(sizes, counted, seed), strict=True):
        for heap, share in zip(heaps, shares, strict=True):
            heap.extend(cards[:share])
            del cards[:share]
    dealt: Dealt = {}
    for index, (heap, group) in enumerate(zip(heaps, groups.values(), strict=True)):
        dealt |= _handed_out(heap, group, derived(seed, index))
    return dealt


def _groups(places: tuple[Place, ...]) -> dict[Gaps, list[Place]]:
    groups: dict[Gaps, list[Place]] = {}
    for place in places:
        groups.setdefault(place.gaps, []).append(place)
    return groups


def _suits(cards: tuple[Card, ...], groups: tuple[Gaps, ...]) -> dict[tuple[int, ...], list[Card]]:
    """The cards by where they can lie; the most restricted first, so that counting is short."""
    takers = {c: tuple(n for n, gaps in enumerate(groups) if c not in gaps) for c in Colour}
    keys = sorted({takers[card.colour] for card in cards}, key=lambda key: (len(key), key))
    suits: dict[tuple[int, ...], list[Card]] = {key: [] for key in keys}
    for card in cards:
        suits[takers[card.colour]].append(card)
    return suits


def _handed_out(heap: list[Card], group: list[Place], seed: int) -> Dealt:
    """A heap shared out among places that are alike."""
    if len(group) == 1:
        return {group[0].seat: tuple(sorted(heap))}
    cards, dealt, start = shuffled(heap, seed), {}, 0
    for place in group:
        dealt[place.seat] = tuple(sorted(cards[start : start + place.size]))
        start += place.size
    return dealt


def _shares(sizes: Sizes, suits: tuple[Suit, ...], seed: int) -> Iterator[Sizes]:
    """How many cards of each suit every group gets, each deal of single cards equally likely."""
    draw = Random(derived(seed, "shares")).random  # noqa: S311 - a seed given by the caller
    if not _ways(sizes, suits):
        raise ValueError("the history contradicts the view")
    for n, (takers, count) in enumerate(suits):
        total = _ways(sizes, suits[n:])
        point = min(int(draw() * total), total - 1)  # whole numbers: no rounding at the last split
        for ways, left in _splits(sizes, takers, count):
            point -= ways * _ways(left, suits[n + 1 :])
            if point < 0:
                break
        yield tuple(before - after for before, after in zip(sizes, left, strict=True))
        sizes = left


@lru_cache(maxsize=20_000)
def _ways(sizes: Sizes, suits: tuple[Suit, ...]) -> int:
    """In how many ways the cards of these suits can be dealt to groups of these sizes."""
    if not suits:
        return int(not any(sizes))
    (takers, count), rest = suits[0], suits[1:]
    return sum(ways * _ways(left, rest) for ways, left in _splits(sizes, takers, count))


def _splits(sizes: Sizes, takers: tuple[int, ...], count: int) -> Iterator[tuple[int, Sizes]]:
    """Each way to share a suit by number: how many deals it stands for, and the sizes left."""
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
