"""What a careful player of 7 Seas remembers of a round, and the worlds that agree with it.

The chests and the harbour are followed with the cards that are known there and a number of cards
that nobody showed. What others nicked is guessed again for each world, more likely what is worth
more; a guess that a later look contradicts is dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from engine.core import Event
from engine.games.seven_seas.events import RoundDealt
from engine.games.seven_seas.moves import Source
from engine.games.seven_seas.sampling import Came, Fact, Saw, Went, facts, sample, this_round
from engine.games.seven_seas.view import View
from engine.players.seven_seas.masks import ALL, BIT, Mask, bits_of, key_of, mask_of, numbers_of
from engine.players.seven_seas.simulator import World

GUESSES: Final = 40
"""How often nicks are guessed again before one guess is taken as it is."""

GREED: Final = 5.0
"""How much more likely a nick takes what has a point more weight, in the exponent."""


@dataclass(slots=True)
class Piles:
    """By source (the harbour last): the cards known there, and how many others."""

    known: list[Mask]
    hidden: list[int]

    def came(self, source: Source, cards: Mask) -> None:
        """These cards were put there for all to see."""
        self.known[source] |= cards

    def moved(self, source: Source, chest: Source, bit: Mask) -> None:
        """One card went over; 0: one of the hidden ones."""
        if self.known[source] & bit:
            self.known[source] ^= bit
        else:
            self.hidden[source] -= 1
        if bit:
            self.known[chest] |= bit
        else:
            self.hidden[chest] += 1

    def saw(self, source: Source, cards: Mask) -> bool:
        """All cards of the source were seen; whether that agrees with what was thought."""
        here = self.known[source]
        others = 0
        for at, known in enumerate(self.known):
            if at != source % len(self.known):
                others |= known
        agrees = (
            not here & ~cards
            and not cards & others
            and here.bit_count() + self.hidden[source] == cards.bit_count()
        )
        self.known[source], self.hidden[source] = cards, 0
        return agrees


class Memory:
    """All that a seat knows when it has a choice."""

    def __init__(self, view: View, history: Sequence[Event], worth: Sequence[float]) -> None:
        self._view, self._history = view, history
        self._facts: tuple[Fact, ...] = tuple(facts(view, history))
        self._dealt = next((e for e in this_round(history) if isinstance(e, RoundDealt)), None)
        self._greed = [exp(GREED * value) for value in worth]
        self._display, self._hand = mask_of(view.display), mask_of(view.hand)
        self._key = key_of(self._display)

    def piles(self, luck: Random) -> Piles:
        """Where the cards may be; the same for every luck if nobody else nicked."""
        for _ in range(GUESSES):
            piles = self._beginning()
            if all(self._follow(piles, fact, luck) for fact in self._facts):
                return piles
        return self._certain(luck)

    def unseen(self, piles: Piles) -> Mask:
        """The cards that may be in any other hand, aside, or hidden in a pile."""
        seen = self._display | self._hand
        for known in piles.known:
            seen |= known
        return ALL ^ seen

    def world(self, luck: Random) -> World:
        """A whole world that agrees with all that is known."""
        return self.deal(self.piles(luck), luck)

    def deal(self, piles: Piles, luck: Random) -> World:
        """A whole world with these piles."""
        view = self._view
        pool = numbers_of(self.unseen(piles))
        luck.shuffle(pool)
        masks = list(piles.known)
        for at, hidden in enumerate(piles.hidden):
            masks[at] |= drawn(pool, hidden)
        hands = [
            self._hand if seat == view.seat else drawn(pool, size)
            for seat, size in enumerate(view.hand_sizes)
        ]
        each = view.aside // view.seats
        aside = tuple(drawn(pool, each) for _ in range(view.seats if each else 0))
        last = -1 if view.last is None else view.last
        turn = view.starter if view.turn is None else view.turn
        return World(hands, self._display, self._key, masks, aside, turn, view.starter, last)

    def _certain(self, luck: Random) -> Piles:
        """Guesses that agree, by the rules' own patient search, which weighs none of them."""
        state = sample(self._view, luck.getrandbits(62), self._history)
        known = [*map(mask_of, state.chests), mask_of(state.harbour)]
        return Piles(known, [0] * len(known))

    def _beginning(self) -> Piles:
        view = self._view
        if self._dealt is None:
            hidden = [*view.chest_sizes, view.harbour]
        else:
            hidden = [0] * len(view.ships) + [self._dealt.harbour]
        return Piles([0] * len(hidden), hidden)

    def _follow(self, piles: Piles, fact: Fact, luck: Random) -> bool:
        """Go on by one fact; whether it agrees with the guesses before it."""
        match fact:
            case Came(source, cards):
                piles.came(source, mask_of(cards))
            case Went(source, chest, card):
                bit = self.guess(piles, source, chest, luck) if card is None else BIT[card]
                piles.moved(source, chest, bit)
            case Saw(source, cards):
                return piles.saw(source, mask_of(cards))
        return True

    def guess(self, piles: Piles, source: Source, chest: Source, luck: Random) -> Mask:
        """What the side of this chest nicked there: a known card, or 0 for a hidden one."""
        greed = self._greed
        bits = bits_of(piles.known[source])
        weights = [greed[bit.bit_length() - 1] for bit in bits]
        if piles.hidden[source]:
            pool = numbers_of(self.unseen(piles))
            total = sum(greed[number] for number in pool)
            bits.append(0)
            weights.append(total / len(pool) * piles.hidden[source])
        return luck.choices(bits, weights)[0]


def drawn(pool: list[int], size: int) -> Mask:
    """So many cards from the end of the pool, which loses them."""
    mask = 0
    for _ in range(size):
        mask |= BIT[pool.pop()]
    return mask
