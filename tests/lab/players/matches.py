"""Matches between computer players: the same deals from every seat, and the same each time.

    python -m tests.lab.players.matches GAME PLAYER PLAYER … [--seed S]

prints a game between these players as a file for replay. A player is a level, a stranger or
`random`. A captain may have its budget behind its name: `captain:400` (worlds), `captain:30ms`.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import repeat
from math import inf, sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final, NamedTuple, TypeAlias

from engine import codec
from engine.core import AnyGame, Event, Seat, known_to
from engine.games import GAMES
from engine.players.base import Budget, Level, PolicyPlayer
from engine.shuffle import derived
from engine.tables.model.table import OwnPlace, Player, Status, Table
from engine.tables.ports import MoveRow
from engine.tables.record import write_record
from engine.tables.replay import replay_of
from tests.lab.strangers import player

STUDENT: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
"""The 97.5 % quantiles of Student's t with 1, 2, 3, … degrees of freedom."""


class Match(NamedTuple):
    """A match: the game, the players in the order of their seats, and the seed of all deals.

    rounds: of each deal, in games with such a house rule; None: as many as the rules say.
    """

    game: str
    players: tuple[str, ...]
    seed: int = 1
    rounds: int | None = None

    @property
    def options(self) -> Any:
        """The house rules of all deals."""
        chosen = {} if self.rounds is None else {"rounds": self.rounds}
        return GAMES[self.game].options(**chosen)


class Result(NamedTuple):
    """The result of one player. win: its share; a tie splits it.

    thinking: seconds of the processor for one choice. theirs: the same, of its opponents.
    lead: points ahead of the average of the others.
    """

    place: float
    win: float
    thinking: float
    lead: float = 0.0
    theirs: float = 0.0


class Played(NamedTuple):
    """One game: its seed and its moves, and the results by seat."""

    seed: int
    moves: Sequence[tuple[Seat, Any]]
    results: Sequence[Result]


Entrant: TypeAlias = tuple[PolicyPlayer, Budget]
"""A player, and the limits of each of its choices."""


def entrant(game: str, text: str) -> Entrant:
    """The player and the budget that a text names; ValueError for any other text."""
    name, _, limit = text.partition(":")
    if not limit or limit.endswith("ms"):
        return player(game, name), Budget(seconds=int(limit.removesuffix("ms") or 300) / 1000)
    return player(game, name), Budget(iterations=int(limit))


def check(match: Match) -> None:
    """Raise ValueError for unknown players, or a number of them that the game doesn't allow."""
    for text in match.players:
        entrant(match.game, text)
    allowed = GAMES[match.game].seats_for(match.options)
    if len(match.players) not in allowed:
        numbers = ", ".join(map(str, allowed))
        raise ValueError(f"{match.game} is for {numbers} players, not for {len(match.players)}")


def play(match: Match, number: int = 0, turn: int = 0) -> Played:
    """Play a deal of the match; player p sits on seat p + turn. The results are by player."""
    seats = len(match.players)
    entrants = [entrant(match.game, match.players[(seat - turn) % seats]) for seat in range(seats)]
    luck = Random(derived(match.seed, number, turn, "moves"))
    game = play_out(
        GAMES[match.game], match.options, entrants, derived(match.seed, number, "deal"), luck
    )
    return game._replace(results=[game.results[(n + turn) % seats] for n in range(seats)])


def play_out(
    game: AnyGame, options: Any, entrants: Sequence[Entrant], seed: int, luck: Random
) -> Played:
    """Play a deal with these players on the seats."""
    moves, took = list[tuple[Seat, Any]](), [[0.0] for _ in entrants]
    known: list[list[Event]] = [[] for _ in entrants]
    state, events = game.deal(options, len(entrants), seed)
    while True:
        for seat, story in enumerate(known):
            story += known_to(events, seat)
        if (outcome := game.outcome(state)) is not None:
            break
        seat = game.to_move(state)[0]
        move, *others = legal = game.legal_moves(state, seat)
        if others:
            (chooser, budget), view = entrants[seat], game.view(state, seat)
            begin = process_time()
            move = chooser.choose(view, tuple(known[seat]), legal, luck, budget)
            took[seat].append(process_time() - begin)
        moves.append((seat, move))
        state, events = game.apply(state, seat, move)
    winners, seats = outcome.winners, len(entrants)
    points = [game.traits.amount(each) for each in outcome.points]
    results = [
        Result(
            outcome.places[seat],
            (seat in winners) / len(winners),
            fmean(took[seat][1:] or [0]),
            (seats * points[seat] - sum(points)) / (seats - 1),
        )
        for seat in range(seats)
    ]
    return Played(seed, moves, results)


def played(match: Match, deals: int, jobs: int = 1) -> Iterator[tuple[Result, ...]]:
    """The results of each deal, by player, averaged over all rotations of the seats."""
    work = zip(repeat(match), range(deals), strict=False)
    if jobs == 1:
        yield from map(_deal, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_deal, work, chunksize=max(1, deals // (jobs * 50)))


def _deal(work: tuple[Match, int]) -> tuple[Result, ...]:
    match, number = work
    games = [play(match, number, turn).results for turn in range(len(match.players))]
    found = [Result(*map(fmean, zip(*own, strict=True))) for own in zip(*games, strict=True)]
    total = sum(each.thinking for each in found)
    return tuple(each._replace(theirs=(total - each.thinking) / (len(found) - 1)) for each in found)


def record(match: Match) -> str:
    """The record of the first game of a match, with the players on the seats as they are named."""
    game, first = GAMES[match.game], play(match)
    names = [text.partition(":")[0] for text in match.players]
    players = tuple(
        Player(f"{name} {seat}", None, Level(name) if name in list(Level) else None)
        for seat, name in enumerate(names)
    )
    table = Table(
        id=1,
        place=OwnPlace(0),
        host=0,
        game=match.game,
        options=codec.write(match.options),
        players=players,
        status=Status.FINISHED,
        opened=0.0,
        started=0.0,
        ended=0.0,
        seed=first.seed,
    )
    rows = [
        MoveRow(seq, seat, game.write_move(move), 0.0)
        for seq, (seat, move) in enumerate(first.moves)
    ]
    return write_record(replay_of(game, table, rows))


def interval(values: Sequence[float], digits: int = 0) -> str:
    """The mean of these values, and half the width of its 95 % interval, as text."""
    return f"{fmean(values):.{digits}f} ± {half_width(values):.{digits}f}"


def half_width(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of the mean of these values; infinite for one value."""
    freedom = len(values) - 1
    if not freedom:
        return inf
    quantile = STUDENT[freedom - 1] if freedom <= len(STUDENT) else 1.96 + 2.6 / freedom
    return quantile * stdev(values) / sqrt(len(values))


def main(given: Sequence[str]) -> None:
    """Print the first game of the match."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("players", nargs="+")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, help="fewer than the rules say")
    asked = parser.parse_args(given)
    match = Match(asked.game, tuple(asked.players), asked.seed, asked.rounds)
    try:
        check(match)
    except ValueError as error:
        parser.error(str(error))
    sys.stdout.write(record(match))


if __name__ == "__main__":
    main(sys.argv[1:])
