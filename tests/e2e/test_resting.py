"""Retired private messages: text that could go out of date is replaced in time."""

import pytest

from cogs.messages.open_hands import INACTIVE_AFTER
from tests.e2e.comings import mover, moves, others, wait
from tests.e2e.conftest import Opening
from tests.e2e.open_messages import check_hands, open_messages, resting
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, text_of


@pytest.mark.slow
async def test_unused_messages_become_inactive_with_lasting_text(stage: Stage) -> None:
    """Before its token runs out a hand names nobody any more, and its button shows it again."""
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    who, (waiting,) = await mover(stage), await others(stage)
    await stage.press(waiting, "My hand")
    await wait(stage, INACTIVE_AFTER - 60)
    assert shows(text_of(open_messages(stage, waiting)[0]), "hand-waits", name=who, count=1)
    await wait(stage, 120)
    assert not open_messages(stage, waiting)
    await moves(stage, who)
    (hand,) = resting(stage, waiting)  # out of reach, and still true
    await stage.press(waiting, "My hand", on=hand)
    assert [m.id for m in open_messages(stage, waiting)] == [hand.id], "in place"
    await check_hands(stage)
    await wait(stage, INACTIVE_AFTER + 60)
    assert [m.id for m in resting(stage, waiting)] == [hand.id], "and again"


async def test_a_used_hand_does_not_become_inactive(stage: Stage) -> None:
    """Each press brings a token that lives as long as the first."""
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    who = await mover(stage)
    await stage.press(who, "My hand")
    await wait(stage, INACTIVE_AFTER - 60)
    await stage.press(who, "Hint", on=open_messages(stage, who)[0])
    await wait(stage, 120)
    assert shows(text_of(open_messages(stage, who)[0]), "hand-yours")


async def test_before_a_planned_stop_all_hands_become_inactive_and_a_press_shows_them_again(
    stages: Opening,
) -> None:
    """None says what is not so while the bot is away; each is one press from its reader.

    A press in the last moment is answered in words.
    """
    async with stages(people=2) as stage:
        await open_table(stage, "seven-seas", ["Anna", "Ben"])
        for who in ("Anna", "Ben"):
            await stage.press(who, "My hand")
        before = [open_messages(stage, who)[0].id for who in ("Anna", "Ben")]
        with stage.env.time_context():
            await stage.bot.tables.gate.stop()
            stage.bot.open_hands.deactivate()
        await stage.env.settle()
        for hands in ({}, {"on": resting(stage, "Anna")[0]}):
            assert shows(await stage.press("Anna", "My hand", **hands), "refusal-stopping")
        stage.bot.is_stopped_by_host = True
        with stage.env.time_context():
            await stage.bot.close()
        await stage.restart()
        await stage.env.settle()
        for who, hand in zip(("Anna", "Ben"), before, strict=True):
            assert not open_messages(stage, who)
            (resting_one,) = resting(stage, who)
            await stage.press(who, "My hand", on=resting_one)
            assert [m.id for m in open_messages(stage, who)] == [hand]
        await check_hands(stage)
