"""Random games for the conformance kit: what a game says of itself, and records of play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from random import Random
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from engine.core import AnyGame, Event, Seat


@dataclass(frozen=True)
class Spec:
    """What the kit has to be told about one game.

    further: choices besides the house rules and `starter`, e.g. a table of data.
    longest: more moves than any game takes.
    """

    game: AnyGame
    cards_of: Callable[[Any], Counter[Any]]
    revealing: tuple[type[Event], ...] = ()
    secret: tuple[type, ...] = ()
    consistent: Callable[[Any, Seat, tuple[Event, ...]], bool] | None = None
    further: st.SearchStrategy[dict[str, Any]] | None = None
    longest: int = 5000


@dataclass(frozen=True)
class Record:
    """One random game to its end: `states[n]` is before `moves[n]`, `events[n]` led to it.

    cut: the position that a property looks at closely; luck: a seed for whatever it draws.
    """

    options: Any
    seats: int
    seed: int
    states: tuple[Any, ...]
    moves: tuple[tuple[Seat, Any], ...]
    events: tuple[tuple[Event, ...], ...]
    cut: int
    luck: int

    @property
    def state(self) -> Any:
        return self.states[self.cut]

    @property
    def is_over(self) -> bool:
        return self.cut == len(self.moves)

    @property
    def history(self) -> tuple[Event, ...]:
        return tuple(event for events in self.events[: self.cut + 1] for event in events)


def play_out(spec: Spec, options: Any, seats: int, seed: int, luck: int, part: float) -> Record:
    """A game of random moves; `part` of it (0 to 1) is where the cut falls."""
    game, draw = spec.game, Random(luck)
    state, events = game.deal(options, seats, seed)
    states, moves, story = [state], [], [events]
    while movers := game.to_move(state):
        seat = draw.choice(movers)
        move = draw.choice(game.legal_moves(state, seat))
        state, events = game.apply(state, seat, move)
        states.append(state)
        moves.append((seat, move))
        story.append(events)
        assert len(moves) < spec.longest, "the game does not end"
    cut = round(part * len(moves))
    return Record(
        options, seats, seed, tuple(states), tuple(moves), tuple(story), cut, draw.getrandbits(32)
    )


@st.composite
def records(draw: st.DrawFn, spec: Spec) -> Record:
    """Random games over all house rules, numbers of seats, starters and seeds."""
    game = spec.game
    choices = {rule.name: draw(st.sampled_from(rule.values)) for rule in game.house_rules}
    choices |= draw(spec.further) if spec.further is not None else {}
    counts = game.seats_for(_options_or_reject(game, choices))
    assume(counts)
    seats = draw(st.sampled_from(counts))
    starter = draw(st.none() | st.integers(0, seats - 1))
    options = game.options(**choices, starter=starter)
    seed, luck = draw(st.integers(0, 2**64 - 1)), draw(st.integers(0, 2**32 - 1))
    return play_out(spec, options, seats, seed, luck, draw(st.floats(0, 1)))


def _options_or_reject(game: AnyGame, choices: dict[str, Any]) -> Any:
    try:
        return game.options(**choices)
    except ValueError:
        assume(condition=False)


def kinds_within(value: Any) -> set[type]:
    """The kinds of everything reachable; fails at whatever could be changed."""
    if isinstance(value, Enum) or value is None or isinstance(value, int | str | float):
        return {type(value)}
    if is_dataclass(value):
        frozen = getattr(value, "__dataclass_params__").frozen  # noqa: B009 - unknown to the types
        assert frozen, f"{type(value)} can be changed"
        assert not hasattr(value, "__dict__"), f"{type(value)} has no slots"
        inner = [getattr(value, field.name) for field in fields(value)]
    else:
        assert isinstance(value, tuple), f"{type(value)} is neither frozen nor a tuple"
        inner = list(value)
    return {type(value)}.union(*(kinds_within(item) for item in inner))
