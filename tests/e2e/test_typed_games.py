"""Whole games in which nobody presses anything after the start."""

from random import Random

import pytest

from engine.games import GAMES
from tests.amounts import amount
from tests.e2e.playing import open_table, play_by_commands
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.stage import Stage


@pytest.mark.slow
@pytest.mark.parametrize("game", [*GAMES][: amount(2, len(GAMES))])
async def test_a_game_is_played_to_the_end_by_commands(stage: Stage, game: str) -> None:
    crew = ["Anna", "Ben", "Chloé"]
    begin_seven_in_round(6)
    await open_table(stage, game, crew, **({"rounds": 1} if game == "seven-seals" else {}))
    typed = await play_by_commands(stage, Random(7))
    assert stage.table is None
    assert typed > len(crew)
    assert ": the end" in stage.texts()[-1] or ": back in port" in stage.texts()[-1]
