"""What captain of 7 concludes from the placings of others."""

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
from engine.players.seven.belief import Hunches, suspicions


def choices(seats: int, seeds: range) -> Iterator[tuple[State, Sequence[Event]]]:
    """The truth and what seat 0 knows whenever it is in turn, in first rounds of mates."""
    mate = chooser(GAME.key, "mate")
    for seed in seeds:
        luck = Random(seed)
        state, story = GAME.deal(GAME.options(), seats, seed)
        while state.phase is not Phase.OVER and state.round == 1:
            seat = state.turn
            moves, view = GAME.legal_moves(state, seat), GAME.view(state, seat)
            if seat == 0:
                yield state, known_to(story, 0)
            move = mate.choose(view, known_to(story, seat), moves, luck, QUICK)
            state, events = GAME.apply(state, seat, move)
            story = [*story, *events]


def test_who_leaves_a_seven_probably_could_not_make_it() -> None:
    """After a 1 alone a 6 is a Seven, and nothing else is."""
    state, dealt = GAME.deal(GAME.options(starter=0), 2, 1)
    story = [
        *known_to(dealt, 0),
        Placed(0, 1, Side.START, 1, 0),
        Placed(1, 2, Side.NUMBER, 2, 1),
    ]
    told = list(suspicions(GAME.view(state, 0), story))
    assert [suspicion.seat for suspicion in told] == [1]
    assert 6 in told[0].numbers
    assert 2 not in told[0].numbers


def test_who_makes_a_seven_tells_nothing_by_it() -> None:
    state, dealt = GAME.deal(GAME.options(starter=0), 2, 1)
    story = [
        *known_to(dealt, 0),
        Placed(0, 1, Side.START, 1, 0),
        Placed(1, 6, Side.NUMBER, 6, 1),
    ]
    assert list(suspicions(GAME.view(state, 0), story)) == []


def test_nothing_is_told_without_a_history() -> None:
    state, _ = GAME.deal(GAME.options(), 3, 1)
    view = GAME.view(state, 0)
    assert list(suspicions(view, ())) == []
    assert GAME.view(Hunches(view, (), Random(1)).draw(), 0) == view


@pytest.mark.parametrize("seats", [2, 4])
def test_hands_of_mates_are_guessed_better_than_by_what_is_certain(seats: int) -> None:
    guessed = certain = 0
    for turn, (state, known) in enumerate(choices(seats, range(10))):
        view = GAME.view(state, 0)
        hunches = Hunches(view, known, Random(turn))
        for seed in range(10):
            guessed += right(hunches.draw(), state)
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
        world = Hunches(view, known, Random(turn)).draw()
        assert GAME.view(world, 0) == view
        assert isinstance(known[0], RoundDealt)


def test_nobody_is_taken_at_their_word_altogether() -> None:
    """Even a player that never makes a Seven is thought to hold one now and then."""
    state, story = GAME.deal(GAME.options(starter=1), 2, 3)
    while not (state.turn == 0 and len(story) > 8):
        moves = GAME.legal_moves(state, state.turn)
        state, events = GAME.apply(state, state.turn, moves[0])
        story = [*story, *events]
    view, known = GAME.view(state, 0), known_to(story, 0)
    seven = [told for told in suspicions(view, known) if told.seat == 1]
    assert seven
    hunches = Hunches(view, known, Random(5))
    held = Counter(number for _ in range(300) for number in set(hunches.draw().hands[1]))
    assert all(held[number] for number in seven[-1].numbers)
