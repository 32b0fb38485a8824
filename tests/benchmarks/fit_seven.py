"""Fits the weights by which captain of 7 evaluates its placings, and prints them.

    python -m tests.benchmarks.fit_seven [--rounds N] [--turns N]

In each turn, one seat plays N rounds of each size by the weights of the turn before (at first as a
mate), and the others are of all characters. The seat makes one placing in ten at random. Every
placing that ends a turn is one equation: its factors add up to the place, from 1 (first) to -1.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, TypeAlias

from engine.games.seven import GAME
from engine.players.seven.evaluation import ROWS, SIZES, EvaluationPolicy, chances
from engine.players.seven.opponents import CHARACTERS
from engine.players.seven.policy import LARGEST, MATE, next_seat, rollout_policy
from engine.players.seven.simulator import OPTIONS, Option, Round
from engine.players.seven.weights import Weights
from tests.benchmarks.fit_forecast import solved

SEATS: Final = (2, 3, 4)
ERRS: Final = 0.1
LEAST: Final = 10.0
"""How strongly weights without positions are drawn to 0."""

Factors: TypeAlias = list[tuple[int, float]]

CARDS: Final = ROWS * 8
FIRST: Final = 66
MORE: Final = FIRST + CARDS
SIZE: Final = MORE + CARDS
COLUMNS: Final = SIZE + SIZES * (SIZES + 1)


def factors(table: Round, option: Option, deck: tuple[int, ...]) -> Factors:
    """The factors of the weights in the value of this placing, by column."""
    turn = table.turn
    theirs = min(LARGEST, table.sizes[next_seat(turn, table.sizes)])
    seven, blocked = chances(option[1], theirs, deck)
    own = table.sizes[turn] - table.again
    row = 8 * min(own, ROWS - 1)
    size = SIZE + (SIZES + 1) * min(own, SIZES - 1) + min(theirs, SIZES)
    found = [(0, seven), (1, blocked), (2 + option[1], 1.0), (size, 1.0)]
    for number, have in enumerate(table.hands[turn]):
        kept = have - (number == option[0])
        if kept > 0:
            found.append((FIRST + row + number, 1.0))
        if kept > 1:
            found.append((MORE + row + number, kept - 1.0))
    return found


def positions(own: object, rounds: int, luck: Random) -> Iterator[tuple[Factors, float]]:
    """The equations of one turn."""
    options = GAME.options()
    others = [rollout_policy(each, options.deck) for each in (*[MATE] * 3, *CHARACTERS.values())]
    for number in range(rounds * len(SEATS)):
        seats = SEATS[number % len(SEATS)]
        seat = int(luck.random() * seats)
        state, _ = GAME.deal(options, seats, luck.getrandbits(62))
        table = Round(state, lambda cards: sorted(cards, key=lambda _: luck.random()))
        players = [own if luck.random() < 1 / 3 else luck.choice(others) for _ in range(seats)]
        players[seat], found = own, list[Factors]()
        while not table.is_over and seat not in table.out:
            option = players[table.turn].choose(table, luck.random)  # type: ignore[attr-defined]
            if table.turn == seat:
                if luck.random() < ERRS:
                    legal = OPTIONS[table.fields][table.masks[seat]]
                    option = legal[int(luck.random() * len(legal))]
                if option[1] and table.sizes[seat] > table.again:
                    found.append(factors(table, option, options.deck))
            table.place(option)
        place = table.out.index(seat) if seat in table.out else seats - 1
        yield from ((each, 1 - 2 * place / (seats - 1)) for each in found)


def fit(own: object, rounds: int, luck: Random) -> Weights:
    """The weights of one turn, by least squares."""
    normal = [[0.0] * (COLUMNS + 1) for _ in range(COLUMNS)]
    for at, row in enumerate(normal):
        row[at] = LEAST
    for found, value in positions(own, rounds, luck):
        for at, factor in found:
            row = normal[at]
            row[COLUMNS] += factor * value
            for other, by in found:
                row[other] += factor * by
    weights = [round(weight, 3) for weight in solved(normal)]
    return Weights(
        sevens=weights[0],
        blocked=weights[1],
        fields=tuple(
            tuple(weights[2 + 8 * newest + other] for other in range(7 - newest))
            for newest in range(1, 7)
        ),
        sizes=_rows(weights[SIZE:COLUMNS], SIZES + 1),
        first=_rows(weights[FIRST:MORE], 8),
        more=_rows(weights[MORE:SIZE], 8),
    )


def _rows(weights: Sequence[float], width: int) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(weights[at : at + width]) for at in range(0, len(weights), width))


def main(argv: Sequence[str]) -> None:
    """Print the weights after the last turn."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=60000, help="of each number of seats")
    parser.add_argument("--turns", type=int, default=3)
    arguments = parser.parse_args(argv)
    luck = Random(7)
    deck = GAME.options().deck
    own: object = rollout_policy(MATE, deck)
    for _ in range(arguments.turns):
        weights = fit(own, arguments.rounds, luck)
        own = EvaluationPolicy(weights, deck)
    sys.stdout.write(f"{weights}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
