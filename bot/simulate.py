"""`simulate`: many games between computer players, to see who plays how well.

Every deal is played once with each rotation of the seats, so that nobody profits from a seat.
The intervals are 95 %, from the spread between deals (rotations of one deal are no independent
games). The same arguments give the same figures, with any number of jobs.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import repeat
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from bot.cli.games import game_named
from bot.trouble import Trouble
from engine.core import AnyGame, Outcome, choices_by_default
from engine.games import GAMES
from engine.shuffle import derived

PLAYERS: Final = ("random",)


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: the game, who sits around the table in this order, the seed of all deals."""

    game: str
    players: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Result:
    """What one player got from one deal, on average over the rotations of the seats."""

    points: float
    place: float
    win: float


def main(arguments: Namespace) -> int:
    """Play and print one line for each player."""
    game_named(arguments.game)
    match = Match(arguments.game, arguments.seats, arguments.seed)
    refuse(match)
    deals = list(played(match, arguments.games, arguments.jobs))
    print(f"{len(deals)} deals, each with {len(match.players)} rotations of the seats")
    print(f"{'':14}{'points':>16}{'place':>16}{'wins':>16}")
    for seat, player in enumerate(match.players):
        print(f"{seat + 1}. {player:11}{_line([deal[seat] for deal in deals])}")
    return 0


def refuse(match: Match) -> None:
    """Trouble for players that are unknown, or too many or too few for the game."""
    unknown = [player for player in match.players if player not in PLAYERS]
    if unknown:
        raise Trouble(f"there is no player {unknown[0]!r}; there are {', '.join(PLAYERS)}")
    game = GAMES[match.game]
    allowed = game.seats_for(_options(game))
    if len(match.players) not in allowed:
        numbers = ", ".join(map(str, allowed))
        raise Trouble(f"{match.game} is for {numbers} players, not for {len(match.players)}")


def played(match: Match, deals: int, jobs: int) -> Iterator[tuple[Result, ...]]:
    """The results of each deal, by player, in the order of the deals."""
    work = zip(repeat(match), range(deals), strict=False)
    if jobs == 1:
        yield from map(_deal, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_deal, work, chunksize=max(1, deals // (jobs * 8)))


def _deal(work: tuple[Match, int]) -> tuple[Result, ...]:
    match, number = work
    seats = len(match.players)
    outcomes = [_play(match, number, turn) for turn in range(seats)]
    return tuple(
        _mean([_result(outcome, (player + turn) % seats) for turn, outcome in enumerate(outcomes)])
        for player in range(seats)
    )


def _play(match: Match, number: int, turn: int) -> Outcome:
    """One game: player p of the match sits on seat p + turn."""
    game = GAMES[match.game]
    draw = Random(derived(match.seed, number, turn, "moves")).random  # noqa: S311 - a simulation
    seed = derived(match.seed, number, "deal")
    state, _ = game.deal(_options(game), len(match.players), seed)
    while (outcome := game.outcome(state)) is None:
        seat = game.to_move(state)[0]
        legal = game.legal_moves(state, seat)
        state, _ = game.apply(state, seat, legal[int(draw() * len(legal))])
    return outcome


def _options(game: AnyGame) -> Any:
    return game.options(**choices_by_default(game))


def _result(outcome: Outcome, seat: int) -> Result:
    share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return Result(outcome.points[seat], outcome.places[seat], share)


def _mean(results: Sequence[Result]) -> Result:
    return Result(
        fmean(one.points for one in results),
        fmean(one.place for one in results),
        fmean(one.win for one in results),
    )


def _line(results: Sequence[Result]) -> str:
    points = _interval([one.points for one in results])
    places = _interval([one.place for one in results])
    wins = _interval([100 * one.win for one in results])
    return f"{points:>16}{places:>16}{wins + ' %':>16}"


def _interval(values: Sequence[float]) -> str:
    """The mean and how far the true one may be from it."""
    around = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return f"{fmean(values):.2f} ± {around:.2f}"
