"""Open hands are few, small and young: what can be edited no more is not remembered."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.messages import open_hands as hands
from cogs.messages.open_hands import EDITABLE, OpenHands


class Clock:
    time = 1000.0

    def now(self) -> float:
        return self.time


def interaction(user: int) -> Any:
    return SimpleNamespace(user=SimpleNamespace(id=user), message="what was pressed")


@pytest.fixture
def kept() -> tuple[OpenHands, Clock]:
    clock = Clock()
    unused: Any = None
    return OpenHands(unused, unused, clock), clock


def keys(open_hands: OpenHands) -> list[tuple[int, int]]:
    return list(open_hands._open)


def test_of_one_person_at_one_table_the_latest_hand_is_kept(kept: tuple[OpenHands, Clock]) -> None:
    open_hands, _ = kept
    for user in (1, 2, 1):
        open_hands.keep(7, interaction(user))
    assert keys(open_hands) == [(7, 2), (7, 1)]
    assert not any(hand.message for hand in open_hands._open.values()), "heavy"


def test_hands_that_cannot_be_edited_any_more_are_forgotten(kept: tuple[OpenHands, Clock]) -> None:
    """With the next hand that is kept, whosever it is."""
    open_hands, clock = kept
    open_hands.keep(7, interaction(1))
    clock.time += EDITABLE / 2
    open_hands.keep(7, interaction(2))
    clock.time += EDITABLE / 2 + 1
    open_hands.keep(8, interaction(3))
    assert keys(open_hands) == [(7, 2), (8, 3)]


def test_there_is_an_end_to_how_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands, "KEPT", 2)
    unused: Any = None
    open_hands = OpenHands(unused, unused, Clock())
    for user in (1, 2, 3):
        open_hands.keep(7, interaction(user))
    assert keys(open_hands) == [(7, 2), (7, 3)]


def test_hands_of_a_table_that_is_over_are_forgotten(kept: tuple[OpenHands, Clock]) -> None:
    for table in (7, 8):
        kept[0].keep(table, interaction(1))
    kept[0].forget(7)
    assert keys(kept[0]) == [(8, 1)]
