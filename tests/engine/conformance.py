"""The contract of `engine.core.Game` as properties that every game runs in one line.

    from tests.engine.conformance import Spec, contract
    SPEC = Spec(game=GAME, cards_of=lambda state: Counter(state.pile) + Counter(...))
    TestContract = contract(SPEC)

`cards_of` counts every card (chip, ship ...) of a state, wherever it is; `revealing` lists the
events by which whoever sees them learns something that was hidden (deals, shown cards, scoring);
`secret` lists the kinds of moves whose content no other seat may learn from the step they make;
`consistent` says whether a sampled world agrees with what a seat has seen. See `Spec`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from enum import Enum
from hashlib import sha256
from itertools import groupby, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import codec
from engine.core import (
    AnyGame,
    BadNotation,
    Event,
    GameOver,
    IllegalMove,
    RoundEnded,
    Seat,
    choices_by_default,
    fold,
    known_to,
)
from tests.engine.records import Record, Spec, kinds_within, play_out, records

__all__ = ["Record", "Spec", "contract", "play_out", "records"]


# Properties of any position of any game. Their docstrings are the sentences of the contract.


def cards_are_conserved(spec: Spec, record: Record) -> None:
    """Every card is somewhere, exactly once, at every moment."""
    cards = spec.cards_of(record.states[0])
    assert cards.total() > 0
    for state in record.states:
        assert spec.cards_of(state) == cards


def legal_if_and_only_if_apply_succeeds(spec: Spec, record: Record) -> None:
    """Each legal move can be applied; moves of other times, seats and games raise IllegalMove."""
    game, state = spec.game, record.state
    another = play_out(spec, record.options, record.seats, record.luck, record.luck, part=1)
    moves = record.moves + another.moves
    others = Random(record.luck).sample(moves, min(80, len(moves)))
    for seat in range(record.seats):
        legal = game.legal_moves(state, seat)
        for move in legal:
            game.apply(state, seat, move)
        for _, move in others:
            if move not in legal:
                with pytest.raises(IllegalMove) as refusal:
                    game.apply(state, seat, move)
                assert isinstance(refusal.value.reason, Enum)


def somebody_can_move_or_it_is_over(spec: Spec, record: Record) -> None:
    """Exactly those to move have moves; nobody is to move if and only if there is an outcome."""
    game = spec.game
    for state in record.states:
        movers = game.to_move(state)
        assert list(movers) == sorted(set(movers))
        assert (movers == ()) == (game.outcome(state) is not None)
    for seat in range(record.seats):
        can_move = bool(game.legal_moves(record.state, seat))
        assert can_move == (seat in game.to_move(record.state))


def legal_moves_are_sorted_and_unique(spec: Spec, record: Record) -> None:
    """Moves of one kind stand together and rise; none appears twice."""
    for seat in range(record.seats):
        moves = spec.game.legal_moves(record.state, seat)
        assert isinstance(moves, tuple)
        assert len(set(moves)) == len(moves)
        kinds = [(kind, list(of)) for kind, of in groupby(moves, key=type)]
        assert len({kind for kind, _ in kinds}) == len(kinds)
        for _, of in kinds:
            assert all(_parts(one) < _parts(two) for one, two in pairwise(of))


def moves_are_written_and_read_back(spec: Spec, record: Record) -> None:
    """The notation is one short line of ASCII that parses back to an equal move."""
    for _, move in record.moves:
        text = spec.game.write_move(move)
        assert text.isascii()
        assert text == text.strip()
        assert 0 < len(text.splitlines()) <= 1
        again = spec.game.read_move(text)
        assert again == move
        assert type(again) is type(move)


def states_and_options_are_written_and_read_back(spec: Spec, record: Record) -> None:
    """`codec` writes states and options in one line and reads equal ones back, kinds included."""
    for value in (record.options, record.state, record.states[-1]):
        line = codec.write(value)
        again = codec.read(type(value), line)
        assert again == value
        assert repr(again) == repr(value), "a kind was lost on the way"
        assert codec.write(again) == line
        assert "\n" not in line


def fold_equals_the_state(spec: Spec, record: Record) -> None:
    """Options, seats, seed and moves are the whole truth of a table."""
    moves = record.moves[: record.cut]
    state, events = fold(spec.game, record.options, record.seats, record.seed, moves)
    assert state == record.state
    assert events == record.history


def it_ends_with_an_outcome(spec: Spec, record: Record) -> None:
    """Each round tells its points, the last event is the end, and the outcome agrees with it."""
    outcome = spec.game.outcome(record.states[-1])
    assert outcome is not None
    story = [event for events in record.events for event in events]
    ends = [event for event in story if isinstance(event, GameOver)]
    assert ends == [story[-1]]
    assert ends[0].winners == outcome.winners
    assert outcome.winners == tuple(s for s, place in enumerate(outcome.places) if place == 1)
    assert len(outcome.points) == len(outcome.places) == record.seats
    rounds = [event for event in story if isinstance(event, RoundEnded)]
    assert rounds
    assert all(len(event.points) == record.seats for event in rounds)


def everything_is_frozen(spec: Spec, record: Record) -> None:
    """States, moves, events and views are frozen dataclasses, tuples, enums and plain values."""
    seats = (None, *range(record.seats))
    views = [spec.game.view(record.state, seat) for seat in seats]
    for value in (record.state, record.options, *views, *record.moves, *record.history):
        kinds_within(value)
        hash(value)


def a_view_holds_no_state(spec: Spec, record: Record) -> None:
    """No State can be reached from a view."""
    kinds = {type(record.state)}
    for seat in (None, *range(record.seats)):
        assert not kinds & kinds_within(spec.game.view(record.state, seat))


def a_sampled_world_looks_the_same(spec: Spec, record: Record) -> None:
    """`sample_state` gives a world with an equal view for the seat, and equal choices."""
    for seat in range(record.seats):
        for history in ((), known_to(record.history, seat)):
            world = _world(spec, record, seat, history)
            assert spec.game.view(world, seat) == spec.game.view(record.state, seat)
            assert spec.game.to_move(world) == spec.game.to_move(record.state)
            assert _moves(spec, world, seat) == _moves(spec, record.state, seat)
            assert spec.cards_of(world) == spec.cards_of(record.state)


def a_sampled_world_agrees_with_history(spec: Spec, record: Record) -> None:
    """With history the world agrees with everything the seat has seen."""
    for seat in range(record.seats):
        history = known_to(record.history, seat)
        world = _world(spec, record, seat, history)
        assert world == _world(spec, record, seat, history), "equal seeds, equal worlds"
        if spec.consistent:
            assert spec.consistent(record.state, seat, history), "the truth is consistent"
            assert spec.consistent(world, seat, history)


def a_sampled_world_can_be_played(spec: Spec, record: Record) -> None:
    """A sampled world is a proper state: it plays on to an outcome."""
    draw = Random(record.luck)
    seat = draw.randrange(record.seats)
    state = _world(spec, record, seat, known_to(record.history, seat))
    for _ in range(spec.longest):
        movers = spec.game.to_move(state)
        if not movers:
            break
        mover = draw.choice(movers)
        state, _ = spec.game.apply(state, mover, draw.choice(_moves(spec, state, mover)))
    assert spec.game.outcome(state) is not None


def a_spectator_sees_no_secrets(spec: Spec, record: Record) -> None:
    """Worlds that differ only in what a seat cannot see are one world to a spectator."""
    for seat in range(record.seats):
        world = _world(spec, record, seat)
        assert spec.game.view(world, None) == spec.game.view(record.state, None)
        assert spec.game.outcome(world) == spec.game.outcome(record.state)


def an_own_move_shows_the_same_in_all_worlds(spec: Spec, record: Record) -> None:
    """What a seat sees of its own move depends on nothing hidden, unless the rules reveal it."""
    for seat in spec.game.to_move(record.state):
        world = _world(spec, record, seat, known_to(record.history, seat))
        for move in _moves(spec, record.state, seat):
            _same_step(spec, seat, (record.state, seat, move), (world, seat, move))


def a_move_of_others_shows_the_same_in_all_worlds(spec: Spec, record: Record) -> None:
    """What a seat sees of another's move depends on nothing hidden, unless the rules reveal it."""
    for mover in spec.game.to_move(record.state):
        legal = set(_moves(spec, record.state, mover))
        for seat in range(record.seats):
            world = _world(spec, record, seat)
            for move in _moves(spec, world, mover):
                if move in legal:
                    _same_step(spec, seat, (record.state, mover, move), (world, mover, move))


def secret_moves_look_alike(spec: Spec, record: Record) -> None:
    """Which of several secret moves was made is seen by nobody but who made it."""
    for mover in spec.game.to_move(record.state):
        moves = [m for m in _moves(spec, record.state, mover) if isinstance(m, spec.secret)]
        for kind in spec.secret:
            alike = [move for move in moves if isinstance(move, kind)]
            for seat in (None, *range(record.seats)):
                for one, two in pairwise(alike if seat != mover else []):
                    state = record.state
                    _same_step(spec, seat, (state, mover, one), (state, mover, two))


def secret_events_reach_only_who_may_know(spec: Spec, record: Record) -> None:
    """An event with `seen_by` is told to those seats, to no other, and to no spectator."""
    for event in record.history:
        told = {seat for seat in range(record.seats) if known_to((event,), seat)}
        assert told == set(range(record.seats) if event.seen_by is None else event.seen_by)
        assert bool(known_to((event,), None)) == (event.seen_by is None)


# Properties of the rules alone.


def house_rules_are_sound(spec: Spec) -> None:
    """Each default is one of the values, and the defaults make options that can be played."""
    for rule in spec.game.house_rules:
        assert rule.default in rule.values
        assert len(set(rule.values)) == len(rule.values)
    options = spec.game.options()
    assert options == spec.game.options(**choices_by_default(spec.game))
    counts = spec.game.seats_for(options)
    assert counts
    assert set(counts) <= set(spec.game.seats)
    assert list(counts) == sorted(counts)


def a_bad_choice_is_named(spec: Spec) -> None:
    """ValueError names the choice that is wrong or unknown."""
    for rule in spec.game.house_rules:
        with pytest.raises(ValueError, match=rule.name):
            spec.game.options(**{rule.name: "no such value"})
    for starter in (-1, 99, "x"):
        with pytest.raises(ValueError, match="starter"):
            spec.game.options(starter=starter)
    with pytest.raises(ValueError, match="no_such_rule"):
        spec.game.options(no_such_rule=1)


def a_bad_number_of_seats_is_refused(spec: Spec) -> None:
    """`deal` raises ValueError for a number of seats outside the range."""
    options = spec.game.options()
    for seats in {0, 1, *range(max(spec.game.seats) + 3)} - set(spec.game.seats_for(options)):
        with pytest.raises(ValueError, match="seat"):
            spec.game.deal(options, seats, 0)


def nonsense_is_bad_notation(spec: Spec) -> None:
    """What is no move at all raises BadNotation."""
    for text in ("", " ", "?", "no such move", "9" * 40, "c", "<", "+", "\n"):
        with pytest.raises(BadNotation):
            spec.game.read_move(text)


def any_text_is_a_move_or_bad_notation(spec: Spec, text: str) -> None:
    """No text breaks the reader; what it reads, it can write."""
    try:
        move = spec.game.read_move(text)
    except BadNotation:
        return
    assert spec.game.read_move(spec.game.write_move(move)) == move


def equal_seeds_give_equal_games_in_another_process(spec: Spec) -> None:
    """Neither the process nor its hash seed has a part in the deal."""
    game = type(spec.game)
    arguments = [sys.executable, "-m", "tests.engine.conformance", game.__module__, game.__name__]
    prints = {fingerprint(spec.game)}
    for salt in ("1", "2"):
        run = subprocess.run(
            arguments,
            env={**os.environ, "PYTHONHASHSEED": salt},
            capture_output=True,
            text=True,
            check=True,
        )
        prints.add(run.stdout.strip())
    assert len(prints) == 1


def fingerprint(game: AnyGame) -> str:
    """A hash of one game per number of seats, states and moves included."""
    spec = Spec(game=game, cards_of=Counter)
    options, digest = game.options(), sha256()
    for seats in game.seats_for(options):
        record = play_out(spec, options, seats, seed=7, luck=7, part=1)
        for state in record.states:
            digest.update(codec.write(state).encode())
        for _, move in record.moves:
            digest.update(game.write_move(move).encode())
    return digest.hexdigest()


OF_POSITIONS: tuple[Callable[[Spec, Record], None], ...] = (
    cards_are_conserved,
    legal_if_and_only_if_apply_succeeds,
    somebody_can_move_or_it_is_over,
    legal_moves_are_sorted_and_unique,
    moves_are_written_and_read_back,
    states_and_options_are_written_and_read_back,
    fold_equals_the_state,
    it_ends_with_an_outcome,
    everything_is_frozen,
    a_view_holds_no_state,
    a_sampled_world_looks_the_same,
    a_sampled_world_agrees_with_history,
    a_sampled_world_can_be_played,
    a_spectator_sees_no_secrets,
    an_own_move_shows_the_same_in_all_worlds,
    a_move_of_others_shows_the_same_in_all_worlds,
    secret_moves_look_alike,
    secret_events_reach_only_who_may_know,
)
OF_RULES: tuple[Callable[[Spec], None], ...] = (
    house_rules_are_sound,
    a_bad_choice_is_named,
    a_bad_number_of_seats_is_refused,
    nonsense_is_bad_notation,
    equal_seeds_give_equal_games_in_another_process,
)


def contract(spec: Spec) -> type:
    """A class of tests, one for each sentence of the contract; bind it to a name `Test...`."""
    body: dict[str, Any] = {}
    for check in OF_POSITIONS:
        body[f"test_{check.__name__}"] = _of_positions(spec, check)
    for rule in OF_RULES:
        body[f"test_{rule.__name__}"] = _of_rules(spec, rule)
    body["test_any_text_is_a_move_or_bad_notation"] = _of_texts(spec)
    return type("Contract", (), body)


def _of_positions(spec: Spec, check: Callable[[Spec, Record], None]) -> Any:
    def test(self: Any, record: Record) -> None:
        check(spec, record)

    return given(record=records(spec))(_named(test, check))


def _of_rules(spec: Spec, check: Callable[[Spec], None]) -> Any:
    def test(self: Any) -> None:
        check(spec)

    return _named(test, check)


def _of_texts(spec: Spec) -> Any:
    def test(self: Any, text: str) -> None:
        any_text_is_a_move_or_bad_notation(spec, text)

    lines = st.text() | st.text(alphabet="cgrxyb0123456789<+@-: ", max_size=12)
    return given(text=lines)(_named(test, any_text_is_a_move_or_bad_notation))


def _named(test: Any, check: Callable[..., None]) -> Any:
    test.__name__ = test.__qualname__ = f"test_{check.__name__}"
    test.__doc__ = check.__doc__
    return test


def _world(spec: Spec, record: Record, seat: Seat, history: tuple[Event, ...] = ()) -> Any:
    view = spec.game.view(record.state, seat)
    return spec.game.sample_state(view, record.luck + seat, history)


def _moves(spec: Spec, state: Any, seat: Seat) -> tuple[Any, ...]:
    return spec.game.legal_moves(state, seat)


def _same_step(
    spec: Spec, seat: Seat | None, here: tuple[Any, Seat, Any], there: tuple[Any, Seat, Any]
) -> None:
    """The seat learns the same from both steps, except where the rules reveal something."""
    one, two = spec.game.apply(*here), spec.game.apply(*there)
    heard, also = known_to(one.events, seat), known_to(two.events, seat)
    if not any(isinstance(event, spec.revealing) for event in (*heard, *also)):
        assert heard == also
        assert spec.game.view(one.state, seat) == spec.game.view(two.state, seat)


def _parts(move: Any) -> tuple[Any, ...]:
    return tuple(getattr(move, field.name) for field in fields(move))


def _main(module: str, name: str) -> None:
    print(fingerprint(getattr(__import__(module, fromlist=[name]), name)()))  # noqa: T201 - for the parent


if __name__ == "__main__":
    _main(*sys.argv[1:])
