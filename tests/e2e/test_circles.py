"""Sent messages are freed at once: none waits until Python collects reference cycles.

With 900 tables such a search took a quarter of a second, in which nobody was answered.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from discord import ui

from cogs.messages.announcements import HERE
from tests.amounts import one_of
from tests.e2e.playing import open_table, press_something, who_moves
from tests.e2e.stage import Stage

pytestmark = pytest.mark.slow


@contextmanager
def circles() -> Iterator[list[Any]]:
    """The reference cycles left as garbage by this block; known at its end."""
    found: list[Any] = []
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield found
        gc.collect()
        found += gc.garbage
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


@pytest.mark.parametrize("game", one_of(["seven-seas", "letter-of-marque"]))
async def test_messages_that_were_sent_are_no_garbage_in_circles(stage: Stage, game: str) -> None:
    """Hands, boards, and what discord.py makes of the message on which somebody presses."""
    crew = ["Anna", "Ben", "Chloé"]
    await open_table(stage, game, crew)
    stage.bot.presence.seconds = HERE
    for who in crew:
        await stage.press(who, "My hand")
    luck = Random(1)
    with circles() as found:
        for _ in range(6):
            await press_something(stage, (await who_moves(stage))[0], luck)
    items = [each for each in found if isinstance(each, ui.Item)]  # in circles of the simulation
    assert not [item for item in items if item.view is not None or item.parent is not None]
