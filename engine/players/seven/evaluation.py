"""The evaluation by which captain of 7 plays in its rollouts, and which it trusts at first.

Unlike mate, it can hold back a Seven. After a Seven the seat places one more card, so a hand of two
cards goes out in one turn. Its weights, by the size of the hand, let it keep a Seven until it
leaves the right number of cards, and keep the 7 that would finish the round.

`python -m tests.lab.players.fit_seven`, at commit 266f76fe, prints the weights, for any number of
seats (2026-11-26).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import getitem
from typing import Final, TypeAlias

from engine.games.seven.moves import SEVEN
from engine.players.seven.mate import LARGEST, chances
from engine.players.seven.simulator import OPTIONS, Option, Round, mask_of, next_seat

Row: TypeAlias = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """The parts of a position's value for the seat that has just finished its turn.

    sevens, blocked: for the chance that the opponent can make a Seven, and that it is blocked.
    fields: for what lies on the pile, by the newest number from 1 on, then by the other one from 0.
    sizes: by the size of the own hand, then of the opponent's. first, more: for holding a card of a
    number, and for each further one, by the size of the own hand, then by number. Beyond the last
    row, that one counts.
    """

    sevens: float
    blocked: float
    fields: tuple[Row, ...]
    sizes: tuple[Row, ...]
    first: tuple[Row, ...]
    more: tuple[Row, ...]


FITTED: Final = Weights(
    sevens=-0.136,
    blocked=0.128,
    fields=(
        (0.123, 0.103, 0.108, 0.049, 0.011, -0.001),
        (0.158, 0.155, 0.132, 0.085, 0.001),
        (0.134, 0.135, 0.111, 0.062),
        (-0.002, -0.01, -0.035),
        (-0.009, -0.046),
        (0.003,),
    ),
    sizes=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.283, -0.419, 0.102, 0.062, 0.351, 0.203, 0.444, 0.207, 0.078),
        (0.0, -0.171, -0.293, 0.21, 0.199, 0.453, 0.228, 0.54, 0.331, 0.213),
        (0.0, -0.575, -0.657, -0.178, -0.229, 0.084, -0.042, 0.246, -0.065, -0.149),
        (0.0, -0.382, -0.416, 0.047, 0.035, 0.342, 0.174, 0.482, 0.115, 0.115),
        (0.0, -0.563, -0.567, -0.134, -0.187, 0.14, -0.022, 0.293, -0.098, 0.059),
        (0.0, -0.414, -0.291, 0.078, -0.079, 0.262, 0.175, 0.412, 0.013, 0.017),
        (0.0, -0.372, -0.279, 0.087, 0.03, 0.365, 0.121, 0.521, 0.044, 0.083),
        (0.0, -0.51, -0.209, 0.037, -0.077, 0.289, 0.207, 0.389, 0.022, 0.023),
    ),
    first=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.092, -0.023, -0.03, -0.017, 0.043, 0.025, 0.229),
        (0.0, -0.017, 0.049, 0.081, 0.082, 0.096, 0.056, 0.192),
        (0.0, 0.007, 0.067, 0.083, 0.065, 0.072, 0.045, 0.37),
        (0.0, -0.014, 0.022, 0.052, 0.06, 0.058, 0.034, 0.166),
        (0.0, -0.026, 0.021, 0.026, 0.035, 0.026, 0.008, 0.248),
        (0.0, -0.039, 0.039, 0.07, -0.068, -0.004, -0.024, 0.115),
        (0.0, -0.065, -0.037, -0.021, -0.013, -0.019, -0.022, 0.161),
    ),
    more=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.124, 0.027, 0.003, -0.096, -0.043, -0.084, -0.007),
        (0.0, -0.033, 0.023, -0.003, -0.035, -0.014, 0.023, 0.247),
        (0.0, -0.056, -0.028, -0.036, -0.073, -0.031, -0.058, 0.111),
        (0.0, -0.065, -0.026, -0.032, -0.077, -0.028, -0.033, 0.15),
        (0.0, -0.045, 0.001, -0.029, -0.06, 0.009, 0.011, 0.032),
        (0.0, -0.1, -0.068, -0.079, -0.112, -0.066, -0.062, 0.066),
    ),
)


GOING_OUT: Final = 2.0
"""The value of going out: more than the weights give to any position; the first place has 1."""

ROWS: Final = 8
"""The weights of cards differ by the size of the own hand up to this number of rows."""

SIZES: Final = 9
"""The weights of sizes differ by own sizes below this, and by those of the next seat up to it."""


class EvaluationPolicy:
    """Chooses the option with the best evaluation, from tables that are computed once."""

    __slots__ = ("_fields", "_hands", "_sizes")

    def __init__(self, deck: tuple[int, ...]) -> None:
        sizes = range(LARGEST + 1)
        self._sizes = [
            [FITTED.sizes[min(own, SIZES - 1)][min(size, SIZES)] for size in sizes] for own in sizes
        ]
        self._fields = [[_of_fields(fields, size, deck) for fields in range(64)] for size in sizes]
        self._hands = [
            [  # by count: no card, one, two, ... of each number
                [0.0, *(FITTED.first[row][n] + k * FITTED.more[row][n] for k in range(sum(deck)))]
                for n in range(8)
            ]
            for row in (min(own, ROWS - 1) for own in sizes)
        ]

    def choose(self, table: Round) -> Option:
        """The option that the seat in turn places."""
        options = OPTIONS[table.fields][table.masks[table.turn]]
        return options[0] if len(options) == 1 else self._asked(options, table)[0]

    def value(self, option: Option, table: Round) -> float:
        """The value of this option, less a part that is equal for all options.

        It is a place from 1 (the first) to -1 (the last).
        """
        return self._asked((option,), table)[1]

    def _asked(self, options: Sequence[Option], table: Round) -> tuple[Option, float]:
        turn = table.turn
        theirs = min(LARGEST, table.sizes[next_seat(turn, table.sizes)])
        return self._best(options, table.hands[turn], table.sizes[turn], table.again, theirs)

    def _best(
        self, options: Sequence[Option], hand: list[int], size: int, again: bool, theirs: int
    ) -> tuple[Option, float]:
        """The best option, and its value without the part that `_rest` adds to every option."""
        own = min(LARGEST, size - again)
        fields, hands = self._fields[theirs], self._hands[own]
        best, most, sevens = options[0], -1e9, []
        for option in options:
            number = option[0]
            if not option[1]:
                sevens.append(option)
                continue
            values, count = hands[number], hand[number]
            value = fields[option[1]] + values[count - 1] - values[count]
            if value > most:
                best, most = option, value
        if not sevens:
            return best, most
        rest = self._rest(hand, own, theirs)
        for option in sevens:
            value = self._after_seven(option[0], hand, size - 1, theirs) - rest
            if value > most:
                best, most = option, value
        return best, most

    def _after_seven(self, number: int, hand: list[int], size: int, theirs: int) -> float:
        """The value of a Seven made with this card, which is that of the best card after it."""
        if size < 2:
            return GOING_OUT
        hand[number] -= 1
        options = OPTIONS[0][mask_of(n for n in range(1, 8) if hand[n])]
        value = self._best(options, hand, size, True, theirs)[1]
        value += self._rest(hand, min(LARGEST, size - 1), theirs)
        hand[number] += 1
        return value

    def _rest(self, hand: list[int], own: int, theirs: int) -> float:
        """The part of the value that is equal for all options: the hands' sizes and own cards."""
        return sum(map(getitem, self._hands[own], hand), self._sizes[own][theirs])


def _of_fields(fields: int, size: int, deck: Sequence[int]) -> float:
    """The value of leaving these fields to a next seat with this number of cards.

    All cards of the deck count as unseen.
    """
    newest, other = divmod(fields, 8)
    if not 1 <= newest < SEVEN - other:
        return 0.0
    no_seven, blocked = chances(fields, (0, *deck))
    value = FITTED.fields[newest - 1][other] + FITTED.sevens * (1 - no_seven**size)
    return value + FITTED.blocked * blocked**size


evaluation_policy: Final = cache(EvaluationPolicy)
"""The policy for a deck; its tables are computed once."""
