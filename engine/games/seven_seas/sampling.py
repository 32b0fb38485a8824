"""Worlds that a seat cannot tell from the truth, drawn from its view and its memory.

A careful player remembers every card that was ever public, where it went, and what the own nicks
showed. Two things stay unknown: the cards that the seat never saw, and which card each nick of
another seat took. The sampler replays the round from its deal and keeps the contents of the chests
and the harbour: a known card as its number, an unknown one as a token. It calls both items. A
story names the item that each nick of another seat took. The sampler draws one of the stories that
agree with everything the seat saw, as if each nick took any item of its source with equal chance.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Final, TypeAlias

from engine.core import Event, open_part, since_last
from engine.games.seven_seas import events
from engine.games.seven_seas.cards import DECK, Card, Cards
from engine.games.seven_seas.moves import HARBOUR, Source
from engine.games.seven_seas.state import OpenTable, State
from engine.games.seven_seas.view import View
from engine.shuffle import derived, shuffled

Places: TypeAlias = list[set[int]]
"""The items in each place: the chests by side, then the harbour, which has the index HARBOUR = -1.

An item below UNKNOWN is the number of a known card; from UNKNOWN on it stands for an unknown card.
"""

UNKNOWN: Final = 100

Crowd: TypeAlias = int
"""The number of items of each fate in each place; `Stories` defines fates.

The counts are packed into one integer, in fields of BITS bits.
"""

BITS: Final = 6
FULL: Final = (1 << BITS) - 1
"""The largest value of a field. It exceeds the number of cards: crowd % FULL sums the fields."""


@dataclass(frozen=True, slots=True)
class Came:
    """These cards came into this chest, for all to see."""

    source: Source
    cards: Cards


@dataclass(frozen=True, slots=True)
class Went:
    """One item was nicked from a source into a chest; card: None if another seat nicked it."""

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
    """The seat's facts about the chests and the harbour of this round, oldest first."""
    story = since_last(history, events.RoundDealt)
    known = [fact for event in story for fact in _facts_of(event, view)]
    if view.opened is not None and view.opened_cards:
        known.append(Saw(view.opened, view.opened_cards))
    return known


def follow(places: Places, known: Sequence[Fact], seed: int) -> bool:
    """Apply the facts and a drawn story to the places; False if no story agrees with the facts."""
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
    """Counts the stories that agree with all looks, from any fact to the last look.

    A look is a `Saw`: the seat sees all items of one source. The fate of an item says at which of
    the remaining looks it is seen: one bit for each look, the next one lowest. Items with the same
    fate in the same place are interchangeable, so a crowd describes them all by their counts.

    Most crowds can be ruled out early. An item is astray in a place if, remaining there until the
    next look, it could not meet its fate, whatever the nicks after that look take. It has to be
    nicked before that look. So no story agrees if more items are astray than are nicked until then.
    """

    __slots__ = ("_bases", "_fates", "_known", "_limits", "_passed", "_places", "counted")

    def __init__(self, known: Sequence[Fact], places: int) -> None:
        """known: all facts up to the last look. places: their number."""
        self._known, self._places = known, places
        self._passed = list[int]()
        self._fates = [0] * len(DECK)
        looks = 0
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
        """The items of the source with a drawn fate: the nick at this fact took one of them.

        Empty if no story agrees.
        """
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
        """Each fate that the nicked item can have, with the number of stories in which it does."""
        nick = self._known[at]
        if isinstance(nick, Went):
            source, chest = nick.source % self._places * BITS, nick.chest * BITS
            for fate, base in self._bases[self._passed[at]].items():
                if number := crowd >> base + source & FULL:
                    after = crowd - (1 << base + source) + (1 << base + chest)
                    yield fate, number * self._count(at + 1, after)

    def _count(self, at: int, crowd: Crowd) -> int:
        """The number of stories from this fact to the last look that agree with all looks."""
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
        """The crowd after this look: every fate loses its lowest bit."""
        before, after = self._bases[passed : passed + 2]
        row = (1 << BITS * self._places) - 1
        return sum((crowd >> base & row) << after[fate >> 1] for fate, base in before.items())

    def _carried_back(self) -> list[tuple[Crowd, int]]:
        """For each fact and for the end: a mask of the fields that count items astray, and how
        many items are nicked until the next look. Computed from the last fact back to the first.
        """
        leads = {0: set(range(self._places))}  # by fate: the places where an item can still meet it
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
        """The fate of the item after `passed` looks; 0 for an unknown card."""
        return self._fates[item] >> passed if item < UNKNOWN else 0

    def _one(self, item: int, place: Source, passed: int) -> Crowd:
        """A crowd of this item alone."""
        base = self._bases[passed][self._fate(item, passed)]
        return 1 << base + place % self._places * BITS


def _facts_of(event: Event, view: View) -> list[Fact]:
    sides = len(view.ships)
    match event:
        case events.Captured(seat, card, taken):
            return [Came(seat % sides, (card, *taken))]
        case events.LastClears(seat, taken):
            return [Came(seat % sides, taken)]
        case events.CardsSeen(_, source, cards):
            return [Saw(source, cards)]
        case events.Nicked(seat, source) if seat != view.seat:
            return [Went(source, seat % sides, None)]
        case events.CardKept(seat, source, card):
            return [Went(source, seat % sides, int(card))]
    return []


def _beginning(view: View, history: Sequence[Event], known: Sequence[Fact]) -> Places:
    """The places right after the deal; without history, the places now with unknown contents.

    A card that the seat saw in a place, but never saw come there, was dealt to the harbour.
    """
    sizes, dealt = [*view.chest_sizes, view.harbour], False
    for event in since_last(history, events.RoundDealt)[:1]:
        if isinstance(event, events.RoundDealt):
            sizes = [0] * len(view.ships) + [event.harbour]
            dealt = True
    places: Places = [set() for _ in sizes]
    if looks := [fact for fact in known if isinstance(fact, Saw)]:
        public = {card for fact in known if isinstance(fact, Came) for card in fact.cards}
        for look in looks:
            places[HARBOUR if dealt else look.source].update(set(look.cards) - public)
    tokens = iter(range(UNKNOWN, UNKNOWN + sum(sizes)))
    for items, size in zip(places, sizes, strict=True):
        items.update(islice(tokens, max(0, size - len(items))))
    return places


def _world(view: View, places: Places, seed: int) -> State:
    """A state with these places; the other cards are dealt to tokens, hands and the cards aside."""
    seen = frozenset(view.display).union(view.hand, *places)
    pile = iter(shuffled([card for card in DECK if card not in seen], derived(seed, "deal")))
    *chests, harbour = (_named(items, pile) for items in places)
    each = view.aside // view.seats
    return State(
        **open_part(view, OpenTable),
        seed=derived(seed, "future"),
        turn=view.starter if view.turn is None else view.turn,
        hands=tuple(
            view.hand if seat == view.seat else _drawn(pile, size)
            for seat, size in enumerate(view.hand_sizes)
        ),
        chests=tuple(chests),
        harbour=harbour,
        aside=tuple(_drawn(pile, each) for _ in range(view.seats if each else 0)),
    )


def _named(items: set[int], pile: Iterator[Card]) -> Cards:
    """The cards of a place, unseen ones drawn from the pile."""
    known = [DECK[item] for item in items if item < UNKNOWN]
    return tuple(sorted([*known, *_drawn(pile, len(items) - len(known))]))


def _drawn(pile: Iterator[Card], size: int) -> Cards:
    return tuple(sorted(islice(pile, size)))
