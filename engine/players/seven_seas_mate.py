"""The mate of 7 Seas: weighs every play in all five categories, and what it leaves for the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from engine.core import Event
from engine.games.seven_seas.cards import KRAKEN
from engine.games.seven_seas.moves import DeclineNick, Keep, Move, OpenSource, PlayCard
from engine.games.seven_seas.views import View
from engine.players.base import Budget
from engine.players.seven_seas_masks import (
    BIT,
    SAME,
    TENS,
    Mask,
    bits_of,
    key_of,
    mask_of,
    numbers_of,
    sums,
)
from engine.players.seven_seas_memory import Memory
from engine.players.seven_seas_scoring import booty_counter
from engine.players.seven_seas_style import STYLES
from engine.players.seven_seas_worth import TASTES, Chest, worths


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
        judge = Judge(view, history if self._remembers else (), luck)
        return [judge.of(move) for move in moves]


class Judge:
    """Everything that the moves of one choice are weighed by."""

    def __init__(self, view: View, history: Sequence[Event], luck: Random) -> None:
        two = len(view.ships) == 2
        self._view, self._taste = view, TASTES[two]
        memory = Memory(view, history, STYLES[two].worth)
        piles = memory.piles(luck)
        self._piles = piles
        self._unseen = memory.unseen(piles)
        chests = [Chest(k, h) for k, h in zip(piles.known[:-1], piles.hidden[:-1], strict=True)]
        booty = booty_counter(view.options.booty_values)
        seat = view.seat or 0
        self._side = seat % len(chests)
        self._next = (seat + 1) % view.seats
        self._mine = worths(self._side, chests, booty, self._taste)
        self._theirs = worths(self._next % len(chests), chests, booty, self._taste)
        self._display = mask_of(view.display)
        self._nick = max((self._source(at) for at in self._open_to_nick()), default=0.0)

    def of(self, move: Move) -> Appraisal:
        """What this move is worth."""
        match move:
            case PlayCard(card, take):
                return self._play(move, int(card), mask_of(take))
            case OpenSource(source):
                return Appraisal(move, self._source(source), 0.0)
            case Keep(card):
                return Appraisal(move, self._mine[card], 0.0)
            case DeclineNick():
                return Appraisal(move, 0.0, 0.0)

    def _play(self, move: Move, card: int, take: Mask) -> Appraisal:
        taste, gain = self._taste, 0.0
        left = self._display ^ take if take else self._display | BIT[card]
        if take:
            gain = self._sum(self._mine, take | BIT[card])
            if not left and card != KRAKEN:
                gain += taste.clear + taste.nick * self._nick
        risk = taste.exposed * self._sum(self._mine, left)
        if left and self._view.hand_sizes[self._next]:
            risk += taste.risk * self._expected_reply(left)
        return Appraisal(move, gain, risk)

    def _expected_reply(self, left: Mask) -> float:
        """What the next seat may take on average: it plays the best that it may hold."""
        key, unseen, replies = key_of(left), self._unseen, []
        for strength in range(1, 11):
            held = unseen & SAME[strength]
            if held:
                ways = _captures(strength, left, key)
                best = max((self._reply(way, left) for way in ways), default=0.0)
                if best:
                    average = self._sum(self._theirs, held) / held.bit_count()
                    replies.append((best + average, self._chance(held.bit_count())))
        expected, otherwise = 0.0, 1.0
        for gain, chance in sorted(replies, reverse=True):
            expected += max(0.0, gain) * chance * otherwise
            otherwise *= 1 - chance
        return expected

    def _reply(self, take: Mask, left: Mask) -> float:
        return self._sum(self._theirs, take) + (self._taste.clear if take == left else 0.0)

    def _chance(self, number: int) -> float:
        """That the next seat holds at least one of so many unseen cards."""
        unseen = self._unseen.bit_count()
        none = 1.0
        for drawn in range(self._view.hand_sizes[self._next]):
            none *= max(0, unseen - number - drawn) / max(1, unseen - drawn)
        return 1 - none

    def _open_to_nick(self) -> Iterable[int]:
        piles = self._piles
        return (
            at
            for at in range(-1, len(piles.known) - 1)
            if at != self._side and (piles.known[at] or piles.hidden[at])
        )

    def _source(self, source: int) -> float:
        """The best card that may be expected there."""
        known, hidden = self._piles.known[source], self._piles.hidden[source]
        best = max((self._mine[number] for number in numbers_of(known)), default=0.0)
        pool = sorted((self._mine[number] for number in numbers_of(self._unseen)), reverse=True)
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


def _captures(strength: int, display: Mask, key: int) -> list[Mask]:
    """What a card of this strength may take; of ones the kraken's greed is left aside."""
    same = display & SAME[strength]
    if same:
        return bits_of(same)
    if strength == 1:
        return bits_of(display & TENS)
    return sums(strength, display, key)
