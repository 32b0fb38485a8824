"""Hints of 7: a placing as a verb, and a computer's reason for it."""

from __future__ import annotations

from cogs.faces.seven.words import card, way_of
from cogs.ui.names import Names
from cogs.ui.page import Say
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
    highest = max(kept, default=0)
    return say(
        f"why-seven-{reason.name}",
        count=reason.figure,
        kept=card(reason.figure),
        number=card(number),
        highest=card(highest),
        left=" · ".join(map(card, kept)) or 0,
    )
