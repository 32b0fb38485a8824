"""The audit of answers against the database finds each kind of fault."""

from tests.lab.load.audit import Audit, Rows, audited
from tests.stand_in.ledger import MOVED, SILENCE, Pressed

ANNA, BEN = 1, 2
ROWS: Rows = {7: [(0, ANNA), (1, BEN), (2, None), (3, ANNA)]}


def press(version: int, user: int, shown: int | None = None) -> Pressed:
    """A move that was pressed at this version, acknowledged if a newer one was shown."""
    outcome = SILENCE if shown is None else MOVED
    return Pressed(7, version, user, 0, float(version), outcome, shown)


def faults(audit: Audit) -> tuple[int, int, int, int]:
    return len(audit.lost), len(audit.doubled), len(audit.unasked), len(audit.gaps)


def test_every_move_was_pressed_and_every_acknowledged_one_is_there() -> None:
    assert faults(audited([press(0, ANNA, 1), press(1, BEN), press(3, ANNA, 4)], ROWS)) == (0,) * 4


def test_a_missing_acknowledged_move_is_lost() -> None:
    pressed = [press(0, ANNA, 1), press(1, BEN, 2), press(3, ANNA, 4), press(4, BEN, 5)]
    assert faults(audited(pressed, ROWS)) == (1, 0, 0, 0)


def test_a_move_that_nobody_pressed_is_reported() -> None:
    assert faults(audited([press(0, ANNA, 1), press(3, ANNA, 4)], ROWS)) == (0, 0, 1, 0)


def test_two_moves_of_one_view_are_one_too_many() -> None:
    pressed = [press(0, ANNA, 1), press(1, BEN), press(0, ANNA, 4)]
    assert faults(audited(pressed, ROWS)) == (0, 1, 0, 0)


def test_a_repeated_press_counts_as_one_move() -> None:
    pressed = [press(0, ANNA, 1), press(0, ANNA, 2), press(1, BEN), press(3, ANNA)]
    assert faults(audited(pressed, ROWS)) == (0, 0, 0, 0)


def test_a_number_that_is_missing_is_a_gap() -> None:
    assert faults(audited([], {7: [(0, None), (2, None)]})) == (0, 0, 0, 1)
