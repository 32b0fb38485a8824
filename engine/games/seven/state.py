"""The whole truth about a table of 7."""

from dataclasses import dataclass, field
from enum import IntEnum

from engine.core import Seat
from engine.games.seven.moves import Fields, PlaceCard
from engine.games.seven.options import Options

HAND = 7
CHIPS = 80
ROUNDS = 7
ROUNDS_UP_TO = 4
"""Up to four players play seven rounds; more play until the chips are gone."""


class Phase(IntEnum):
    """The kind of choice that the seat to move has."""

    PLACE = 0  # place a card and, below 7, draw one
    AGAIN = 1  # start a new pile after an own Seven; nothing is drawn for it
    OVER = 2


@dataclass(frozen=True, slots=True)
class State:
    """Everything, hidden cards included.

    starter: the seat that began this round. hands: sorted numbers by seat. pile: the cards as
    placed. draw_pile: the last one is drawn first. aside: the numbers put aside since the draw
    pile was last renewed, sorted. renewals: their number in this round. out: the seats without
    cards, by place.
    """

    options: Options
    seed: int = field(repr=False)  # a secret until the table is over
    round: int
    starter: Seat
    chips: tuple[int, ...]
    phase: Phase
    turn: Seat
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[PlaceCard, ...]
    newest: int
    other: int
    draw_pile: tuple[int, ...]
    aside: tuple[int, ...]
    renewals: int
    out: tuple[Seat, ...]

    @property
    def fields(self) -> Fields:
        """The numbers that the pile shows."""
        return self.newest, self.other


def rounds_of(seats: int) -> int | None:
    """The number of rounds at a table of this size; None: until the chips are gone."""
    return ROUNDS if seats <= ROUNDS_UP_TO else None
