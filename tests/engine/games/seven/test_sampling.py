"""Sampled worlds of 7: they use a careful player's memory, and nothing that he cannot know."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from engine.core import Event, known_to
from engine.games.seven import GAME
from engine.games.seven.sampling import SWEEPS, sample_states
from engine.games.seven.state import State
from tests.engine.contract import Fixed
from tests.engine.contract.records import play_out
from tests.engine.games.seven.memory import could_have_happened
from tests.engine.games.seven.positions import position
from tests.engine.games.seven.test_contract import SPEC


def moments(seats: int, seed: int, share: float) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Some positions of a random game, with everything that happened before."""
    draw = Random(seed)
    rules = {"deck": draw.choice(("tapered", "mild"))}
    record = play_out(SPEC, Fixed(rules, seats, seed, luck=seed))
    for cut, state in enumerate(record.states[1:], 1):
        if draw.random() < share:
            yield state, replace(record, cut=cut).history


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_hands_agree_with_every_placing_and_penalty_draw(seats: int) -> None:
    """Judged by an oracle that shares nothing with the sampler; the truth passes it too."""
    judged = 0
    for state, story in moments(seats, seats, 0.04):
        for seat in (None, *range(seats)):
            history = known_to(story, seat)
            view = GAME.view(state, seat)
            world = GAME.sample_state(view, 1, history)
            assert GAME.view(world, seat) == view
            assert could_have_happened(state, seat, history)
            assert could_have_happened(world, seat, history)
            judged += 1
    assert judged > 20


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_that_come_from_one_deal_agree_with_the_story_too(seats: int) -> None:
    for state, story in moments(seats, 5, 0.1):
        view, history = GAME.view(state, state.turn), known_to(story, state.turn)
        worlds = list(islice(sample_states(view, 1, history), SWEEPS + 4))
        assert len({world.hands for world in worlds}) > 1
        for world in worlds:
            assert GAME.view(world, state.turn) == view
            assert could_have_happened(world, state.turn, history)


def test_a_view_that_cannot_be_is_refused() -> None:
    """Seat 1 would have to place on a 6 where all unseen cards are fives."""
    view = GAME.view(position((1,), (6,), pile="6", turn=1), 0)
    with pytest.raises(ValueError, match="no deal"):
        GAME.sample_state(replace(view, options=GAME.options(deck=(1, 0, 0, 0, 78, 1, 0))), 1)
