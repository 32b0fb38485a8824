"""The short round of the lesson: two players without a second hand."""

from dataclasses import replace
from random import Random

import pytest

from engine import codec
from engine.core import RoundEnded, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.options import Options

SHORT = replace(GAME.options(), short=True)


@pytest.mark.parametrize("seed", range(4))
def test_a_short_round_is_scored_after_the_first_hands(seed: int) -> None:
    """Sixteen cards are played, and sampled worlds look the same to the seat in turn."""
    state, story = GAME.deal(SHORT, 2, seed)
    luck, cards = Random(seed), [*story]
    assert not state.aside
    assert [len(hand) for hand in state.hands] == [8, 8]
    played = 0
    while not any(isinstance(event, RoundEnded) for event in cards):
        seat = GAME.to_move(state)[0]
        view = GAME.view(state, seat)
        for history in ((), known_to(tuple(cards), seat)):
            world = GAME.sample_state(view, seed, history)
            assert GAME.view(world, seat) == view
        before = sum(map(len, state.hands))
        state, events = GAME.apply(state, seat, luck.choice(GAME.legal_moves(state, seat)))
        cards += events
        played += state.round.number == 1 and sum(map(len, state.hands)) < before
    assert played == 15, "the sixteenth card deals the next round"
    assert state.round.number == 2


def test_no_house_rule_makes_a_round_short_and_older_tables_have_whole_ones() -> None:
    assert not GAME.options().short
    with pytest.raises((TypeError, ValueError)):
        GAME.options(short=True)
    assert "short" not in codec.write(GAME.options())
    assert codec.read(Options, codec.write(SHORT)) == SHORT
