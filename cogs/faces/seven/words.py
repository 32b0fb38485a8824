"""Names of placings in 7."""

from typing import Final

from cogs.faces.common import SEAT_SIGNS
from cogs.ui.layout import JOINER
from cogs.ui.pictures import Signs
from engine.games.seven.cards import NUMBERS
from engine.games.seven.moves import Placing, Side


def card(number: int) -> str:
    """A number as a card, in a sentence or on a button, by an invisible sign before it."""
    return f"{JOINER}{number}"


def bold(number: int) -> str:
    """A number as a card in the lines of a hand."""
    return f"{JOINER}**{number}**"


def placed(placing: Placing) -> dict[str, str | int]:
    """The values of a message about a placing; way: it starts a pile, is alone or by another."""
    way = "beside" if placing.other else "alone"
    way = "start" if placing.side is Side.START else way
    number, other = card(placing.number), placing.other
    return {"number": number, "way": way, "other": other, "sum": placing.sum}


DRAWN: Final = (
    *(f"n_{what}{number}" for what in ("card", "left", "right") for number in NUMBERS),
    *("n_lefthole", "n_righthole"),
)
PICTURES: Final[Signs] = {
    r"┃ (\d) ┃ (\d) ┃": r":n_left\1::n_right\2:",
    r"┃ (\d) ┃ ○ ┃": r":n_left\1::n_righthole:",
    "┃ ○ ┃ ○ ┃": ":n_lefthole::n_righthole:",
    rf"{JOINER}\*\*(\d)\*\*": r":n_card\1:",
    rf"{JOINER}(\d)(?!\d)": r":n_card\1:",
    **SEAT_SIGNS,
}
