"""Inference in 7 Seas: from the plays and nicks of other seats to their hidden cards.

The inference assumes that other seats play like mate. A seat that lays a card probably holds none
that captures much, and a seat that nicks probably keeps the card that mate would keep. To judge a
supposed hand, each play is compared with all plays that this hand allowed, by mate's evaluation at
that moment: with the chests as they were, and with the hand itself not among the unseen cards.
"""

from collections.abc import Iterator, Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple

from engine.core import Event, Seat, since_last
from engine.games.seven_seas.events import Captured, CardKept, Laid, Nicked, RoundDealt, SecondCycle
from engine.games.seven_seas.moves import Source
from engine.games.seven_seas.view import View
from engine.players.seven_seas.captures import capturing_cards, takes
from engine.players.seven_seas.evaluation import Evaluator, Observation
from engine.players.seven_seas.masks import ALL_CARDS, BIT, ONES, Mask, key_of, mask_of, numbers_of
from engine.players.seven_seas.memory import Memory, Piles
from engine.players.seven_seas.simulator import World

TEMPERATURE: Final = 0.015
"""Points less in value that make a play less likely by a factor of e.

Hand-set, as are the two constants below.
"""

DEVIATION: Final = 0.05
"""The chance that a play or a nick is not chosen as mate would choose it."""

_NEGLIGIBLE: Final = 0.2
"""Plays that are worse than the one made by this many points are not counted.

Plays that are better count as better by no more than this.
"""


class Alternative(NamedTuple):
    """One way to play a card: its value before the reply, what it leaves, which cards can reply."""

    value: float
    left: Mask
    replying: Mask


class Alternatives(NamedTuple):
    """All ways to play a card, the highest value first, and all cards that can reply to one."""

    ways: list[Alternative]
    replying: Mask


class ObservedPlay:
    """A card that another seat played, and the choice that it had.

    evaluator: for that seat at that moment. seen: the cards in sight of everybody at that moment;
    the hand of the seat counts as unseen.
    """

    def __init__(
        self, seat: Seat, card: int, take: Mask, evaluator: Evaluator, seen: Observation
    ) -> None:
        self.seat, self.card = seat, card
        self._evaluator, self._seen = evaluator, seen
        self._key = key_of(seen.display)
        self._alternatives: dict[int, Alternatives] = {}
        self._best: dict[tuple[int, Mask], float] = {}
        self._replies: dict[tuple[Mask, Mask], float] = {}
        self._played = self._way(card, take)

    def likelihood(self, hand: Mask) -> float:
        """The chance, above 0 and at most 1, of this play from this hand, which holds the card.

        Mate's cards are compared by a softmax over the best play of each; see `TEMPERATURE` and
        `DEVIATION`.
        """
        unseen = self._seen.unseen & ~hand
        cards, total = numbers_of(hand), 0.0
        played = self._value(self._played, unseen)
        least = played - _NEGLIGIBLE
        for card in cards:
            found = self._alternatives.get(card) or self._all_alternatives(card)
            if found.ways[0].value > least:
                better = self._best_value(card, found, unseen) - played
                total += exp(min(better, _NEGLIGIBLE) / TEMPERATURE)
        return (1 - DEVIATION) / (total or 1.0) + DEVIATION / len(cards)

    def _best_value(self, card: int, found: Alternatives, unseen: Mask) -> float:
        """The value of the best way to play this card, in points."""
        at = card, unseen & found.replying
        best = self._best.get(at)
        if best is None:
            best = self._value(found.ways[0], unseen)
            for way in found.ways[1:]:
                if way.value <= best:
                    break
                best = max(best, self._value(way, unseen))
            self._best[at] = best
        return best

    def _all_alternatives(self, card: int) -> Alternatives:
        ways = [self._way(card, take) for take in takes(card, self._seen.display, self._key)]
        replying = 0
        for way in ways:
            replying |= way.replying
        found = self._alternatives[card] = Alternatives(sorted(ways, reverse=True), replying)
        return found

    def _way(self, card: int, take: Mask) -> Alternative:
        seen = self._seen
        gain, risk = self._evaluator.play(card, take, seen._replace(next_hand=0))
        left = seen.display ^ take if take else seen.display | BIT[card]
        replying = capturing_cards(key_of(left)) | ONES if left and seen.next_hand else 0
        return Alternative(gain - risk, left, replying)

    def _value(self, way: Alternative, unseen: Mask) -> float:
        """The value with the expected reply, in points."""
        if not way.replying:
            return way.value
        at = way.left, unseen & way.replying
        reply = self._replies.get(at)
        if reply is None:
            seen = Observation(self._seen.display, unseen, self._seen.next_hand)
            reply = self._replies[at] = self._evaluator.reply(way.left, seen)
        return way.value - self._evaluator.weights.reply * reply


def observed_plays(view: View, history: Sequence[Event]) -> tuple[ObservedPlay, ...]:
    """The plays of other seats since hands were last dealt, the newest first."""
    sizes, found = list(view.hand_sizes), list[ObservedPlay]()
    for play in reversed(list(_public_plays(view, history))):
        sizes[play.seat] += 1
        if play.seat != view.seat:
            unseen = ALL_CARDS ^ play.display
            for known in play.piles.known:
                unseen &= ~known
            seen = Observation(play.display, unseen, sizes[(play.seat + 1) % view.seats])
            evaluator = Evaluator(view, play.piles, play.seat)
            found.append(ObservedPlay(play.seat, play.card, play.take, evaluator, seen))
    return tuple(found)


class PublicPlay(NamedTuple):
    """A play with the display before it and the piles as the viewer knew them before it."""

    seat: Seat
    card: int
    take: Mask
    piles: Piles
    display: Mask


def _public_plays(view: View, history: Sequence[Event]) -> Iterator[PublicPlay]:
    """All plays since hands were last dealt, in order."""
    events = since_last(history, RoundDealt)
    dealt = max((at for at, e in enumerate(events) if isinstance(e, SecondCycle)), default=0)
    sides, display, piles = len(view.ships), 0, Piles([], [])
    for at, event in enumerate(events):
        match event:
            case RoundDealt():
                piles = Piles([0] * (sides + 1), [0] * sides + [event.harbour])
                display = mask_of(event.display)
            case Laid(seat, card) | Captured(seat, card):
                take = mask_of(event.taken) if isinstance(event, Captured) else 0
                if at > dealt:
                    before = Piles(piles.known[:], piles.hidden[:])
                    yield PublicPlay(seat, int(card), take, before, display)
                display ^= take or BIT[card]
                if take:
                    piles.came(seat % sides, take | BIT[card])
            case Nicked(seat, source) if seat != view.seat:
                chest = seat % sides
                piles.moved(source, chest, nick_of_mate(view, piles, source, chest))
            case CardKept(seat, source, card):
                piles.moved(source, seat % sides, BIT[card] & piles.known[source])


def nick_of_mate(view: View, piles: Piles, source: Source, chest: Source) -> Mask:
    """The known card of the source that mate would nick; the empty set if it has no known card."""
    known = numbers_of(piles.known[source])
    values = Evaluator(view, piles, chest).own_values
    return BIT[max(known, key=values.__getitem__)] if known else 0


class InferringMemory(Memory):
    """A memory that assumes that other seats nick like mate: the best card of a source."""

    def __init__(self, view: View, history: Sequence[Event], values: Sequence[float]) -> None:
        super().__init__(view, history, values)
        self._values: dict[tuple[int, ...], Sequence[float]] = {}

    def guess_nick(self, piles: Piles, source: Source, chest: Source, luck: Random) -> Mask:
        """See `Memory`; the hidden cards of the source are drawn from all unseen ones."""
        if luck.random() < DEVIATION:
            return super().guess_nick(piles, source, chest, luck)
        known = numbers_of(piles.known[source])
        hidden = luck.sample(numbers_of(self.unseen(piles)), piles.hidden[source])
        best = max(known + hidden, key=self._values_to(chest, piles).__getitem__)
        return BIT[best] & piles.known[source]

    def deal(self, piles: Piles, luck: Random) -> World:
        """See `Memory`; the harbour gets low cards, because nicks took the more valuable ones."""
        world = super().deal(piles, luck)
        for chest, hidden in enumerate(piles.hidden[:-1]):
            if hidden and piles.hidden[-1] and luck.random() >= DEVIATION:
                nicked = world.piles[chest] & ~piles.known[chest]
                pool = numbers_of(nicked | world.piles[-1] & ~piles.known[-1])
                pool.sort(key=self._values_to(chest, piles).__getitem__)
                swapped = nicked ^ sum([BIT[card] for card in pool[-hidden:]])
                world.piles[chest] ^= swapped
                world.piles[-1] ^= swapped
        return world

    def _values_to(self, chest: Source, piles: Piles) -> Sequence[float]:
        """By card: its value to the side of this chest, in points."""
        at = (chest, *piles.known)
        found = self._values.get(at)
        if found is None:
            found = self._values[at] = Evaluator(self.view, piles, chest).own_values
        return found
