"""The events of 7, each with the seats that may know of it."""

from dataclasses import dataclass

from engine.core import Event, OpenSeatEvent, PrivateEvent, Seat, SeatEvent
from engine.games.seven.moves import SEVEN, Side


@dataclass(frozen=True, slots=True)
class RoundDealt(Event):
    """Seven cards were dealt to each seat; `starter` begins, `draw_pile` cards are left."""

    round: int
    starter: Seat
    draw_pile: int


@dataclass(frozen=True, slots=True)
class HandDealt(PrivateEvent):
    """The seat's own hand, sorted."""

    hand: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Placed(SeatEvent):
    """A card was placed; the pile now shows `newest` (L) and `other` (O, 0: none)."""

    number: int
    side: Side
    newest: int
    other: int

    @property
    def sum(self) -> int:
        """The sum of the fields."""
        return self.newest + self.other

    @property
    def reveals(self) -> bool:
        """True unless the sum is 7: a penalty card then shows that no card of the next seat fits.

        After a 7 any card fits.
        """
        return self.sum != SEVEN


@dataclass(frozen=True, slots=True)
class SevenMade(OpenSeatEvent):
    """The sum is exactly 7: the pile of `cards` cards was put aside."""

    cards: int


@dataclass(frozen=True, slots=True)
class Drew(SeatEvent):
    """The seat drew after placing; count 0: nothing was left to draw."""

    count: int


@dataclass(frozen=True, slots=True)
class PenaltyDrew(SeatEvent):
    """The seat could place nothing and drew a penalty card; count 0: no card was left."""

    count: int


@dataclass(frozen=True, slots=True)
class DrewCard(PrivateEvent):
    """The card drawn by the Drew or PenaltyDrew just before."""

    number: int


@dataclass(frozen=True, slots=True)
class DrawPileRenewed(Event):
    """The `cards` cards put aside were shuffled into a new draw pile."""

    cards: int


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """Nobody could place or draw: the pile of `cards` cards makes a draw pile, `starter` begins."""

    starter: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class WentOut(OpenSeatEvent):
    """The seat has no card left and takes this place in the round."""

    place: int


@dataclass(frozen=True, slots=True)
class CameLast(SeatEvent):
    """The seat is the only one that still holds cards, and holds this many."""

    cards: int


@dataclass(frozen=True, slots=True)
class ChipsPaid(SeatEvent):
    """The seat got chips for its place in the round (fewer, or 0, when they run out).

    total: its chips from now on.
    """

    place: int
    chips: int
    total: int
