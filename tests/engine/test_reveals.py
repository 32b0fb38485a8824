"""A move that can be undone has shown nobody anything but itself."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import AnyGame, Seat
from engine.games import GAMES
from tests.amounts import amount

WORLDS = 3


@pytest.mark.parametrize("key", list(GAMES))
def test_in_every_world_that_a_seat_cannot_tell_from_the_truth_it_looks_the_same(key: str) -> None:
    """Otherwise a player who undoes the move would know more than before it."""
    game, open_moves = GAMES[key], 0
    for seed in range(amount(2, 20)):
        draw, seats = Random(seed), max(3, game.seats[0])
        state = game.deal(game.options(), seats, seed).state
        for _ in range(amount(60, 400)):
            to_move = game.to_move(state)
            if not to_move:
                break
            seat = draw.choice(to_move)
            move = draw.choice(game.legal_moves(state, seat))
            after, events = game.apply(state, seat, move)
            if not any(event.reveals for event in events):
                open_moves += 1
                for viewer in range(seats):
                    check(game, state, seat, move, viewer)
            state = after
    assert open_moves > 3


def check(game: AnyGame, state: object, seat: Seat, move: object, viewer: Seat) -> None:
    """In other worlds where the move is legal, this seat sees the same after it."""
    true = game.view(game.apply(state, seat, move).state, viewer)
    for seed in range(WORLDS):
        world = game.sample_state(game.view(state, viewer), seed)
        if move in game.legal_moves(world, seat):
            seen = game.view(game.apply(world, seat, move).state, viewer)
            assert seen == true, game.write_move(move)
        else:
            assert viewer != seat
