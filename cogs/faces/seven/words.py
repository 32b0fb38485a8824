"""Placings of 7 in words."""

from __future__ import annotations

from typing import Final

from cogs.ui.layout import JOINER, NO_BREAK
from cogs.ui.page import Say
from engine.games.seven.moves import Side
from engine.games.seven.placing import Placing
from engine.games.seven.view import View

CARD: Final = JOINER
"""Before a number, which may be in bold type: the number is a card; it is not seen."""
WAYS = {Side.START: "start", Side.HOLE: "hole", Side.NUMBER: "number"}


def card(number: int) -> str:
    """A number as a card, in a sentence or on a button."""
    return f"{CARD}{number}"


def bold(number: int) -> str:
    """A number as a card in the lines of a hand."""
    return f"{CARD}**{number}**"


def offer_words(say: Say, view: View, placing: Placing) -> str:
    """A legal placing as a button and a suggestion name it."""
    return say(
        "seven-offer",
        number=card(placing.number),
        way=way_of(view, placing),
        sum=placing.sum,
        verdict=_verdict(placing),
    )


def way_words(say: Say, view: View, placing: Placing) -> str:
    """A legal way to lay a card, with its sum, which no line breaks."""
    words = say(
        "seven-way",
        way=way_of(view, placing),
        number=placing.newest,
        other=placing.other,
        sum=placing.sum,
        verdict=_verdict(placing),
    )
    for sign in ("+", "="):
        words = words.replace(f" {sign} ", f"{NO_BREAK}{sign}{NO_BREAK}")
    return words


def way_of(view: View, placing: Placing) -> str:
    """Where both fields are equal, both ways are one."""
    same = view.pile and view.newest == view.other
    return "either" if same else WAYS[placing.side]


def _verdict(placing: Placing) -> str:
    return "seven" if placing.makes_a_seven else "fits"
