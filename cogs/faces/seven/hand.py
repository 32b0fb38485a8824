"""The hand of 7: each number in a row of its own, with the two possible sums."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cogs.faces.seven.words import bold, card, offer_words
from cogs.ui.custom_ids import MakeMove, ShowPage
from cogs.ui.face import WHY
from cogs.ui.names import Names
from cogs.ui.page import Accent, Button, Page, Say, Style
from engine.games.seven.cards import NUMBERS
from engine.games.seven.events import CameLast
from engine.games.seven.moves import PlaceCard, Side
from engine.games.seven.placing import Placing
from engine.games.seven.state import Phase
from engine.games.seven.view import View
from engine.tables.view import TableView

ACROSS: Final = 2
"""Buttons in a row: a sum takes half a phone."""


def hand(say: Say, seen: TableView, names: Names) -> Page:
    """The pile, large, and everybody's card count; then the sums, in the same places at all times.

    The small print between them explains the effect of a card.
    """
    view: View = seen.view
    mine = seen.seat in seen.to_move
    question = say("seven-hand-again") if mine and view.phase is Phase.AGAIN else ""
    hint = (_hint(say, view), _last(say, view), _no_fit(say, view)) if mine else (_out(say, view),)
    small = "\n".join(f"-# {line}" for line in (*hint, _copies(say, view)) if line)
    seats, first = len(names), view.seat or 0
    sizes = [
        say("seven-size", name=names[seat], you=names.you(seat), cards=view.sizes[seat])
        for seat in (*range(first, seats), *range(first))
    ]
    return Page(
        Accent.HAND,
        (f"### {_pile(say, view)}\n-# {say('seven-sizes', sizes=', '.join(sizes))}", small),
        tuple(_buttons(say, seen)),
        question=question,
        across=ACROSS,
        shows=(CameLast,),  # the round's result says it
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


def _copies(say: Say, view: View) -> str:
    """All cards, if a number is there more than once; a button can't show it."""
    if len(set(view.hand)) == len(view.hand):
        return ""
    return say("seven-several", numbers=", ".join(map(bold, sorted(view.hand))))


def _last(say: Say, view: View) -> str:
    """The effect of a last card, from which a card is drawn unless it makes a Seven."""
    is_last = view.phase is Phase.PLACE and len(view.hand) == 1
    return say("seven-hint-last") if is_last else ""


def _no_fit(say: Say, view: View) -> str:
    """The reason why some of the buttons are grey, if some are."""
    fits = all(placing.is_legal for placing in view.placings)
    return "" if fits else say("seven-not-now", sum=view.sum)


def _hint(say: Say, view: View) -> str:
    """The effect of a card on the pile, in a sentence that teaches the game."""
    if view.phase is Phase.AGAIN:
        strict = view.options.strict_finish and len(view.hand) == 1
        return say("seven-hint-strict" if strict else "seven-hint-again")
    if not view.pile:
        return say("seven-hint-start")
    return say("seven-hint", fields="pair" if view.other else "single", newest=view.newest)


def _buttons(say: Say, seen: TableView) -> Iterator[Button]:
    """For each number the newest one covered, then beside it; cards that don't fit are disabled.

    The places depend only on the hand, which nobody else changes: other players' moves on the pile
    between two turns move nothing. The highest number has one place, for it fits beside none.
    """
    view: View = seen.view
    ways = {(placing.number, placing.side is Side.NUMBER): placing for placing in view.placings}
    indices = {move: index for index, move in enumerate(seen.moves)}
    for number in sorted(set(view.hand)):
        for beside in (False, True):
            if not beside or number < NUMBERS[-1]:
                yield _button(say, number, ways.get((number, beside)), indices, beside=beside)


def _button(
    say: Say, number: int, placing: Placing | None, indices: dict[PlaceCard, int], *, beside: bool
) -> Button:
    """One way to place the number; if only the other way exists, a mark keeps its place."""
    why = ShowPage(f"{WHY}-{number}{'n' if beside else 'h'}")
    if placing is None:
        return Button(say("seven-no-way", number=card(number)), why)
    words = offer_words(say, placing)
    index = indices.get(placing.move)
    if index is None:
        return Button(words, why)
    return Button(words, MakeMove(index), Style.GAIN if placing.makes_a_seven else Style.PLAIN)
