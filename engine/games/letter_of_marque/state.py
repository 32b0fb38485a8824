"""The table of Letter of Marque: piles, supplies, ships at sea, score piles."""

from dataclasses import dataclass
from enum import IntEnum

from engine.core import Seat
from engine.games.letter_of_marque.options import Options

TREASURES = (3, 4, 5, 6, 7)
"""Every seat's treasures; they add up to 25."""

ARMED = 2
DEFENCELESS = 3
CANNONS = 3
"""Every seat's armed and defenceless ships, and its cannon cards."""


class Phase(IntEnum):
    """The kind of choice that the game waits for."""

    SET_UP = 0  # everybody at once: the ship for the first treasure
    TURN = 1  # one seat: set sail, enter port, attack or pass
    SHIP = 2  # the same seat: the ship for the treasure it has turned up
    OVER = 3


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship at sea with its treasure.

    number: public; counts the ships of this game in the order in which they came into the sea.
    armed: a secret of the owner until `shown`.
    """

    number: int
    owner: Seat
    treasure: int
    armed: bool
    shown: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenFleet:
    """The belongings of one seat that everybody sees as they are; by default those at first.

    cannons: own cannon cards left.
    treasures, enemy_cannons: the score pile, treasures in the order in which they were scored.
    armed_seen, defenceless_seen: how many ships of this seat attacks have shown to all.
    """

    cannons: int = CANNONS
    treasures: tuple[int, ...] = ()
    enemy_cannons: int = 0
    armed_seen: int = 0
    defenceless_seen: int = 0

    @property
    def points(self) -> int:
        """The worth of the score pile."""
        return sum(self.treasures) + self.enemy_cannons

    @property
    def hidden(self) -> tuple[int, int]:
        """The ships whose type nobody has seen: the number of armed ones, and of all."""
        armed = ARMED - self.armed_seen
        return armed, armed + DEFENCELESS - self.defenceless_seen


@dataclass(frozen=True, slots=True)
class Fleet(OpenFleet):
    """The belongings of one seat, without its ships at sea.

    pile: the treasures not yet turned up, the top one first; nobody knows the order.
    armed, defenceless: ships in the supply; only their sum is public.
    """

    pile: tuple[int, ...]
    armed: int = ARMED
    defenceless: int = DEFENCELESS


@dataclass(frozen=True, slots=True)
class Total:
    """A seat's sum over the finished games of the table: points, and enemy cannons for ties."""

    points: int
    enemy_cannons: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """The part of a table that everybody sees as it is; the defaults are those of a new round.

    round: the game of the series, from 1. starter: the seat that has its first turn.
    turn: the seat whose turn it is; the starter during the set-up.
    turned_up: the treasure that waits for a ship of that seat in phase SHIP.
    placed: how many ships have come into the sea in this game.
    first_treasures: the treasures, by seat, that lie open in the set-up; () after it.
    totals: of the finished games of the table.
    """

    options: Options
    round: int
    starter: Seat
    phase: Phase = Phase.SET_UP
    turn: Seat
    turned_up: int | None = None
    placed: int = 0
    first_treasures: tuple[int, ...]
    totals: tuple[Total, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class State(OpenTable):
    """The whole table; the types of unshown ships, the piles' order and the seed are secret.

    choices: the set-up's choices by seat (armed?), None: still choosing; () after the set-up.
    """

    seed: int
    choices: tuple[bool | None, ...]
    fleets: tuple[Fleet, ...]
    sea: tuple[Ship, ...] = ()
