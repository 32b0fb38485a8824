"""What the plays of others tell of their hands: worlds in which they would have played so.

Who lays a card probably could not take one. Each play of this cycle is compared with all that
the sampled hand could have done, as mate would have weighed it with the chests of that moment; a
world counts by how likely all plays were, and there is always some chance that somebody plays by
other lights. Few worlds that are dealt blindly are likely at all, so a deal is walked on from:
two hidden cards change places again and again, mostly to where the plays make more sense
(Metropolis et al. 1953).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, prod
from random import Random
from typing import Final, NamedTuple

from engine.core import Event, Seat
from engine.games.seven_seas.events import Captured, Laid, RoundDealt, SecondCycle
from engine.games.seven_seas.views import View
from engine.players.seven_seas_masks import BIT, Mask, bits_of, key_of, mask_of, numbers_of, takes
from engine.players.seven_seas_mate import Judge, Sight
from engine.players.seven_seas_memory import Piles
from engine.players.seven_seas_sim import World

TEMPER: Final = 0.04
"""How many points less make a play unlikely by a factor of e."""

WHIM: Final = 0.06
"""The chance that a play had reasons of its own."""

WALKS: Final = 24
"""How many worlds are walked on in turn."""

STEPS: Final = 6
"""How often two cards may change places before a world is used again."""


class Clue(NamedTuple):
    """A card that another seat played, and how attractive each card was then."""

    seat: Seat
    card: int
    appeal: tuple[float, ...]


def clues(view: View, history: Sequence[Event], piles: Piles, unseen: Mask) -> tuple[Clue, ...]:
    """The plays of other seats since the last deal of hands, the newest first.

    piles: as they seem to be now; they are followed back, but for what was nicked. unseen: the
    cards that are neither in the display nor known in a pile.
    """
    display, found, sizes = mask_of(view.display), list[Clue](), list(view.hand_sizes)
    chests = piles.known
    for event in reversed(history):
        match event:
            case RoundDealt() | SecondCycle():
                break
            case Laid(seat, card):
                display ^= BIT[card]
            case Captured(seat, card, taken):
                captured = mask_of(taken)
                display |= captured
                chests = [chest & ~(captured | BIT[card]) for chest in chests]
            case _:
                continue
        unseen |= BIT[card]
        sizes[seat] += 1
        if seat != view.seat:
            judge = Judge(view, Piles(chests, piles.hidden), seat)
            sight = Sight(display, unseen, sizes[(seat + 1) % view.seats])
            found.append(Clue(seat, int(card), appeals(judge, sight)))
    return tuple(found)


def appeals(judge: Judge, sight: Sight) -> tuple[float, ...]:
    """By card: how likely it is played by who holds it, in proportion; 0 for what was seen."""
    key, worths = key_of(sight.display), dict[int, float]()
    for card in numbers_of(sight.unseen):
        weighed = (judge.play(card, take, sight) for take in takes(card, sight.display, key))
        worths[card] = max(gain - risk for gain, risk in weighed)
    top = max(worths.values())
    return tuple(
        exp((worths[card] - top) / TEMPER) if card in worths else 0.0 for card in range(40)
    )


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
            found = prod([_likelihood(hand | played, clue) for played, clue in self._plays])
            self._known[hand] = found
        return found


def _likelihood(hand: Mask, clue: Clue) -> float:
    """How likely this card is played from this hand."""
    appeal, cards = clue.appeal, numbers_of(hand)
    among = sum([appeal[card] for card in cards])
    share = appeal[clue.card] / among if among else 0.0
    return (1 - WHIM) * share + WHIM / len(cards)


class Hunches:
    """Worlds to draw from, each as often as it is likely.

    world: a deal that agrees with what is certain. unseen: the cards that may be anywhere.
    number: how many deals are looked at for good ones to walk on from.
    """

    def __init__(
        self,
        world: Callable[[Random], World],
        known: Sequence[Clue],
        luck: Random,
        number: int,
        unseen: Mask,
    ) -> None:
        self._world, self._luck, self._unseen = world, luck, unseen
        self._walks = list[World]()
        if known:
            deals = [world(luck) for _ in range(max(1, number))]
            self._readings = [Reading(known, seat) for seat in range(len(deals[0].hands))]
            weights = [self.likelihood(deal) for deal in deals]
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
