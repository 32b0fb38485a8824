"""The hand of 7: each number with both ways to lay it, and the sum that each would make."""

from __future__ import annotations

from collections import Counter

from cogs.faces.common import turn_line
from cogs.ui.custom_ids import MakeMove, ShowPage
from cogs.ui.face import WHY
from cogs.ui.names import Names
from cogs.ui.page import Accent, Button, Page, Say, Style
from engine.games.seven.moves import Reason, Side
from engine.games.seven.placing import Placing
from engine.games.seven.state import Phase
from engine.games.seven.view import View
from engine.tables.view import TableView

WAYS = {Side.START: "start", Side.HOLE: "hole", Side.NUMBER: "number"}


def page(say: Say, seen: TableView, names: Names) -> Page:
    """The situation small, a line for each number, the legal placings to press."""
    view: View = seen.view
    mine = seen.seat in seen.to_move
    again = "seven-hand-again" if view.phase is Phase.AGAIN else "seven-hand"
    title = say(again) if mine else turn_line(say, seen, names)
    blocks = [f"### {title}", f"-# {_pile(say, view)}", _lines(say, view)]
    blocks += [f"-# {_hint(say, view)}"] if mine else []
    presses = _legal_presses(say, seen) if mine else _idle_presses(view)
    return Page(Accent.HAND, tuple(blocks), presses)


def offer_words(say: Say, view: View, placing: Placing) -> str:
    """A legal placing as a press and a suggestion name it."""
    return say(
        "seven-offer",
        number=placing.number,
        way=_way(view, placing),
        sum=placing.sum,
        verdict=_verdict(placing),
    )


def _pile(say: Say, view: View) -> str:
    if not view.pile:
        return say("seven-small-pile-empty")
    return say("seven-small-pile", newest=view.newest, other=view.other, sum=view.sum)


def _lines(say: Say, view: View) -> str:
    """One line for each number in the hand; who is out reads which place it was."""
    if not view.hand and view.seat in view.out:
        return say("seven-hand-out", place=view.out.index(view.seat) + 1)
    counts = Counter(view.hand)
    return "\n".join(_line(say, view, number, counts[number]) for number in sorted(counts))


def _line(say: Say, view: View, number: int, count: int) -> str:
    ways = [_way_words(say, view, placing) for placing in view.placings if placing.number == number]
    times = f" ×{count}" if count > 1 else ""
    return f"**{number}**{times}: {' · '.join(ways)}"


def _way_words(say: Say, view: View, placing: Placing) -> str:
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


def _hint(say: Say, view: View) -> str:
    """What follows from a placing, in a sentence that teaches the game."""
    if view.phase is not Phase.AGAIN:
        return say("seven-hint")
    strict = view.options.strict_finish and len(view.hand) == 1
    return say("seven-hint-strict" if strict else "seven-hint-again")


def _legal_presses(say: Say, seen: TableView) -> tuple[Button, ...]:
    view: View = seen.view
    by_move = {placing.move: placing for placing in view.placings if placing.is_legal}
    return tuple(
        Button(
            offer_words(say, view, by_move[move]),
            MakeMove(index),
            Style.GAIN if by_move[move].makes_a_seven else Style.PLAIN,
        )
        for index, move in enumerate(seen.moves)
    )


def _idle_presses(view: View) -> tuple[Button, ...]:
    """Out of turn each number tells whose turn it is; every press has a name of its own."""
    return tuple(
        Button(str(number), ShowPage(f"{WHY}-{number}")) for number in sorted(set(view.hand))
    )
