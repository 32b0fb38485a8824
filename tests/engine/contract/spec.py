"""The kit's input about one game, and the words of a property that it breaks."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from itertools import zip_longest
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


LONGEST = 240
"""The most characters of one value in a message."""


_NAMES: dict[type, tuple[str, ...]] = {}


class Broken(AssertionError):
    """A property does not hold; `where` says of which seat, move and field."""

    def __init__(self, what: str, **where: Any) -> None:
        super().__init__(what)
        self.what = what
        self.where = where

    def __str__(self) -> str:
        return ", ".join([self.what, *(f"{name} {value}" for name, value in self.where.items())])


@contextmanager
def about(**where: Any) -> Iterator[None]:
    """Name this seat, move or field in any failure inside; the innermost is right."""
    try:
        yield
    except Broken as broken:
        broken.where = {**where, **broken.where}
        raise
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error}", **where) from error


def require(condition: object, what: str, **where: Any) -> None:
    """Broken unless this is true."""
    if not condition:
        raise Broken(what, **where)


def require_equal(one: object, two: object, what: str, **where: Any) -> None:
    """Broken with the first field that differs; `what` says why the two should be equal."""
    if found := difference(one, two):
        field, first, second = found
        detail = f"{what}: {short(first)} against {short(second)}"
        raise Broken(detail, **{"field": field or type(one).__name__, **where})


def difference(one: Any, two: Any, path: str = "") -> tuple[str, Any, Any] | None:
    """Where two values first differ, e.g. "hands[1][3]", with the parts there; None: nowhere."""
    if one is two:
        return None
    if type(one) is type(two) and (names := names_of(type(one))):
        for name in names:
            parts = getattr(one, name), getattr(two, name)
            if found := difference(*parts, f"{path}.{name}".lstrip(".")):
                return found
        return None
    if type(one) is type(two) and isinstance(one, tuple):
        for at, parts in enumerate(zip_longest(one, two, fillvalue="nothing")):
            if found := difference(*parts, f"{path}[{at}]"):
                return found
        return None
    return None if type(one) is type(two) and one == two else (path, one, two)


def names_of(kind: type) -> tuple[str, ...]:
    """The names of a dataclass's fields; () for other kinds."""
    if kind not in _NAMES:
        _NAMES[kind] = tuple(f.name for f in fields(kind)) if is_dataclass(kind) else ()
    return _NAMES[kind]


def short(value: object) -> str:
    """The value in at most LONGEST characters."""
    text = str(value) if isinstance(value, str) and not isinstance(value, Enum) else repr(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
