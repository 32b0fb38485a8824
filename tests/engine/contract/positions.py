"""Properties of any position of any game. Their docstrings are the sentences of the contract."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import fields, replace
from enum import Enum
from functools import lru_cache
from itertools import groupby, pairwise
from random import Random
from typing import Any

from engine import codec
from engine.core import IllegalMove, Seat
from tests.engine.contract.chosen import game_of
from tests.engine.contract.records import Record, kinds_within, written
from tests.engine.contract.spec import Broken, Spec, about, require, require_equal

MANY = 60
"""The most moves of which a property tries all; of more it draws some, each time others."""


def legal_if_and_only_if_apply_succeeds(spec: Spec, record: Record) -> None:
    """Each legal move can be applied; moves of other times and seats raise IllegalMove."""
    game, state, draw = spec.game, record.state, Random(record.luck)
    moves = [move for _, move in record.moves] + [*_moves_of_another_game(spec)]
    others = draw.sample(moves, min(80, len(moves)))
    for seat in range(record.seats):
        legal = game.legal_moves(state, seat)
        for move in some(legal, draw):
            with about(seat=seat, move=written(spec, move), field="apply"):
                game.apply(state, seat, move)
        near = [other for move in some(legal, draw, at_most=5) for other in _neighbours(move)]
        for move in (*others, *near):
            if move not in legal:
                with about(seat=seat, move=written(spec, move), field="apply"):
                    _require_illegal(spec, state, seat, move)


def _require_illegal(spec: Spec, state: Any, seat: Seat, move: Any) -> None:
    try:
        spec.game.apply(state, seat, move)
    except IllegalMove as refusal:
        reason = refusal.reason
        require(isinstance(reason, Enum), f"the reason is no Enum: {reason!r}", field="reason")
    else:
        raise Broken("a move that is not in legal_moves was applied", field="legal_moves")


def _neighbours(move: Any) -> Iterator[Any]:
    """The move with one number lower or higher by one: perhaps legal, and never drawn if hidden."""
    for field in fields(move):
        value = getattr(move, field.name)
        if isinstance(value, int) and not isinstance(value, bool):
            for near in (value - 1, value + 1):
                with suppress(ValueError):  # no such card
                    yield replace(move, **{field.name: type(value)(near)})


def exactly_those_to_move_have_moves(spec: Spec, record: Record) -> None:
    """A seat has legal moves if and only if it is to move."""
    for seat in range(record.seats):
        count = len(spec.game.legal_moves(record.state, seat))
        asked = seat in spec.game.to_move(record.state)
        what = f"{count} legal moves, in to_move: {asked}"
        require(bool(count) == asked, what, seat=seat, field="legal_moves")


def legal_moves_are_sorted_and_unique(spec: Spec, record: Record) -> None:
    """Moves of one kind stand together and rise; none appears twice."""
    for seat in range(record.seats):
        with about(seat=seat, field="legal_moves"):
            moves = spec.game.legal_moves(record.state, seat)
            require(isinstance(moves, tuple), f"no tuple but {type(moves).__name__}")
            kinds = [(kind, list(of)) for kind, of in groupby(moves, key=type)]
            apart = len({kind for kind, _ in kinds}) < len(kinds)
            require(not apart, "moves of one kind do not stand together")
            for one, two in (pair for _, of in kinds for pair in pairwise(of)):
                order = f"does not rise after {written(spec, one)}"
                require(_parts(one) < _parts(two), order, move=written(spec, two))


def states_and_options_are_written_and_read_back(spec: Spec, record: Record) -> None:
    """`codec` writes states and options in one line and reads equal ones back, kinds included."""
    for value in (record.options, record.state, record.states[-1]):
        with about(field=type(value).__name__):
            line = codec.write(value)
            again = codec.read(type(value), line)
            require_equal(again, value, "written and read back")
            require(codec.write(again) == line, "another line when it is written again")
            require("\n" not in line, "more than one line")


def states_and_views_are_frozen(spec: Spec, record: Record) -> None:
    """States and views are frozen dataclasses, tuples, enums and plain values."""
    seats = (None, *range(record.seats))
    views = [spec.game.view(record.state, seat) for seat in seats]
    for value in (record.state, *views):
        with about(field=type(value).__name__):
            kinds_within(value)
            hash(value)


def nothing_changes_what_it_is_given(spec: Spec, record: Record) -> None:
    """A state is the same after every question, every move and every refusal."""
    game, state, draw = spec.game, record.state, Random(record.luck)
    before = repr(state)
    for seat in range(record.seats):
        for move in some(game.legal_moves(state, seat), draw, at_most=5):
            game.apply(state, seat, move)
            what = "apply changed its state"
            require(repr(state) == before, what, seat=seat, move=written(spec, move), field="state")
        view = game.view(state, seat)
        seen = repr(view)
        game.sample_state(view, record.luck, ())
        require(repr(view) == seen, "sample_state changed its view", seat=seat, field="view")
        require(repr(state) == before, "a question changed the state", seat=seat, field="state")


def some(moves: Sequence[Any], draw: Random, at_most: int = MANY) -> Sequence[Any]:
    """The moves, or at most this number of them, in their order."""
    if len(moves) <= at_most:
        return moves
    return [moves[at] for at in sorted(draw.sample(range(len(moves)), at_most))]


@lru_cache
def _moves_of_another_game(spec: Spec) -> tuple[Any, ...]:
    return tuple(move for _, move in game_of(spec, 0).moves)


def _parts(move: Any) -> tuple[Any, ...]:
    return tuple(getattr(move, field.name) for field in fields(move))
