"""7 Seas, played to the end on the simulated Discord."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random

import pytest

from tests.amounts import amount
from tests.e2e.harbour import Harbour, button_labels, text_of
from tests.e2e.playing import open_table, play_by_commands, play_by_presses


@pytest.mark.slow
@pytest.mark.parametrize("people", [3, 2, 4][: amount(1, 3)])
async def test_a_game_is_played_to_the_end_by_presses(harbour: Harbour, people: int) -> None:
    """Two, three or four people open, join, start and play until somebody has won."""
    crew = list(harbour.people)[:people]
    await open_table(harbour, "seven-seas", crew)
    pressed = await play_by_presses(harbour, Random(people))
    assert pressed > 30
    assert harbour.table is None
    assert "7 Seas: back in port" in harbour.texts()[-1]


@pytest.mark.slow
async def test_a_game_is_played_to_the_end_by_commands(harbour: Harbour) -> None:
    """Nobody presses anything after the start."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    await play_by_commands(harbour, Random(7))
    assert harbour.table is None
    assert "7 Seas: back in port" in harbour.texts()[-1]


async def test_answers_leave_nothing_running(harbour: Harbour) -> None:
    """A layout that listened would keep itself, and a timer, for fifteen minutes."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    before = len(asyncio.all_tasks())
    await play_by_presses(harbour, Random(1), 6)
    assert len(asyncio.all_tasks()) == before


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "choices", "shown"),
    [
        (4, {"teams": True}, "**Ann+Chl**"),
        (4, {"ultimate_teams": True}, "**Ben+Dir**"),
        (2, {"last_clears": True, "target": 11}, "to 11"),
        (3, {"target": 14, "booty": "linear"}, "to 14"),
    ],
)
async def test_a_variant_is_played_to_its_first_reckoning(
    harbour: Harbour, people: int, choices: dict[str, object], shown: str
) -> None:
    """Its board, its hands and its scoring are drawn."""
    await open_table(harbour, "seven-seas", list(harbour.people)[:people], **choices)
    assert shown in "".join(harbour.texts())
    luck = Random(1)
    while not any(": scoring" in text for text in harbour.texts()):
        assert await play_by_presses(harbour, luck, 1)
    (scoring,) = [m for m in harbour.messages() if "Round 1: scoring" in text_of(m)]
    running = harbour.bot.tables.open_tables()
    assert button_labels(scoring) == (["My hand"] if running else [])


PRIMIERA = "🪙 gold, 💎 crystal, 🥃 rum:\n-# 7→7, 6→6, 1→5, 5→4, 4→3, 3→2, 2→1, 8/9/10→0"
LINEAR = "🪙 gold, 💎 crystal, 🥃 rum:\n-# 7→7, 6→6, 5→5, 4→4, 3→3, 2→2, 1/8/9/10→1"
CURSES = "💀 curse:\n-# 7→-1, 6→-2, 5→-3, 4→-4, 3→-5, 2→-6, 1/8/9/10→-7"


async def test_at_a_table_the_rules_print_its_own_booty_values(harbour: Harbour) -> None:
    """By command and by the board's button, before and after the start."""
    await harbour.open("Anna", game="seven-seas", booty="linear")
    await harbour.type("Ben", "rules")
    assert LINEAR in await harbour.press_hand("Ben", "Scoring")
    await harbour.press("Ben", "Join")
    await harbour.press("Anna", "Start")
    for asking in (
        partial(harbour.type, "Ben", "rules"),
        partial(harbour.type, "Ben", "rules", game="seven-seas"),
        partial(harbour.press, "Ben", "Rules"),
    ):
        await asking()
        said = await harbour.press_hand("Ben", "Scoring")
        assert LINEAR in said
        assert CURSES in said
        assert PRIMIERA not in said
