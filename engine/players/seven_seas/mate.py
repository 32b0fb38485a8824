"""The mate of 7 Seas: weighs every play in all five categories, and what it leaves for the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from engine.core import Event, Seat
from engine.games.seven_seas.cards import KRAKEN
from engine.games.seven_seas.moves import DeclineNick, Keep, Move, OpenSource, PlayCard
from engine.games.seven_seas.view import View
from engine.players.base import Budget
from engine.players.seven_seas.captures import NOTHING, reach
from engine.players.seven_seas.evaluation import TASTES, Chest, worths
from engine.players.seven_seas.masks import BIT, SAME, Mask, mask_of, numbers_of
from engine.players.seven_seas.memory import Memory, Piles
from engine.players.seven_seas.scoring import booty_counter
from engine.players.seven_seas.weights import LURES


class Appraisal(NamedTuple):
    """A move and what it is worth in points: what it brings, and what it leaves to the next."""

    move: Move
    gain: float
    risk: float

    @property
    def worth(self) -> float:
        """What counts in the end."""
        return self.gain - self.risk


class Mate:
    """A strong player at a glance: one move ahead, with a careful player's memory.

    remembers: whether it knows more of the chests than their sizes.
    """

    def __init__(self, *, remembers: bool = True) -> None:
        self._remembers = remembers

    def choose(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Any],
        luck: Random,
        budget: Budget,
    ) -> Any:
        """See `Chooser`; no budget is too small."""
        if len(moves) == 1:
            return moves[0]
        return max(self.appraise(view, history, moves, luck), key=lambda one: one.worth).move

    def appraise(
        self, view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random
    ) -> list[Appraisal]:
        """What each move is worth."""
        seat = view.seat or 0
        memory = Memory(view, history if self._remembers else (), LURES[len(view.ships) == 2])
        piles = memory.piles(luck)
        following = view.hand_sizes[(seat + 1) % view.seats]
        sight = Sight(mask_of(view.display), memory.unseen(piles), following)
        judge = Judge(view, piles, seat)
        return [judge.of(move, sight) for move in moves]


class Sight(NamedTuple):
    """What a seat looks at: the display, all cards it has not seen, the size of the next hand."""

    display: Mask
    unseen: Mask
    following: int


class Judge:
    """What the plays of a seat are weighed by, as the chests stand."""

    def __init__(self, view: View, piles: Piles, seat: Seat) -> None:
        self.taste, self._piles = TASTES[len(view.ships) == 2], piles
        chests = [Chest(k, h) for k, h in zip(piles.known[:-1], piles.hidden[:-1], strict=True)]
        booty = booty_counter(view.options.booty_values)
        self._side = seat % len(chests)
        following = (seat + 1) % view.seats % len(chests)
        self.mine = worths(self._side, chests, booty, self.taste)
        self.theirs = worths(following, chests, booty, self.taste)
        self._nicks: dict[Mask, float] = {}
        self._invited: dict[Mask, list[tuple[Mask, float]]] = {}
        self._averages: dict[Mask, tuple[int, float]] = {}

    def of(self, move: Move, sight: Sight) -> Appraisal:
        """What this move is worth."""
        match move:
            case PlayCard(card, take):
                return Appraisal(move, *self.play(int(card), mask_of(take), sight))
            case OpenSource(source):
                return Appraisal(move, self._source(source, sight.unseen), 0.0)
            case Keep(card):
                return Appraisal(move, self.mine[card], 0.0)
            case DeclineNick():
                return Appraisal(move, 0.0, 0.0)

    def play(self, card: int, take: Mask, sight: Sight) -> tuple[float, float]:
        """What this card brings if it takes that, and what it risks by what it leaves."""
        taste, gain = self.taste, 0.0
        left = sight.display ^ take if take else sight.display | BIT[card]
        if take:
            gain = self._sum(self.mine, take | BIT[card])
            if not left and card != KRAKEN:
                gain += taste.clear + taste.nick * self.nick(sight.unseen)
        risk = taste.exposed * self._sum(self.mine, left)
        if left and sight.following:
            risk += taste.risk * self.reply(left, sight)
        return gain, risk

    def reply(self, left: Mask, sight: Sight) -> float:
        """What the next seat may take of this on average: it plays the best that it may hold."""
        invited = self._invited.get(left)
        if invited is None:
            invited = self._invited[left] = self._invitations(left)
        unseen, following, averages = sight.unseen, sight.following, self._averages
        size, replies = unseen.bit_count(), list[tuple[float, float]]()
        for cards, best in invited:
            held = unseen & cards
            if held:
                number, average = averages.get(held) or self._average(held)
                if best + average > 0:
                    replies.append((best + average, _chance(number, size, following)))
        replies.sort(reverse=True)
        expected, otherwise = 0.0, 1.0
        for gain, chance in replies:
            expected += gain * chance * otherwise
            otherwise *= 1 - chance
        return expected

    def _invitations(self, left: Mask) -> list[tuple[Mask, float]]:
        """The cards of each strength that may take something of this, and what it is worth."""
        found = reach(left, self.theirs, self.taste.clear)[1:]
        return [
            (cards, best) for cards, best in zip(SAME[1:], found, strict=True) if best > NOTHING
        ]

    def _average(self, held: Mask) -> tuple[int, float]:
        """How many these are, and what one of them is worth to the next seat."""
        number = held.bit_count()
        found = self._averages[held] = number, self._sum(self.theirs, held) / number
        return found

    def nick(self, unseen: Mask) -> float:
        """The best source that is open to a nick."""
        found = self._nicks.get(unseen)
        if found is None:
            open_ = (self._source(at, unseen) for at in self._open_to_nick())
            found = self._nicks[unseen] = max(open_, default=0.0)
        return found

    def _open_to_nick(self) -> Iterable[int]:
        piles = self._piles
        return (
            at
            for at in range(-1, len(piles.known) - 1)
            if at != self._side and (piles.known[at] or piles.hidden[at])
        )

    def _source(self, source: int, unseen: Mask) -> float:
        """The best card that may be expected there."""
        known, hidden = self._piles.known[source], self._piles.hidden[source]
        best = max((self.mine[number] for number in numbers_of(known)), default=0.0)
        pool = sorted((self.mine[number] for number in numbers_of(unseen)), reverse=True)
        expected, otherwise = 0.0, 1.0
        for value in pool:
            if value <= best:
                break
            chance = min(1.0, hidden / len(pool))
            expected += value * chance * otherwise
            otherwise *= 1 - chance
        return expected + best * otherwise

    def _sum(self, worth: Sequence[float], cards: Mask) -> float:
        total = 0.0
        while cards:
            low = cards & -cards
            total += worth[low.bit_length() - 1]
            cards ^= low
        return total


@cache
def _chance(number: int, unseen: int, following: int) -> float:
    """That the next seat, with so many cards in hand, holds one of so many unseen cards."""
    none = 1.0
    for drawn in range(following):
        none *= max(0, unseen - number - drawn) / max(1, unseen - drawn)
    return 1 - none
