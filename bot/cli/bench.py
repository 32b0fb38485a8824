"""`bench`: measures how fast the engine plays, folds, views and finds legal moves.

Every figure is a median over playouts of random moves, on one core, with the default house
rules. "a move" is `legal_moves`, the random choice and `apply` together.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from engine.core import AnyGame, Seat, choices_by_default, fold
from engine.games import GAMES
from engine.shuffle import derived

HEAD: Final = (
    "game", "seats", "moves", "games/s", "moves/s", "µs/move", "fold ms", "view µs", "legal µs",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Playout:
    """A game of random moves: the state before each move, and the seconds for all of it."""

    seed: int
    states: tuple[Any, ...]
    moves: tuple[tuple[Seat, Any], ...]
    seconds: float


def main(arguments: Namespace) -> int:
    """Print one line for each game and number of seats."""
    games = [GAMES[arguments.game]] if arguments.game else list(GAMES.values())
    print(_line(HEAD))
    for game in games:
        for row in rows(game, arguments.games):
            print(_line(row), flush=True)
    return 0


def rows(game: AnyGame, number: int) -> Iterator[tuple[str, ...]]:
    """The figures of one game as texts, in the order of HEAD, for each number of seats."""
    options = game.options(**choices_by_default(game))
    for seats in game.seats_for(options):
        play_out(game, options, seats, 0)  # fills the caches
        played = [play_out(game, options, seats, seed) for seed in range(1, number + 1)]
        yield game.key, str(seats), *_figures(game, options, seats, played)


def play_out(game: AnyGame, options: Any, seats: int, seed: int) -> Playout:
    """Play a game of uniformly random moves; deal and moves follow from the seed."""
    draw = Random(derived(seed, "moves")).random  # noqa: S311 - no secrets are drawn here
    states, moves = [], []
    begin = perf_counter()
    state, _ = game.deal(options, seats, seed)
    while movers := game.to_move(state):
        seat = movers[0]
        legal = game.legal_moves(state, seat)
        move = legal[int(draw() * len(legal))]
        states.append(state)
        moves.append((seat, move))
        state, _ = game.apply(state, seat, move)
    return Playout(seed, tuple(states), tuple(moves), perf_counter() - begin)


def _figures(game: AnyGame, options: Any, seats: int, played: Sequence[Playout]) -> tuple[str, ...]:
    length = median(len(one.moves) for one in played)
    seconds = median(one.seconds for one in played)
    a_move = median(one.seconds / len(one.moves) for one in played)
    some = played[:30]
    folds = median(
        _seconds(partial(fold, game, options, seats, one.seed, one.moves)) for one in some
    )
    views = median(_each(game.view, one) for one in some)
    legal = median(_each(game.legal_moves, one) for one in some)
    return (
        f"{length:.0f}",
        f"{1 / seconds:.0f}",
        f"{1 / a_move:.0f}",
        f"{a_move * 1e6:.1f}",
        f"{folds * 1e3:.2f}",
        f"{views * 1e6:.1f}",
        f"{legal * 1e6:.1f}",
    )


def _seconds(call: Callable[[], object]) -> float:
    begin = perf_counter()
    call()
    return perf_counter() - begin


def _each(call: Callable[[Any, Seat], Any], one: Playout) -> float:
    """The average seconds of this call over the playout's states, for the seat that moved."""
    begin = perf_counter()
    for state, (seat, _) in zip(one.states, one.moves, strict=True):
        call(state, seat)
    return (perf_counter() - begin) / len(one.moves)


def _line(cells: Sequence[str]) -> str:
    return f"{cells[0]:17}" + "".join(f"{cell:>10}" for cell in cells[1:])
