"""How much a trained opponent gains against captains.

    python -m tests.lab.players.responses GAME [--seats N] [--games 10000] [--trial 10]
        [--iterations 8] [--real 520] [--deals 50] [--rounds N] [--seed 1]

The opponent is a mate with other numbers, alone among captains of few iterations. Each generation
tries changes of all numbers in `--trial` games each, and goes on from the mean of the best. It
prints the learning curve, in points ahead of the average of the others; then the mate and the
response play the same deals against captains of `--real` iterations, too.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, is_dataclass
from importlib import import_module
from random import Random
from statistics import fmean
from typing import Any, Final
from unittest.mock import patch

from engine.games import GAMES
from engine.players import chooser
from engine.players.base import Budget, Level, PolicyPlayer
from engine.shuffle import derived
from tests.lab.players.matches import Match, Result, check, interval, play_out
from tests.lab.telling import say

NUMBERS: Final = {
    "seven-seas": ("seven_seas.evaluation", "WEIGHTS"),
    "letter-of-marque": ("letter_of_marque.weights", "TWO_SEATS", "MORE_SEATS"),
    "seven": ("seven.mate", "CARD", "DUPLICATE", "PENALTY"),
    "seven-seals": (
        *("seven_seals.policy", "PLAYER", "SABOTEUR"),
        *("PREDICTION_WEIGHTS", "SABOTEUR_WEIGHTS"),
    ),
}
"""By game: a module of its players, and the names in it that hold mate's numbers."""

CANDIDATES: Final = 20
BEST: Final = 5
SIGMA: Final = 0.25
"""The usual change of a number, as a share of it."""
LEAST: Final = 0.05
"""The least usual change of a number."""


def parts(value: Any) -> tuple[Any, ...]:
    """The parts of a value that holds numbers, in order."""
    if is_dataclass(value) and not isinstance(value, type):
        return astuple(value)
    return tuple(value.values() if isinstance(value, Mapping) else value)


def numbers_of(value: Any) -> list[float]:
    """All numbers in the value, in order."""
    if isinstance(value, float):
        return [value]
    return [number for part in parts(value) for number in numbers_of(part)]


def with_numbers(value: Any, numbers: Iterator[float]) -> Any:
    """The same with these numbers, in order."""
    if isinstance(value, float):
        return next(numbers)
    changed = (with_numbers(part, numbers) for part in parts(value))
    if isinstance(value, Mapping):
        return dict(zip(value, changed, strict=True))
    if is_dataclass(value) and not isinstance(value, type):
        return type(value)(*changed)
    return tuple(changed)


class Response:
    """A mate with other numbers, alone among captains; each deal is played from every seat.

    start: mate's own numbers.
    """

    def __init__(self, match: Match) -> None:
        self.match, self.seats = match, len(match.players)
        home, *self.names = NUMBERS[match.game]
        self.home = import_module(f"engine.players.{home}")
        self.held = tuple(getattr(self.home, name) for name in self.names)
        self.start = numbers_of(self.held)

    def against(self, numbers: Sequence[float], game: int, iterations: int) -> Result:
        """The result of these numbers in this game."""
        changed = zip(self.names, with_numbers(self.held, iter(numbers)), strict=True)
        as_mate, budget = dict(changed), Budget(iterations=iterations)
        mate, captain = (chooser(self.match.game, each) for each in (Level.MATE, Level.CAPTAIN))

        def policy(*seen: Any) -> Any:
            with patch.multiple(self.home, **as_mate):
                return mate.choose(*seen)

        entrants, seat = [(captain, budget)] * self.seats, game % self.seats
        entrants[seat] = PolicyPlayer(policy), budget
        luck, deal = Random(derived(game, "moves")), derived(game // self.seats, "deal")
        rules = GAMES[self.match.game]
        return play_out(rules, self.match.options, entrants, deal, luck).results[seat]

    def deal(self, numbers: Sequence[float], number: int, iterations: int) -> Result:
        """The mean result of these numbers in a deal, from every seat."""
        games = range(number * self.seats, (number + 1) * self.seats)
        results = [self.against(numbers, game, iterations) for game in games]
        return Result(*map(fmean, zip(*results, strict=True)))


def evolved(
    response: Response, asked: Namespace, luck: Random
) -> Iterator[tuple[float, list[float]]]:
    """By generation: the mean lead of its candidates, and the mean of the best of them.

    Their games have negative numbers, so their deals differ from those that judge the response.
    """
    center = list(response.start)
    usual = [max(LEAST, SIGMA * abs(number)) for number in center]
    for generation in range(asked.games // (CANDIDATES * asked.trial)):
        tried = [[*map(luck.gauss, center, usual)] for _ in range(CANDIDATES)]
        trials = range(-(generation + 1) * asked.trial, -generation * asked.trial)
        leads = [
            fmean(response.against(numbers, game, asked.iterations).lead for game in trials)
            for numbers in tried
        ]
        best = sorted(range(CANDIDATES), key=lambda n: -leads[n])[:BEST]
        center = [*map(fmean, zip(*(tried[n] for n in best), strict=True))]
        yield fmean(leads), center


def respond(asked: Namespace) -> None:
    """Train a response and judge it."""
    match = Match(asked.game, ("mate", *["captain"] * (asked.seats - 1)), rounds=asked.rounds)
    check(match)
    response = Response(match)
    trained, games = response.start, CANDIDATES * asked.trial
    for number, step in enumerate(evolved(response, asked, Random(asked.seed)), 1):
        lead, trained = step
        say(f"{number * games} games: {lead:+.2f} points in the last {games}")
    for name, numbers in (("mate", response.start), ("trained", trained)):
        for iterations in (asked.iterations, asked.real):
            deals = [response.deal(numbers, deal, iterations) for deal in range(asked.deals)]
            wins = interval([100 * each.win for each in deals], 1)
            ahead = interval([each.lead for each in deals], 2)
            say(f"{name} against {iterations} iterations: {wins} % of the win, {ahead} points")
    say(f"trained: {' '.join(f'{number:.2f}' for number in trained)}")


def main() -> None:
    """Read the arguments and train a response."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=NUMBERS)
    defaults = {"seats": 2, "games": 10_000, "trial": 10, "iterations": 8, "real": 520}
    defaults |= {"deals": 50, "seed": 1}
    for name, default in defaults.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--rounds", type=int, help="fewer than the rules say")
    respond(parser.parse_args())


if __name__ == "__main__":
    main()
