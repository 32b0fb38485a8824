"""What several faces say in the same way."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import Seat
from engine.tables.view import TableView


def turn_line(say: Say, seen: TableView, names: Names) -> str:
    """Whose turn it is, as a title over somebody's hand."""
    return say("hand-waits", name=names.listed(say, seen.to_move), count=len(seen.to_move))


def yes(chosen: bool) -> str:
    """A choice as messages select on it."""
    return "yes" if chosen else "no"


def turn_mark(say: Say, doing: str) -> str:
    """Ends the line of whoever is to move, the same in all games; `doing`: e.g. "to play"."""
    return f" {say('turn-mark', doing=doing)}"


def points_lines(
    say: Say, message: str, totals: Mapping[Seat, int], names: Names, *, low: bool = False
) -> list[str]:
    """One line for each seat with its total, the best first."""
    order = sorted(totals, key=lambda seat: (totals[seat] if low else -totals[seat], seat))
    return [say(message, name=names.marked(seat), total=totals[seat]) for seat in order]
