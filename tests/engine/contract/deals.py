"""Deals measured: each card lies equally often in each place of the table."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any, TypeAlias

from tests.engine.contract.evenness import FAR, few_and_many, roles
from tests.engine.contract.failure import require
from tests.engine.contract.spec import Spec

Place: TypeAlias = tuple[str, int]
"""A name, and for a hand its distance in seats from the seat that the name says."""

DEALS = 600
"""Deals whose cards are counted, at a few and at many seats."""


def deals_are_even(spec: Spec) -> None:
    """Right after the deal each card lies equally often in each place, seen from any role."""
    for seats in few_and_many(spec):
        off, spread = Counter[tuple[Place, Any]](), Counter[tuple[Place, Any]]()
        for seed in range(DEALS):
            state, _ = spec.game.deal(spec.game.options(), seats, Random(seed).getrandbits(62))
            places = list(_places(spec, state, seats))
            kinds = {type(card) for _, lying in places for card in lying}
            cards = Counter(c for c in spec.cards_of(state).elements() if type(c) in kinds)
            for place, lying in places:
                there, share = Counter(lying), len(lying) / cards.total()
                for card, copies in cards.items():
                    off[place, card] += there[card] - share * copies  # type: ignore[assignment]
                    spread[place, card] += share * (1 - share) * copies  # type: ignore[assignment]
        for ((name, at), card), variance in spread.items():
            far = off[(name, at), card] / sqrt(variance) if variance else 0.0
            what = f"{card!r} is off by {far:.1f} standard errors in {DEALS} deals"
            require(abs(far) < FAR, what, seat=f"{at} of {seats}", field=name)


def _places(spec: Spec, state: Any, seats: int) -> Iterator[tuple[Place, tuple[Any, ...]]]:
    """The open places, and the hands by their distance from seat 0 and from each role."""
    for name, cards in spec.open_places(state).items():
        yield (name, 0), cards
    for role, seat in {**roles(state), "seat 0": 0}.items():
        for owner in range(seats) if "hand" in spec.private else ():
            yield (f"hand from {role}", (owner - seat) % seats), spec.private["hand"](state, owner)
