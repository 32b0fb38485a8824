"""A careful player's memory of a round of 7 Seas, and worlds that agree with it.

The memory tracks the chests and the harbour through the round: the cards known to be there, and the
number of others. For each world it guesses the other seats' nicks again, with valuable cards more
likely; it rejects guesses that contradict later observations.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from engine.core import Event, since_last
from engine.games.seven_seas.events import RoundDealt
from engine.games.seven_seas.moves import Source
from engine.games.seven_seas.sampling import Came, Fact, Saw, Went, facts, sample_state
from engine.games.seven_seas.view import View
from engine.players.seven_seas.masks import (
    ALL_CARDS,
    BIT,
    Mask,
    bits_of,
    key_of,
    mask_of,
    numbers_of,
)
from engine.players.seven_seas.simulator import World

ATTEMPTS: Final = 40
"""Guesses of all nicks before the game's own sampler is used. Hand-set."""

NICK_SLOPE: Final = 5.0
"""Others nick a card with a chance proportional to exp(NICK_SLOPE * value in points). Hand-set."""


@dataclass(slots=True)
class Piles:
    """The cards known to be in each pile, and how many others it holds.

    Both by source: the chests by side, then the harbour.
    """

    known: list[Mask]
    hidden: list[int]

    def moved(self, source: Source, chest: Source, bit: Mask) -> None:
        """Moves one card from a source to a chest; the empty set stands for a hidden card."""
        if self.known[source] & bit:
            self.known[source] ^= bit
        else:
            self.hidden[source] -= 1
        if bit:
            self.known[chest] |= bit
        else:
            self.hidden[chest] += 1

    def saw(self, source: Source, cards: Mask) -> bool:
        """Sets all cards of a source; returns True if that agrees with the earlier guesses."""
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
    """Everything that a seat knows when it has a choice.

    values: by card, in points; others are assumed to nick by them.
    """

    def __init__(self, view: View, history: Sequence[Event], values: Sequence[float]) -> None:
        self.view = view
        self._history = history
        self._facts: tuple[Fact, ...] = tuple(facts(view, history))
        story = since_last(history, RoundDealt)
        self._dealt = next((e for e in story if isinstance(e, RoundDealt)), None)
        self._preferences = [exp(NICK_SLOPE * value) for value in values]
        self._display, self._hand = mask_of(view.display), mask_of(view.hand)
        self._key = key_of(self._display)

    def piles(self, luck: Random) -> Piles:
        """The piles, with a guess for each nick of other seats; only the guesses depend on luck."""
        view, dealt = self.view, self._dealt
        for _ in range(ATTEMPTS):
            if dealt is None:  # without history, piles as large as now with nothing known
                hidden = [*view.chest_sizes, view.harbour]
            else:
                hidden = [0] * len(view.ships) + [dealt.harbour]
            piles = Piles([0] * len(hidden), hidden)
            if all(self._follow(piles, fact, luck) for fact in self._facts):
                return piles
        state = sample_state(view, luck.getrandbits(62), self._history)  # it agrees with all facts
        known = [*map(mask_of, state.chests), mask_of(state.harbour)]
        return Piles(known, [0] * len(known))

    def unseen(self, piles: Piles) -> Mask:
        """The cards that may be in another hand, set aside, or hidden in a pile."""
        seen = self._display | self._hand
        for known in piles.known:
            seen |= known
        return ALL_CARDS ^ seen

    def world(self, luck: Random) -> World:
        """A whole world that agrees with all that the seat knows.

        Every unseen card is equally likely everywhere but in the piles, whose nicks are guessed.
        """
        view, piles = self.view, self.piles(luck)
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
        return World(
            hands=hands,
            display=self._display,
            key=self._key,
            piles=masks,
            aside=tuple(drawn(pool, each) for _ in range(view.seats if each else 0)),
            turn=view.starter if view.turn is None else view.turn,
            starter=view.starter,
            last=-1 if view.last is None else view.last,
        )

    def _follow(self, piles: Piles, fact: Fact, luck: Random) -> bool:
        """Changes the piles by one fact; returns True if it agrees with the earlier guesses."""
        match fact:
            case Came(source, cards):
                piles.known[source] |= mask_of(cards)
            case Went(source, chest, card):
                bit = self._guess_nick(piles, source, chest, luck) if card is None else BIT[card]
                piles.moved(source, chest, bit)
            case Saw(source, cards):
                return piles.saw(source, mask_of(cards))
        return True

    def _guess_nick(self, piles: Piles, source: Source, chest: Source, luck: Random) -> Mask:
        """A guess of the card that this chest's side nicked; the empty set is a hidden card.

        Cards are as likely as their values make them; a hidden one is an average unseen card.
        """
        preferences = self._preferences
        bits = bits_of(piles.known[source])
        chances = [preferences[bit.bit_length() - 1] for bit in bits]
        if piles.hidden[source]:
            pool = numbers_of(self.unseen(piles))
            total = sum(preferences[number] for number in pool)
            bits.append(0)
            chances.append(total / len(pool) * piles.hidden[source])
        return luck.choices(bits, chances)[0]


def drawn(pool: list[int], size: int) -> Mask:
    """Take `size` cards from the end of the pool, as a set."""
    mask = 0
    for _ in range(size):
        mask |= BIT[pool.pop()]
    return mask
