"""`simulate`: plays many games between computer players, to measure how well they play.

The 95 % intervals come from the spread between deals: rotations of one deal aren't independent.
results.md beside this file keeps past measurements.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Final, TypeVar

from bot.cli.league import league, lines, opponents, sizes
from bot.cli.matches import Match, Result, check, first_game, half_width, played
from bot.cli.replay import write_new
from bot.errors import BadArguments
from engine.players.base import Budget

Item = TypeVar("Item")

BAR: Final = 30
LINES: Final = 20
"""The most lines of progress."""


def main(arguments: Namespace) -> int:
    """Play and print one line for each player."""
    match = Match(
        arguments.game,
        arguments.seats,
        arguments.seed,
        _budget(arguments),
        arguments.rounds,
    )
    if arguments.league is not None:
        return _leagues(match, arguments)
    check(match)
    if arguments.export is not None:
        return _export(match, arguments.export)
    deals = played(match, arguments.games, arguments.jobs)
    shown = _with_bar if sys.stderr.isatty() else _with_lines if arguments.progress else None
    results = list(deals if shown is None else shown(deals, arguments.games))
    print(f"{len(results)} deals, each with {len(match.players)} rotations of the seats")
    heads = ["points", "place", *([] if match.one_round else ["games won"]), "rounds won"]
    print(f"{'':14}" + "".join(f"{head:>18}" for head in heads) + f"{'ms a move':>12}")
    for seat, player in enumerate(match.players):
        print(f"{seat + 1}. {player:11}{_line([deal[seat] for deal in results], match)}")
    return 0


def _leagues(match: Match, arguments: Namespace) -> int:
    """Print a table for each number of players."""
    against = opponents(match.game, arguments.against)
    for seats in sizes(arguments.league):
        found = league(match, seats, against, arguments.games, arguments.jobs)
        print(*lines(found), "", sep="\n", flush=True)
    return 0


def _export(match: Match, path: Path) -> int:
    """Write the first game of a match to a file."""
    if match.one_round:
        raise BadArguments("--export writes whole games, so it can't be used with --rounds")
    write_new(path, first_game(match))
    return 0


def _budget(arguments: Namespace) -> Budget:
    if arguments.iterations is not None:
        return Budget(iterations=arguments.iterations)
    return Budget(seconds=arguments.budget / 1000)


def _with_bar(deals: Iterable[Item], number: int) -> Iterator[Item]:
    """The same items, with a progress bar on a terminal."""
    for done, deal in enumerate(deals, 1):
        bar = "#" * (BAR * done // number)
        end = "\n" if done == number else ""
        print(f"\r[{bar:{BAR}}] {done}/{number}", end=end, file=sys.stderr, flush=True)
        yield deal


def _with_lines(deals: Iterable[Item], number: int) -> Iterator[Item]:
    """The same items; prints how many are done, for a file or a pipe."""
    begin, written = perf_counter(), 0
    for done, deal in enumerate(deals, 1):
        if LINES * done // number > written:
            written, seconds = LINES * done // number, perf_counter() - begin
            print(f"{done}/{number} deals after {seconds:.0f} s", file=sys.stderr, flush=True)
        yield deal


def _line(results: Sequence[Result], match: Match) -> str:
    cells = [
        interval([one.points for one in results]),
        interval([one.place for one in results]),
        interval([100 * one.win for one in results]) + " %",
    ]
    if not match.one_round:
        cells.append(interval([100 * one.rounds for one in results]) + " %")
    thinking = 1000 * fmean(one.thinking for one in results)
    return "".join(f"{cell:>18}" for cell in cells) + f"{thinking:>12.1f}"


def interval(values: Sequence[float]) -> str:
    """The mean of these values and its 95 % interval, as text."""
    return f"{fmean(values):.2f} ± {half_width(values):.2f}"
