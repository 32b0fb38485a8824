"""The audit of answers against the database finds each kind of fault."""

import pytest

from tests.bot.cluster.audit import GAP, LOST, TWICE, UNASKED, Rows, faults
from tests.stand_in.figures import MOVED, SILENCE, Pressed

ANNA, BEN = 1, 2
ROWS: Rows = {7: [(0, ANNA), (1, BEN), (2, None), (3, ANNA)]}


def press(version: int, user: int, shown: int | None = None) -> Pressed:
    """A move that was pressed at this version, acknowledged if a newer one was shown."""
    outcome = SILENCE if shown is None else MOVED
    return Pressed(7, version, user, float(version), outcome, shown)


FIRST, LAST = press(0, ANNA, 1), press(3, ANNA, 4)
SILENT = press(1, BEN)


@pytest.mark.parametrize(
    ("pressed", "rows", "found"),
    [
        ([FIRST, SILENT, LAST], ROWS, []),
        ([FIRST, press(1, BEN, 2), LAST, press(4, BEN, 5)], ROWS, [LOST]),
        ([FIRST, LAST], ROWS, [UNASKED]),
        ([FIRST, SILENT, press(0, ANNA, 4)], ROWS, [TWICE]),
        ([FIRST, press(0, ANNA, 2), SILENT, press(3, ANNA)], ROWS, []),  # pressed again
        ([], {7: [(0, None), (2, None)]}, [GAP]),
    ],
)
def test_each_fault_is_found(pressed: list[Pressed], rows: Rows, found: list[str]) -> None:
    assert [fault for fault, _ in faults(pressed, rows)] == found
