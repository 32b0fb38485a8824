"""The one move of the game 7, placing a card; why it may be illegal; and its notation."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from itertools import product
from typing import TypeAlias

from engine.core import BadNotation
from engine.games.seven.cards import NUMBERS


class Side(IntEnum):
    """The place on the pile that the hole of a new card comes to lie on."""

    START = 0  # nothing: the first card of a pile has one way to lie
    HOLE = 1  # the hole of the newest card, whose number is covered
    NUMBER = 2  # the number of the newest card, which shows through


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """Place a card with this number (1 to 7) from the hand.

    Where both sides give the same two fields (L equals O), they are one move, written with HOLE:
    no rule and no later placing can tell them apart.
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
