"""Matches between computer players, for `simulate` and its leagues.

Each deal is played once with each rotation of the seats, so no player profits from a seat. With a
budget of iterations, or players that need none, the same match gives the same results with any
number of jobs. With a budget of seconds they depend on the machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, field, replace
from itertools import repeat
from math import inf, sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, Final

from bot.errors import BadArguments
from engine import codec
from engine.core import Event, RoundEnded, Seat, choices_by_default, known_to, places
from engine.games import GAMES
from engine.players import RANDOM, chooser, strangers
from engine.players.base import Budget, Level
from engine.shuffle import derived
from engine.tables.model.table import OwnPlace, Player, Status, Table
from engine.tables.ports import MoveRow
from engine.tables.record import write_record
from engine.tables.replay import replay_of

STUDENT: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
"""The 97.5 % quantiles of Student's t with 1, 2, 3, … degrees of freedom."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match: the game, the players in the order of their seats, and the seed of all deals.

    budget: for each choice. one_round: every deal ends with its first round; in a game to a number
    of points the players know that this round decides.
    """

    game: str
    players: tuple[str, ...]
    seed: int
    budget: Budget = Budget(seconds=0.3)  # noqa: RUF009 - frozen, so it may be shared
    one_round: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one player in one deal, averaged over the rotations of the seats.

    win, rounds: shares of the game and of its rounds; a tie is split between those at the top.
    thinking: seconds for each choice between moves.
    """

    points: float
    place: float
    win: float
    rounds: float
    thinking: float = field(compare=False, default=0.0)


def first_game(match: Match) -> str:
    """The record of the first game of a match, with the players on the seats as they are named."""
    game, simulation = GAMES[match.game], Simulation(match, 0, 0)
    simulation.play()
    players = tuple(
        Player(f"{name} {seat}", None, Level(name) if name in list(Level) else None)
        for seat, name in enumerate(match.players)
    )
    table = Table(
        id=1,
        place=OwnPlace(0),
        host=0,
        game=match.game,
        options=codec.write(_options(match)),
        players=players,
        status=Status.FINISHED,
        opened=0.0,
        started=0.0,
        ended=0.0,
        seed=simulation.seed,
    )
    rows = [
        MoveRow(seq, seat, game.write_move(move), 0.0)
        for seq, (seat, move) in enumerate(simulation.moves)
    ]
    return write_record(replay_of(game, table, rows))


def check(match: Match) -> None:
    """Raise BadArguments for unknown players or a number of them that the game doesn't allow."""
    known = [RANDOM, *(level.value for level in Level), *strangers(match.game).all]
    unknown = [player for player in match.players if player not in known]
    if unknown:
        raise BadArguments(f"there is no player {unknown[0]!r}; there are {', '.join(known)}")
    game = GAMES[match.game]
    allowed = game.seats_for(_options(match))
    if len(match.players) not in allowed:
        numbers = ", ".join(map(str, allowed))
        given = len(match.players)
        raise BadArguments(f"{match.game} is for {numbers} players, not for {given}")


def played(match: Match, deals: int, jobs: int) -> Iterator[tuple[Result, ...]]:
    """The results of each deal, by player, in the order of the deals."""
    work = zip(repeat(match), range(deals), strict=False)
    if jobs == 1:
        yield from map(_deal, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_deal, work, chunksize=max(1, deals // (jobs * 50)))


def _deal(work: tuple[Match, int]) -> tuple[Result, ...]:
    match, number = work
    seats = len(match.players)
    tables = [Simulation(match, number, turn).play() for turn in range(seats)]
    return tuple(
        _mean([results[(player + turn) % seats] for turn, results in enumerate(tables)])
        for player in range(seats)
    )


class Simulation:
    """One game of a match: player p sits on seat p + turn."""

    def __init__(self, match: Match, number: int, turn: int) -> None:
        seats = len(match.players)
        self._match, self._game = match, GAMES[match.game]
        self._players = [
            chooser(match.game, match.players[(seat - turn) % seats]) for seat in range(seats)
        ]
        self._luck = Random(derived(match.seed, number, turn, "moves"))  # noqa: S311 - a simulation
        self.seed = derived(match.seed, number, "deal")
        self.moves: list[tuple[Seat, Any]] = []
        self._known: list[list[Event]] = [[] for _ in range(seats)]
        self._rounds: list[tuple[float, ...]] = []
        self._thinking: list[list[float]] = [[] for _ in range(seats)]

    def play(self) -> list[Result]:
        """The results, by seat."""
        game = self._game
        state, events = game.deal(_options(self._match), len(self._players), self.seed)
        self._record(events)
        while (outcome := game.outcome(state)) is None:
            if self._match.one_round and self._rounds:
                break
            seat = game.to_move(state)[0]
            move = self._choice(state, seat)
            self.moves.append((seat, move))
            state, events = game.apply(state, seat, move)
            self._record(events)
        if outcome is None or self._match.one_round:
            points = self._rounds[0]
            return self._results(points, places(points), _shares(points))
        wins = [
            (seat in outcome.winners) / len(outcome.winners) for seat in range(len(self._players))
        ]
        return self._results(outcome.points, outcome.places, wins)

    def _choice(self, state: Any, seat: Seat) -> Any:
        moves = self._game.legal_moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        view, known = self._game.view(state, seat), tuple(self._known[seat])
        begin = perf_counter()
        move = self._players[seat].choose(view, known, moves, self._luck, self._match.budget)
        self._thinking[seat].append(perf_counter() - begin)
        return move

    def _record(self, events: Sequence[Event]) -> None:
        for seat, known in enumerate(self._known):
            known.extend(known_to(events, seat))
        self._rounds += [event.points for event in events if isinstance(event, RoundEnded)]

    def _results(
        self, points: Sequence[float], place: Sequence[int], wins: Sequence[float]
    ) -> list[Result]:
        shares = [_shares(each) for each in self._rounds]
        return [
            Result(
                points[seat],
                place[seat],
                wins[seat],
                fmean(share[seat] for share in shares) if shares else wins[seat],
                fmean(self._thinking[seat] or [0.0]),
            )
            for seat in range(len(self._players))
        ]


def _options(match: Match) -> Any:
    game = GAMES[match.game]
    options = game.options(**choices_by_default(game))
    if match.one_round and "target" in {rule.name for rule in game.house_rules}:
        return replace(options, target=1)  # the players see that this round decides
    return options


def _shares(points: Sequence[float]) -> list[float]:
    """The share of each seat in a round that was won; a tie splits it."""
    top = max(points)
    return [(each == top) / points.count(top) for each in points]


def half_width(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of the mean of these values; infinite for one value."""
    freedom = len(values) - 1
    if not freedom:
        return inf
    quantile = STUDENT[freedom - 1] if freedom <= len(STUDENT) else 1.96 + 2.6 / freedom
    return quantile * stdev(values) / sqrt(len(values))


def _mean(results: Sequence[Result]) -> Result:
    return Result(*map(fmean, zip(*map(astuple, results), strict=True)))
