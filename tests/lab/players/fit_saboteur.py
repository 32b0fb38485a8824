"""Fits how much the saboteur of The Seven Seals is worth to a hand, and prints it.

    python -m tests.lab.players.fit_saboteur [--rounds N]

In each of N rounds for each number of players, one seat may take the saboteur. The others are
mates and `seals_characters`. The round is played out with the saboteur and with a
prediction. The difference of the leads over the average of the others is one equation in the
factors of `predictions.saboteur_factors`. Least squares solves all equations.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from random import Random
from statistics import fmean
from typing import Final

from engine.games.seven_seals.options import HAND_SIZE, SEATS
from engine.games.seven_seals.state import ALL_SEALS, Kind, deck
from engine.players.seven_seals.mate import saboteur_factors
from engine.players.seven_seals.simulator import WHITE, Round, masks_of
from engine.shuffle import shuffled
from tests.lab.players.least_squares import LeastSquares
from tests.lab.strangers.seals_characters import (
    MATE,
    MODELS,
    Model,
    counts_predicted,
    rollout,
    seals_of,
)

PLAYERS: Final = (MATE, *MODELS.values())
STARTS: Final = (4, 4, 5, 6, 8)


def round_dealt(models: Sequence[Model], start: int, luck: Random) -> Round:
    """A round before anybody has predicted; seat 0 is the first."""
    seats = len(models)
    cards = shuffled(deck(seats), luck.getrandbits(62))
    hands = [masks_of(map(int, cards[seat::seats])) for seat in range(seats)]
    table = Round.__new__(Round)
    table.seats, table.choose_seal, table.hands = seats, seals_of(models), hands
    table.left = [sum(colour) for colour in zip(*hands, strict=True)]
    table.held = [[0] * len(Kind) for _ in hands]
    table.black, table.saboteur, table.start = ALL_SEALS[Kind.BLACK], -1, start
    table.turn, table.led, table.best, table.best_seat = 0, -1, -1, -1
    table.laid, table.tricks = 0, HAND_SIZE
    return table


def lead(table: Round, models: Sequence[Model], seat: int, start: int, *, takes: bool) -> float:
    """The lead of a seat at the end of the round, once it has taken the saboteur or predicted."""
    table = table.copy()
    middle = list(ALL_SEALS)
    for turn, model in enumerate(models):
        predicts = turn < seat or (turn == seat and not takes)
        each = replace(model, doubt=inf) if predicts else model
        counts = counts_predicted(each, table, turn, middle, turn, start)
        if (turn == seat and takes) or counts is None:
            table.saboteur, table.start = turn, start
        else:
            table.held[turn] = [*counts, 0, 0]
            middle[:WHITE] = [m - c for m, c in zip(middle, counts, strict=False)]
    rollout(table, models)
    points = table.penalties()
    return (sum(points) - points[seat]) / (len(models) - 1) - points[seat]


def seen(table: Round, models: Sequence[Model], seat: int) -> Round:
    """The table as the seat sees it when it predicts."""
    table, middle = table.copy(), list(ALL_SEALS)
    for turn in range(seat):
        each = replace(models[turn], doubt=inf)
        counts = counts_predicted(each, table, turn, middle, turn, table.start)
        table.held[turn] = [*(counts or ()), 0, 0]
        middle[:WHITE] = [m - c for m, c in zip(middle, counts or (), strict=False)]
    return table


def fit(seats: int, rounds: int) -> tuple[list[float], list[tuple[tuple[float, ...], float]]]:
    """The weights of the factors, and all equations."""
    found = list[tuple[tuple[float, ...], float]]()
    for number in range(rounds):
        luck = Random(number)
        start, seat = luck.choice(STARTS), luck.randrange(seats)
        models = luck.choices(PLAYERS, k=seats)
        models[seat] = MATE
        table = round_dealt(models, start, luck)
        factors = saboteur_factors(seen(table, models, seat), seat, seat, start)
        leads = [lead(table, models, seat, start, takes=takes) for takes in (True, False)]
        found.append((factors, leads[0] - leads[1]))
    equations = LeastSquares(len(found[0][0]))
    for factors, value in found:
        equations.add(enumerate(factors), value)
    return equations.solved(), found


def main(argv: Sequence[str]) -> None:
    """Print the weights, and how often and with which gain a hand predicts."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20_000)
    rounds = parser.parse_args(argv).rounds
    for seats in SEATS:
        weights, found = fit(seats, rounds)
        sys.stdout.write(f"{seats} players: {', '.join(f'{one:.2f}' for one in weights)}\n")
        for start in sorted(set(STARTS)):
            mine = [(f, value) for f, value in found if f[-1] == start - STARTS[0]]
            refused = [
                -value
                for f, value in mine
                if sum(a * b for a, b in zip(f, weights, strict=True)) <= 0
            ]
            share, gain = len(refused) / len(mine), fmean(refused or [0.0])
            sys.stdout.write(f"  from {start}: {share:.1%} predict and gain {gain:.2f} by it\n")


if __name__ == "__main__":
    main(sys.argv[1:])
