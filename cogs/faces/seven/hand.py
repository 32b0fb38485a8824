"""The hand of 7: the pile, the cards, and a button for each sum that they can make."""

from collections.abc import Iterator
from typing import Final

from cogs.faces.common import without_deal
from cogs.faces.seven.words import bold, card, offer_words
from cogs.ui.layout import NO_BREAK
from cogs.ui.names import Names
from cogs.ui.page import Accent, Button, MakeMove, Page, Say, Style
from engine.games.seven.events import CameLast, RoundDealt
from engine.games.seven.state import Phase
from engine.games.seven.view import View
from engine.tables.view import TableView

ACROSS: Final = 3
"""Buttons in a row: a phone would wrap the fourth."""


def hand(say: Say, seen: TableView, names: Names) -> Page:
    """The pile, large, and everybody's card count; then the cards, and the sums that they can make.

    Out of turn the cards are there to be studied.
    """
    view: View = seen.view
    mine = seen.seat in seen.to_move
    question = say("seven-hand-again") if mine and view.phase is Phase.AGAIN else ""
    hint = (_hint(say, view), _last(say, view)) if mine else (_out(say, view),)
    small = "\n".join(f"-# {line}" for line in hint if line)
    seats, first = len(names), view.seat or 0
    sizes = [
        say("seven-size", **names.told(seat), cards=view.sizes[seat])
        for seat in (*range(first, seats), *range(first))
    ]
    pile = f"## {_pile(say, view)}\n-# {say('seven-sizes', sizes=', '.join(sizes))}"
    return Page(
        Accent.HAND,
        tuple(filter(None, (small, _cards(say, view)))),
        tuple(_buttons(say, seen)) if mine else (),
        question=question,
        across=ACROSS,
        shows=(CameLast, *without_deal(seen, RoundDealt)),  # the round's result says who came last
        lies=(pile,),
    )


def _pile(say: Say, view: View) -> str:
    if not view.pile:
        return say("seven-small-pile-empty")
    return say("seven-small-pile", newest=view.newest, other=view.other, sum=view.sum)


def _out(say: Say, view: View) -> str:
    """The place of a reader without cards."""
    if view.hand or view.seat not in view.out:
        return ""
    return say("seven-hand-out", place=view.out.index(view.seat) + 1)


def _cards(say: Say, view: View) -> str:
    """All cards of the hand; a number may be there more than once."""
    if not view.hand:
        return ""
    numbers = map(bold, sorted(view.hand))
    if say.in_words:
        return say("seven-several", numbers=", ".join(numbers))
    return f"### {' '.join(numbers)}"


def _last(say: Say, view: View) -> str:
    """The effect of a last card, from which a card is drawn unless it makes a Seven."""
    is_last = view.phase is Phase.PLACE and len(view.hand) == 1
    return say("seven-hint-last") if is_last else ""


def _hint(say: Say, view: View) -> str:
    """The effect of a card, in a sentence."""
    if view.phase is Phase.AGAIN:
        strict = view.options.strict_finish and len(view.hand) == 1
        return say("seven-hint-strict" if strict else "seven-hint-again")
    return say("seven-hint" if view.pile else "seven-hint-start")


def _buttons(say: Say, seen: TableView) -> Iterator[Button]:
    """The ways to place each number, by their sums: the newest one covered, then beside it."""
    view: View = seen.view
    indices = {move: index for index, move in enumerate(seen.moves)}
    for placing in sorted(view.placings, key=lambda each: (each.number, each.side)):
        index = indices.get(placing.move)
        if index is None:
            continue
        words = offer_words(say, placing)
        if not say.in_words:
            seven = "yes" if placing.makes_a_seven else "no"
            words = say("seven-sum", number=card(placing.number), sum=placing.sum, seven=seven)
            words = words.replace(" ", NO_BREAK)
        yield Button(words, MakeMove(index), Style.GAIN if placing.makes_a_seven else Style.PLAIN)
