"""Games of random moves for the kit, and what can be reached from a value."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from enum import Enum
from random import Random
from typing import Any

from engine.core import Event, Seat
from tests.engine.contract.spec import Fixed, Spec, about, names_of, require


@dataclass(frozen=True)
class Record:
    """One random game to its end: `states[n]` is before `moves[n]`, `events[n]` led to it.

    cut: the position that a property looks at closely; luck: a seed for whatever it draws.
    """

    choices: Mapping[str, Any]
    options: Any
    seats: int
    seed: int
    states: tuple[Any, ...]
    moves: tuple[tuple[Seat, Any], ...]
    events: tuple[tuple[Event, ...], ...]
    cut: int = 0
    luck: int = 0

    @property
    def state(self) -> Any:
        return self.states[self.cut]

    @property
    def history(self) -> tuple[Event, ...]:
        """The events up to the cut."""
        return tuple(event for events in self.events[: self.cut + 1] for event in events)


def play_out(spec: Spec, fixed: Fixed) -> Record:
    """The game with random moves, to its end."""
    game, draw = spec.game, Random(fixed.luck)
    options = game.options(**fixed.choices)
    state, events = game.deal(options, fixed.seats, fixed.seed)
    states, story = [state], [events]
    moves: list[tuple[Seat, Any]] = []
    while movers := game.to_move(state):
        seat = draw.choice(movers)
        legal = game.legal_moves(state, seat)
        require(legal, f"seat {seat} is to move and has no move", seat=seat, move=len(moves))
        move = draw.choice(legal)
        with about(seat=seat, move=written(spec, move), field="apply"):
            state, events = game.apply(state, seat, move)
            require(len(moves) < spec.longest, f"no end after {spec.longest} moves")
        states.append(state)
        moves.append((seat, move))
        story.append(events)
    whole = tuple(states), tuple(moves), tuple(story)
    return Record(fixed.choices, options, fixed.seats, fixed.seed, *whole)


def written(spec: Spec, move: Any) -> str:
    """The move in the game's notation, or as it is where that fails."""
    try:
        return spec.game.write_move(move)
    except Exception:
        return repr(move)


def nodes(value: Any) -> Iterator[Any]:
    """The value and everything that can be reached from it: fields and items, down to the last."""
    yield value
    if isinstance(value, tuple):
        for item in value:
            yield from nodes(item)
    else:
        for name in names_of(type(value)):
            yield from nodes(getattr(value, name))


def kinds_within(value: Any) -> set[type]:
    """The kinds of everything reachable; fails at whatever could be changed."""
    everything = list(nodes(value))
    for node in everything:
        kind = type(node)
        if is_dataclass(kind):
            frozen = getattr(kind, "__dataclass_params__").frozen  # noqa: B009 - unknown to types
            require(frozen, f"{kind.__name__} can be changed", field=kind.__name__)
            slotted = not hasattr(node, "__dict__")
            require(slotted, f"{kind.__name__} has no slots", field=kind.__name__)
        else:
            plain = node is None or isinstance(node, Enum | int | str | float | tuple)
            require(plain, f"{kind.__name__} is neither frozen nor plain", field=kind.__name__)
    return {type(node) for node in everything}
