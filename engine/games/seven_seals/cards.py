"""The 75 cards: five colours, each 1-15, of which smaller tables use the lower ranks."""

from enum import IntEnum
from functools import cache

RANKS = 15
HAND = 15
"""Cards dealt to each player, and so tricks in a round, at every number of players."""

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


SUITS = tuple(range(colour * RANKS, (colour + 1) * RANKS) for colour in Colour)
"""By colour: the numbers of its cards."""


@cache
def deck(seats: int) -> tuple[Card, ...]:
    """The cards used by this many players, sorted."""
    return tuple(card for card in Card if card.rank <= HIGHEST[seats])
