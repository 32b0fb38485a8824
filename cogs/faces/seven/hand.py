"""The hand of 7: a button for each sum that a card would make, a line for what fits nowhere."""

from __future__ import annotations

from collections import Counter
from typing import Final

from cogs.faces.seven.words import bold, card, offer_words
from cogs.ui.custom_ids import MakeMove, ShowPage
from cogs.ui.face import WHY
from cogs.ui.page import Accent, Button, Page, Say, Style
from engine.games.seven.moves import Reason
from engine.games.seven.state import Phase
from engine.games.seven.view import View
from engine.tables.view import TableView

ACROSS: Final = 2
"""Buttons in a row: a sum takes half a phone."""


def hand(say: Say, seen: TableView) -> Page:
    """The pile, large; what a card does to it, what fits nowhere; a button for each sum."""
    view: View = seen.view
    pile = f"### {_pile(say, view)}"
    if seen.seat not in seen.to_move:
        return Page(Accent.HAND, (pile, _out(say, view)), _idle_buttons(say, view))
    question = say("seven-hand-again") if view.phase is Phase.AGAIN else ""
    small = (_hint(say, view), _copies(say, view), _no_fit(say, view))
    blocks = (pile, "\n".join(f"-# {line}" for line in small if line))
    return Page(Accent.HAND, blocks, _legal_buttons(say, seen), question=question, across=ACROSS)


def _pile(say: Say, view: View) -> str:
    if not view.pile:
        return say("seven-small-pile-empty")
    return say("seven-small-pile", newest=view.newest, other=view.other, sum=view.sum)


def _out(say: Say, view: View) -> str:
    """The place of a reader who has no cards left; the cards of all others are on the buttons."""
    if view.hand or view.seat not in view.out:
        return ""
    return say("seven-hand-out", place=view.out.index(view.seat) + 1)


def _fitting(view: View) -> set[int]:
    return {placing.number for placing in view.placings if placing.is_legal}


def _copies(say: Say, view: View) -> str:
    """Which of the numbers that fit are there more than once; a button cannot say it."""
    counts = Counter(view.hand)
    several = [_times(say, n, counts[n]) for n in sorted(_fitting(view)) if counts[n] > 1]
    return say("seven-several", numbers=", ".join(several)) if several else ""


def _no_fit(say: Say, view: View) -> str:
    """The numbers that do not fit, in one line with the reason."""
    by_reason: dict[str, list[int]] = {}
    for number in sorted(set(view.hand) - _fitting(view)):
        reasons = {placing.reason for placing in view.placings if placing.number == number}
        way = "both" if len(reasons) > 1 else "high" if Reason.TOO_HIGH in reasons else "low"
        by_reason.setdefault(way, []).append(number)
    listed = " · ".join(_not_now(say, view, way, by_reason[way]) for way in by_reason)
    return say("seven-not-now", numbers=listed) if listed else ""


def _not_now(say: Say, view: View, way: str, numbers: list[int]) -> str:
    counts = Counter(view.hand)
    listed = ", ".join(_times(say, number, counts[number]) for number in numbers)
    return say("seven-not-now-why", numbers=listed, way=way, sum=view.sum)


def _times(say: Say, number: int, count: int) -> str:
    return bold(number) if count < 2 else say("seven-times", number=bold(number), count=count)


def _hint(say: Say, view: View) -> str:
    """What a card does to the pile and what follows, in words that teach the game."""
    if view.phase is Phase.AGAIN:
        strict = view.options.strict_finish and len(view.hand) == 1
        return say("seven-hint-strict" if strict else "seven-hint-again")
    if not view.pile:
        return say("seven-hint-start")
    return say("seven-hint", fields="two" if view.other else "one", newest=view.newest)


def _legal_buttons(say: Say, seen: TableView) -> tuple[Button, ...]:
    view: View = seen.view
    by_move = {placing.move: placing for placing in view.placings if placing.is_legal}
    return tuple(
        Button(
            offer_words(say, by_move[move]),
            MakeMove(index),
            Style.GAIN if by_move[move].makes_a_seven else Style.PLAIN,
        )
        for index, move in enumerate(seen.moves)
    )


def _idle_buttons(say: Say, view: View) -> tuple[Button, ...]:
    """Out of turn each number tells whose turn it is; every button has a name of its own."""
    counts = Counter(view.hand)
    return tuple(
        Button(
            say("seven-hold-button", number=card(number), count=counts[number]),
            ShowPage(f"{WHY}-{number}"),
        )
        for number in sorted(counts)
    )
