"""Hints of 7: a placing as a verb, and a computer's reason for it."""

from __future__ import annotations

from cogs.faces.seven.words import card, way_of
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.games.seven.state import Phase
from engine.games.seven.view import View
from engine.players.base import Reason
from engine.tables.view import TableView


def move_sentence(say: Say, seen: TableView, names: Names, index: int) -> str:
    """The placing of this index as a verb."""
    view: View = seen.view
    placing = next(each for each in view.placings if each.move == seen.moves[index])
    return say(
        "seven-move",
        number=card(placing.number),
        way=way_of(placing.side, placing.other),
        other=placing.other,
        sum=placing.sum,
    )


def because(say: Say, seen: TableView, names: Names, index: int, reason: Reason) -> str:
    """A computer's reason for this placing."""
    number, kept = seen.moves[index].number, list(seen.view.hand)
    kept.remove(number)
    view: View = seen.view
    draws = view.phase is Phase.PLACE and view.draw_pile + view.aside > 0
    return say(
        f"why-seven-{reason.name}",
        count=reason.figure,
        kept=card(reason.figure),
        number=card(number),
        highest=card(max(kept, default=0)),
        higher=sum(each > number for each in kept),
        draws="yes" if draws else "no",
        left=" · ".join(map(card, kept)) or 0,
    )
