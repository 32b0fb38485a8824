"""Captain of The Seven Seals: the worlds it tries its moves in, and their value to it."""

from functools import cache
from random import Random

import pytest

from engine.core import Event
from engine.games.seven_seals import GAME
from engine.games.seven_seals.state import State
from engine.players.base import QUICK, Budget, Value
from engine.players.seven_seals import captain
from tests.lab import strangers


@cache
def game_of(name: str, seed: int, moves: int) -> tuple[State, tuple[Event, ...]]:
    """A table of three such players and its story after these moves."""
    player, luck = strangers.player("seven-seals", name), Random(seed)
    state, events = GAME.deal(GAME.options(), 3, seed)
    story = list(events)
    for _ in range(moves):
        view, legal = GAME.view(state, state.turn), GAME.legal_moves(state, state.turn)
        move = player.choose(view, tuple(story), legal, luck, QUICK)
        state, events = GAME.apply(state, state.turn, move)
        story += events
    return state, tuple(story)


def test_the_first_world_is_part_of_the_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search has only the rest of the time."""
    given: list[Budget] = []

    def search(trial: object, candidates: int, budget: Budget, interval: int) -> int:
        given.append(budget)
        return 0

    clock = iter([10.0, 10.1])
    monkeypatch.setattr(captain, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(captain, "best", search)
    state, story = game_of("mate", 1, 10)
    view, moves = GAME.view(state, state.turn), GAME.legal_moves(state, state.turn)
    captain.captain(view, story, moves, Random(1), Budget(seconds=0.3))
    assert given[0].seconds == pytest.approx(0.2)


def test_values_are_of_the_win_the_round_and_the_lead() -> None:
    state, story = game_of("mate", 4, 3 + 17)
    seat = state.turn
    moves = GAME.legal_moves(state, seat)
    trial = captain.trials(GAME.view(state, seat), story, moves, Random(2))
    values = trial(range(len(moves)))
    assert all(isinstance(value, Value) and 0 <= value.chance <= 1 for value in values)
    again = captain.trials(GAME.view(state, seat), story, moves, Random(2))
    assert again(range(len(moves))) == values
