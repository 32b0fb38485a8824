"""Moves of computer players in a row are shown together, once a person is next."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.messages.pending import Pending
from cogs.messages.publisher import _in_a_row
from engine.core import RoundEnded
from engine.players.base import Level

PERSON = 0
"""The others, 1 and 2, are computers."""


def waits(pending: Pending, *to_move: int) -> bool:
    """Whether the board is left as it is."""
    levels = (None, Level.MATE, Level.DECKHAND)
    players = tuple(SimpleNamespace(level=level) for level in levels)
    seen: Any = SimpleNamespace(table=SimpleNamespace(players=players), to_move=to_move)
    return _in_a_row(seen, pending)


def test_the_board_waits_while_a_computer_moved_and_another_is_next() -> None:
    assert waits(Pending(movers={1}), 2)


def test_the_board_is_shown_when_a_person_is_next() -> None:
    assert not waits(Pending(movers={1}), PERSON)
    assert not waits(Pending(movers={1}), PERSON, 2)


def test_the_move_of_a_person_is_shown_at_once() -> None:
    assert not waits(Pending(movers={PERSON}), 1)
    assert not waits(Pending(movers={PERSON, 1}), 2)


def test_the_board_is_shown_when_nobody_has_moved() -> None:
    assert not waits(Pending(), 1)


@pytest.mark.parametrize(
    "told",
    [
        Pending(movers={1}, events=[RoundEnded(1, (0, 0, 0))]),
        Pending(movers={1}, news=[SimpleNamespace()]),  # type: ignore[list-item]  # any news
        Pending(movers={1}, catches_up=True),
    ],
    ids=["the end of a round", "news of people", "a restart"],
)
def test_what_people_wait_for_is_shown_at_once(told: Pending) -> None:
    assert not waits(told, 2)
