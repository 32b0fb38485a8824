"""Tables of how players fare among strangers or levels, ready for the README of the laboratory.

    python -m tests.lab.players.league GAME --players mate,captain:400 --seats 2,3,4

Each player sits alone among copies of one opponent. All play the same deals from every seat, and
the moves of the opponents have the same luck as long as they have the same choices. So the luck of
the cards cancels out of the difference between two players. The 95 % intervals come from the
spread between deals, because rotations of one deal aren't independent.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from statistics import fmean
from typing import TypeAlias

from engine.games import GAMES
from tests.lab.players.matches import Match, Result, check, interval, played
from tests.lab.strangers import strangers
from tests.lab.telling import say

Shares: TypeAlias = Mapping[str, Sequence[float]]
"""By opponent, the share of the win in each deal; or the difference of two players' shares."""


def opponents(game: str, given: Sequence[str]) -> tuple[str, ...]:
    """The names of the opponents; `held-out` stands for all strangers."""
    return tuple(
        name for text in given for name in (strangers(game) if text == "held-out" else (text,))
    )


def matches(asked: Namespace, seats: int) -> Iterator[tuple[str, str, Match]]:
    """Each player, each opponent, and their match."""
    for player, other in product(asked.players, opponents(asked.game, asked.against)):
        players = (player, *[other] * (seats - 1))
        yield player, other, Match(asked.game, players, asked.seed, asked.rounds)


def table(seats: int, found: Mapping[str, Mapping[str, Sequence[Result]]]) -> Iterator[str]:
    """The league in Markdown: a row for each player, then the lead of the last one."""
    wins = {
        player: {other: [one.win for one in results] for other, results in row.items()}
        for player, row in found.items()
    }
    *others, (last, best) = wins.items()
    yield f"| {seats} players | all | {' | '.join(best)} | points ahead | ms a move, theirs |"
    yield "|---" * (len(best) + 4) + "|"
    for player, row in found.items():
        every = [one for results in row.values() for one in results]
        own = 1000 * fmean(one.thinking for one in every)
        theirs = 1000 * fmean(one.theirs for one in every)
        ahead = {other: [one.lead for one in results] for other, results in row.items()}
        cells = f"{_cells(wins[player])} | {interval(overall(ahead), 1)}"
        yield f"| {player} | {cells} | {own:.1f}, {theirs:.1f} |"
    for player, shares in others:
        lead = {
            name: [one - other for one, other in zip(best[name], shares[name], strict=True)]
            for name in best
        }
        yield f"| {last} − {player} | {_cells(lead)} | | |"


def _cells(shares: Shares) -> str:
    """The mean over all opponents, then against each, in percent with their intervals."""
    columns = [overall(shares), *shares.values()]
    return " | ".join(interval([100 * share for share in column]) for column in columns)


def overall(shares: Shares) -> list[float]:
    """The share (or the lead in points) of each deal, averaged over all opponents."""
    return [fmean(deal) for deal in zip(*shares.values(), strict=True)]


def arguments(given: Sequence[str]) -> Namespace:
    """The parsed arguments; exits with 2 if the league can't be played."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    for name, usual in (("players", "deckhand,mate"), ("seats", "2"), ("against", "held-out")):
        parser.add_argument(f"--{name}", type=_listed, default=usual, metavar="A,B,…")
    for name, default in (("deals", 100), ("seed", 1), ("jobs", 1)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--rounds", type=int, help="fewer than the rules say")
    asked = parser.parse_args(given)
    try:
        asked.seats = [*map(int, asked.seats)]
        for seats in asked.seats:
            for *_, match in matches(asked, seats):
                check(match)
    except ValueError as error:
        parser.error(str(error))
    return asked


def _listed(text: str) -> list[str]:
    return text.split(",")


def main(given: Sequence[str]) -> None:
    """Print a table for each number of players."""
    asked = arguments(given)
    for seats in asked.seats:
        found: dict[str, dict[str, list[Result]]] = {player: {} for player in asked.players}
        for player, other, match in matches(asked, seats):
            found[player][other] = [deal[0] for deal in played(match, asked.deals, asked.jobs)]
        say("\n".join([*table(seats, found), ""]))


if __name__ == "__main__":
    main(sys.argv[1:])
