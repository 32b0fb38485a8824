"""7 Seas, played to the end on the simulated Discord."""

from functools import partial
from random import Random

import pytest

from tests.amounts import amount
from tests.e2e.playing import open_table, play_by_presses
from tests.e2e.said import shows
from tests.e2e.stage import Stage


@pytest.mark.slow
@pytest.mark.parametrize("people", [3, 2, 4][: amount(1, 3)])
async def test_a_game_is_played_to_the_end_by_presses(stage: Stage, people: int) -> None:
    """Two, three or four people open, join, start and play until somebody has won."""
    crew = list(stage.people)[:people]
    await open_table(stage, "seven-seas", crew)
    pressed = await play_by_presses(stage, Random(people))
    assert pressed > 30
    assert stage.table is None
    assert shows(stage.texts()[-1], "game-seven-seas-over")


PRIMIERA = "🪙 gold, 💎 crystal, 🥃 rum:\n-# 7→7, 6→6, 1→5, 5→4, 4→3, 3→2, 2→1, 8/9/10→0"
LINEAR = "🪙 gold, 💎 crystal, 🥃 rum:\n-# 7→7, 6→6, 5→5, 4→4, 3→3, 2→2, 1/8/9/10→1"
CURSES = "💀 curse:\n-# 7→-1, 6→-2, 5→-3, 4→-4, 3→-5, 2→-6, 1/8/9/10→-7"


async def test_at_a_table_the_rules_print_its_own_booty_values(stage: Stage) -> None:
    """By command and by the board's button, before and after the start."""
    await stage.open("Anna", game="seven-seas", booty="linear")
    assert LINEAR in await stage.goes("Ben", "/rules", "Scoring")
    await stage.press("Ben", "Join")
    await stage.press("Anna", "Start")
    for asking in (
        partial(stage.type, "Ben", "rules"),
        partial(stage.type, "Ben", "rules", game="seven-seas"),
        partial(stage.press, "Ben", "Rules"),
    ):
        await asking()
        said = await stage.press_hand("Ben", "Scoring")
        assert LINEAR in said
        assert CURSES in said
        assert PRIMIERA not in said
