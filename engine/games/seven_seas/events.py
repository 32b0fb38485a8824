"""The events of 7 Seas, in enough detail to narrate a game."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.core import Event, OpenEvent, OpenSeatEvent, PrivateEvent, Seat, SeatEvent
from engine.games.seven_seas.captures import CaptureRule
from engine.games.seven_seas.cards import Card, Cards
from engine.games.seven_seas.moves import Source

Category = StrEnum("Category", "CARDS COINS LADY KING BOOTY")
"""The five things that a round scores, in the order of scoring."""


@dataclass(frozen=True, slots=True)
class Redealt(Event):
    """A third ten lay in the opening display: all cards are shuffled again."""

    round: int
    display: Cards


@dataclass(frozen=True, slots=True)
class RoundDealt(Event):
    """A round begins; sizes are of each hand, the harbour and the pile set aside."""

    round: int
    starter: Seat
    display: Cards
    hand: int
    harbour: int
    aside: int


@dataclass(frozen=True, slots=True)
class Laid(OpenSeatEvent):
    """A card was laid in the display."""

    card: Card


@dataclass(frozen=True, slots=True)
class Captured(OpenSeatEvent):
    """A card was played and took others; all of them went into the chest of the seat's side."""

    card: Card
    taken: Cards
    rule: CaptureRule


@dataclass(frozen=True, slots=True)
class Cleared(OpenSeatEvent):
    """The capture emptied the display."""


@dataclass(frozen=True, slots=True)
class NickOffered(OpenSeatEvent):
    """The seat may open one of these sources."""

    sources: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class SourceOpened(SeatEvent):
    """The seat is looking at the cards of this source."""

    source: Source


@dataclass(frozen=True, slots=True)
class CardsSeen(PrivateEvent):
    """The cards that the seat saw in the source it opened."""

    source: Source
    cards: Cards


@dataclass(frozen=True, slots=True)
class Nicked(OpenSeatEvent):
    """One card of the source went, face down, into the chest of the seat's side."""

    source: Source
    ROBBED: ClassVar = "source"  # nobody, if it is the harbour; with teams, a side of two seats


@dataclass(frozen=True, slots=True)
class CardKept(PrivateEvent, OpenEvent):
    """The card that was kept."""

    source: Source
    card: Card


@dataclass(frozen=True, slots=True)
class NickDeclined(OpenSeatEvent):
    """The seat declined the nick."""


@dataclass(frozen=True, slots=True)
class SecondCycle(Event):
    """Two players: the pile set aside was dealt, each hand of this size."""

    round: int
    hand: int


@dataclass(frozen=True, slots=True)
class LastClears(SeatEvent):
    """House rule: the last seat to capture took the rest of the display."""

    taken: Cards


@dataclass(frozen=True, slots=True)
class BootyCounted(Event):
    """The booty of one side: the best card and value of each suit, gold to curses, and the sum.

    best: None for a suit without a card; for the curses the kraken if the side holds it.
    """

    side: int
    best: tuple[Card | None, ...]
    values: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class CategoryScored(Event):
    """One line of the scoring: each side's figure, the sides that score, and how much each."""

    category: Category
    figures: tuple[int, ...]
    winners: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class ShipMoved(Event):
    """A side's ship sailed from one space to another, both counted from the start."""

    side: int
    old: int
    new: int


@dataclass(frozen=True, slots=True)
class CompassPassed(Event):
    """The next round begins with this seat."""

    old: Seat
    new: Seat
