"""The belief of captain about a round of 7 Seas: worlds drawn by how well they explain the plays.

The likelihood of a world is the chance of all observed plays, given its hands. Most random deals
have a very low likelihood, so worlds come from Markov chains (Metropolis et al. 1953): a chain
swaps two hidden cards of its world again and again, and prefers swaps that raise the likelihood.
"""

from collections.abc import Callable, Sequence
from math import prod
from random import Random
from typing import Final

from engine.core import Seat
from engine.players.seven_seas.inference import ObservedPlay
from engine.players.seven_seas.masks import BIT, Mask, bits_of
from engine.players.seven_seas.simulator import World

CHAINS: Final = 24
"""How many chains there are; each draw comes from the next one. Hand-set."""

SWAPS: Final = 6
"""How many swaps a chain tries between two draws from it. Hand-set."""


class HandLikelihood:
    """The likelihood of one seat's plays as a function of the hand that it still holds."""

    def __init__(self, plays: Sequence[ObservedPlay], seat: Seat) -> None:
        self._plays: list[tuple[Mask, ObservedPlay]] = []
        self._cache: dict[Mask, float] = {}
        played = 0
        for play in plays:
            if play.seat == seat:
                played |= BIT[play.card]
                self._plays.append((played, play))

    def of(self, hand: Mask) -> float:
        """The chance, above 0 and at most 1, of all its plays if it has these cards left."""
        found = self._cache.get(hand)
        if found is None:
            found = prod([play.likelihood(hand | played) for played, play in self._plays])
            self._cache[hand] = found
        return found


class Belief:
    """Worlds to draw from.

    sample: makes a random world that agrees with what is certain. plays: of the other seats, the
    newest first; without any, worlds are sampled only. unseen: the cards that may be anywhere.
    deals: how many samples, at most, compete to start the chains; fewer once `late` answers True.
    """

    def __init__(
        self,
        sample: Callable[[Random], World],
        plays: Sequence[ObservedPlay],
        luck: Random,
        deals: int,
        unseen: Mask,
        late: Callable[[], bool] = lambda: False,
    ) -> None:
        self._sample, self._luck, self._unseen = sample, luck, unseen
        self._chains = list[World]()
        if plays:
            samples = [sample(luck)]
            seats = range(len(samples[0].hands))
            self._of_seats = [HandLikelihood(plays, seat) for seat in seats]
            likelihoods = [self.likelihood(samples[0])]
            while len(samples) < deals and not late():
                samples.append(sample(luck))
                likelihoods.append(self.likelihood(samples[-1]))
            self._chains = [world.copy() for world in luck.choices(samples, likelihoods, k=CHAINS)]
            self._seats = sorted({play.seat for play in plays})
        self._at = 0

    def likelihood(self, world: World) -> float:
        """The chance, above 0 and at most 1, of all observed plays with the hands of this world."""
        pairs = zip(self._of_seats, world.hands, strict=True)
        return prod([likelihood.of(hand) for likelihood, hand in pairs])

    def draw(self) -> World:
        """The next world; the caller must not change it, but may copy it."""
        if not self._chains:
            return self._sample(self._luck)
        self._at = (self._at + 1) % len(self._chains)
        for _ in range(SWAPS):
            self._try_swap(self._chains[self._at])
        return self._chains[self._at]

    def _try_swap(self, world: World) -> None:
        """Swaps a hidden card of an observed seat with one elsewhere, or keeps the world.

        A swap that lowers the likelihood to a fraction of it is made with that chance.
        """
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
            likelihood = self._of_seats[seat]
            ratio *= likelihood.of(hands[seat] ^ swap) / likelihood.of(hands[seat])
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
