"""The state of a game of 7 Seas."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from engine.core import Seat
from engine.games.seven_seas.cards import Cards
from engine.games.seven_seas.moves import HARBOUR, Source
from engine.games.seven_seas.options import Options

Side: TypeAlias = int
"""The owners of a chest and a ship: one seat or, in the team game, seats 0 and 2 or 1 and 3."""


class Phase(StrEnum):
    """The kind of choice that the seat in turn has."""

    PLAY = "play"  # a card, and what it takes
    NICK = "nick"  # a source to open, or none
    KEEP = "keep"  # one card of the opened source
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """The part of a table that everybody sees as it is; the defaults are those of a new round.

    round: its number, from 1. starter: the seat that has the compass. ships: by side, spaces from
    the start. opened: the source of a nick that is being looked at. last: the seat that captured
    last in this round.
    """

    options: Options
    round: int
    starter: Seat
    ships: tuple[int, ...]
    phase: Phase = Phase.PLAY
    display: Cards
    opened: Source | None = None
    last: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class State(OpenTable):
    """The places of all cards. Cards are sorted, since their order would reveal when each came.

    chests: by side. aside: the hands of the second cycle.
    """

    seed: int = field(repr=False)  # a secret until the table is over
    turn: Seat
    hands: tuple[Cards, ...]
    chests: tuple[Cards, ...]
    harbour: Cards
    aside: tuple[Cards, ...]


def cards_in(state: State, source: Source) -> Cards:
    """The cards of a chest or of the harbour."""
    return state.harbour if source == HARBOUR else state.chests[source]


def sources(state: State, seat: Seat) -> tuple[Source, ...]:
    """The places a seat may open: the harbour and other sides' chests, unless they are empty."""
    sides = len(state.chests)
    own = seat % sides
    harbour = (HARBOUR,) if state.harbour else ()
    return harbour + tuple(s for s in range(sides) if s != own and state.chests[s])


def shown_place(space: int) -> int:
    """The number printed where a ship stands: the chart has 14 spaces and goes round."""
    return space if space <= 14 else (space - 1) % 14 + 1
