"""Skill against time: how much a captain gains from thinking longer, beside the quick levels.

    python -m tests.benchmarks.bench_skill GAME [--seats N] [--games DEALS] [--jobs J] [--seed S]
                                           [--budgets MS,MS,… | --iterations N,N,…]

Each player sits alone among copies of one held-out stranger, as in `simulate --league`; all play
the same deals. Prints a table and a chart in Markdown: milliseconds for a move, and the share of
the win over all strangers. With --iterations, a busy machine plays as well as an idle one.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from statistics import fmean

from bot.cli.league import percent
from bot.cli.matches import Match, Result, played
from engine.games import GAMES
from engine.players import strangers
from engine.players.base import Budget, Level
from tests.benchmarks.telling import say

QUICKEST = (Level.DECKHAND, Level.MATE)
"""The levels that need no budget."""


def results(match: Match, deals: int, jobs: int) -> list[Result]:
    """The results of the first player, by opponent and deal."""
    alone, seats = match.players[0], len(match.players)
    rows: list[Result] = []
    for stranger in strangers(match.game).held_out:
        players = (alone, *[stranger] * (seats - 1))
        table = Match(match.game, players, match.seed, match.budget)
        rows += (deal[0] for deal in played(table, deals, jobs))
    return rows


def shares(found: Sequence[Result], deals: int) -> list[float]:
    """The share of the win in each deal, averaged over the opponents."""
    return [fmean(one.win for one in found[deal::deals]) for deal in range(deals)]


def budgets(asked: Namespace) -> list[tuple[str, Budget]]:
    """The captain's budgets, with their names."""
    if asked.iterations is not None:
        numbers = asked.iterations.split(",")
        return [(f"{number} worlds", Budget(iterations=int(number))) for number in numbers]
    return [(f"{ms} ms", Budget(seconds=int(ms) / 1000)) for ms in asked.budgets.split(",")]


def chart(title: str, rows: Sequence[tuple[str, float]]) -> Iterator[str]:
    """The rows as a chart that Markdown pages draw."""
    yield "```mermaid"
    yield "xychart-beta"
    yield f'  title "{title}"'
    yield "  x-axis [" + ", ".join(f'"{name}"' for name, _ in rows) + "]"
    yield '  y-axis "% of the win" 0 --> 100'
    yield f"  bar [{', '.join(f'{100 * win:.0f}' for _, win in rows)}]"
    yield "```"


def main(argv: Sequence[str]) -> None:
    """Print the table and the chart."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--budgets", default="10,30,100,300,1200")
    parser.add_argument("--iterations", help="of each choice, instead of the budgets")
    for name, default in (("seats", 4), ("games", 10), ("jobs", 1), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args(argv)
    players = [(level.value, level, Budget(seconds=0.0)) for level in QUICKEST]
    players += [(name, Level.CAPTAIN, budget) for name, budget in budgets(asked)]
    rows = []
    say(f"| {asked.game}, {asked.seats} players | ms a move | wins |\n|---|---|---|")
    for name, level, budget in players:
        match = Match(asked.game, (level.value,) * asked.seats, asked.seed, budget)
        found = results(match, asked.games, asked.jobs)
        wins = shares(found, asked.games)
        thinking = 1000 * fmean(one.thinking for one in found)
        say(f"| {name} | {thinking:.1f} | {percent(wins)} % |")
        rows.append((name, fmean(wins)))
    say("\n".join(["", *chart(f"{asked.game}, {asked.seats} players", rows)]))


if __name__ == "__main__":
    main(sys.argv[1:])
