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


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """The part of a table that everybody sees as it is; the defaults are those of a new round.

    starter: the seat that began this round. pile: the cards as placed, the newest last; newest and
    other: L and O, 0 where there is none. out: the seats without cards in this round, by place;
    after the last round all seats.
    """

    options: Options
    round: int
    starter: Seat
    phase: Phase = Phase.PLACE
    pile: tuple[PlaceCard, ...] = ()
    newest: int = 0
    other: int = 0
    chips: tuple[int, ...]
    out: tuple[Seat, ...] = ()

    @property
    def fields(self) -> Fields:
        """The numbers that the pile shows."""
        return self.newest, self.other


@dataclass(frozen=True, slots=True, kw_only=True)
class State(OpenTable):
    """Everything, hidden cards included.

    hands: sorted numbers by seat. draw_pile: the last one is drawn first. aside: the numbers put
    aside since the draw pile was last renewed, sorted. renewals: their number in this round.
    """

    seed: int = field(repr=False)  # a secret until the table is over
    turn: Seat
    hands: tuple[tuple[int, ...], ...]
    draw_pile: tuple[int, ...]
    aside: tuple[int, ...] = ()
    renewals: int = 0


def rounds_of(seats: int) -> int | None:
    """The number of rounds at a table of this size; None: until the chips are gone."""
    return ROUNDS if seats <= ROUNDS_UP_TO else None
