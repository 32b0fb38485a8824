"""Compares the answers to people's moves with the rows of the database."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from tests.stand_in.figures import MOVED, Pressed

Rows: TypeAlias = Mapping[int, Sequence[tuple[int, int | None]]]
"""By table: of each move its number, and whose it is; None: a computer's."""

LOST, TWICE, UNASKED, GAP = "lost", "made twice", "unasked", "a gap"
"""Acknowledged, and not there; one of two moves made from one view of the table; there, and no
press led to it; a table whose moves are not numbered from 0 on."""


def faults(pressed: Iterable[Pressed], rows: Rows) -> Iterator[tuple[str, object]]:
    """Match every press with a row, and every row with a press; what does not fit, and how.

    A press leads to a row of its person with a number from the version on which it was drawn, and
    below the one that its answer showed. Acknowledged ones choose first. A second press of a move
    already made shows the hand as it is: that is no second acknowledgement.
    """
    left = {(t, seq): user for t, moves in rows.items() for seq, user in moves if user is not None}
    matched = set[tuple[int, int, int]]()
    for each in sorted(pressed, key=_choosing):
        end = len(rows.get(each.table, ())) if each.shown is None else each.shown
        own = (n for n in range(each.version, end) if left.get((each.table, n)) == each.user)
        found, view = next(own, None), (each.table, each.user, each.version)
        if found is not None:
            del left[each.table, found]
            if view in matched:
                yield TWICE, each
            matched.add(view)
        elif each.outcome == MOVED and view not in matched:
            yield LOST, each
    yield from ((UNASKED, row) for row in left)
    for table, moves in rows.items():
        if [seq for seq, _ in moves] != [*range(len(moves))]:
            yield GAP, table


def _choosing(each: Pressed) -> tuple[bool, float]:
    """Acknowledged ones in their order, then those that were drawn last."""
    is_told = each.outcome == MOVED
    return not is_told, each.at if is_told else -each.version
