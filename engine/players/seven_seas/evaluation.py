"""The evaluation of plays of 7 Seas for one seat in the present position, in points.

The value of a play is its gain less its risk: the cards captured, less those left for the next
seat. A card has the value of its kind: the chests told nothing that paid (tests/lab/README.md).
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.seven_seas.cards import KRAKEN
from engine.games.seven_seas.moves import DeclineNick, Keep, Move, OpenSource, PlayCard
from engine.games.seven_seas.view import View
from engine.players.seven_seas.captures import NO_CAPTURE, best_captures
from engine.players.seven_seas.masks import BIT, OF_STRENGTH, Mask, mask_of, numbers_of
from engine.players.seven_seas.memory import Piles
from engine.players.seven_seas.weights import VALUES_BY_KIND, WEIGHTS


class Observation(NamedTuple):
    """A seat's observation: the display, all cards it hasn't seen, the size of the next hand."""

    display: Mask
    unseen: Mask
    next_hand: int


class Evaluator:
    """Evaluates the moves of one seat, with the piles as that seat knows them.

    weights: mate's for the number of sides. values: by card.
    """

    def __init__(self, view: View, piles: Piles, seat: Seat) -> None:
        sides = len(view.ships)
        self.weights = WEIGHTS[sides]
        self.values = VALUES_BY_KIND[sides]
        self._piles, self._side = piles, seat % sides
        self._nicks: dict[Mask, float] = {}
        self._replies: dict[Mask, list[tuple[Mask, float]]] = {}
        self._averages: dict[Mask, tuple[int, float]] = {}
        """By the cards of a set: their number, and their average value."""

    def evaluate(self, move: Move, seen: Observation) -> float:
        """The value of a move of this seat."""
        match move:
            case PlayCard(card, take):
                return self._play(int(card), mask_of(take), seen)
            case OpenSource(source):
                return self._source(source, seen.unseen)
            case Keep(card):
                return self.values[card]
            case DeclineNick():
                return 0.0

    def _play(self, card: int, take: Mask, seen: Observation) -> float:
        """The gain of this card if it takes these cards (none: it is laid), less the risk."""
        weights, gain = self.weights, 0.0
        left = seen.display ^ take if take else seen.display | BIT[card]
        if take:
            gain = total_of(self.values, take | BIT[card])
            if not left and card != KRAKEN:
                gain += weights.clearing + weights.nick * self.nick(seen.unseen)
        risk = weights.left * total_of(self.values, left)
        if left and seen.next_hand:
            risk += weights.reply * self.reply(left, seen)
        return gain - risk

    def reply(self, left: Mask, seen: Observation) -> float:
        """The expected value of the next seat's best capture from the display `left`, in points.

        Every unseen card can be in the next hand. As a simplification, each card of a strength
        counts the average value of that strength, and the hand holds each strength independently
        of the others.
        """
        found = self._replies.get(left)
        if found is None:
            captures = best_captures(left, self.values, self.weights.clearing)
            found = self._replies[left] = [
                (cards, value)
                for cards, value in zip(OF_STRENGTH[1:], captures[1:], strict=True)
                if value > NO_CAPTURE
            ]
        unseen, next_hand, averages = seen.unseen, seen.next_hand, self._averages
        size, replies = unseen.bit_count(), list[tuple[float, float]]()
        for cards, captured in found:
            held = unseen & cards
            if held:
                if held not in averages:
                    number = held.bit_count()
                    averages[held] = number, total_of(self.values, held) / number
                number, average = averages[held]
                if captured + average > 0:
                    replies.append((captured + average, _chance(number, size, next_hand)))
        replies.sort(reverse=True)
        expected, none_better = 0.0, 1.0
        for gain, chance in replies:
            expected += gain * chance * none_better
            none_better *= 1 - chance
        return expected

    def nick(self, unseen: Mask) -> float:
        """The expected value of the best source that may be opened; 0 if none may be."""
        found = self._nicks.get(unseen)
        if found is None:
            piles = self._piles
            places = [at for at in range(-1, len(piles.known) - 1) if at != self._side]
            full = [at for at in places if piles.known[at] or piles.hidden[at]]
            values = (self._source(at, unseen) for at in full)
            found = self._nicks[unseen] = max(values, default=0.0)
        return found

    def _source(self, source: int, unseen: Mask) -> float:
        """The expected value of the best card in a source."""
        known, hidden = self._piles.known[source], self._piles.hidden[source]
        best = max((self.values[number] for number in numbers_of(known)), default=0.0)
        pool = sorted((self.values[number] for number in numbers_of(unseen)), reverse=True)
        expected, none_better = 0.0, 1.0
        for value in pool:
            if value <= best:
                break
            chance = min(1.0, hidden / len(pool))
            expected += value * chance * none_better
            none_better *= 1 - chance
        return expected + best * none_better


def total_of(values: Sequence[float], cards: Mask) -> float:
    """The values of these cards, added up."""
    return sum([values[number] for number in numbers_of(cards)])


@cache
def _chance(number: int, unseen: int, next_hand: int) -> float:
    """The chance that a hand of this size, out of the unseen cards, holds one of `number` cards."""
    none = 1.0
    for drawn in range(next_hand):
        none *= max(0, unseen - number - drawn) / max(1, unseen - drawn)
    return 1 - none
