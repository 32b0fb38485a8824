"""The order of a channel's messages once a round is over."""

from random import Random

import pytest

from tests.e2e.comings import mover, seen, wait
from tests.e2e.conftest import Opening
from tests.e2e.open_messages import open_messages
from tests.e2e.playing import open_table, play_on, press_something
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, text_of


@pytest.mark.slow
async def test_after_a_round_the_hands_are_below_its_result(stages: Opening) -> None:
    """A hand that was opened before would stand above the result and the new board."""
    luck = Random(3)
    async with stages(people=2, seed=7) as stage:
        await stage.open("Anna", game="seven")
        await stage.press("Ben", "Join")
        await stage.press("Anna", "Start")
        for who in ("Anna", "Ben"):
            await stage.press(who, "My hand")
        while not any("round 1 of 7" in text and "+2" in text for text in stage.texts()):
            await press_something(stage, await mover(stage), luck)
            await wait(stage, 1)
        below = stage.messages()[-1].id
        for who in ("Anna", "Ben"):
            (hand,) = open_messages(stage, who)
            assert hand.id > below
            assert hand.id == stage.hands[who].id
        who = await mover(stage)
        before = (await seen(stage, who)).version
        await press_something(stage, who, luck)
        assert (await seen(stage, who)).version > before


async def test_my_hand_below_an_old_result_shows_the_final_score(stage: Stage) -> None:
    """Its button stays there, since each change of a message is a request."""
    begin_seven_in_round(6)
    await open_table(stage, "seven", ["Anna", "Ben"])
    await play_on(stage, Random(3))
    old = stage.showing("My hand")
    assert "Play again" not in button_labels(old)
    told = await stage.press("Anna", "My hand", on=old)
    assert shows(told, "game-seven-over")
    score = [line for line in told.splitlines() if "chip" in line]
    assert len(score) == 2
    assert all(line in text_of(stage.showing("Play again")) for line in score)
    assert shows(await stage.press("Dirk", "My hand", on=old), "refusal-not-seated")
