"""The board of 7: the pile of two fields, the hands, and the page that counts the deck."""

from cogs.faces.common import rounds_at, turn_mark
from cogs.ui.names import Names
from cogs.ui.page import Accent, Page, Say
from engine.core import Seat
from engine.games.seven.cards import deck_name
from engine.games.seven.view import View
from engine.tables.view import TableView


def board(say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
    """The pile in large type, the sizes of the hands, the stock."""
    view: View = seen.view
    stock = say("seven-stock", draw=view.draw_pile, aside=view.aside)
    seats = [_seat_line(say, view, names, seat) for seat in range(len(names))]
    return (f"### {_title(say, seen)}", _pile(say, view), "\n".join([*seats, f"-# {stock}"]))


def numbers(say: Say, view: View) -> Page:
    """The deck's count of each number."""
    counts = view.options.deck
    title = say("seven-numbers-title", cards=sum(counts))
    lines = [say("seven-numbers-line", number=n, count=c) for n, c in enumerate(counts, start=1)]
    shipped = deck_name(counts) is not None
    note = (f"-# {say('seven-numbers-reconstructed')}",) if shipped else ()
    return Page(Accent.HAND, (f"### {title}", "\n".join(lines), *note))


def _title(say: Say, seen: TableView) -> str:
    view: View = seen.view
    if view.rounds is None:
        return say("seven-title", round=view.round, bank=view.bank)
    return say("seven-title-of", round=view.round, rounds=rounds_at(seen, view.rounds))


def _pile(say: Say, view: View) -> str:
    """Both fields and their sum in the largest type; ○ is an open hole."""
    caption = say("seven-pile", cards=len(view.pile))
    if not view.pile:
        return f"{caption}\n# {say('seven-fields-empty')}\n-# {say('seven-pile-empty')}"
    fields = say("seven-fields", newest=view.newest, other=view.other, sum=view.sum)
    return f"{caption}\n# {fields}\n-# {say('seven-pile-fields')}"


def _seat_line(say: Say, view: View, names: Names, seat: Seat) -> str:
    name, chips = names.marked(seat), view.chips[seat]
    if seat in view.out and not view.sizes[seat]:  # the last one in has cards left
        return say("seven-out", name=name, place=view.out.index(seat) + 1, chips=chips)
    line = say("seven-seat", name=name, cards=view.sizes[seat], chips=chips)
    return line + turn_mark(say, say("seat-to-play")) if seat == view.turn else line
