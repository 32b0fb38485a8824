"""How long a world of 7 Seas takes to sample with its history: greedy nickers, then mates.

    python -m tests.benchmarks.bench_sampling [--games N] [--mates N] [--first SEED]

Greedy nickers empty the display whenever they can, nick each time and prefer chests; the tables go
round two, three and four seats, teams and teams that are dealt all cards. After every move each
seat, and a spectator, samples one world. Mates play ordinary games of two to four seats; there the
seat to move samples. Figures are milliseconds of processor time.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any, Final

from engine.core import Event, Seat, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.moves import HARBOUR, Keep, Move, OpenSource, PlayCard
from engine.games.seven_seas.state import State
from engine.players import chooser
from engine.players.base import QUICK

TABLES: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"teams": True}),
    (4, {"ultimate_teams": True}),
)

Policy = Callable[[State, Sequence[Event], Sequence[Move], Random], Move]


def nicker(state: State, history: Sequence[Event], moves: Sequence[Move], luck: Random) -> Move:
    """Empty the display, else leave one card; nick from a chest, any card."""
    chests = [m for m in moves if isinstance(m, OpenSource) and m.source != HARBOUR]
    if chests and luck.random() < 0.8:
        return luck.choice(chests)
    opening = [m for m in moves if isinstance(m, OpenSource | Keep)]
    return luck.choice(opening) if opening else min(moves, key=lambda m: _left(state, m, luck))


def _left(state: State, move: Move, luck: Random) -> tuple[int, float]:
    """How many cards the display holds afterwards; ties at random."""
    if not isinstance(move, PlayCard):
        return 99, 0.0
    change = -len(move.take) if move.take else 1
    return len(state.display) + change, luck.random()


def mate(state: State, history: Sequence[Event], moves: Sequence[Move], luck: Random) -> Move:
    """The move of a mate."""
    view, heard = GAME.view(state, state.turn), known_to(history, state.turn)
    move: Move = chooser(GAME.key, "mate").choose(view, heard, moves, luck, QUICK)
    return move


def times(policy: Policy, table: int, seed: int, everybody: bool) -> list[float]:
    """Play one game; the milliseconds of each world."""
    seats, choices = TABLES[table]
    luck, took, story = Random(seed), list[float](), list[Event]()
    options = GAME.options(**choices)
    state, events = GAME.deal(options, seats, seed)
    story.extend(events)
    while GAME.outcome(state) is None:
        moves = GAME.legal_moves(state, state.turn)
        move = policy(state, story, moves, luck)
        state, events = GAME.apply(state, state.turn, move)
        story.extend(events)
        viewers = (*range(seats), None) if everybody else (state.turn,)
        took.extend(time_of(state, story, seat, len(story)) for seat in viewers)
    return took


def time_of(state: State, story: Sequence[Event], seat: Seat | None, seed: int) -> float:
    """Milliseconds for one world of this seat."""
    view, heard = GAME.view(state, seat), known_to(story, seat)
    begin = process_time()
    GAME.sample_state(view, seed, heard)
    return (process_time() - begin) * 1000


def report(name: str, games: int, took: list[float]) -> None:
    """Print one line."""
    p99 = quantiles(took, n=100, method="inclusive")[98]
    say(
        f"{name:8}{games:>6}{len(took):>9}{median(took):>9.3f}{p99:>9.3f}"
        f"{max(took):>10.3f}{sum(took) / 1000:>9.1f}"
    )


def main(argv: Sequence[str]) -> None:
    """Print the figures."""
    parser = ArgumentParser(prog="bench_sampling", description="How long a world takes.")
    parser.add_argument("--games", type=int, default=300, help="of greedy nickers (default 300)")
    parser.add_argument("--mates", type=int, default=30, help="games of mates (default 30)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (default 0)")
    wanted = parser.parse_args(argv)
    say("players  games   worlds   median      p99     worst  seconds")
    seeds = range(wanted.first, wanted.first + wanted.games)
    took = [ms for seed in seeds for ms in times(nicker, seed % len(TABLES), seed, True)]
    if took:
        report("nickers", wanted.games, took)
    took = [ms for seed in range(wanted.mates) for ms in times(mate, seed % 3, seed, False)]
    if took:
        report("mates", wanted.mates, took)


def say(text: str) -> None:
    """Print one line."""
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
