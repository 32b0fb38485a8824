"""The short rounds of the lessons: no second hand in 7 Seas, five cards in The Seven Seals."""

from dataclasses import replace
from enum import IntEnum
from random import Random
from typing import Any

import pytest

from engine import codec
from engine.core import AnyGame, RoundEnded, known_to
from engine.games import seven_seals, seven_seas
from engine.games.seven_seals.events import PredictionsComplete
from tests.engine.games.seven_seals.test_contract import cards_of as cards_of_seals
from tests.engine.games.seven_seas.test_contract import cards_of as cards_of_seas

SEAS, SEALS = seven_seas.GAME, seven_seals.GAME
SHORT: tuple[tuple[AnyGame, dict[str, Any]], ...] = ((SEAS, {"short": True}), (SEALS, {"hand": 5}))


@pytest.mark.parametrize(
    ("game", "short", "seats", "hand", "cards_of"),
    [
        (*SHORT[0], 2, 8, cards_of_seas),
        (*SHORT[1], 3, 5, cards_of_seals),
        (*SHORT[1], 5, 5, cards_of_seals),
    ],
)
@pytest.mark.parametrize("seed", range(2))
def test_a_short_round_is_scored_after_its_only_hands(
    game: AnyGame, short: dict[str, Any], seats: int, hand: int, cards_of: Any, seed: int
) -> None:
    """Sampled worlds look the same to the seat in turn, and have the same cards, each once."""
    state, story = game.deal(replace(game.options(), **short), seats, seed)
    luck, told, played = Random(seed), [*story], 0
    assert [len(each) for each in state.hands] == [hand] * seats
    while not any(isinstance(event, RoundEnded) for event in told):
        seat = game.to_move(state)[0]
        view, before = game.view(state, seat), state
        for history in ((), known_to(tuple(told), seat)):
            world = game.sample_state(view, seed, history)
            assert game.view(world, seat) == view
            cards = cards_of(world).items()
            assert {n for card, n in cards if isinstance(card, IntEnum)} == {1}
            assert sum(cards_of(world).values()) == sum(cards_of(state).values())
        state, events = game.apply(state, seat, luck.choice(game.legal_moves(state, seat)))
        told += events
        played += sum(map(len, before.hands)) - sum(map(len, state.hands)) == 1
    assert seats * hand - played in (0, 1), "the last card may deal the next round"
    assert {e.tricks for e in told if isinstance(e, PredictionsComplete)} <= {hand}


@pytest.mark.parametrize(("game", "short"), SHORT)
def test_no_house_rule_makes_a_round_short_and_older_tables_have_whole_ones(
    game: AnyGame, short: dict[str, Any]
) -> None:
    usual, options = game.options(), replace(game.options(), **short)
    assert usual != options
    with pytest.raises((TypeError, ValueError)):
        game.options(**short)
    assert next(iter(short)) not in codec.write(usual)
    assert codec.read(type(options), codec.write(options)) == options
