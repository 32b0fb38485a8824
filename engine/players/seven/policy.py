"""How mate plays 7: a Seven if it can; else it leaves little to the next and keeps good cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.players.seven.simulator import OPTIONS, Option, Round

KEEP: Final = (0.0, 0.0, 0.0, 0.0, 0.02, 0.04, 0.06, 0.10)
"""What a card in the hand is worth, by its number: high ones make Sevens out of short piles."""

SPARE: Final = 0.7
"""What every further card of the same number is worth, of that."""

BLOCKED: Final = 0.5
"""What a penalty card of the next seat is worth, of a Seven that it cannot make."""

A_SEVEN: Final = 100.0

LARGEST: Final = 15


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a seat knows: how many cards of each number it cannot see, how many the next holds."""

    unseen: tuple[int, ...]
    size: int


@cache
def answers(fields: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The numbers that make a Seven of these fields, and all that can be placed on them."""
    options = OPTIONS[fields][127]
    return (
        tuple(sorted({number for number, after, _ in options if not after})),
        tuple(sorted({number for number, _, _ in options})),
    )


def danger(fields: int, prospect: Prospect) -> float:
    """What it costs to leave these fields to the next seat."""
    total = sum(prospect.unseen) or 1
    sevens, all_of_them = answers(fields)
    none = 1 - sum(prospect.unseen[number] for number in sevens) / total
    stuck = 1 - sum(prospect.unseen[number] for number in all_of_them) / total
    return 1 - none**prospect.size - BLOCKED * stuck**prospect.size


def loss(number: int, count: int) -> float:
    """What a hand loses by one of so many cards of this number."""
    return KEEP[number] * SPARE ** (count - 1)


def worth(option: Option, hand: Sequence[int], prospect: Prospect) -> float:
    """How good it is to place this card; hand: counts by number."""
    number, fields, _ = option
    gain = -danger(fields, prospect) if fields else A_SEVEN
    return gain - loss(number, hand[number])


class Rollout:
    """The same for playouts, from tables: what is unseen is taken from the deck as a whole."""

    __slots__ = ("_losses", "_tables")

    def __init__(self, deck: tuple[int, ...]) -> None:
        unseen = (0, *deck)
        self._losses = [[loss(number, max(1, n)) for n in range(80)] for number in range(8)]
        self._tables = [
            [
                (-danger(fields, Prospect(unseen, size)) if fields else A_SEVEN)
                if OPTIONS[fields]
                else 0.0
                for fields in range(64)
            ]
            for size in range(LARGEST + 1)
        ]

    def choose(self, table: Round) -> Option:
        """What the seat in turn places."""
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


@cache
def rollout(deck: tuple[int, ...]) -> Rollout:
    """The tables for a deck, made once."""
    return Rollout(deck)


def next_seat(turn: int, sizes: Sequence[int]) -> int:
    """Who comes after this seat; seats without cards are passed over."""
    seat = (turn + 1) % len(sizes)
    while not sizes[seat] and seat != turn:
        seat = (seat + 1) % len(sizes)
    return seat
