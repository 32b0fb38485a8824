"""The belief of captain about a round of 7 Seas: worlds drawn by how well they explain the plays.

The likelihood of a world is the chance of all observed plays, given its hands. Most random deals
have a very low likelihood, so worlds come from Markov chains (Metropolis et al. 1953): a chain
swaps two hidden cards of its world again and again, and prefers swaps that raise the likelihood.
"""

from collections.abc import Callable, Iterable, Sequence
from math import prod
from random import Random
from typing import Final

from engine.players.seven_seas.inference import DEVIATION, Chances, ObservedPlay
from engine.players.seven_seas.masks import Mask, bits_of, numbers_of
from engine.players.seven_seas.opponents import KNOWN
from engine.players.seven_seas.simulator import World

CHAINS: Final = 24
"""How many chains there are; each draw comes from the next one. Hand-set."""

SWAPS: Final = 6
"""How many swaps a chain tries between two draws from it. Hand-set."""


class SeatLikelihood:
    """The likelihood of one seat's plays as a function of the hand that it still holds.

    plays: the newest first. characters: how likely the seat is to be of each character by what it
    did before.
    """

    def __init__(self, plays: Sequence[ObservedPlay], characters: Chances) -> None:
        self._plays, self._characters = plays, characters
        self._rows: dict[int, list[float]] = {}
        self._base, self._sizes = list[float](), list[int]()
        for number, play in enumerate(plays, 1):
            factors = [play.factors(later.card) for later in plays[:number]]
            self._base += map(sum, zip(*factors, strict=True))
            self._sizes += [number] * len(characters)
        self._cache: dict[Mask, tuple[float, list[float]]] = {}

    def of(self, hand: Mask) -> float:
        """The chance, above 0, of all its plays if it has these cards left."""
        return (self._cache.get(hand) or self._found(hand))[0]

    def characters(self, hand: Mask) -> list[float]:
        """How likely each character is, in proportion, if the seat has these cards left."""
        return (self._cache.get(hand) or self._found(hand))[1]

    def _found(self, hand: Mask) -> tuple[float, list[float]]:
        cards, step = numbers_of(hand), len(self._characters)
        held, most, least = len(cards), 1 - DEVIATION, DEVIATION
        rows = [self._base, *[self._rows.get(card) or self._row(card) for card in cards]]
        sums: Iterable[float] = map(sum, zip(*rows, strict=True))
        chances = [
            most / total + least / (held + size)
            for total, size in zip(sums, self._sizes, strict=True)
        ]
        likely = [
            character * prod(chances[at::step]) for at, character in enumerate(self._characters)
        ]
        found = self._cache[hand] = sum(likely), likely
        return found

    def _row(self, card: int) -> list[float]:
        """By play and character: how likely the best play of this card is."""
        found = self._rows[card] = [one for play in self._plays for one in play.factors(card)]
        return found


class Belief:
    """Worlds to draw from.

    sample: makes a random world that agrees with what is certain. plays: of the other seats, the
    newest first; without any, worlds are sampled only. unseen: the cards that may be anywhere.
    experience: how likely each seat is to be of each character, by seat. deals: how many samples,
    at most, compete to start the chains; fewer once `late` answers True.
    """

    def __init__(
        self,
        sample: Callable[[Random], World],
        plays: Sequence[ObservedPlay],
        experience: Sequence[Chances],
        luck: Random,
        deals: int,
        unseen: Mask,
        late: Callable[[], bool] = lambda: False,
    ) -> None:
        self._sample, self._luck, self._unseen = sample, luck, unseen
        self._experience = experience
        self._of_seats = [
            SeatLikelihood([play for play in plays if play.seat == seat], chances)
            for seat, chances in enumerate(experience)
        ]
        self._chains = list[World]()
        self._seats = sorted({play.seat for play in plays})
        if plays:
            samples = [sample(luck)]
            likelihoods = [self.likelihood(samples[0])]
            while len(samples) < deals and not late():
                samples.append(sample(luck))
                likelihoods.append(self.likelihood(samples[-1]))
            self._chains = [world.copy() for world in luck.choices(samples, likelihoods, k=CHAINS)]
        self._at = 0

    def characters(self, world: World) -> list[int]:
        """A character drawn for each seat, as likely as its plays make it with these hands."""
        numbers, found = range(len(KNOWN)), list[int]()
        for seat, likelihood in enumerate(self._of_seats):
            chances = (
                likelihood.characters(world.hands[seat])
                if seat in self._seats
                else self._experience[seat]
            )
            found.append(self._luck.choices(numbers, chances)[0])
        return found

    def likelihood(self, world: World) -> float:
        """The chance, above 0 and at most 1, of all observed plays with the hands of this world."""
        return prod([self._of_seats[seat].of(world.hands[seat]) for seat in self._seats])

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
