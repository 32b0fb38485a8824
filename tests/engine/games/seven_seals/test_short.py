"""The short rounds of the lesson: five cards each, and five tricks."""

from dataclasses import replace
from random import Random

import pytest

from engine import codec
from engine.core import RoundEnded, known_to
from engine.games.seven_seals import GAME
from engine.games.seven_seals.events import PredictionsComplete
from engine.games.seven_seals.options import Options

SHORT = replace(GAME.options(), hand=5)


@pytest.mark.parametrize("seats", [3, 5])
def test_a_round_of_five_cards_has_five_tricks(seats: int) -> None:
    """Sampled worlds look the same to the seat in turn, with the same cards in the pile."""
    state, story = GAME.deal(SHORT, seats, seats)
    luck, told = Random(seats), [*story]
    assert [len(hand) for hand in state.hands] == [5] * seats
    while not any(isinstance(event, RoundEnded) for event in told):
        seat = GAME.to_move(state)[0]
        view = GAME.view(state, seat)
        assert view.tricks_in_round == 5
        for history in ((), known_to(tuple(told), seat)):
            world = GAME.sample_state(view, 7, history)
            assert GAME.view(world, seat) == view
            assert len(world.pile) == len(state.pile)
            held = [card for hand in world.hands for card in hand]
            assert len({*held, *world.pile, *world.trick}) == len(held) + len(world.pile) + len(
                world.trick
            )
        state, events = GAME.apply(state, seat, luck.choice(GAME.legal_moves(state, seat)))
        told += events
    assert next(e.tricks for e in told if isinstance(e, PredictionsComplete)) == 5
    assert state.sheet.round == 2


def test_no_house_rule_makes_hands_smaller_and_older_tables_have_whole_ones() -> None:
    assert GAME.options().hand == 15
    with pytest.raises((TypeError, ValueError)):
        GAME.options(hand=5)
    assert "hand" not in codec.write(GAME.options())
    assert codec.read(Options, codec.write(SHORT)) == SHORT
