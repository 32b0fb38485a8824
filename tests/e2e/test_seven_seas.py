"""7 Seas, played to the end on the simulated Discord."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.e2e.harbour import Harbour
from tests.e2e.playing import open_table, play_by_commands, play_by_presses


@pytest.mark.parametrize("people", [2, 3, 4])
async def test_a_game_is_played_to_the_end_by_presses(harbour: Harbour, people: int) -> None:
    """Two, three or four people open, join, start and play until somebody has won."""
    crew = list(harbour.people)[:people]
    await open_table(harbour, "seven-seas", crew)
    pressed = await play_by_presses(harbour, Random(people))
    assert pressed > 30
    assert harbour.table is None
    assert "7 Seas: home" in harbour.texts()[-1]


async def test_a_game_is_played_to_the_end_by_commands(harbour: Harbour) -> None:
    """Nobody presses anything after the start."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    await play_by_commands(harbour, Random(7))
    assert harbour.table is None
    assert "7 Seas: home" in harbour.texts()[-1]


async def test_answers_leave_nothing_running(harbour: Harbour) -> None:
    """A layout that listened would keep itself, and a timer, for fifteen minutes."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    before = len(asyncio.all_tasks())
    await play_by_presses(harbour, Random(1), 6)
    assert len(asyncio.all_tasks()) == before
