"""The board of 7 and the hand: the pile, the cards, and a button for each sum that they make."""

from collections.abc import Iterator
from typing import Final

from cogs.faces.common import rounds_at, without_deal
from cogs.faces.seven.words import bold, placed
from cogs.ui.layout import NARROW
from cogs.ui.names import Names
from cogs.ui.page import Accent, Button, MakeMove, Page, Say, Style
from engine.core import Seat, own_seat
from engine.games.seven.events import CameLast, RoundDealt
from engine.games.seven.state import CHIPS, Phase
from engine.games.seven.view import View
from engine.tables.view import TableView


def board(say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
    """The pile in large type, the sizes of the hands, the stock."""
    view: View = seen.view
    stock = say("seven-stock", draw=view.draw_pile, aside=view.aside)
    seats = [_seat_line(say, view, names, seat) for seat in range(len(names))]
    fields, note = say("seven-fields-empty"), say("seven-pile-empty")
    if view.pile:  # ○ is an open hole
        fields = say("seven-fields", newest=view.newest, other=view.other, sum=view.sum)
        note = say("seven-pile-fields")
    pile = f"{say('seven-pile', cards=len(view.pile))}\n# {fields}\n-# {note}"
    title = say("seven-title", round=view.round, bank=CHIPS - sum(view.chips))
    if view.rounds is not None:
        title = say("seven-title-of", round=view.round, rounds=rounds_at(seen, view.rounds))
    return (f"### {title}", pile, "\n".join([*seats, f"-# {stock}"]))


def _seat_line(say: Say, view: View, names: Names, seat: Seat) -> str:
    name, chips = names.marked(seat), view.chips[seat]
    if seat in view.out and not view.sizes[seat]:  # the last one in has cards left
        return say("seven-out", name=name, place=view.out.index(seat) + 1, chips=chips)
    line = say("seven-seat", name=name, cards=view.sizes[seat], chips=chips)
    return f"{line} {say('seat-to-play')}" if seat == view.turn else line


ACROSS: Final = 3
"""Buttons in a row: a phone would wrap the fourth."""


def hand(say: Say, seen: TableView, names: Names, _: str) -> Page:
    """The pile, large, everybody's card count, the cards, and on the reader's turn their sums."""
    view: View = seen.view
    mine = seen.seat in seen.to_move
    starts_again = mine and view.phase is Phase.AGAIN
    strict = view.options.strict_finish and len(view.hand) == 1
    question = say("seven-hint-strict" if strict else "seven-hand-again") if starts_again else ""
    hint = _hints(say, view) if mine and not starts_again else []
    if not mine and not view.hand and view.seat in view.out:
        hint = [say("seven-hand-out", place=view.out.index(view.seat) + 1)]
    small = "\n".join(f"-# {line}" for line in hint)
    seats, first = len(names), own_seat(view)
    sizes = [
        say("seven-size", **names.told(seat), cards=view.sizes[seat])
        for seat in (*range(first, seats), *range(first))
    ]
    pile = say("seven-small-pile-empty")
    if view.pile:
        pile = say("seven-small-pile", newest=view.newest, other=view.other, sum=view.sum)
    lies = f"## {pile}\n-# {say('seven-sizes', sizes=', '.join(sizes))}"
    return Page(
        Accent.HAND,
        tuple(filter(None, (small, _cards(say, view)))),
        tuple(_buttons(say, seen)) if mine else (),
        question=question,
        across=ACROSS,
        shows=(CameLast, *without_deal(seen, RoundDealt)),  # the result shows who came last
        lies=(lies,),
    )


def _cards(say: Say, view: View) -> str:
    """All cards of the hand; a number may be there more than once."""
    if not view.hand:
        return ""
    numbers = map(bold, sorted(view.hand))
    if say.in_words:
        return say("seven-several", numbers=", ".join(numbers))
    return f"### {' '.join(numbers)}"


def _hints(say: Say, view: View) -> list[str]:
    """The effect of a card, and of a last one: a draw unless it makes a Seven, if one is left.

    In the first round, also what is on the buttons.
    """
    is_last = len(view.hand) == 1
    draws = view.draw_pile + view.aside > 0
    hints = [say("seven-hint" if view.pile else "seven-hint-start", draws=draws)]
    if view.round == 1:
        hints.insert(0, say("seven-hint-buttons"))
    return [*hints, say("seven-hint-last")] if is_last and draws else hints


def _buttons(say: Say, seen: TableView) -> Iterator[Button]:
    """The ways to place each number, by their sums: the newest one covered, then beside it."""
    view: View = seen.view
    indices = {move: index for index, move in enumerate(seen.moves)}
    for placing in sorted(view.placings, key=lambda each: (each.number, each.side)):
        if (index := indices.get(placing.move)) is None:
            continue
        words = say("seven-sum", **placed(placing), seven=placing.makes_a_seven)
        words = words if say.in_words else words.replace(" ", NARROW)
        yield Button(words, MakeMove(index), Style.GAIN if placing.makes_a_seven else Style.PLAIN)
