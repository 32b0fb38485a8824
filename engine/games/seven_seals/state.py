"""The cards of The Seven Seals, and the table: the score sheet, the seals, the hands."""

from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import TypeAlias

from engine.core import Seat, put
from engine.games.seven_seals.options import Options

RANKS = 15
HIGHEST = {3: 9, 4: 12, 5: 15}
"""The highest rank in play, by number of players; so every card is dealt."""


class Colour(IntEnum):
    """A colour of cards and of seals; red is always trump."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    PURPLE = 4

    @property
    def letter(self) -> str:
        """The capital that stands for the colour in every notation."""
        return self.name[0]


class Card(IntEnum):
    """A card, named by the letter of its colour and its rank; sorted by colour, then rank."""

    R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12, R13, R14, R15 = range(15)
    Y1, Y2, Y3, Y4, Y5, Y6, Y7, Y8, Y9, Y10, Y11, Y12, Y13, Y14, Y15 = range(15, 30)
    G1, G2, G3, G4, G5, G6, G7, G8, G9, G10, G11, G12, G13, G14, G15 = range(30, 45)
    B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, B14, B15 = range(45, 60)
    P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15 = range(60, 75)

    colour: Colour
    rank: int

    def __init__(self, code: int) -> None:
        self.colour = Colour(code // RANKS)
        self.rank = code % RANKS + 1

    def __str__(self) -> str:
        return self.name

    def __hash__(self) -> int:
        return self._value_


@cache
def deck(seats: int) -> tuple[Card, ...]:
    """The cards used by this many players, sorted."""
    return tuple(card for card in Card if card.rank <= HIGHEST[seats])


class Phase(IntEnum):
    """The kind of choice that the game waits for."""

    PREDICT = 0
    PLAY = 1
    RETURN = 2  # the winner of the last trick chooses which seal to return
    OVER = 3


Kind = IntEnum(
    "Kind", {"RED": 0, "YELLOW": 1, "GREEN": 2, "BLUE": 3, "PURPLE": 4, "WHITE": 5, "BLACK": 6}
)
"""A kind of seal: the five colours with the values of `Colour`, white and black."""

Counts: TypeAlias = tuple[int, ...]
"""The numbers of seals by `Kind`; or only those by `Colour`."""

ALL_SEALS: Counts = (5, 3, 3, 3, 3, 4, 6)
NO_SEALS: Counts = (0,) * 7
NONE_PREDICTED: Counts = (0,) * 5


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet.

    round: from 1; totals: penalty points of the rounds before this one, by seat (after the end:
    of all rounds); saboteur_times: how often each seat was the saboteur, this round included.
    """

    round: int
    dealer: Seat
    totals: tuple[int, ...]
    saboteur_times: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seals:
    """The places of the 27 seals of a round, all of them public.

    middle: by kind; held: by seat and kind; predictions: by seat the five colours as they were
    chosen (five zeros by the saboteur), None: not yet; saboteur: the seat that took it, if any.
    """

    middle: Counts
    held: tuple[Counts, ...]
    predictions: tuple[Counts | None, ...]
    saboteur: Seat | None

    @property
    def predicted(self) -> int:
        """The sum of the predicted tricks so far."""
        return sum(map(sum, filter(None, self.predictions)))


@dataclass(frozen=True, slots=True)
class Played:
    """A card of a trick and its player."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was won: the first card was played by `leader`, the others clockwise."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat

    @property
    def plays(self) -> tuple[Played, ...]:
        """Each card with its player, in the order in which they were played."""
        return plays(self.leader, self.cards, len(self.cards))

    @property
    def led(self) -> Colour:
        """The colour that was led."""
        return self.cards[0].colour

    @property
    def winning_card(self) -> Card:
        """The card that won."""
        return self.cards[(self.winner - self.leader) % len(self.cards)]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """The part of a table that everybody sees as it is; the defaults are those of a new round.

    leader: the seat that leads this trick (in RETURN: the next); last_trick: the one before, in
    this round; tricks: won in this round, by seat.
    """

    options: Options
    sheet: Sheet
    seals: Seals
    phase: Phase = Phase.PREDICT
    leader: Seat
    last_trick: Trick | None = None
    tricks: tuple[int, ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.tricks)


@dataclass(frozen=True, slots=True, kw_only=True)
class State(OpenTable):
    """Everything about a table of The Seven Seals.

    turn: the seat to move, unless it is over; hands: by seat, sorted; trick: the cards of the
    running trick, in order; pile: all cards of finished tricks, in order.
    """

    seed: int
    turn: Seat
    hands: tuple[tuple[Card, ...], ...]
    trick: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()


def plays(leader: Seat, cards: tuple[Card, ...], seats: int) -> tuple[Played, ...]:
    """Each card of a trick with its player, in the order in which they were played."""
    return tuple(Played((leader + n) % seats, card) for n, card in enumerate(cards))


def changed(items: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """The same numbers with this much added to one of them."""
    return put(items, index, items[index] + by)
