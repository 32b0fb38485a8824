"""Captain of The Seven Seals: the worlds it tries its moves in, and their value to it."""

from functools import cache
from random import Random

from engine.core import Event
from engine.games.seven_seals import GAME
from engine.games.seven_seals.state import State
from engine.players.base import QUICK, Value
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


def test_values_are_of_the_win_the_round_and_the_lead() -> None:
    state, story = game_of("mate", 4, 3 + 17)
    seat = state.turn
    moves = GAME.legal_moves(state, seat)
    trial = captain.trials(GAME.view(state, seat), story, moves, Random(2))
    values = trial(range(len(moves)))
    assert all(isinstance(value, Value) and 0 <= value.chance <= 1 for value in values)
    again = captain.trials(GAME.view(state, seat), story, moves, Random(2))
    assert again(range(len(moves))) == values
