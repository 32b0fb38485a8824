"""The kit's input about one game."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from random import Random
from types import ModuleType
from typing import Any, TypeAlias

from engine.core import AnyGame, Event, Seat

Private: TypeAlias = Callable[[Any, Seat], tuple[Any, ...]]
"""From a state and a seat to what that seat alone may know."""

Consistent: TypeAlias = Callable[[Any, Seat, tuple[Event, ...]], bool]
"""True if a world (a state) agrees with the events that a seat has seen."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """A game that the kit always plays: choices, seats and seed, and the luck of its moves."""

    choices: Mapping[str, Any]
    seats: int
    seed: int
    luck: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class Spec:
    """One game as its author describes it to the kit, apart from the game's own code.

    events: the module that defines the game's events; the fixed games must meet all of them.
    cards_of: counts every card (chip, ship ...) of a state, wherever it is.
    private: by name, e.g. "hand": the values only a seat may know. Cards of a type of their own
    are looked for one by one in the views and events of others. Bare numbers, which mean many
    things, are looked for only as a whole and from three numbers on.
    consistent: True if a world agrees with the events a seat has seen, found by another way than
    the sampler's; it must be True of the truth, too.
    rare: fixed games for events that random games seldom meet; `chosen.find` finds them.
    open_places: the cards, by name, that lie on the table or in no hand right after the deal.
    worth: by name of a private value: how good it is, e.g. the strength of a hand. By default the
    sum of its numbers.
    marks: the names of a card's attributes, such as its suit.
    of_others: the events of a move that may name another seat than the mover's.
    for_one_seat: the events that only the seat in their field `seat` may know of.
    revealing: the events that reveal something hidden to all who may know of them, with the names
    of the revealing fields; () if the event alone reveals it. A name such as "view.hand" is a
    field of the view in which the dealt cards appear. All other fields of such an event must be
    the same in all worlds.
    reshuffled: the events that show cards which are then shuffled again, and so reveal no hand.
    secret: the kinds of moves whose content no other seat may learn from the step they make.
    phase_of: the kind of position of a state. Positions of each kind are checked equally often,
    so a rare one needs a kind of its own.
    blind: draws a move of this seat without regard to its secrets, such as any card of its hand,
    each equally likely; it need not be legal. None: worlds are not measured after the deal.
    blind_moves: how many such moves are made at most; few, if many of them are illegal.
    further: choices besides the house rules and `starter`, e.g. a table of data.
    longest: more moves than any game takes.
    """

    game: AnyGame
    events: ModuleType
    cards_of: Callable[[Any], Counter[Any]]
    private: Mapping[str, Private]
    consistent: Consistent
    rare: tuple[Fixed, ...] = ()
    open_places: Callable[[Any], Mapping[str, tuple[Any, ...]]] = lambda _: {}
    worth: Mapping[str, Callable[[tuple[Any, ...]], float]] = field(default_factory=dict)
    marks: tuple[str, ...] = ()
    of_others: tuple[type[Event], ...] = ()
    for_one_seat: tuple[type[Event], ...] = ()
    revealing: Mapping[type[Event], tuple[str, ...]] = field(default_factory=dict)
    reshuffled: tuple[type[Event], ...] = ()
    secret: tuple[type, ...] = ()
    phase_of: Callable[[Any], Any] = attrgetter("phase")
    blind: Callable[[Any, Seat, Random], Any] | None = None
    blind_moves: int = 8
    further: Callable[[Random], dict[str, Any]] | None = None
    longest: int = 5000
