"""The evaluation by which captain of 7 plays in its rollouts, and which it trusts at first.

Unlike mate, it can hold back a Seven. After a Seven the seat places one more card at once, so a
hand of two cards goes out in one turn. Its weights, by the size of the hand, let it keep a Seven
until it leaves the right number of cards, and keep the 7 that would finish the round.
"""

from collections.abc import Sequence
from functools import cache
from operator import getitem
from typing import Final

from engine.games.seven.moves import SEVEN
from engine.players.seven.policy import LARGEST, next_seat, replies
from engine.players.seven.simulator import OPTIONS, Draw, Option, Round, mask_of
from engine.players.seven.weights import FITTED, Weights

GOING_OUT: Final = 2.0
"""The value of going out: more than the weights give to any position; the first place has 1."""

ROWS: Final = 8
"""The weights of cards differ by the size of the own hand up to this number of rows."""

SIZES: Final = 9
"""The weights of sizes differ by own sizes below this, and by those of the next seat up to it."""


class EvaluationPolicy:
    """Chooses the option with the best evaluation, from tables that are computed once."""

    __slots__ = ("_fields", "_hands", "_sizes")

    def __init__(self, weights: Weights, deck: tuple[int, ...]) -> None:
        sizes = range(LARGEST + 1)
        self._sizes = [
            [weights.sizes[min(own, SIZES - 1)][min(size, SIZES)] for size in sizes]
            for own in sizes
        ]
        self._fields = [
            [_of_fields(weights, fields, size, deck) for fields in range(64)] for size in sizes
        ]
        self._hands = [
            [  # of none, one, two, ... cards of each number
                [0.0, *(weights.first[row][n] + k * weights.more[row][n] for k in range(sum(deck)))]
                for n in range(8)
            ]
            for row in (min(own, ROWS - 1) for own in sizes)
        ]

    def choose(self, table: Round, draw: Draw) -> Option:
        """The option that the seat in turn places; it draws nothing."""
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


def chances(fields: int, size: int, deck: Sequence[int]) -> tuple[float, float]:
    """The chances that a hand of this size makes a Seven of these fields, and that it is blocked.

    All cards of the deck count as unseen.
    """
    sevens, placeable = replies(fields)
    no_seven = 1 - sum(deck[number - 1] for number in sevens) / sum(deck)
    blocked = 1 - sum(deck[number - 1] for number in placeable) / sum(deck)
    return 1 - no_seven**size, blocked**size


def _of_fields(weights: Weights, fields: int, size: int, deck: Sequence[int]) -> float:
    """The value of leaving these fields to a next seat with this number of cards."""
    newest, other = divmod(fields, 8)
    if not 1 <= newest < SEVEN - other:
        return 0.0
    seven, blocked = chances(fields, size, deck)
    return weights.fields[newest - 1][other] + weights.sevens * seven + weights.blocked * blocked


@cache
def evaluation_policy(deck: tuple[int, ...]) -> EvaluationPolicy:
    """The policy for this deck; its tables are computed once."""
    return EvaluationPolicy(FITTED, deck)
