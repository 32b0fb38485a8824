"""Captain of The Seven Seals: the worlds it tries its moves in, and their value to it."""

from __future__ import annotations

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


def worth(state: State, totals: tuple[int, ...], points: tuple[int, ...], number: int) -> float:
    """The utility for seat 0 of these penalties in a round, after these totals."""
    view = GAME.view(state, 0)
    sheet = type(state.sheet)(number, 0, totals, (0, 0, 0))
    changed = type(view)(
        **{name: getattr(view, name) for name in view.__slots__} | {"sheet": sheet}
    )
    return captain._utility(changed, points, 0)


def test_a_point_of_ones_own_is_worth_one_when_all_is_even() -> None:
    state, _ = game_of("mate", 1, 0)
    for number in (1, 5):
        loss = worth(state, (9, 9, 9), (4, 4, 4), number) - worth(
            state, (9, 9, 9), (5, 4, 4), number
        )
        assert loss == pytest.approx(1, abs=0.25)


def test_the_last_round_counts_who_wins() -> None:
    """A point between winning and losing is worth more there than a point behind anyway."""
    state, _ = game_of("mate", 1, 0)

    def gain(number: int, mine: int) -> float:
        better = worth(state, (10, 10, 30), (mine, 4, 4), number)
        return better - worth(state, (10, 10, 30), (mine + 2, 4, 4), number)

    assert gain(6, 3) > 2 * gain(6, 9)
    assert gain(1, 3) < 1.5 * gain(1, 9)


def test_values_are_of_the_win_the_round_and_the_lead() -> None:
    state, story = game_of("mate", 4, 3 + 17)
    seat = state.turn
    moves = GAME.legal_moves(state, seat)
    trial = captain.trials(GAME.view(state, seat), story, moves, Random(2), 8)
    values = trial(range(len(moves)))
    assert all(isinstance(value, Value) and 0 <= value.chance <= 1 for value in values)
    again = captain.trials(GAME.view(state, seat), story, moves, Random(2), 8)
    assert again(range(len(moves))) == values
