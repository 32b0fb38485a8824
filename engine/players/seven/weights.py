"""What a position of 7 is worth to two players: learned from many rounds.

It knows what mate does not: an even number of cards goes out by a Seven and the card after it,
so a Seven that leaves the wrong number, or costs the 7 that would finish, may better wait.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from engine.players.seven.policy import LARGEST, Prospect, answers, next_seat
from engine.players.seven.simulator import OPTIONS, Option, Round, mask_of

Row: TypeAlias = tuple[float, ...]

OUT: Final = 99.0
"""What going out is worth."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The parts of a position's worth, after one's turn (and its draw).

    sevens, stuck: the chance that the enemy can make a Seven, and that it can place nothing.
    fields: what is left on the pile. sizes: own cards, then the enemy's. first, more: by own
    cards, then by number: for holding it, and for each further one; larger hands as the last.
    """

    sevens: float
    stuck: float
    fields: Mapping[int, float]
    sizes: tuple[Row, ...]
    first: tuple[Row, ...]
    more: tuple[Row, ...]


class Values:
    """Chooses by the worth of what is left; from tables, so that playouts can use it."""

    __slots__ = ("_fields", "_hands", "_sizes")

    def __init__(self, weights: Weights, deck: tuple[int, ...]) -> None:
        sizes = range(LARGEST + 1)
        unseen = (0, *deck)
        self._sizes = [[_row(weights.sizes, own)[min(size, 9)] for size in sizes] for own in sizes]
        self._fields = [
            [_of_fields(weights, fields, Prospect(unseen, size)) for fields in range(64)]
            for size in sizes
        ]
        self._hands = [
            [_of_number(_row(weights.first, own), _row(weights.more, own), n) for n in range(8)]
            for own in sizes
        ]

    def choose(self, table: Round) -> Option:
        """What the seat in turn places."""
        turn = table.turn
        options = OPTIONS[table.fields][table.masks[turn]]
        if len(options) == 1:
            return options[0]
        enemy = table.sizes[next_seat(turn, table.sizes)]
        size = table.sizes[turn]
        return self._best(options, table.hands[turn], size, table.again, min(LARGEST, enemy))[0]

    def _best(
        self, options: Sequence[Option], hand: list[int], size: int, again: bool, enemy: int
    ) -> tuple[Option, float]:
        """The best option, and its worth beside that of all one's cards, see `_rest`."""
        own = min(LARGEST, size - again)
        fields, hands = self._fields[enemy], self._hands[own]
        best, most, sevens = options[0], -1e9, []
        for option in options:
            number = option[0]
            if not option[1]:
                sevens.append(option)
                continue
            worth, count = hands[number], min(LARGEST, hand[number])
            value = fields[option[1]] + worth[count - 1] - worth[count]
            if value > most:
                best, most = option, value
        if not sevens:
            return best, most
        rest = self._rest(hand, own, enemy)
        for option in sevens:
            value = self._after_seven(option[0], hand, size - 1, enemy) - rest
            if value > most:
                best, most = option, value
        return best, most

    def _after_seven(self, number: int, hand: list[int], size: int, enemy: int) -> float:
        """The worth of a Seven by this card: that of the best card after it."""
        if size < 2:
            return OUT
        hand[number] -= 1
        options = OPTIONS[0][mask_of(n for n in range(1, 8) if hand[n])]
        value = self._best(options, hand, size, True, enemy)[1]
        value += self._rest(hand, min(LARGEST, size - 1), enemy)
        hand[number] += 1
        return value

    def _rest(self, hand: list[int], own: int, enemy: int) -> float:
        """What does not depend on the card to be placed: the sizes, and all cards in the hand."""
        hands = self._hands[own]
        value = self._sizes[own][enemy]
        for number in range(1, 8):
            value += hands[number][min(LARGEST, hand[number])]
        return value


def _row(rows: Sequence[Row], index: int) -> Row:
    return rows[min(index, len(rows) - 1)]


def _of_fields(weights: Weights, fields: int, prospect: Prospect) -> float:
    if fields not in weights.fields:
        return 0.0
    total = sum(prospect.unseen)
    sevens, all_of_them = answers(fields)
    none = 1 - sum(prospect.unseen[number] for number in sevens) / total
    stuck = 1 - sum(prospect.unseen[number] for number in all_of_them) / total
    value = weights.fields[fields] + weights.sevens * (1 - none**prospect.size)
    return value + weights.stuck * stuck**prospect.size


def _of_number(first: Row, more: Row, number: int) -> list[float]:
    """The worth of holding none, one, two, ... cards of a number."""
    further = (first[number] + count * more[number] for count in range(LARGEST))
    return [0.0, *further]


DUEL: Final = Weights(
    sevens=-0.67,
    stuck=0.08,
    fields={
        8: 0.12,
        9: 0.01,
        10: 0.08,
        11: -0.1,
        12: 0.01,
        13: 0.1,
        16: 0.13,
        17: 0.16,
        18: 0.05,
        19: -0.11,
        20: 0.02,
        24: 0.11,
        25: 0.12,
        26: 0.13,
        27: 0.03,
        32: -0.02,
        33: 0.01,
        34: 0.03,
        40: 0.12,
        41: 0.04,
        48: 0.17,
    },
    sizes=(
        (0.0, 0.2, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6, 1.8),
        (-0.2, 0.08, 0.2, 0.6, 0.8, 0.97, 1.23, 1.54, 1.63, 1.75),
        (-0.4, -0.08, 0.04, 0.65, 0.87, 1.08, 1.3, 1.62, 1.59, 2.06),
        (-0.6, -0.59, -0.49, -0.04, 0.04, 0.4, 0.58, 0.83, 1.04, 1.06),
        (-0.8, -0.84, -0.77, -0.13, -0.15, 0.33, 0.49, 0.79, 0.98, 1.34),
        (-1.0, -1.07, -0.91, -0.45, -0.46, -0.03, 0.08, 0.4, 0.56, 0.82),
        (-1.2, -1.19, -1.17, -0.64, -0.65, -0.06, -0.06, 0.44, 0.56, 0.68),
        (-1.4, -1.48, -1.26, -0.81, -0.89, -0.42, -0.29, 0.02, 0.23, 0.51),
        (-1.6, -1.61, -1.43, -0.99, -1.01, -0.41, -0.5, 0.18, 0.15, 0.36),
    ),
    first=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.37, -0.33, -0.26, 0.07, 0.17, 0.33, 0.93),
        (0.0, -0.12, -0.02, 0.13, 0.47, 0.46, 0.5, 1.13),
        (0.0, -0.22, -0.19, -0.07, 0.1, 0.16, 0.25, 0.92),
        (0.0, -0.04, -0.05, 0.09, 0.34, 0.39, 0.42, 0.79),
        (0.0, -0.15, -0.12, -0.06, 0.16, 0.23, 0.23, 0.7),
        (0.0, -0.04, 0.13, -0.05, 0.04, 0.23, 0.26, 0.47),
        (0.0, -0.09, -0.1, -0.04, 0.18, 0.2, 0.22, 0.66),
    ),
    more=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.32, -0.43, -0.39, -0.46, -0.38, -0.08, 0.07),
        (0.0, -0.26, -0.28, -0.3, -0.29, -0.19, -0.05, 0.6),
        (0.0, -0.2, -0.18, -0.27, -0.19, -0.1, 0.02, 0.64),
        (0.0, -0.24, -0.25, -0.23, -0.23, -0.09, 0.03, 0.71),
        (0.0, -0.28, -0.22, -0.03, -0.13, -0.05, 0.18, 0.47),
        (0.0, -0.2, -0.21, -0.19, -0.16, -0.02, 0.11, 0.59),
    ),
)


@cache
def values(deck: tuple[int, ...]) -> Values:
    """The tables for a deck, made once."""
    return Values(DUEL, deck)
