"""What the plays of others tell of their hands, read as if they were mates.

Who lays a card probably could not take one. A play is compared with all that a hand could have
done, as mate would have weighed it: with the chests of that moment, and with that hand no longer
among the cards that it had not seen. There is always some chance that somebody plays by other
lights.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final, NamedTuple

from engine.core import Event, Seat
from engine.games.seven_seas.events import (
    Captured,
    CardKept,
    Laid,
    Nicked,
    RoundDealt,
    SecondCycle,
)
from engine.games.seven_seas.sampling import this_round
from engine.games.seven_seas.view import View
from engine.players.seven_seas.masks import (
    ALL,
    BIT,
    ONES,
    Mask,
    able,
    key_of,
    mask_of,
    numbers_of,
    takes,
)
from engine.players.seven_seas.mate import Judge, Sight
from engine.players.seven_seas.memory import Piles
from engine.players.seven_seas.nicks import nicked

TEMPER: Final = 0.015
"""How many points less make a play unlikely by a factor of e."""

WHIM: Final = 0.05
"""The chance that a play had reasons of its own."""

_HOPELESS: Final = 0.2
"""A play that is worse by so many points does not count."""


class Way(NamedTuple):
    """One way to play a card: what it brings, what it leaves, and which cards reply to that."""

    gain: float
    left: Mask
    repliers: Mask


class Ways(NamedTuple):
    """All ways to play a card, the most promising first, and which cards reply to any of them."""

    ways: list[Way]
    repliers: Mask


class Clue:
    """A card that another seat played, and the choice that it had then.

    sight: what anybody saw, the own hand included among what was not seen.
    """

    def __init__(self, seat: Seat, card: int, take: Mask, judge: Judge, sight: Sight) -> None:
        self.seat, self.card = seat, card
        self._judge, self._sight = judge, sight
        self._key = key_of(sight.display)
        self._ways: dict[int, Ways] = {}
        self._values: dict[tuple[int, Mask], float] = {}
        self._replies: dict[tuple[Mask, Mask], float] = {}
        self._played = self._way(card, take)

    def likelihood(self, hand: Mask) -> float:
        """How likely this was played from this hand, the card still in it; never 0."""
        unseen = self._sight.unseen & ~hand
        cards, among = numbers_of(hand), 0.0
        played = self._worth(self._played, unseen)
        hopeless = played - _HOPELESS
        for card in cards:
            ways = self._ways.get(card) or self._all_ways(card)
            if ways.ways[0].gain > hopeless:
                more = self._best(card, ways, unseen) - played
                among += exp(min(more, _HOPELESS) / TEMPER)
        return (1 - WHIM) / (among or 1.0) + WHIM / len(cards)

    def _best(self, card: int, found: Ways, unseen: Mask) -> float:
        """The best that this card can do."""
        at = card, unseen & found.repliers
        value = self._values.get(at)
        if value is None:
            value = self._worth(found.ways[0], unseen)
            for way in found.ways[1:]:
                if way.gain <= value:
                    break
                value = max(value, self._worth(way, unseen))
            self._values[at] = value
        return value

    def _all_ways(self, card: int) -> Ways:
        ways = [self._way(card, take) for take in takes(card, self._sight.display, self._key)]
        repliers = 0
        for way in ways:
            repliers |= way.repliers
        found = self._ways[card] = Ways(sorted(ways, reverse=True), repliers)
        return found

    def _way(self, card: int, take: Mask) -> Way:
        sight = self._sight
        gain, risk = self._judge.play(card, take, sight._replace(following=0))
        left = sight.display ^ take if take else sight.display | BIT[card]
        repliers = able(key_of(left)) | ONES if left and sight.following else 0
        return Way(gain - risk, left, repliers)

    def _worth(self, way: Way, unseen: Mask) -> float:
        if not way.repliers:
            return way.gain
        at = way.left, unseen & way.repliers
        reply = self._replies.get(at)
        if reply is None:
            sight = Sight(self._sight.display, unseen, self._sight.following)
            reply = self._replies[at] = self._judge.reply(way.left, sight)
        return way.gain - self._judge.taste.risk * reply


def clues(view: View, history: Sequence[Event]) -> tuple[Clue, ...]:
    """The plays of other seats since the last deal of hands, the newest first."""
    sizes, found = list(view.hand_sizes), list[Clue]()
    for told in reversed(list(_plays(view, history))):
        sizes[told.seat] += 1
        if told.seat != view.seat:
            unseen = ALL ^ told.display
            for known in told.piles.known:
                unseen &= ~known
            sight = Sight(told.display, unseen, sizes[(told.seat + 1) % view.seats])
            judge = Judge(view, told.piles, told.seat)
            found.append(Clue(told.seat, told.card, told.take, judge, sight))
    return tuple(found)


class Told(NamedTuple):
    """A play, and the table before it: the piles as others know them, and the display."""

    seat: Seat
    card: int
    take: Mask
    piles: Piles
    display: Mask


def _plays(view: View, history: Sequence[Event]) -> Iterator[Told]:
    """The plays since the last deal of hands."""
    events = this_round(history)
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
                    yield Told(seat, int(card), take, before, display)
                display ^= take or BIT[card]
                if take:
                    piles.came(seat % sides, take | BIT[card])
            case Nicked(seat, source) if seat != view.seat:
                chest = seat % sides
                piles.moved(source, chest, nicked(view, piles, source, chest))
            case CardKept(seat, source, card):
                piles.moved(source, seat % sides, BIT[card] & piles.known[source])
