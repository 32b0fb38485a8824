"""Worlds that a seat cannot tell from the truth, drawn from its view and its memory.

A careful player remembers every card that was ever public and where it went, and what the own
nicks showed. Unsure are only the cards never seen, and what a nick by somebody else took from
where. The chests and the harbour are followed through the round with cards where they are known
and tokens where they are not; each nick of others moves one of the items at random, and is taken
back if what the seat itself saw later says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
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
from engine.games.seven_seas.moves import Source
from engine.games.seven_seas.state import Round, State
from engine.games.seven_seas.view import View
from engine.shuffle import derived, shuffled

Items: TypeAlias = frozenset[int]
"""Cards by number and, from TOKEN on, cards that nobody has seen."""

Places: TypeAlias = tuple[Items, ...]
"""The chests by side, and the harbour at the end, where HARBOUR = -1 finds it."""

TOKEN: Final = 100


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


def sample(view: View, seed: int, history: Sequence[Event] = ()) -> State:
    """A state with this view for its seat, consistent with what the seat has seen.

    history: the events known to the seat from the first deal on, or none of them. Raises
    ValueError if they do not belong to the view.
    """
    found = follow(_beginning(view, history), tuple(facts(view, history)), seed)
    if found is None or [len(items) for items in found] != [*view.chest_sizes, view.harbour]:
        raise ValueError("history: these are not the events that led to this view")
    return _world(view, found, seed)


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


def follow(places: Places, known: tuple[Fact, ...], seed: int) -> Places | None:
    """Where the items may be after these facts; None if there is no way."""
    for at, fact in enumerate(known):
        match fact:
            case Came(source, cards):
                places = _moved(places, None, source, cards)
            case Went(source, chest, int(card)):
                places = _moved(places, source, chest, (card,))
            case Went():
                return _guessed(places, known, at, seed)
            case Saw(source, cards):
                if not _fits(places, source, cards):
                    return None
                places = _put(places, source, frozenset(map(int, cards)))
    return places


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


def _beginning(view: View, history: Sequence[Event]) -> Places:
    """Empty chests and the harbour of the deal; without history all is unknown as it is."""
    sizes = [*view.chest_sizes, view.harbour]
    for event in this_round(history):
        if isinstance(event, RoundDealt):
            sizes = [0] * len(view.ships) + [event.harbour]
    ends = [sum(sizes[: at + 1]) for at in range(len(sizes))]
    return tuple(
        frozenset(range(TOKEN + end - size, TOKEN + end))
        for size, end in zip(sizes, ends, strict=True)
    )


def _guessed(places: Places, known: tuple[Fact, ...], at: int, seed: int) -> Places | None:
    """Try which item a nick took, at random, until the rest of the facts agrees."""
    nick, tried_token = known[at], False
    if not isinstance(nick, Went):
        return None
    for item in shuffled(sorted(places[nick.source]), derived(seed, "nick", at)):
        if item >= TOKEN and tried_token:
            continue  # unseen cards are all alike
        tried_token = tried_token or item >= TOKEN
        moved = _moved(places, nick.source, nick.chest, (item,))
        found = follow(moved, known[at + 1 :], derived(seed, "after", at))
        if found is not None:
            return found
    return None


def _fits(places: Places, source: Source, cards: Cards) -> bool:
    """Could these be the cards there? Known ones must be among them, the others nowhere else."""
    here, seen = places[source], set(map(int, cards))
    certain = {item for item in here if item < TOKEN}
    everywhere = frozenset[int]().union(*places)
    return len(here) == len(seen) and certain <= seen and not (seen - certain) & everywhere


def _moved(places: Places, old: Source | None, new: Source, items: Sequence[int]) -> Places:
    if old is not None:
        places = _put(places, old, places[old].difference(items))
    return _put(places, new, places[new].union(map(int, items)))


def _put(places: Places, source: Source, items: Items) -> Places:
    at = source % len(places)
    return (*places[:at], items, *places[at + 1 :])


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


def _named(items: Items, pile: Iterator[Card]) -> Cards:
    """The cards of a place, unseen ones drawn from the pile."""
    known = [DECK[item] for item in items if item < TOKEN]
    return tuple(sorted([*known, *_drawn(pile, len(items) - len(known))]))


def _drawn(pile: Iterator[Card], size: int) -> Cards:
    return tuple(sorted(islice(pile, size)))
