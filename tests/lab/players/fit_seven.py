"""Fits the weights by which captain of 7 evaluates its placings, and prints them.

    python -m tests.lab.players.fit_seven [--rounds N] [--turns N]

In each turn, one seat plays N rounds of each size by the weights of the turn before (at first as a
mate), and the others are of all CHARACTERS. The seat makes one placing in ten at random. At one
choice in four, the round is played to its end after each of the placings, with the same luck. Each
of them is one equation: how much better or worse it does than their average.
"""

import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias
from unittest.mock import patch

from engine.games.seven import GAME
from engine.players.seven import evaluation, mate
from engine.players.seven.evaluation import ROWS, SIZES, EvaluationPolicy, Weights
from engine.players.seven.mate import LARGEST, RolloutPolicy, next_seat, replies
from engine.players.seven.simulator import OPTIONS, Option, Round, Shuffle
from tests.lab.players.least_squares import LeastSquares

SEATS: Final = (2, 3, 4)
ERRS: Final = 0.1
STUDIED: Final = 0.25
LEAST: Final = 10.0
"""How strongly weights without positions are drawn to 0."""

Factors: TypeAlias = list[tuple[int, float]]

Player: TypeAlias = Callable[[Round, Random], Option]

CARDS: Final = ROWS * 8
FIRST: Final = 66
MORE: Final = FIRST + CARDS
SIZE: Final = MORE + CARDS
COLUMNS: Final = SIZE + SIZES * (SIZES + 1)


@dataclass(frozen=True, slots=True)
class Character:
    """A mate with other weights, and with errors; all are hand-set.

    danger: the weight of the next seat's Seven. penalty, cards: instead of the mate's. overlooks:
    the chance that it sees no Seven this time. errs: the chance that it makes any move.
    """

    danger: float = 1.0
    penalty: float = mate.PENALTY
    cards: tuple[float, ...] = mate.CARD
    overlooks: float = 0.0
    errs: float = 0.0

    def player(self, deck: tuple[int, ...]) -> Player:
        """A player of this character."""
        with patch.multiple(mate, PENALTY=self.penalty, CARD=self.cards):
            sees, blind = RolloutPolicy(deck), RolloutPolicy(deck)
        for policy, seven in ((sees, mate.A_SEVEN), (blind, -mate.A_SEVEN)):
            weighed = ([seven, *(self.danger * gain for gain in row[1:])] for row in sees.tables)
            policy.tables = list(weighed)

        def choose(table: Round, luck: Random) -> Option:
            legal = OPTIONS[table.fields][table.masks[table.turn]]
            if len(legal) > 1 and luck.random() < self.errs:
                return luck.choice(legal)
            return (blind if luck.random() < self.overlooks else sees).choose(table)

        return choose


CHARACTERS: Final = (
    *[Character()] * 3,
    Character(danger=0.0, cards=tuple(-0.1 * number for number in range(8))),
    Character(danger=0.0, cards=tuple(0.1 * number for number in range(8))),
    Character(cards=(0.0, 0.0, 0.0, 0.0, 0.1, 1.0, 150.0, 200.0), errs=0.05),
    Character(overlooks=0.35, errs=0.1),
    Character(danger=0.5, penalty=4.0, cards=(0.0,) * 8, errs=0.05),
    Character(danger=0.0, cards=(0.0,) * 8, errs=0.5),
)
"""Mates; then one that lays its highest cards first, one its lowest; one that keeps high cards
even from Sevens, one that overlooks Sevens, one that blocks, and one that errs."""


def factors(table: Round, option: Option, deck: tuple[int, ...]) -> Factors:
    """The factors of the weights in the value of this placing, by column."""
    turn = table.turn
    theirs = min(LARGEST, table.sizes[next_seat(turn, table.sizes)])
    sevens, placeable = (sum(deck[number - 1] for number in found) for found in replies(option[1]))
    seven, blocked = 1 - (1 - sevens / sum(deck)) ** theirs, (1 - placeable / sum(deck)) ** theirs
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
    others = [each.player(options.deck) for each in CHARACTERS]
    for number in range(rounds * len(SEATS)):
        seats = SEATS[number % len(SEATS)]
        seat = int(luck.random() * seats)
        state, _ = GAME.deal(options, seats, luck.getrandbits(62))
        table = Round(state, shuffled(luck))
        players = [own if luck.random() < 1 / 3 else luck.choice(others) for _ in range(seats)]
        players[seat] = own
        while not table.is_over and seat not in table.out:
            option = players[table.turn](table, luck)
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
        option = players[seat](table, luck)
    if table.sizes[seat] == table.again:
        return [], 0.0
    found = factors(table, option, deck)
    table.place(option)
    while not table.is_over and seat not in table.out:
        table.place(players[table.turn](table, luck))
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


def _without_luck(policy: EvaluationPolicy) -> Player:
    return lambda table, _: policy.choose(table)


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
    own = Character().player(deck)
    for _ in range(arguments.turns):
        weights = fit(own, arguments.rounds, luck)
        with patch.object(evaluation, "FITTED", weights):
            own = _without_luck(EvaluationPolicy(deck))
    sys.stdout.write(f"{weights}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
