"""Names of placings in 7, also as typed: `3`, or `3h` (on the hole) and `3n` (on the number)."""

import re
from collections.abc import Sequence
from typing import Final

from cogs.faces.common import SEAT_SIGNS
from cogs.ui.face import Offer, Unclear, chosen, normalised
from cogs.ui.layout import JOINER, NO_BREAK
from cogs.ui.names import Names
from cogs.ui.page import MakeMove, Play, Say, ShowPage
from cogs.ui.pictures import Signs
from engine.games.seven.cards import NUMBERS
from engine.games.seven.moves import Placing, Side
from engine.games.seven.view import View
from engine.tables.view import TableView


def card(number: int) -> str:
    """A number as a card, in a sentence or on a button, by an invisible sign before it."""
    return f"{JOINER}{number}"


def bold(number: int) -> str:
    """A number as a card in the lines of a hand."""
    return f"{JOINER}**{number}**"


def offer_words(say: Say, placing: Placing) -> str:
    """A placing's name on a button and in a suggestion: its sum, which no line breaks."""
    verdict = "seven" if placing.makes_a_seven else "fits" if placing.is_legal else "no"
    words = say("seven-offer", **placed(placing), verdict=verdict)
    for sign in "+=":
        words = words.replace(f" {sign} ", f"{NO_BREAK}{sign}{NO_BREAK}")
    return words


def placed(placing: Placing) -> dict[str, str | int]:
    """The values of a message about a placing.

    way: the card is the start of a pile, the only visible number, or beside another.
    """
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


TYPED = re.compile(r"([1-7])(?:(?:on)?(?:the)?(hole|number|h|n))?")
LETTERS = {Side.START: "", Side.HOLE: "h", Side.NUMBER: "n"}


def plays(say: Say, seen: TableView, names: Names, typed: str) -> Sequence[Offer]:
    """Each legal placing, the highest sums first."""
    view: View = seen.view
    words = [
        Offer(offer_words(say, placing), f"{placing.move.number}{LETTERS[placing.move.side]}")
        for placing in sorted(view.placings, key=lambda placing: (-placing.sum, placing.number))
        if seen.moves and placing.is_legal
    ]
    return chosen(words, typed)


def find(say: Say, seen: TableView, names: Names, card: str, take: str) -> Play:
    """The placing meant by the text; the hand if both ways fit; raises Unclear."""
    view: View = seen.view
    match = TYPED.fullmatch(normalised(card + take))
    if match is None:
        raise Unclear(say("seven-unclear"))
    number, letter = int(match[1]), (match[2] or "")[:1]
    if view.newest == view.other:
        letter = ""  # with a single way or a new pile, either letter fits
    ways = [i for i, move in enumerate(seen.moves) if move.number == number]
    fitting = [i for i in ways if not letter or LETTERS[seen.moves[i].side] == letter]
    if len(fitting) == 1:
        return MakeMove(fitting[0])
    if fitting:
        return ShowPage()
    if number not in view.hand:
        raise Unclear(say("seven-not-in-hand", number=number))
    raise Unclear(say("seven-cannot", number=number, sum=view.sum))
