"""The policy of mate in 7: a Seven if it can; else it leaves little to the next seat.

Between placings that leave equally little it keeps the better cards. The values of this policy
are hand-set.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.players.seven.simulator import EVERY_NUMBER, OPTIONS, Option, Round

CARD: Final = (0.0, 0.0, 0.0, 0.0, 0.02, 0.04, 0.06, 0.10)
"""The value of a card in the hand, by its number; hand-set.

High cards make Sevens of short piles.
"""

DUPLICATE: Final = 0.7
"""Each further card of a number has this share of the value of the one before; hand-set."""

PENALTY: Final = 0.5
"""The value of a penalty card for the next seat, where its Seven would cost 1; hand-set."""

A_SEVEN: Final = 100.0
"""The value of making a Seven: more than anything else."""

LARGEST: Final = 15
"""The tables hold hands up to this size; a larger hand counts as this one."""


@dataclass(frozen=True, slots=True)
class NextSeat:
    """The opponent model: the next seat holds `size` cards drawn at random from the unseen ones.

    unseen: by number, index 0 is always 0.
    """

    unseen: tuple[int, ...]
    size: int


@cache
def replies(fields: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The numbers that make a Seven of these fields, and all numbers that can be placed on them."""
    options = OPTIONS[fields][EVERY_NUMBER]
    return (
        tuple(sorted({number for number, after, _ in options if not after})),
        tuple(sorted({number for number, _, _ in options})),
    )


def danger(fields: int, following: NextSeat, penalty: float = PENALTY) -> float:
    """The cost of leaving these fields to the next seat.

    It is the chance that the seat makes a Seven, less a share of the chance that it is blocked.
    """
    total = sum(following.unseen) or 1
    sevens, placeable = replies(fields)
    no_seven = 1 - sum(following.unseen[number] for number in sevens) / total
    blocked = 1 - sum(following.unseen[number] for number in placeable) / total
    return 1 - no_seven**following.size - penalty * blocked**following.size


def loss(number: int, count: int) -> float:
    """The loss of a hand with `count` cards of this number by placing one of them."""
    return CARD[number] * DUPLICATE ** (count - 1)


def evaluate(option: Option, hand: Sequence[int], following: NextSeat) -> float:
    """The value of placing this card; hand: counts by number."""
    number, fields, _ = option
    gain = -danger(fields, following) if fields else A_SEVEN
    return gain - loss(number, hand[number])


class RolloutPolicy:
    """The same policy for rollouts: it looks values up and takes the whole deck for unseen."""

    __slots__ = ("_losses", "_tables")

    def __init__(self, deck: tuple[int, ...]) -> None:
        unseen = (0, *deck)
        self._losses = [[loss(number, max(1, n)) for n in range(80)] for number in range(8)]
        self._tables = [
            [
                (-danger(fields, NextSeat(unseen, size)) if fields else A_SEVEN)
                if OPTIONS[fields]
                else 0.0
                for fields in range(64)
            ]
            for size in range(LARGEST + 1)
        ]

    def choose(self, table: Round) -> Option:
        """The option that the seat in turn places."""
        turn = table.turn
        options = OPTIONS[table.fields][table.masks[turn]]
        if len(options) == 1:
            return options[0]
        size = min(LARGEST, table.sizes[next_seat(turn, table.sizes)])
        gains, losses, hand = self._tables[size], self._losses, table.hands[turn]
        best, most = options[0], -1e9
        for option in options:
            number = option[0]
            gain = gains[option[1]] - losses[number][hand[number]]
            if gain > most:
                best, most = option, gain
        return best


rollout_policy: Final = cache(RolloutPolicy)
"""The policy for a deck; its tables are computed once."""


def next_seat(turn: int, sizes: Sequence[int]) -> int:
    """The seat after this one that still holds cards."""
    seat = (turn + 1) % len(sizes)
    while not sizes[seat] and seat != turn:
        seat = (seat + 1) % len(sizes)
    return seat
