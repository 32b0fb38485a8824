"""The events of Letter of Marque, besides core.RoundEnded and core.GameOver.

Everything is public, and no event depends on a ship's type before an attack shows it.
"""

from dataclasses import dataclass
from typing import ClassVar

from engine.core import Event, OpenEvent, OpenSeatEvent, Seat, SeatEvent


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """A game is set up: number `round` of `rounds` (1 of 1 outside a series)."""

    round: int
    rounds: int
    starter: Seat


@dataclass(frozen=True, slots=True)
class FirstTreasuresShown(Event):
    """Set-up: everybody's top treasure (by seat) is turned up and waits for a ship."""

    treasures: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShipReady(OpenSeatEvent):
    """Set-up: the seat has chosen the ship for its first treasure; its type stays secret."""


@dataclass(frozen=True, slots=True)
class SetUpEnded(OpenEvent):
    """All have chosen; a ShipPlaced for each seat follows."""


@dataclass(frozen=True, slots=True)
class TreasureShown(SeatEvent):
    """The seat sets sail: this treasure is turned up, and the seat must choose a ship for it."""

    treasure: int


@dataclass(frozen=True, slots=True)
class ShipPlaced(OpenSeatEvent):
    """The seat's ship of this number is at sea with its treasure."""

    ship: int
    treasure: int


@dataclass(frozen=True, slots=True)
class EnteredPort(OpenSeatEvent):
    """The seat's ship left the game, its type unshown unless `shown`; the treasure is scored."""

    ship: int
    treasure: int
    shown: bool


@dataclass(frozen=True, slots=True)
class Attacked(SeatEvent):
    """The seat commits a cannon against a ship; the result follows as an event of its own.

    shown: everybody knows already that the ship is armed. cannons: the attacker's cannons left.
    """

    ship: int
    owner: Seat
    treasure: int
    shown: bool
    cannons: int


@dataclass(frozen=True, slots=True)
class ShownArmed(SeatEvent):
    """The attacked ship is armed: it stays, and the cannon goes to its owner's score pile.

    armed_seen: how many of the owner's two armed ships have been seen in this game.
    """

    ship: int
    owner: Seat
    treasure: int
    armed_seen: int


@dataclass(frozen=True, slots=True)
class ShownDefenceless(SeatEvent):
    """The attacked ship is defenceless: the seat scores its treasure; ship and cannon are gone."""

    ship: int
    owner: Seat
    treasure: int
    ROBBED: ClassVar = "owner"


@dataclass(frozen=True, slots=True)
class Passed(OpenSeatEvent):
    """The seat did nothing; `forced` when it could do nothing else and was not asked."""

    forced: bool


@dataclass(frozen=True, slots=True)
class Scored(SeatEvent):
    """A seat's line of the scoring: treasures, and 1 for each enemy cannon.

    total, total_cannons: points and enemy cannons of all games of the series so far.
    """

    treasures: tuple[int, ...]
    enemy_cannons: int
    points: int
    total: int
    total_cannons: int
