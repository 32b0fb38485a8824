"""Inference in 7 Seas: from the plays of other seats to their characters and their hidden cards.

Nobody knows how the others play. Each play is compared with all plays that a supposed hand allowed,
as each known character evaluates them: with the chests as they were. So the plays tell which
characters are likely, and, as far as those agree, which cards a seat holds. Once a cycle is over,
everybody knows what each seat held in it, and that tells most about its character.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from random import Random
from typing import Final, NamedTuple, TypeAlias

from engine.core import Event, Seat
from engine.games.seven_seas.events import Captured, CardKept, Laid, Nicked, RoundDealt, SecondCycle
from engine.games.seven_seas.moves import Source
from engine.games.seven_seas.sampling import Came
from engine.games.seven_seas.view import View
from engine.players.seven_seas.captures import takes
from engine.players.seven_seas.evaluation import Evaluator, Observation, Shape, card_values
from engine.players.seven_seas.masks import ALL_CARDS, BIT, Mask, key_of, mask_of, numbers_of
from engine.players.seven_seas.memory import Memory, Piles
from engine.players.seven_seas.opponents import KNOWN
from engine.players.seven_seas.simulator import World
from engine.players.seven_seas.weights import Weights

Chances: TypeAlias = tuple[float, ...]
"""By character in the order of KNOWN."""

TEMPERATURE: Final = 0.03
"""Points less in value that make a play less likely by a factor of e, for a faultless character.

Hand-set, as are the constants below.
"""

ERROR_SHARE: Final = 0.3
"""The share of a character's error that adds to its temperature."""

DEVIATION: Final = 0.1
"""The chance that a play is not chosen as its character would choose it."""

TRUST: Final = 0.5
"""The power to which likelihoods of past cycles count: nobody is quite like a known character."""

DOUBT: Final = 0.1
"""The share of the prior that stays whatever a seat did in past cycles."""

NICK_DEVIATION: Final = 0.2
"""The chance that a nick is not the best card by a character, but only a good one by mate."""

_FURTHEST: Final = 20.0
"""Differences in value count for no more than a factor of e to this power."""


class PublicPlay(NamedTuple):
    """A play with what everybody knew before it: the piles, the display, the next hand's size."""

    seat: Seat
    card: int
    take: Mask
    known: tuple[Mask, ...]
    hidden: tuple[int, ...]
    display: Mask
    next_hand: int


class Situation:
    """The choice of a seat at one of its turns, as each character values it."""

    def __init__(self, shape: Shape, play: PublicPlay) -> None:
        self._display, self._key = play.display, key_of(play.display)
        unseen = ALL_CARDS ^ play.display
        for known in play.known:
            unseen &= ~known
        self._seen = Observation(play.display, unseen, play.next_hand)
        piles, sides = Piles(list(play.known), list(play.hidden)), len(shape.ships)
        self._evaluators: dict[Weights, Evaluator] = {}
        for character in KNOWN:
            weights = character.weights[sides]
            if weights not in self._evaluators:
                self._evaluators[weights] = Evaluator(shape, piles, play.seat, weights)
        self._rows = [list(self._evaluators).index(each.weights[sides]) for each in KNOWN]
        self._temperatures = [TEMPERATURE + ERROR_SHARE * each.error for each in KNOWN]
        self._values: dict[int, list[float]] = {}
        self._played = self._way(play.card, play.take)
        self._factors: dict[int, Chances] = {}

    def factors(self, card: int) -> Chances:
        """How much more likely the best play of this card is than the one made, by character."""
        found = self._factors.get(card)
        if found is None:
            ways = [self._way(card, take) for take in takes(card, self._display, self._key)]
            best = list(map(max, *ways)) if len(ways) > 1 else ways[0]
            more = [best[row] - self._played[row] for row in self._rows]
            found = self._factors[card] = tuple(
                exp(max(-_FURTHEST, min(_FURTHEST, gap / temperature)))
                for gap, temperature in zip(more, self._temperatures, strict=True)
            )
        return found

    def _way(self, card: int, take: Mask) -> list[float]:
        """The value of one way to play this card, by different weights."""
        found = []
        for evaluator in self._evaluators.values():
            seen = self._seen if evaluator.weights.reply else self._seen._replace(next_hand=0)
            gain, risk = evaluator.play(card, take, seen)
            found.append(gain - risk)
        return found


class ObservedPlay:
    """A card that another seat played, and the choice that it had."""

    def __init__(self, play: PublicPlay, situation: Situation) -> None:
        self.seat, self.card = play.seat, play.card
        self.factors = situation.factors

    def chances(self, hand: Mask) -> Chances:
        """The chance, above 0 and at most 1, of this play from this hand, which holds the card.

        By character: a softmax over the best play of each card; see `DEVIATION`.
        """
        rows = [self.factors(card) for card in numbers_of(hand)]
        least = DEVIATION / len(rows)
        return tuple([(1 - DEVIATION) / sum(row) + least for row in zip(*rows, strict=True)])


@lru_cache(maxsize=64)  # 50 kB each
def _situation(shape: Shape, play: PublicPlay) -> Situation:
    """A captain meets the same plays again at each of its choices in a round."""
    return Situation(shape, play)


def shape_of(view: View) -> Shape:
    """The part of the table that never changes."""
    return Shape(view.options, view.seats, (0,) * len(view.ships))


def observed_plays(view: View, history: Sequence[Event]) -> tuple[ObservedPlay, ...]:
    """The plays of other seats since hands were last dealt, the newest first."""
    shape = shape_of(view)
    cycles = _cycles(history)
    found = _public_plays(shape, view.seat, cycles[-1], view.hand_sizes)
    return tuple(
        ObservedPlay(play, _situation(shape, play))
        for play in reversed(found)
        if play.seat != view.seat
    )


def experience(view: View, history: Sequence[Event]) -> list[Chances]:
    """How likely each seat is to be of each character, by all cycles that are over; by seat."""
    shape, totals = shape_of(view), [[0.0] * len(KNOWN) for _ in range(view.seats)]
    for cycle in _cycles(history)[:-1]:
        for total, more in zip(totals, _lesson(shape, view.seat, cycle), strict=True):
            for at, one in enumerate(more):
                total[at] += TRUST * one
    return [_posterior(total) for total in totals]


def _posterior(logs: Sequence[float]) -> Chances:
    """The prior times these likelihoods, given as logarithms, and what is left of the prior."""
    most = max(logs)
    weights = [
        character.prior * exp(one - most) for character, one in zip(KNOWN, logs, strict=True)
    ]
    total, priors = sum(weights), sum(character.prior for character in KNOWN)
    return tuple(
        DOUBT * character.prior / priors + (1 - DOUBT) * weight / total
        for character, weight in zip(KNOWN, weights, strict=True)
    )


@lru_cache(maxsize=32)
def _lesson(shape: Shape, viewer: Seat | None, cycle: tuple[Event, ...]) -> tuple[Chances, ...]:
    """The logarithms of the likelihoods of all plays in a cycle that is over, by seat."""
    hands, totals = [0] * shape.seats, [[0.0] * len(KNOWN) for _ in range(shape.seats)]
    for play in reversed(_public_plays(shape, viewer, cycle, [0] * shape.seats)):
        hands[play.seat] |= BIT[play.card]
        if play.seat != viewer and hands[play.seat] != BIT[play.card]:
            chances = ObservedPlay(play, Situation(shape, play)).chances(hands[play.seat])
            for at, chance in enumerate(chances):
                totals[play.seat][at] += log(chance)
    return tuple(map(tuple, totals))


def _cycles(history: Sequence[Event]) -> list[tuple[Event, ...]]:
    """For each deal of hands, the last one at the end: the events of its round until the next."""
    found, begin = list[tuple[Event, ...]](), 0
    for at, event in enumerate(history):
        if isinstance(event, RoundDealt | SecondCycle):
            if at > begin:
                found.append(tuple(history[begin:at]))
            begin = at if isinstance(event, RoundDealt) else begin
    return [*found, tuple(history[begin:])]


def _public_plays(
    shape: Shape, viewer: Seat | None, events: Sequence[Event], sizes: Sequence[int]
) -> list[PublicPlay]:
    """All plays since hands were last dealt, in order. events: of a round. sizes: hands now."""
    deals = [at for at, e in enumerate(events) if isinstance(e, RoundDealt | SecondCycle)]
    dealt, left = deals[-1] if deals else -1, list(sizes)
    for event in events[dealt + 1 :]:
        if isinstance(event, Laid | Captured):
            left[event.seat] += 1
    sides, display, found = len(shape.ships), 0, list[PublicPlay]()
    piles = Piles([0] * (sides + 1), [0] * (sides + 1))
    for at, event in enumerate(events):
        match event:
            case RoundDealt():
                piles.hidden[-1], display = event.harbour, mask_of(event.display)
            case Laid(seat, card) | Captured(seat, card):
                take = mask_of(event.taken) if isinstance(event, Captured) else 0
                if at > dealt:
                    next_hand = left[(seat + 1) % shape.seats]
                    known, hidden = tuple(piles.known), tuple(piles.hidden)
                    found.append(
                        PublicPlay(seat, int(card), take, known, hidden, display, next_hand)
                    )
                    left[seat] -= 1
                display ^= take or BIT[card]
                if take:
                    piles.came(seat % sides, take | BIT[card])
            case Nicked(seat, source) if seat != viewer:
                piles.moved(source, seat % sides, _nick_of_mate(shape, piles, source, seat % sides))
            case CardKept(seat, source, card):
                piles.moved(source, seat % sides, BIT[card] & piles.known[source])
    return found


def _nick_of_mate(shape: Shape, piles: Piles, source: Source, chest: Source) -> Mask:
    """The known card of the source that mate would nick; the empty set if it has no known card."""
    known = numbers_of(piles.known[source])
    values = Evaluator(shape, piles, chest).own_values
    return BIT[max(known, key=values.__getitem__)] if known else 0


class InferringMemory(Memory):
    """A memory that assumes that other seats nick by their characters: the best card of a source.

    characters: how likely each seat is to be of each character, by seat.
    """

    def __init__(
        self,
        view: View,
        history: Sequence[Event],
        values: Sequence[float],
        characters: Sequence[Chances],
    ) -> None:
        super().__init__(view, history, values)
        self._characters, self._sides = characters, len(view.ships)
        self._values: dict[tuple[Source, int], Sequence[float]] = {}
        self._now = Piles([0] * (self._sides + 1), [0] * (self._sides + 1))
        for fact in self._facts:
            if isinstance(fact, Came):
                self._now.came(fact.source, mask_of(fact.cards))

    def guess_nick(self, piles: Piles, source: Source, chest: Source, luck: Random) -> Mask:
        """Guess the nicked card; the hidden cards of the source are drawn from all unseen ones."""
        if luck.random() < NICK_DEVIATION:
            return super().guess_nick(piles, source, chest, luck)
        known = numbers_of(piles.known[source])
        hidden = luck.sample(numbers_of(self.unseen(piles)), piles.hidden[source])
        best = max(known + hidden, key=self._values_to(chest, luck).__getitem__)
        return BIT[best] & piles.known[source]

    def deal(self, piles: Piles, luck: Random) -> World:
        """Deal the unseen cards; the harbour gets low ones, since nicks took the valuable ones."""
        world = super().deal(piles, luck)
        for chest, hidden in enumerate(piles.hidden[:-1]):
            if hidden and piles.hidden[-1] and luck.random() >= NICK_DEVIATION:
                nicked = world.piles[chest] & ~piles.known[chest]
                pool = numbers_of(nicked | world.piles[-1] & ~piles.known[-1])
                pool.sort(key=self._values_to(chest, luck).__getitem__)
                swapped = nicked ^ sum([BIT[card] for card in pool[-hidden:]])
                world.piles[chest] ^= swapped
                world.piles[-1] ^= swapped
        return world

    def _values_to(self, chest: Source, luck: Random) -> Sequence[float]:
        """By card: its value to a side by a character drawn for it, in points."""
        chances = self._characters[chest]
        number = luck.choices(range(len(chances)), chances)[0]
        found = self._values.get((chest, number))
        if found is None:
            weights, faces = KNOWN[number].weights[self._sides], self.view.options.booty_values
            found = self._values[chest, number] = card_values(chest, self._now, faces, weights)
        return found
