"""How much a trained opponent of Letter of Marque gains against captains.

    python -m tests.lab.players.marque [--seats N] [--games 10000] [--iterations 8]
        [--real 520] [--deals 50] [--seed 1]

An evolution strategy over all weights of a policy, which sits alone among captains of few
iterations. It prints the learning curve; then the response before and after it plays the same deals
against captains of `--real` iterations.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Final

from engine.games.letter_of_marque import GAME
from engine.players import chooser
from engine.players.base import Budget, Level, PolicyPlayer
from engine.players.letter_of_marque.mate import followed
from engine.players.letter_of_marque.weights import Weights, weights_for
from engine.shuffle import derived
from tests.lab.players.matches import interval, play_out
from tests.lab.telling import say

LENGTHS: Final = (6, 6, 5, 10, 1, 5)
"""The numbers of features: of each action, then of an armed ship."""

PAIRS: Final = 10
SIGMA: Final = 0.5
RATE: Final = 0.3
TRIAL: Final = 20
"""Games of one candidate in one generation."""
GENERATION: Final = 2 * PAIRS * TRIAL


def evolved(seats: int, budget: Budget, games: int, seed: int) -> Iterator[tuple[float, Weights]]:
    """By generation of an evolution strategy: the mean share of wins, and the weights after it."""

    def fitness(weights: Weights, seed: int) -> float:
        trials = range(seed * TRIAL, (seed + 1) * TRIAL)
        return fmean(against_captains(weights, seats, game, budget) for game in trials)

    luck, center = Random(seed), _flat(weights_for(seats))
    mean, square = [0.0] * len(center), [0.0] * len(center)
    for generation in range(1, games // GENERATION + 1):
        steps = [[luck.gauss(0, SIGMA) for _ in center] for _ in range(PAIRS)]
        common = luck.getrandbits(40)
        shares = [
            [fitness(_weights([c + sign * s for c, s in zip(center, step, strict=True)]), common)
             for sign in (1, -1)]
            for step in steps
        ]  # fmt: skip
        every = [share for pair in shares for share in pair]
        spread = pstdev(every) or 1.0
        for place in range(len(center)):
            slope = fmean(
                (up - down) / spread * step[place] / SIGMA / 2
                for (up, down), step in zip(shares, steps, strict=True)
            )
            mean[place] = 0.9 * mean[place] + 0.1 * slope
            square[place] = 0.99 * square[place] + 0.01 * slope * slope
            speed = sqrt(square[place] / (1 - 0.99**generation)) + 1e-8
            center[place] += RATE * mean[place] / (1 - 0.9**generation) / speed
        yield fmean(every), _weights(center)


def _flat(weights: Weights) -> list[float]:
    rows = zip((*weights.actions, weights.armed), LENGTHS, strict=True)
    return [each for row, length in rows for each in (*row, *[0.0] * (length - len(row)))]


def _weights(flat: Sequence[float]) -> Weights:
    rest, rows = list(flat), []
    for length in LENGTHS:
        rows.append(tuple(rest[:length]))
        del rest[:length]
    return Weights(tuple(rows[:-1]), rows[-1])


def against_captains(weights: Weights, seats: int, number: int, budget: Budget) -> float:
    """The share of the win of these weights alone; each deal is played from every seat in turn."""
    entrants = [(chooser(GAME.key, Level.CAPTAIN), budget)] * seats
    alone = PolicyPlayer(lambda view, history, _, luck, __: followed(view, history, luck, weights))
    entrants[number % seats] = alone, budget
    luck, deal = Random(derived(number, "moves")), derived(number // seats, "deal")
    return play_out(GAME, GAME.options(), entrants, deal, luck).results[number % seats].win


def respond(asked: Namespace) -> None:
    """Train a response and judge it."""
    seats, few, real = asked.seats, Budget(iterations=asked.iterations), asked.real
    trained = start = weights_for(seats)
    for number, step in enumerate(evolved(seats, few, asked.games, asked.seed), 1):
        share, trained = step
        say(f"{number * GENERATION} games: {100 * share:.1f} % of the last {GENERATION}")
    for name, weights in (("mate", start), ("trained", trained)):
        for iterations in (asked.iterations, real):
            budget = Budget(iterations=iterations)
            deals = [
                100 * fmean(
                    against_captains(weights, seats, deal * seats + turn, budget)
                    for turn in range(seats)
                )
                for deal in range(asked.deals)
            ]  # fmt: skip
            say(f"{name} against {iterations} iterations: {interval(deals, 1)} %")
    say(str(trained))


def main() -> None:
    """Read the arguments and train a response."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--iterations", type=int, default=8)
    parser.add_argument("--real", type=int, default=520)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    respond(parser.parse_args())


if __name__ == "__main__":
    main()
