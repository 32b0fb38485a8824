"""How fast the rules are: moves of random games, fold, view and legal moves, in microseconds.

    python -m tests.lab.load.engine [GAME] [--games N]

Every figure is a median over games on one core, with the default house rules. "a move" is
`legal_moves`, the random choice and `apply` together.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from engine.core import AnyGame, Seat
from engine.games import GAMES
from tests.folding import fold
from tests.lab.telling import say


def seconds(call: Callable[[], object]) -> float:
    """How long this call takes."""
    begin = perf_counter()
    call()
    return perf_counter() - begin


def measured(game: AnyGame, seats: int, seed: int) -> tuple[float, ...]:
    """Play a random game: its moves, and the microseconds of a move, fold, view, legal moves."""
    luck, options, seen, moves = Random(seed), game.options(), list[Any](), list[tuple[Seat, Any]]()
    begin = perf_counter()
    state, _ = game.deal(options, seats, seed)
    while movers := game.to_move(state):
        seat = movers[0]
        legal = game.legal_moves(state, seat)
        move = legal[int(luck.random() * len(legal))]
        seen.append((state, seat))
        moves.append((seat, move))
        state, _ = game.apply(state, seat, move)
    took = perf_counter() - begin
    each = [
        median(seconds(partial(call, *at)) for at in seen) for call in (game.view, game.legal_moves)
    ]
    folded = seconds(partial(fold, game, options, seats, seed, moves))
    return len(moves), *(1e6 * one for one in (took / len(moves), folded, *each))


def main() -> None:
    """Print one line for each game and number of seats."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=GAMES)
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    heads = ("moves", "a move", "fold", "view", "legal")
    say(f"{'game':17}{'seats':>5}{''.join(f'{head:>9}' for head in heads)}")
    for key, game in GAMES.items():
        for seats in game.seats_for(game.options()) if asked.game in (None, key) else ():
            runs = [measured(game, seats, seed) for seed in range(asked.games + 1)]
            middle = (median(column) for column in zip(*runs[1:], strict=True))  # 0 fills caches
            say(f"{key:17}{seats:>5}{''.join(f'{one:>9.1f}' for one in middle)}")


if __name__ == "__main__":
    main()
