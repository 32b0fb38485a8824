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


class Redrawn(OpenHands):
    """Notes whose hands it would redraw."""

    def __init__(self) -> None:
        unused: Any = None
        super().__init__(unused, unused, Clock())
        self.users: list[int] = []
        for user in (100, 101):
            self.keep(7, interaction(user))

    async def _redraw(self, table_id: int, user: int, hand: Any) -> None:
        self.users.append(user)

    async def at(self, *to_move: int, movers: set[int]) -> list[int]:
        """Whose hands are redrawn when these seats are to move after those have moved."""
        players = tuple(SimpleNamespace(user=100 + seat) for seat in range(2))
        table = SimpleNamespace(id=7, players=players)
        seen: Any = SimpleNamespace(table=table, to_move=to_move)
        self.users = []
        await self.refresh(seen, movers)
        return self.users


async def test_who_comes_to_move_has_the_open_hand_redrawn() -> None:
    hands = Redrawn()
    assert await hands.at(0, movers=set()) == [100]
    assert await hands.at(1, movers={0}) == [101]


async def test_who_is_in_the_middle_of_a_choice_is_not_thrown_out_of_it() -> None:
    """The second step of the same turn: the page that was pressed shows it already."""
    hands = Redrawn()
    await hands.at(0, movers=set())
    assert await hands.at(0, movers={0}) == []


async def test_who_is_to_move_again_after_others_has_the_open_hand_redrawn() -> None:
    """Two seats are enough: the others have moved since, however few they are."""
    hands = Redrawn()
    await hands.at(0, movers=set())
    assert await hands.at(0, movers={0, 1}) == [100]


async def test_who_has_not_moved_keeps_the_hand_while_others_move() -> None:
    hands = Redrawn()
    await hands.at(0, 1, movers=set())
    assert await hands.at(0, movers={1}) == []
