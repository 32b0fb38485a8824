"""7 by typing: `3` where one way is legal, else `3h` (on the hole) or `3n` (on the number)."""

import re
from collections.abc import Sequence

from cogs.faces.seven.words import offer_words
from cogs.ui.face import Offer, Unclear, chosen, normalised
from cogs.ui.names import Names
from cogs.ui.page import MakeMove, Play, Say, ShowPage
from engine.games.seven.moves import PlaceCard, Side
from engine.games.seven.view import View
from engine.tables.view import TableView

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
    """The placing that is meant; the hand if both ways are; raises Unclear."""
    view: View = seen.view
    match = TYPED.fullmatch(normalised(card + take))
    if match is None:
        raise Unclear(say("seven-unclear"))
    number = int(match[1])
    letter = (match[2] or "")[:1]
    fitting = [i for i, move in enumerate(seen.moves) if _means(view, move, number, letter)]
    if len(fitting) == 1:
        return MakeMove(fitting[0])
    if fitting:
        return ShowPage()
    raise Unclear(_why_not(say, view, number))


def _means(view: View, move: PlaceCard, number: int, letter: str) -> bool:
    """True if the text means this move; with one way only, or a new pile, either letter will do."""
    if move.number != number:
        return False
    one_way = view.newest == view.other
    return not letter or one_way or letter == LETTERS[move.side]


def _why_not(say: Say, view: View, number: int) -> str:
    if number not in view.hand:
        return say("seven-not-in-hand", number=number)
    return say("seven-cannot", number=number, sum=view.sum)
