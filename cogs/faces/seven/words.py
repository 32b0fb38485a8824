"""Placings of 7 in words."""

from __future__ import annotations

from cogs.ui.page import Say
from engine.games.seven.moves import Reason, Side
from engine.games.seven.placing import Placing
from engine.games.seven.view import View

WAYS = {Side.START: "start", Side.HOLE: "hole", Side.NUMBER: "number"}


def offer_words(say: Say, view: View, placing: Placing) -> str:
    """A legal placing as a button and a suggestion name it."""
    return say(
        "seven-offer",
        number=placing.number,
        way=_way(view, placing),
        sum=placing.sum,
        verdict=_verdict(placing),
    )


def way_words(say: Say, view: View, placing: Placing) -> str:
    """A way to lay a card, with its sum, and what is wrong with it if it is not legal."""
    return say(
        "seven-way" if placing.is_legal else "seven-way-not",
        way=_way(view, placing),
        number=placing.newest,
        other=placing.other,
        sum=placing.sum,
        verdict=_verdict(placing),
    )


def _way(view: View, placing: Placing) -> str:
    """Where both fields are equal, both ways are one."""
    same = view.pile and view.newest == view.other
    return "either" if same else WAYS[placing.side]


def _verdict(placing: Placing) -> str:
    if placing.makes_a_seven:
        return "seven"
    if placing.is_legal:
        return "fits"
    return "high" if placing.reason is Reason.TOO_HIGH else "low"
