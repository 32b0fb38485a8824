"""What several faces say in the same way."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import Seat


def points_lines(
    say: Say, message: str, totals: Mapping[Seat, int], names: Names, *, low: bool = False
) -> list[str]:
    """One line for each seat with its total, the best first."""
    order = sorted(totals, key=lambda seat: (totals[seat] if low else -totals[seat], seat))
    return [say(message, name=names.marked(seat), total=totals[seat]) for seat in order]
