"""How fast the rules are: random playouts, fold, view, legal_moves, for every game.

    python -m tests.lab.load.engine [--seconds S] [--runs N] [GAME ...]

Each figure is the median of several runs, with the spread of the runs behind it. The last column
compares microseconds per move with the first line, measured in the same run of this program.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from engine.core import AnyGame, Seat, fold
from engine.games import GAMES

HEADING = (
    "game             seats   games/s   moves/s  µs/move (runs)      fold µs  view  legal  ratio"
)


@dataclass(frozen=True, slots=True)
class Playouts:
    """Random games: how many, how many moves, in how many seconds."""

    games: int
    moves: int
    seconds: float

    @property
    def per_move(self) -> float:
        """Microseconds of legal_moves, apply and the choice between."""
        return self.seconds / self.moves * 1e6


@dataclass(frozen=True, slots=True)
class Line:
    """The figures of one game with one number of seats; times in microseconds."""

    game: str
    seats: int
    runs: tuple[Playouts, ...]
    fold: float
    view: float
    legal_moves: float

    @property
    def per_move(self) -> float:
        """The median of the runs."""
        return median(run.per_move for run in self.runs)


def play_out(game: AnyGame, options: Any, seats: int, seed: int) -> list[tuple[Seat, Any]]:
    """A random game; the moves."""
    draw, moves = Random(seed).random, []
    state, _ = game.deal(options, seats, seed)
    while movers := game.to_move(state):
        seat = movers[0]
        legal = game.legal_moves(state, seat)
        move = legal[int(draw() * len(legal))]
        state, _ = game.apply(state, seat, move)
        moves.append((seat, move))
    return moves


def playouts(game: AnyGame, seats: int, seconds: float, first_seed: int) -> Playouts:
    """Play random games, one after the other, for about this number of seconds."""
    options = game.options()
    games = moves = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        moves += len(play_out(game, options, seats, first_seed + games))
        games += 1
    return Playouts(games, moves, spent)


def measure(game: AnyGame, seats: int, seconds: float, runs: int) -> Line:
    """All figures of one game with one number of seats."""
    playouts(game, seats, seconds / 10, first_seed=-(10**6))  # fills the caches
    spans = tuple(playouts(game, seats, seconds / runs, run * 10**6) for run in range(runs))
    options, seed = game.options(), 4
    moves = play_out(game, options, seats, seed)
    state, _ = fold(game, options, seats, seed, moves[: len(moves) // 2])
    seat = game.to_move(state)[0]
    return Line(
        game.key,
        seats,
        spans,
        fold=_time(lambda: fold(game, options, seats, seed, moves)),
        view=_time(lambda: game.view(state, seat)),
        legal_moves=_time(lambda: game.legal_moves(state, seat)),
    )


def lines(keys: Sequence[str], seconds: float, runs: int) -> Iterator[Line]:
    """The figures of these games, or of all, with each number of seats."""
    for key in keys or list(GAMES):
        game = GAMES[key]
        for seats in game.seats_for(game.options()):
            yield measure(game, seats, seconds, runs)


def main(argv: Sequence[str]) -> None:
    """Print the figures."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="keys; all by default")
    parser.add_argument("--seconds", type=float, default=2.0, help="per line (default 2)")
    parser.add_argument("--runs", type=int, default=5, help="per line (default 5)")
    wanted = parser.parse_args(argv)
    _say(HEADING)
    first: Line | None = None
    for line in lines(wanted.games, wanted.seconds, wanted.runs):
        first = first or line
        _say(_row(line, first))


def _row(line: Line, first: Line) -> str:
    games = median(run.games / run.seconds for run in line.runs)
    per_move = [run.per_move for run in line.runs]
    spread = f"({min(per_move):.1f}-{max(per_move):.1f})"
    return (
        f"{line.game:<18}{line.seats:>4}{games:>10.0f}{1e6 / line.per_move:>10.0f}"
        f"{line.per_move:>9.2f} {spread:<13}{line.fold:>8.0f}{line.view:>6.1f}"
        f"{line.legal_moves:>7.2f}{line.per_move / first.per_move:>7.2f}"
    )


def _time(call: Callable[[], object]) -> float:
    """Microseconds per call, the median of five runs."""
    start = perf_counter()
    call()
    times = max(1, int(0.02 / max(perf_counter() - start, 1e-7)))
    return median(_run(call, times) for _ in range(5))


def _run(call: Callable[[], object], times: int) -> float:
    start = perf_counter()
    for _ in range(times):
        call()
    return (perf_counter() - start) / times * 1e6


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
