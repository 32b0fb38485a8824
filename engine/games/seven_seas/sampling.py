"""Worlds that a seat cannot tell from the truth, drawn from its view and its memory.

A careful player remembers every card that was ever public and where it went, and what the own
nicks showed. Unsure are only the cards never seen, and what a nick by somebody else took from
where. The chests and the harbour are followed through the round with cards where they are known
and tokens where they are not. A nick by somebody else is taken to pick any card of its source with
the same chance: all stories of nicks that agree with what the seat saw are equally likely.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Final, TypeAlias

from engine.core import Event
from engine.games.seven_seas.cards import DECK, Card, Cards
from engine.games.seven_seas.events import (
    Captured,
    CardKept,
    CardsSeen,
    LastClears,
    Nicked,
    RoundDealt,
)
from engine.games.seven_seas.moves import HARBOUR, Source
from engine.games.seven_seas.state import Round, State
from engine.games.seven_seas.view import View
from engine.shuffle import derived, shuffled

Places: TypeAlias = list[set[int]]
"""The chests by side, and the harbour at the end, where HARBOUR = -1 finds it.

They hold cards by number and, from TOKEN on, cards that nobody has seen.
"""

TOKEN: Final = 100

Crowd: TypeAlias = int
"""How many items of each fate are in each place, in fields of BITS bits; see `Stories`."""

BITS: Final = 6
FULL: Final = (1 << BITS) - 1
"""More than all cards, so that a crowd % FULL is the sum of its fields."""


@dataclass(frozen=True, slots=True)
class Came:
    """These cards came into this chest, for all to see."""

    source: Source
    cards: Cards


@dataclass(frozen=True, slots=True)
class Went:
    """One item went from one source into a chest; `card`: which one, for who nicked it."""

    source: Source
    chest: Source
    card: int | None


@dataclass(frozen=True, slots=True)
class Saw:
    """The seat saw all cards of this source."""

    source: Source
    cards: Cards


Fact: TypeAlias = Came | Went | Saw


def sample_state(view: View, seed: int, history: Sequence[Event] = ()) -> State:
    """A state with this view for its seat, consistent with what the seat has seen.

    history: the events known to the seat from the first deal on, or none of them. Raises
    ValueError if they do not belong to the view.
    """
    known = facts(view, history)
    places = _beginning(view, history, known)
    agrees = follow(places, known, seed)
    if not agrees or [*map(len, places)] != [*view.chest_sizes, view.harbour]:
        raise ValueError("history: these are not the events that led to this view")
    return _world(view, places, seed)


def facts(view: View, history: Sequence[Event]) -> list[Fact]:
    """What the seat knows of the chests and the harbour of this round, in order."""
    known = [fact for event in this_round(history) for fact in _facts_of(event, view)]
    if view.opened is not None and view.opened_cards:
        known.append(Saw(view.opened, view.opened_cards))
    return known


def this_round(history: Sequence[Event]) -> Sequence[Event]:
    """The events since the last deal, which is the first of them."""
    for index in range(len(history) - 1, -1, -1):
        if isinstance(history[index], RoundDealt):
            return history[index:]
    return ()


def follow(places: Places, known: Sequence[Fact], seed: int) -> bool:
    """Change the places by these facts and by a story drawn; False if no story agrees."""
    last = max([at for at, fact in enumerate(known) if isinstance(fact, Saw)], default=-1)
    luck: Random | None = None
    stories: Stories | None = None
    for at, fact in enumerate(known):
        match fact:
            case Came(source, cards):
                places[source].update(cards)
            case Saw(source, cards):
                if places[source] != set(cards):
                    return False
            case Went(source, chest, int(card)):
                if card not in places[source]:
                    return False
                places[source].remove(card)
                places[chest].add(card)
            case Went(source, chest):
                luck = luck or Random(derived(seed, "nicks"))  # noqa: S311 - see `shuffled`
                alike: Collection[int] = places[source]
                if at < last:
                    stories = stories or Stories(known[: last + 1], len(places))
                    alike = stories.taken(at, places, luck.random)
                if not alike:
                    return False
                item = sorted(alike)[int(luck.random() * len(alike))]
                places[source].remove(item)
                places[chest].add(item)
    return True


class Stories:
    """Counts what the nicks of others may have taken, from each fact on to the last look.

    The fate of an item is at which of the looks to come it is seen, in bits, the next look lowest.
    Items of the same fate in the same place are alike, so stories are counted by crowds. Looks are
    carried backwards: an item is astray where it cannot be at the next look, as no nicks after it
    would bring about the rest of its fate. No more items may be astray than move until that look.
    """

    __slots__ = ("_bases", "_fates", "_known", "_limits", "_passed", "_places", "counted")

    def __init__(self, known: Sequence[Fact], places: int) -> None:
        """known: all facts up to the last look. places: their number."""
        self._known, self._places = known, places
        self._passed, self._fates, looks = list[int](), [0] * len(DECK), 0
        for fact in known:
            self._passed.append(looks)
            if isinstance(fact, Saw):
                for card in fact.cards:
                    self._fates[card] |= 1 << looks
                looks += 1
        self._bases: list[dict[int, int]] = []  # by looks passed and fate: the first field
        for passed in range(looks + 1):
            fates = sorted({0, *(fate >> passed for fate in self._fates)})
            self._bases.append({fate: BITS * places * at for at, fate in enumerate(fates)})
        self._limits = self._carried_back()
        self.counted: dict[tuple[int, Crowd], int] = {}

    def taken(self, at: int, places: Places, draw: Callable[[], float]) -> set[int]:
        """Items of one fate, one of which the nick at this fact took; none if no story agrees."""
        nick, passed = self._known[at], self._passed[at]
        crowd = sum(self._one(i, place, passed) for place, here in enumerate(places) for i in here)
        options = [(fate, ways) for fate, ways in self._options(at, crowd) if ways]
        left = draw() * sum(ways for _, ways in options)
        for fate, ways in options:
            left -= ways
            if left < 0 or fate == options[-1][0]:
                return {i for i in places[nick.source] if self._fate(i, passed) == fate}
        return set()

    def _options(self, at: int, crowd: Crowd) -> Iterator[tuple[int, int]]:
        """By the fate of what this nick takes: the number of stories."""
        nick = self._known[at]
        if isinstance(nick, Went):
            source, chest = nick.source % self._places * BITS, nick.chest * BITS
            for fate, base in self._bases[self._passed[at]].items():
                if number := crowd >> base + source & FULL:
                    after = crowd - (1 << base + source) + (1 << base + chest)
                    yield fate, number * self._count(at + 1, after)

    def _count(self, at: int, crowd: Crowd) -> int:
        """The number of stories from this fact on."""
        while True:
            astray, moves = self._limits[at]
            if (crowd & astray) % FULL > moves:  # the sum of these fields
                return 0
            if at == len(self._known):
                return 1
            passed = self._passed[at]
            match self._known[at]:
                case Came(source, cards):
                    crowd += sum(self._one(card, source, passed) for card in cards)
                case Went(source, chest, int(card)):
                    crowd += self._one(card, chest, passed) - self._one(card, source, passed)
                case Saw():
                    crowd = self._looked(crowd, passed)
                case Went():
                    if (at, crowd) not in self.counted:
                        ways = sum(ways for _, ways in self._options(at, crowd))
                        self.counted[at, crowd] = ways
                    return self.counted[at, crowd]
            at += 1

    def _looked(self, crowd: Crowd, passed: int) -> Crowd:
        """The same crowd when this look has passed."""
        before, after = self._bases[passed : passed + 2]
        row = (1 << BITS * self._places) - 1
        return sum((crowd >> base & row) << after[fate >> 1] for fate, base in before.items())

    def _carried_back(self) -> list[tuple[Crowd, int]]:
        """By fact, and after the last: the fields that must be empty at the next look, and how
        many items move until then.
        """
        leads = {0: set(range(self._places))}  # by fate: the places from which it can come about
        astray = moves = 0
        limits = [(astray, moves)]
        for fact, passed in zip(reversed(self._known), reversed(self._passed), strict=True):
            match fact:
                case Saw(source):
                    there, bases = {source % self._places}, self._bases[passed]
                    leads = {
                        fate: leads[fate >> 1] & there if fate & 1 else leads[fate >> 1] - there
                        for fate in bases
                    }
                    astray, moves = 0, 0
                    for fate, ends in leads.items():
                        for place in set(range(self._places)) - ends:
                            astray |= FULL << bases[fate] + place * BITS
                case Went(source, chest):
                    moves += 1
                    for ends in leads.values():
                        if chest in ends:
                            ends.add(source % self._places)
            limits.append((astray, moves))
        return limits[::-1]

    def _fate(self, item: int, passed: int) -> int:
        """At which looks this item will be seen after so many have passed."""
        return self._fates[item] >> passed if item < TOKEN else 0

    def _one(self, item: int, place: Source, passed: int) -> Crowd:
        """A crowd of this item alone."""
        base = self._bases[passed][self._fate(item, passed)]
        return 1 << base + place % self._places * BITS


def _facts_of(event: Event, view: View) -> list[Fact]:
    sides = len(view.ships)
    match event:
        case Captured(seat, card, taken):
            return [Came(seat % sides, (card, *taken))]
        case LastClears(seat, taken):
            return [Came(seat % sides, taken)]
        case CardsSeen(_, source, cards):
            return [Saw(source, cards)]
        case Nicked(seat, source) if seat != view.seat:
            return [Went(source, seat % sides, None)]
        case CardKept(seat, source, card):
            return [Went(source, seat % sides, int(card))]
    return []


def _beginning(view: View, history: Sequence[Event], known: Sequence[Fact]) -> Places:
    """Empty chests and the harbour of the deal; without history all is unknown as it is.

    A card that was seen but never came for all to see was in the harbour from the deal on.
    """
    sizes, dealt = [*view.chest_sizes, view.harbour], False
    for event in this_round(history)[:1]:
        if isinstance(event, RoundDealt):
            sizes, dealt = [0] * len(view.ships) + [event.harbour], True
    places: Places = [set() for _ in sizes]
    if looks := [fact for fact in known if isinstance(fact, Saw)]:
        public = {card for fact in known if isinstance(fact, Came) for card in fact.cards}
        for look in looks:
            places[HARBOUR if dealt else look.source].update(set(look.cards) - public)
    tokens = iter(range(TOKEN, TOKEN + sum(sizes)))
    for items, size in zip(places, sizes, strict=True):
        items.update(islice(tokens, max(0, size - len(items))))
    return places


def _world(view: View, places: Places, seed: int) -> State:
    """Deal every card without a place to tokens, other hands and the pile set aside."""
    seen = frozenset(view.display).union(view.hand, *places)
    unseen = shuffled([card for card in DECK if card not in seen], derived(seed, "deal"))
    pile = iter(unseen)
    *chests, harbour = (_named(items, pile) for items in places)
    each = view.aside // view.seats
    return State(
        round=_round(view, seed),
        cycle=view.cycle,
        phase=view.phase,
        turn=view.starter if view.turn is None else view.turn,
        hands=tuple(
            view.hand if seat == view.seat else _drawn(pile, size)
            for seat, size in enumerate(view.hand_sizes)
        ),
        display=view.display,
        chests=tuple(chests),
        harbour=harbour,
        aside=tuple(_drawn(pile, each) for _ in range(view.seats if each else 0)),
        opened=view.opened,
        last=view.last,
    )


def _round(view: View, seed: int) -> Round:
    future = derived(seed, "future")
    return Round(view.options, future, view.round, view.starter, view.ships, view.result)


def _named(items: set[int], pile: Iterator[Card]) -> Cards:
    """The cards of a place, unseen ones drawn from the pile."""
    known = [DECK[item] for item in items if item < TOKEN]
    return tuple(sorted([*known, *_drawn(pile, len(items) - len(known))]))


def _drawn(pile: Iterator[Card], size: int) -> Cards:
    return tuple(sorted(islice(pile, size)))
