"""The hand of 7: each number with both ways to lay it, and the sum that each would make."""

from __future__ import annotations

from collections import Counter

from cogs.faces.seven.words import bold, card, offer_words, way_words
from cogs.ui.custom_ids import MakeMove, ShowPage
from cogs.ui.face import WHY
from cogs.ui.page import Accent, Button, Page, Say, Style
from engine.games.seven.moves import Reason
from engine.games.seven.state import Phase
from engine.games.seven.view import View
from engine.tables.view import TableView


def hand(say: Say, seen: TableView) -> Page:
    """The pile in small print, a line for each number that fits, a button for each placing."""
    view: View = seen.view
    pile = f"-# {_pile(say, view)}"
    if seen.seat not in seen.to_move:
        return Page(Accent.HAND, (pile, _held(say, view)), _idle_buttons(say, view))
    question = say("seven-hand-again") if view.phase is Phase.AGAIN else ""
    blocks = (pile, _lines(say, view), f"-# {_hint(say, view)}")
    return Page(Accent.HAND, blocks, _legal_buttons(say, seen), question=question)


def _pile(say: Say, view: View) -> str:
    if not view.pile:
        return say("seven-small-pile-empty")
    return say("seven-small-pile", newest=view.newest, other=view.other, sum=view.sum)


def _held(say: Say, view: View) -> str:
    """Out of turn: the numbers alone; who is out reads which place it was."""
    if not view.hand and view.seat in view.out:
        return say("seven-hand-out", place=view.out.index(view.seat) + 1)
    counts = Counter(view.hand)
    return say("seven-hold", numbers=", ".join(_times(say, n, counts[n]) for n in sorted(counts)))


def _lines(say: Say, view: View) -> str:
    """One line for each number that fits; then those that do not, in one line with the reason."""
    counts = Counter(view.hand)
    fits = {placing.number for placing in view.placings if placing.is_legal}
    lines = [_line(say, view, number, counts[number]) for number in sorted(fits)]
    by_reason: dict[str, list[int]] = {}
    for number in sorted(counts.keys() - fits):
        reasons = {placing.reason for placing in view.placings if placing.number == number}
        way = "both" if len(reasons) > 1 else "high" if Reason.TOO_HIGH in reasons else "low"
        by_reason.setdefault(way, []).append(number)
    if by_reason:
        listed = " · ".join(_not_now(say, view, way, by_reason[way]) for way in by_reason)
        lines.append(f"-# {say('seven-not-now', numbers=listed)}")
    return "\n".join(lines)


def _not_now(say: Say, view: View, way: str, numbers: list[int]) -> str:
    listed = ", ".join(bold(number) for number in numbers)
    return say("seven-not-now-why", numbers=listed, way=way, sum=view.sum)


def _line(say: Say, view: View, number: int, count: int) -> str:
    ways = [
        way_words(say, view, placing)
        for placing in view.placings
        if placing.number == number and placing.is_legal
    ]
    return f"{_times(say, number, count)}: {' · '.join(ways)}"


def _times(say: Say, number: int, count: int) -> str:
    return bold(number) if count < 2 else say("seven-times", number=bold(number), count=count)


def _hint(say: Say, view: View) -> str:
    """What follows from a placing, in a sentence that teaches the game."""
    if view.phase is not Phase.AGAIN:
        return say("seven-hint")
    strict = view.options.strict_finish and len(view.hand) == 1
    return say("seven-hint-strict" if strict else "seven-hint-again")


def _legal_buttons(say: Say, seen: TableView) -> tuple[Button, ...]:
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


def _idle_buttons(say: Say, view: View) -> tuple[Button, ...]:
    """Out of turn each number tells whose turn it is; every button has a name of its own."""
    return tuple(
        Button(say("seven-hold-button", number=card(number)), ShowPage(f"{WHY}-{number}"))
        for number in sorted(set(view.hand))
    )
