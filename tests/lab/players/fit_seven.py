"""Fits the weights by which captain of 7 evaluates its placings, and prints them.

    python -m tests.lab.players.fit_seven [--rounds N] [--turns N]

In each turn, one seat plays N rounds of each size by the weights of the turn before (at first as a
mate), and the others are of all characters. The seat makes one placing in ten at random. At one
choice in four, the round is played to its end after each of the placings, with the same luck. Each
of them is one equation: how much better or worse it does than their average.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, TypeAlias

from engine.games.seven import GAME
from engine.players.seven.captain import Player
from engine.players.seven.evaluation import ROWS, SIZES, EvaluationPolicy, Weights, chances
from engine.players.seven.mate import LARGEST, MATE, next_seat, rollout_policy
from engine.players.seven.simulator import OPTIONS, Option, Round, Shuffle
from tests.lab.players.least_squares import LeastSquares
from tests.lab.strangers.seven import CHARACTERS

SEATS: Final = (2, 3, 4)
ERRS: Final = 0.1
STUDIED: Final = 0.25
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


def equations(own: Player, rounds: int, luck: Random) -> Iterator[tuple[Factors, float]]:
    """The equations of one turn."""
    options = GAME.options()
    characters = (*[MATE] * 3, *CHARACTERS.values())
    others = [rollout_policy(each, options.deck).choose for each in characters]
    for number in range(rounds * len(SEATS)):
        seats = SEATS[number % len(SEATS)]
        seat = int(luck.random() * seats)
        state, _ = GAME.deal(options, seats, luck.getrandbits(62))
        table = Round(state, shuffled(luck))
        players = [own if luck.random() < 1 / 3 else luck.choice(others) for _ in range(seats)]
        players[seat] = own
        while not table.is_over and seat not in table.out:
            option = players[table.turn](table, luck.random)
            legal = OPTIONS[table.fields][table.masks[table.turn]]
            if table.turn == seat and len(legal) > 1:
                if luck.random() < STUDIED:
                    yield from compared(table, legal, players, luck.getrandbits(62), options.deck)
                if luck.random() < ERRS:
                    option = luck.choice(legal)
            table.place(option)


def compared(
    table: Round,
    legal: Sequence[Option],
    players: Sequence[Player],
    seed: int,
    deck: tuple[int, ...],
) -> Iterator[tuple[Factors, float]]:
    """How much better or worse each of these placings does than their average."""
    found = [played(table.copy(), option, players, Random(seed), deck) for option in legal]
    average = defaultdict[int, float](float)
    for each, _ in found:
        for column, factor in each:
            average[column] -= factor / len(found)
    mean = sum(value for _, value in found) / len(found)
    for each, value in found:
        less = average.copy()
        for column, factor in each:
            less[column] += factor
        yield [(column, factor) for column, factor in less.items() if factor], value - mean


def played(
    table: Round, option: Option, players: Sequence[Player], luck: Random, deck: tuple[int, ...]
) -> tuple[Factors, float]:
    """The factors after the turn of this placing, and the place at the end, from 1 to -1.

    A hand that goes out in this turn has no factors, and its place counts as 0.
    """
    table.shuffle, seat, last = shuffled(luck), table.turn, len(table.sizes) - 1
    while not option[1]:
        table.place(option)
        if seat in table.out:
            return [], 0.0
        option = players[seat](table, luck.random)
    if table.sizes[seat] == table.again:
        return [], 0.0
    found = factors(table, option, deck)
    table.place(option)
    while not table.is_over and seat not in table.out:
        table.place(players[table.turn](table, luck.random))
    place = table.out.index(seat) if seat in table.out else last
    return found, 1 - 2 * place / last


def shuffled(luck: Random) -> Shuffle:
    """A shuffle by this luck."""
    return lambda cards: sorted(cards, key=lambda _: luck.random())


def fit(own: Player, rounds: int, luck: Random) -> Weights:
    """The weights of one turn, by least squares."""
    found = LeastSquares(COLUMNS, LEAST)
    for factors, value in equations(own, rounds, luck):
        found.add(factors, value)
    weights = [round(weight, 3) for weight in found.solved()]
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
    parser.add_argument("--turns", type=int, default=2)
    arguments = parser.parse_args(argv)
    luck = Random(7)
    deck = GAME.options().deck
    own: Player = rollout_policy(MATE, deck).choose
    for _ in range(arguments.turns):
        weights = fit(own, arguments.rounds, luck)
        own = EvaluationPolicy(weights, deck).choose
    sys.stdout.write(f"{weights}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
