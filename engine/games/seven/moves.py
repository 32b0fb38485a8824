"""The one move of the game 7, placing a card: the fields it makes, the rules, its notation.

3   place a 3 on an empty pile, or where the hole and the number are the same
3h  place it on the hole
3n  place it on the number
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cache
from itertools import product
from typing import TypeAlias

from engine.core import BadNotation
from engine.games.seven.cards import NUMBERS


class Side(IntEnum):
    """The side of the pile that the hole of a new card covers."""

    START = 0  # nothing: the first card of a pile has one way to lie
    HOLE = 1  # the hole of the newest card, whose number is covered
    NUMBER = 2  # the number of the newest card, which shows through


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """Place a card with this number (1 to 7) from the hand.

    Where both sides give the same two fields (L equals O), they are one move, written with HOLE: no
    rule distinguishes them.
    """

    number: int
    side: Side


Move: TypeAlias = PlaceCard


class Reason(StrEnum):
    """Why a card may not be placed."""

    GAME_OVER = "game-over"  # the last round is scored
    NOT_YOUR_TURN = "not-your-turn"  # it is another seat's turn
    NOT_IN_HAND = "not-in-hand"
    PILE_IS_EMPTY = "pile-is-empty"  # the first card lies alone, on no side
    PILE_HAS_BEGUN = "pile-has-begun"  # only the first card lies alone
    SAME_AS_HOLE = "same-as-hole"  # equal fields: the move is written with HOLE
    TOO_HIGH = "too-high"  # the sum would exceed 7
    TOO_LOW = "too-low"  # the sum would fall


_LETTERS = {Side.START: "", Side.HOLE: "h", Side.NUMBER: "n"}
_MOVES = {
    f"{number}{_LETTERS[side]}": PlaceCard(number, side) for number, side in product(NUMBERS, Side)
}


def write_move(move: PlaceCard) -> str:
    """The number, then `h` for hole on hole or `n` for hole on number: "4", "4h", "4n"."""
    return f"{move.number}{_LETTERS[move.side]}"


def read_move(text: str) -> PlaceCard:
    """The move that `write_move` wrote; raises BadNotation."""
    move = _MOVES.get(text)
    if move is None:
        raise BadNotation(f"not a placing: {text!r}")
    return move


Fields: TypeAlias = tuple[int, int]
"""L, the number of the newest card, and O, the other visible number; 0 where there is none."""

EMPTY: Fields = (0, 0)
SEVEN = 7


def fields_after(fields: Fields, move: PlaceCard) -> Fields:
    """The two fields that the pile would show."""
    newest, other = fields
    return move.number, newest if move.side is Side.NUMBER else other


def why_not(fields: Fields, move: PlaceCard) -> Reason | None:
    """Why the card may not be placed so on a pile with these fields; None: it may."""
    if (move.side is Side.START) != (fields == EMPTY):
        return Reason.PILE_IS_EMPTY if fields == EMPTY else Reason.PILE_HAS_BEGUN
    if move.side is Side.NUMBER and fields[0] == fields[1]:
        return Reason.SAME_AS_HOLE
    after = sum(fields_after(fields, move))
    if after > SEVEN:
        return Reason.TOO_HIGH
    return Reason.TOO_LOW if after < sum(fields) else None


def legal(hand: Iterable[int], fields: Fields) -> tuple[PlaceCard, ...]:
    """All ways to place a card of this hand, by number, then side."""
    return _legal(frozenset(hand), fields)


@cache  # at most 127 sets of numbers on 29 pairs of fields
def _legal(numbers: frozenset[int], fields: Fields) -> tuple[PlaceCard, ...]:
    moves = (PlaceCard(number, side) for number in sorted(numbers) for side in Side)
    return tuple(move for move in moves if why_not(fields, move) is None)


@dataclass(frozen=True, slots=True)
class Placing:
    """One way to lay a card on the pile as it is, allowed or not.

    newest, other: the fields it would make. is_legal: True if the card may be placed so.
    """

    number: int
    side: Side
    newest: int
    other: int
    is_legal: bool

    @property
    def sum(self) -> int:
        """The sum that the pile would have."""
        return self.newest + self.other

    @property
    def makes_a_seven(self) -> bool:
        """True if it would end the pile."""
        return self.is_legal and self.sum == SEVEN

    @property
    def move(self) -> PlaceCard:
        """The move to make."""
        return PlaceCard(self.number, self.side)


def placings(hand: Iterable[int], newest: int, other: int) -> tuple[Placing, ...]:
    """Each number of the hand in each way, rising; also out of turn.

    One way on an empty pile, and one (HOLE) where both sides give the same fields; else two.
    """
    fields = (newest, other)
    sides = (Side.HOLE,) if newest == other else (Side.HOLE, Side.NUMBER)
    sides = (Side.START,) if fields == EMPTY else sides
    moves = (PlaceCard(number, side) for number in sorted(set(hand)) for side in sides)
    return tuple(
        Placing(m.number, m.side, *fields_after(fields, m), why_not(fields, m) is None)
        for m in moves
    )
