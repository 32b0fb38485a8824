"""Worlds of 7 Seas in which the others would have played as they did.

A world counts by how likely all the clues are if these are the hands. Few worlds that are dealt
blindly are likely at all, so a deal is walked on from: two hidden cards change places again and
again, mostly to where the plays make more sense (Metropolis et al. 1953).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from random import Random
from typing import Final

from engine.core import Seat
from engine.players.seven_seas.inference import Clue
from engine.players.seven_seas.masks import BIT, Mask, bits_of
from engine.players.seven_seas.simulator import World

WALKS: Final = 24
"""How many worlds are walked on in turn."""

STEPS: Final = 6
"""How often two cards may change places before a world is used again."""


class Reading:
    """What the plays of one seat say of its hand."""

    def __init__(self, known: Sequence[Clue], seat: Seat) -> None:
        self._plays: list[tuple[Mask, Clue]] = []
        self._known: dict[Mask, float] = {}
        played = 0
        for clue in known:
            if clue.seat == seat:
                played |= BIT[clue.card]
                self._plays.append((played, clue))

    def of(self, hand: Mask) -> float:
        """How likely its plays were if this is what it has left."""
        found = self._known.get(hand)
        if found is None:
            found = prod([clue.likelihood(hand | played) for played, clue in self._plays])
            self._known[hand] = found
        return found


class Hunches:
    """Worlds to draw from, each as often as it is likely.

    world: a deal that agrees with what is certain. unseen: the cards that may be anywhere.
    number: how many deals are looked at for good ones to walk on from; late: or until then.
    """

    def __init__(
        self,
        world: Callable[[Random], World],
        known: Sequence[Clue],
        luck: Random,
        number: int,
        unseen: Mask,
        late: Callable[[], bool] = lambda: False,
    ) -> None:
        self._world, self._luck, self._unseen = world, luck, unseen
        self._walks = list[World]()
        if known:
            deals = [world(luck)]
            self._readings = [Reading(known, seat) for seat in range(len(deals[0].hands))]
            weights = [self.likelihood(deals[0])]
            while len(deals) < number and not late():
                deals.append(world(luck))
                weights.append(self.likelihood(deals[-1]))
            self._walks = [deal.copy() for deal in luck.choices(deals, weights, k=WALKS)]
            self._seats = sorted({clue.seat for clue in known})
        self._at = 0

    def likelihood(self, world: World) -> float:
        """How likely all the plays were if these are the hands."""
        pairs = zip(self._readings, world.hands, strict=True)
        return prod([reading.of(hand) for reading, hand in pairs])

    def draw(self) -> World:
        """A world; not to be changed."""
        if not self._walks:
            return self._world(self._luck)
        self._at = (self._at + 1) % len(self._walks)
        for _ in range(STEPS):
            self._step(self._walks[self._at])
        return self._walks[self._at]

    def _step(self, world: World) -> None:
        """Let two hidden cards change places, unless that makes the plays too unlikely."""
        draw, hands, aside, unseen = self._luck.random, world.hands, world.aside, self._unseen
        one = self._seats[int(draw() * len(self._seats))]
        places = (*hands, *aside, world.piles[-1])
        other = int(draw() * len(places))
        mine, theirs = bits_of(places[one] & unseen), bits_of(places[other] & unseen)
        if one == other or not mine or not theirs:
            return
        swap = mine[int(draw() * len(mine))] | theirs[int(draw() * len(theirs))]
        ratio = 1.0
        for seat in {one, other} & set(self._seats):
            reading = self._readings[seat]
            ratio *= reading.of(hands[seat] ^ swap) / reading.of(hands[seat])
        if ratio < 1 and draw() >= ratio:
            return
        hands[one] ^= swap
        if other < len(hands):
            hands[other] ^= swap
        elif other < len(places) - 1:
            at = other - len(hands)
            world.aside = (*aside[:at], aside[at] ^ swap, *aside[at + 1 :])
        else:
            world.piles[-1] ^= swap
