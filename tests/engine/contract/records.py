"""Random games for the kit: the game of a number, and what can be reached from a value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Any

from engine.core import AnyGame, Event, Seat
from tests.engine.contract.failure import about, require
from tests.engine.contract.spec import Spec

FEWEST = 4
"""Positions that are drawn at random, at least."""

FEW = 24
"""Games in which each kind of position is looked for; all properties share them."""


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
    def history(self) -> tuple[Event, ...]:
        return tuple(event for events in self.events[: self.cut + 1] for event in events)


def drawn(spec: Spec, draw: Random, count: int) -> Iterator[tuple[int, int]]:
    """Draw `count` positions: the number of a random game, and where it is cut.

    First a deal, the end of a phase for each kind of phase (there a secret choice comes out), and
    for each kind of revealing event a position before it. Then a few at random, by phase.
    """
    yield draw.randrange(2 * count), 0
    rare = _rare_positions(spec)
    for kind in rare:
        yield draw.choice(rare[kind])
    for _ in range(max(FEWEST, count - 1 - len(rare))):
        number = draw.randrange(2 * count)
        cuts: dict[Any, list[int]] = {}
        for cut, state in enumerate(_game_of(spec, number).states):
            cuts.setdefault(spec.phase_of(state), []).append(cut)
        yield number, draw.choice(cuts[draw.choice(list(cuts))])


@lru_cache
def _rare_positions(spec: Spec) -> dict[Any, list[tuple[int, int]]]:
    """By phase, and by revealing event: the positions in a few games that are the last before it.

    Of a phase: before another phase, or the end.
    """
    found: dict[Any, list[tuple[int, int]]] = {}
    for number in range(FEW):
        record = _game_of(spec, number)
        phases = [*map(spec.phase_of, record.states), None]
        for cut, (phase, following) in enumerate(pairwise(phases)):
            if phase != following:
                found.setdefault(phase, []).append((number, cut))
        for cut, events in enumerate(record.events[1:]):
            for kind in {type(event) for event in events} & spec.revealing.keys():
                found.setdefault(kind, []).append((number, cut))
    return found


def game_of(spec: Spec, number: int, cut: int | float = 1.0, luck: int = 0) -> Record:
    """The random game of this number, cut after `cut` moves or (0.0 to 1.0) at a part of it."""
    record = _game_of(spec, number)
    at = round(cut * len(record.moves)) if isinstance(cut, float) else cut
    return replace(record, cut=at, luck=luck)


@lru_cache(maxsize=100)
def _game_of(spec: Spec, number: int) -> Record:
    """All house rules, numbers of seats, starters and seeds, drawn from the number."""
    draw, game = Random(number), spec.game
    while True:
        choices = {rule.name: draw.choice(rule.values) for rule in game.house_rules}
        choices |= spec.further(draw) if spec.further else {}
        counts = _seats_for(game, choices)
        if counts:
            break
    seats = draw.choice(counts)
    starter = draw.choice((None, *range(seats)))
    options = game.options(**choices, starter=starter)
    return play_out(spec, options, seats, draw.getrandbits(64), draw.getrandbits(32), part=1)


def _seats_for(game: AnyGame, choices: dict[str, Any]) -> tuple[int, ...]:
    """() if these choices exclude each other."""
    try:
        options = game.options(**choices)
    except ValueError:
        return ()
    return game.seats_for(options)


def play_out(spec: Spec, options: Any, seats: int, seed: int, luck: int, part: float) -> Record:
    """A game of random moves; `part` of it (0 to 1) is where the cut falls."""
    game, draw = spec.game, Random(luck)
    state, events = game.deal(options, seats, seed)
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
    cut = round(part * len(moves))
    return Record(
        options, seats, seed, tuple(states), tuple(moves), tuple(story), cut, draw.getrandbits(32)
    )


def written(spec: Spec, move: Any) -> str:
    """The move in the game's notation, or as it is where that fails."""
    try:
        return spec.game.write_move(move)
    except Exception:
        return repr(move)


def nodes(value: Any) -> Iterator[Any]:
    """The value and everything that can be reached from it: fields and items, down to the last."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from nodes(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from nodes(item)


def kinds_within(value: Any) -> set[type]:
    """The kinds of everything reachable; fails at whatever could be changed."""
    for node in nodes(value):
        kind = type(node)
        if is_dataclass(node):
            frozen = getattr(kind, "__dataclass_params__").frozen  # noqa: B009 - unknown to types
            require(frozen, f"{kind.__name__} can be changed", field=kind.__name__)
            slotted = not hasattr(node, "__dict__")
            require(slotted, f"{kind.__name__} has no slots", field=kind.__name__)
        else:
            plain = node is None or isinstance(node, Enum | int | str | float | tuple)
            require(plain, f"{kind.__name__} is neither frozen nor plain", field=kind.__name__)
    return {type(node) for node in nodes(value)}
