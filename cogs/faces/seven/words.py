"""Names of placings in 7, and the pictures that replace them."""

from typing import Final

from cogs.faces.common import SEATS
from cogs.ui.layout import JOINER, NO_BREAK
from cogs.ui.page import Say
from cogs.ui.pictures import Signs
from engine.games.seven.moves import Placing, Side

CARD: Final = JOINER
"""An invisible sign before a number, bold or not, that makes it a card."""


def card(number: int) -> str:
    """A number as a card, in a sentence or on a button."""
    return f"{CARD}{number}"


def bold(number: int) -> str:
    """A number as a card in the lines of a hand."""
    return f"{CARD}**{number}**"


def offer_words(say: Say, placing: Placing) -> str:
    """A placing's name on a button and in a suggestion: its sum, which no line breaks."""
    fits = "fits" if placing.is_legal else "no"
    words = say(
        "seven-offer",
        number=card(placing.number),
        way=way_of(placing.side, placing.other),
        other=placing.other,
        sum=placing.sum,
        verdict="seven" if placing.makes_a_seven else fits,
    )
    for sign in "+=":
        words = words.replace(f" {sign} ", f"{NO_BREAK}{sign}{NO_BREAK}")
    return words


def way_of(side: Side, other: int) -> str:
    """How a card lies: it starts a pile, or it is the only number in sight, or one of two."""
    if side is Side.START:
        return "start"
    return "beside" if other else "alone"


PICTURES: Final[Signs] = {
    r"┃ (\d) ┃ (\d) ┃": r":n_left\1::n_right\2:",
    r"┃ (\d) ┃ ○ ┃": r":n_left\1::n_righthole:",
    "┃ ○ ┃ ○ ┃": ":n_lefthole::n_righthole:",
    rf"{CARD}\*\*(\d)\*\*": r":n_card\1:",
    rf"{CARD}(\d)(?!\d)": r":n_card\1:",
    **SEATS,
}
