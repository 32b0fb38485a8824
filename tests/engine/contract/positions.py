"""Properties of any position of any game. Their docstrings are the sentences of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from enum import Enum
from functools import lru_cache
from itertools import groupby, pairwise
from random import Random
from typing import Any

from engine import codec
from engine.core import GameOver, IllegalMove, RoundEnded, Seat, fold, places
from tests.engine.contract.failure import Broken, about, require, require_equal
from tests.engine.contract.records import Record, game_of, kinds_within, written
from tests.engine.contract.spec import Spec

MANY = 60
"""The most moves of which a property tries all; of more it draws some, each time others."""


def cards_are_conserved(spec: Spec, record: Record) -> None:
    """Every card is somewhere, exactly once, at every moment."""
    cards = spec.cards_of(record.states[0])
    require(cards.total() > 0, "`cards_of` counts no card", field="cards_of")
    for (seat, move), state in zip(record.moves, record.states[1:], strict=True):
        now = spec.cards_of(state)
        if now != cards:
            what = f"lost {dict(cards - now)}, won {dict(now - cards)}"
            raise Broken(what, seat=seat, move=written(spec, move), field="cards_of")


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
        for move in others:
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


def somebody_can_move_or_it_is_over(spec: Spec, record: Record) -> None:
    """Exactly those to move have moves; nobody is to move if and only if there is an outcome."""
    game = spec.game
    for state in record.states:
        movers = game.to_move(state)
        require(list(movers) == sorted(set(movers)), f"not sorted: {movers}", field="to_move")
        over = game.outcome(state) is not None
        require((movers == ()) == over, f"to move: {movers}, over: {over}", field="outcome")
    for seat in range(record.seats):
        count = len(game.legal_moves(record.state, seat))
        asked = seat in game.to_move(record.state)
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


def moves_are_written_and_read_back(spec: Spec, record: Record) -> None:
    """The notation is one short line of ASCII that parses back to an equal move."""
    for seat, move in record.moves:
        with about(seat=seat, move=repr(move), field="write_move"):
            text = spec.game.write_move(move)
            neat = text.isascii() and text == text.strip() and len(text.splitlines()) == 1
            require(neat, f"not one line of ASCII: {text!r}")
            require_equal(spec.game.read_move(text), move, f"{text!r} is read differently")


def states_and_options_are_written_and_read_back(spec: Spec, record: Record) -> None:
    """`codec` writes states and options in one line and reads equal ones back, kinds included."""
    for value in (record.options, record.state, record.states[-1]):
        with about(field=type(value).__name__):
            line = codec.write(value)
            again = codec.read(type(value), line)
            require_equal(again, value, "written and read back")
            require(codec.write(again) == line, "another line when it is written again")
            require("\n" not in line, "more than one line")


def fold_equals_the_state(spec: Spec, record: Record) -> None:
    """Options, seats, seed and moves are the whole truth of a table."""
    moves = record.moves[: record.cut]
    state, events = fold(spec.game, record.options, record.seats, record.seed, moves)
    require_equal(state, record.state, "folded again")
    require_equal(events, record.history, "events of the fold, folded again")


def it_ends_with_an_outcome(spec: Spec, record: Record) -> None:
    """Each round emits its points, the last event is the end, and the outcome agrees with it."""
    seat, move = record.moves[-1]
    with about(seat=seat, move=written(spec, move), field="outcome"):
        outcome = spec.game.outcome(record.states[-1])
        if outcome is None:
            raise Broken("nobody is to move, and there is no outcome")
        story = [event for events in record.events for event in events]
        ends = [event for event in story if isinstance(event, GameOver)]
        require(ends == [story[-1]], "GameOver is not the last event, once")
        first = tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
        require_equal(outcome.winners, first, "winners and places", field="winners")
        require_equal(ends[0].winners, first, "GameOver and places", field="GameOver.winners")
        ranks = places([-place for place in outcome.places])
        require_equal(outcome.places, ranks, "shared places leave a gap behind", field="places")
        require(len(outcome.points) == len(ranks) == record.seats, "not one for each seat")
        rounds = [event for event in story if isinstance(event, RoundEnded)]
        fit = rounds and all(len(event.points) == record.seats for event in rounds)
        require(fit, "no RoundEnded with points for each seat", field="RoundEnded")


def everything_is_frozen(spec: Spec, record: Record) -> None:
    """States, moves, events and views are frozen dataclasses, tuples, enums and plain values."""
    seats = (None, *range(record.seats))
    views = [spec.game.view(record.state, seat) for seat in seats]
    for value in (record.state, record.options, *views, *record.moves, *record.history):
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
