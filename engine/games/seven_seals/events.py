"""The events of The Seven Seals, in order; all of them are public."""

from dataclasses import dataclass
from typing import ClassVar

from engine.core import Event, OpenEvent, OpenSeatEvent, Seat, SeatEvent
from engine.games.seven_seals.state import Card, Colour, Counts, Kind


@dataclass(frozen=True, slots=True)
class RoundDealt(Event):
    """Fifteen cards each were dealt; the player left of the dealer predicts first."""

    round: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Predicted(OpenSeatEvent):
    """A prediction was confirmed: seals by colour, those taken from others included."""

    seals: Counts


@dataclass(frozen=True, slots=True)
class SealTaken(OpenSeatEvent):
    """As part of a prediction: `victim` lost a seal of this colour to `seat` for a white one."""

    colour: Colour
    victim: Seat
    ROBBED: ClassVar = "victim"


@dataclass(frozen=True, slots=True)
class SaboteurTaken(OpenSeatEvent):
    """Somebody took the saboteur, whose penalty starts at `start` this time."""

    start: int


@dataclass(frozen=True, slots=True)
class PredictionsComplete(OpenEvent):
    """All have predicted `predicted` of `tricks` tricks in sum; `leader` leads the first."""

    predicted: int
    tricks: int
    leader: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed(OpenSeatEvent):
    """A card was played; `led` is its own colour if it was the first of the trick."""

    card: Card
    led: Colour


@dataclass(frozen=True, slots=True)
class TrickWon(OpenSeatEvent):
    """A trick is complete: won with this card, which is red in another colour if it trumped."""

    card: Card
    led: Colour


@dataclass(frozen=True, slots=True)
class SealReturned(OpenSeatEvent):
    """The winner returned a seal; `chosen` among several kinds, or the only one that fitted."""

    kind: Kind
    chosen: bool


@dataclass(frozen=True, slots=True)
class BlackSealTaken(OpenSeatEvent):
    """The winner had no fitting seal and took a black one; `left` remain in the middle."""

    left: int


@dataclass(frozen=True, slots=True)
class NoBlackSealLeft(OpenSeatEvent):
    """The winner had no fitting seal, but all black ones are out: no penalty."""


@dataclass(frozen=True, slots=True)
class PlayerScored(SeatEvent):
    """The seals a player is left with and their penalty points: 2, 4 and 3 each.

    won, predicted: tricks of the round.
    """

    coloured: int
    white: int
    black: int
    points: int
    won: int = 0
    predicted: int = 0


@dataclass(frozen=True, slots=True)
class SaboteurScored(SeatEvent):
    """The saboteur's penalty points: `start` less the black seals of the others, not below 0."""

    start: int
    black: int
    points: int


@dataclass(frozen=True, slots=True)
class SheetWritten(Event):
    """The score sheet after a round: the total penalty points of each seat."""

    totals: tuple[int, ...]
