"""Tables in channels that cannot be written to, were swept, or are gone; and bugs in a board."""

import asyncio
import logging
from dataclasses import replace
from typing import Any

import pytest

from cogs.faces import FACES
from engine.tables.model.table import Status
from engine.tables.ports import MoveRow
from engine.tables.transitions import seating
from tests.e2e.comings import mover, moves, settled
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage


async def timed(stage: Stage) -> None:
    await open_table(stage, "seven-seas", ["Anna", "Ben"], clock=300)


async def test_a_channel_that_was_deleted_while_nobody_looked_closes_its_table(
    stage: Stage,
) -> None:
    await timed(stage)
    table, who = stage.table.id, await mover(stage)
    stage.env.inject_error("*", "/channels/*", status=404, code=10003, times=None)
    guild: Any = stage.bot.get_guild(stage.env.guild.id)
    guild._channels.pop(stage.channel.id)
    await stage.bot.tables.change(table, seating.left, stage.people[who].id)
    await settled(stage)
    seen = await stage.bot.tables.view(table, None)
    assert seen.table.status is Status.CLOSED
    assert await stage.bot.store.unannounced_tables() == ()
    assert not stage.bot.publisher._parked


@pytest.mark.parametrize("failures", [1, 2])
async def test_a_bug_that_passes_delays_a_board_and_no_more(
    stage: Stage,
    failures: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Whatever went wrong is logged once, and the board is drawn again without anybody's doing."""
    await timed(stage)
    who, left = await mover(stage), [failures]
    drawn = FACES["seven-seas"].board

    def now_and_then(*given: Any) -> Any:
        left[0] -= 1
        if left[0] >= 0:
            raise RuntimeError("the chart is wet")
        return drawn(*given)

    broken = replace(FACES["seven-seas"], board=now_and_then)
    monkeypatch.setitem(FACES, "seven-seas", broken)
    await moves(stage, who)
    assert f"-# {who} " in "\n".join(stage.texts())
    assert caplog.text.count("RuntimeError: the chart is wet") == 1


async def test_a_table_of_other_rules_can_still_be_closed(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    """Its moves cannot be read any more; its end is announced and its board goes."""
    await timed(stage)
    table, host = stage.table.id, stage.people["Anna"].id
    await stage.bot.store.add_move(table, MoveRow(0, 0, "no move of these rules", 0.0))
    with caplog.at_level(logging.ERROR):
        await stage.restart()
        await settled(stage)
    assert "cannot be shown" in caplog.text
    await stage.bot.tables.end(table, host, may_moderate=True)
    await settled(stage)
    assert shows("\n".join(stage.texts()), "closed-title")
    assert "board" not in await stage.bot.store.messages(table)


@pytest.mark.slow
async def test_nothing_is_remembered_of_a_table_that_is_over(stage: Stage) -> None:
    await timed(stage)
    await moves(stage, await mover(stage))
    await stage.people["Chloé"].send(stage.channel, "Ahoy")
    await stage.press("Chloé", "Rules")
    await stage.bot.tables.end(stage.table.id, stage.people["Anna"].id, may_moderate=True)
    await settled(stage)
    kept = stage.bot.publisher
    await asyncio.gather(*kept._tasks.values())  # pauses between two edits
    for memory in (kept._pending, kept._parked, kept._tasks, kept.boards._news_of):
        assert not memory
    below = kept.posting.below
    assert not below._newest
    assert not below._own
    assert not kept._open_hands._open
    assert not kept.boards._announcements._announced
