"""The moves of Letter of Marque, why one may be illegal, and their notation.

place armed  put an armed ship on the first treasure, in the set-up; or `place defenceless`
sail         turn up the top treasure of the own pile
ship armed   put an armed ship on that treasure; or `ship defenceless`
port 3       bring the own ship number 3 home
attack 7     attack the enemy ship number 7
pass         do nothing
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.core import BadNotation


@dataclass(frozen=True, slots=True)
class PlaceShip:
    """Set-up: put an armed or a defenceless ship on the own open first treasure."""

    armed: bool


@dataclass(frozen=True, slots=True)
class SetSail:
    """Turn up the top treasure of the own pile; the ship for it is chosen next."""


@dataclass(frozen=True, slots=True)
class ChooseShip:
    """Put an armed or a defenceless ship on the treasure just turned up."""

    armed: bool


@dataclass(frozen=True, slots=True)
class EnterPort:
    """Bring home the own ship of this number, with its treasure."""

    ship: int


@dataclass(frozen=True, slots=True)
class Attack:
    """Commit one cannon against the enemy ship of this number."""

    ship: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, having no treasure left in the pile and no ship at sea."""


Move: TypeAlias = PlaceShip | SetSail | ChooseShip | EnterPort | Attack | Pass


class Reason(StrEnum):
    """Why a move is illegal."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    ALREADY_CHOSEN = "already-chosen"  # the set-up's choice is final
    NOT_IN_SET_UP = "not-in-set-up"  # a turn's move while ships are being placed
    SET_UP_IS_OVER = "set-up-is-over"
    CHOOSE_A_SHIP_FIRST = "choose-a-ship-first"  # for the treasure turned up
    NO_TREASURE_TURNED_UP = "no-treasure-turned-up"
    NONE_LEFT = "none-left"  # no ship of this type in the supply; told to its owner only
    PILE_EMPTY = "pile-empty"
    NO_SUCH_SHIP = "no-such-ship"  # no ship of this number is at sea
    NOT_YOUR_SHIP = "not-your-ship"
    OWN_SHIP = "own-ship"  # the ship is the seat's own
    NO_CANNON = "no-cannon"
    TREASURES_LEFT = "treasures-left"  # no pass with a pile
    SHIP_AT_SEA = "ship-at-sea"  # no pass with a ship at sea


_BY_TEXT: dict[str, Move] = {
    "place armed": PlaceShip(True),
    "place defenceless": PlaceShip(False),
    "sail": SetSail(),
    "ship armed": ChooseShip(True),
    "ship defenceless": ChooseShip(False),
    "pass": Pass(),
    **{f"port {number}": EnterPort(number) for number in range(1, 100)},
    **{f"attack {number}": Attack(number) for number in range(1, 100)},
}
_TEXTS = {move: text for text, move in _BY_TEXT.items()}


def write_move(move: Move) -> str:
    """E.g. "place armed", "sail", "ship defenceless", "port 3", "attack 7", "pass"."""
    return _TEXTS[move]


def read_move(text: str) -> Move:
    """The move that `write_move` wrote; raises BadNotation."""
    if text not in _BY_TEXT:
        raise BadNotation(text)
    return _BY_TEXT[text]
