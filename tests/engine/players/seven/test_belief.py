"""The inferences of captain of 7 from the placings of others, and the worlds drawn by them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from engine.core import Event, known_to
from engine.games.seven import GAME
from engine.games.seven.events import Placed, RoundDealt
from engine.games.seven.moves import Side
from engine.games.seven.state import Phase, State
from engine.players import chooser
from engine.players.base import QUICK
from engine.players.seven.belief import Belief, inferences


def choices(seats: int, seeds: range) -> Iterator[tuple[State, Sequence[Event]]]:
    """The truth and what seat 0 knows whenever it is in turn, in first rounds of mates."""
    mate = chooser(GAME.key, "mate")
    for seed in seeds:
        luck = Random(seed)
        state, events = GAME.deal(GAME.options(), seats, seed)
        story = list(events)
        while state.phase is not Phase.OVER and state.round == 1:
            seat = state.turn
            moves, view = GAME.legal_moves(state, seat), GAME.view(state, seat)
            if seat == 0:
                yield state, known_to(story, 0)
            move = mate.choose(view, known_to(story, seat), moves, luck, QUICK)
            state, events = GAME.apply(state, seat, move)
            story += events


def test_a_seat_that_leaves_a_seven_probably_could_not_make_it() -> None:
    """After a 1 alone a 6 is a Seven, and nothing else is."""
    state, dealt = GAME.deal(GAME.options(starter=0), 2, 1)
    story = [
        *known_to(dealt, 0),
        Placed(0, 1, Side.START, 1, 0),
        Placed(1, 2, Side.NUMBER, 2, 1),
    ]
    found = list(inferences(GAME.view(state, 0), story))
    assert [inference.seat for inference in found] == [1]
    assert 6 in found[0].numbers
    assert 2 not in found[0].numbers


def test_nothing_is_inferred_from_a_seven() -> None:
    state, dealt = GAME.deal(GAME.options(starter=0), 2, 1)
    story = [
        *known_to(dealt, 0),
        Placed(0, 1, Side.START, 1, 0),
        Placed(1, 6, Side.NUMBER, 6, 1),
    ]
    assert list(inferences(GAME.view(state, 0), story)) == []


def test_nothing_is_inferred_without_a_history() -> None:
    state, _ = GAME.deal(GAME.options(), 3, 1)
    view = GAME.view(state, 0)
    assert list(inferences(view, ())) == []
    assert GAME.view(Belief(view, (), Random(1)).draw(), 0) == view


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_are_nearer_to_the_hands_of_mates_than_by_certain_knowledge_alone(
    seats: int,
) -> None:
    guessed = certain = 0
    for turn, (state, known) in enumerate(choices(seats, range(10))):
        view = GAME.view(state, 0)
        belief = Belief(view, known, Random(turn))
        for seed in range(10):
            guessed += right(belief.draw(), state)
            certain += right(GAME.sample_state(view, seed, known), state)
    assert guessed > 1.1 * certain


def right(world: State, truth: State) -> int:
    """How many cards of the other hands are the same."""
    pairs = zip(world.hands[1:], truth.hands[1:], strict=True)
    return sum((Counter(one) & Counter(other)).total() for one, other in pairs)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_world_looks_the_same_to_its_seat(seats: int) -> None:
    for turn, (state, known) in enumerate(choices(seats, range(4))):
        view = GAME.view(state, 0)
        world = Belief(view, known, Random(turn)).draw()
        assert GAME.view(world, 0) == view
        assert isinstance(known[0], RoundDealt)


def test_some_worlds_ignore_an_inference() -> None:
    """Even a player that never makes a Seven is thought to hold one now and then."""
    state, events = GAME.deal(GAME.options(starter=1), 2, 3)
    story = list(events)
    while not (state.turn == 0 and len(story) > 8):
        moves = GAME.legal_moves(state, state.turn)
        state, events = GAME.apply(state, state.turn, moves[0])
        story += events
    view, known = GAME.view(state, 0), known_to(story, 0)
    found = [each for each in inferences(view, known) if each.seat == 1]
    assert found
    belief = Belief(view, known, Random(5))
    held = Counter(number for _ in range(300) for number in set(belief.draw().hands[1]))
    assert all(held[number] for number in found[-1].numbers)
