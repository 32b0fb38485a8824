"""Tables in channels that cannot be written to, were swept, or are gone; and bugs in a board."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any

import pytest

from cogs.faces import FACES
from cogs.messages import publisher as boards
from engine.tables.model.table import Status
from engine.tables.ports import MoveRow
from engine.tables.transitions import seating
from tests.e2e.company import mover, moves, now
from tests.e2e.harbour import Harbour
from tests.e2e.playing import open_table


@pytest.fixture(autouse=True)
def no_pause_before_a_retry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "SECONDS_BEFORE_RETRY", (0.0, 0.0))


async def timed(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"], clock=300)


def out_of_reach(harbour: Harbour, code: int = 50001) -> None:
    status = 403 if code == 50001 else 404
    harbour.env.inject_error("*", "/channels/*", status=status, code=code, times=None)


async def settled(harbour: Harbour) -> None:
    """All that follows from what was not a person's doing."""
    for _ in range(5):  # the listener, the store's thread, the board
        await asyncio.sleep(0.02)
        await harbour.env.settle()


def in_reach(harbour: Harbour) -> None:
    harbour.env.backend.faults.clear()


async def test_while_nothing_can_be_shown_the_clock_rests(harbour: Harbour) -> None:
    """With the next thing that can be shown everybody to move has a full turn."""
    await timed(harbour)
    out_of_reach(harbour)
    await moves(harbour, await mover(harbour))
    assert harbour.table.timing.suspended
    assert harbour.table.timing.deadline is None
    in_reach(harbour)
    await moves(harbour, await mover(harbour))
    assert not harbour.table.timing.suspended
    assert harbour.table.timing.deadline == pytest.approx(now(harbour) + 300, abs=5)


async def test_a_board_is_shown_as_soon_as_the_bot_may_again(harbour: Harbour) -> None:
    """Nobody has to press anything: a change of the channel's rights is enough."""
    await timed(harbour)
    who = await mover(harbour)
    out_of_reach(harbour)
    await moves(harbour, who)
    before = harbour.texts()
    in_reach(harbour)
    guild: Any = harbour.bot.get_guild(harbour.env.guild.id)
    harbour.bot.dispatch("guild_channel_update", None, guild.get_channel(harbour.channel.id))
    await settled(harbour)
    assert harbour.texts() != before
    assert f"-# {who} " in "\n".join(harbour.texts())
    assert not harbour.table.timing.suspended


async def test_a_channel_that_was_deleted_while_nobody_looked_closes_its_table(
    harbour: Harbour,
) -> None:
    await timed(harbour)
    table, who = harbour.table.id, await mover(harbour)
    out_of_reach(harbour, code=10003)
    guild: Any = harbour.bot.get_guild(harbour.env.guild.id)
    guild._channels.pop(harbour.channel.id)
    await harbour.bot.tables.change(table, seating.left, harbour.people[who].id)
    await settled(harbour)
    seen = await harbour.bot.tables.view(table, None)
    assert seen.table.status is Status.CLOSED
    assert await harbour.bot.store.unannounced_tables() == ()
    assert not harbour.bot.publisher._parked


@pytest.mark.parametrize("failures", [1, 2])
async def test_a_bug_that_passes_delays_a_board_and_no_more(
    harbour: Harbour,
    failures: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Whatever went wrong is logged once, and the board is drawn again without anybody's doing."""
    await timed(harbour)
    who, left = await mover(harbour), [failures]
    drawn = FACES["seven-seas"].board

    def now_and_then(*given: Any) -> Any:
        left[0] -= 1
        if left[0] >= 0:
            raise RuntimeError("the chart is wet")
        return drawn(*given)

    broken = replace(FACES["seven-seas"], board=now_and_then)
    monkeypatch.setitem(FACES, "seven-seas", broken)
    await moves(harbour, who)
    assert f"-# {who} " in "\n".join(harbour.texts())
    assert caplog.text.count("RuntimeError: the chart is wet") == 1


async def test_a_table_of_other_rules_can_still_be_closed(
    harbour: Harbour, caplog: pytest.LogCaptureFixture
) -> None:
    """Its moves cannot be read any more; its end is announced and its board goes."""
    await timed(harbour)
    table, host = harbour.table.id, harbour.people["Anna"].id
    await harbour.bot.store.add_move(table, MoveRow(0, 0, "no move of these rules", 0.0))
    with caplog.at_level(logging.ERROR):
        await harbour.restart()
        await settled(harbour)
    assert "cannot be shown" in caplog.text
    await harbour.bot.tables.end(table, host, may_moderate=True)
    await settled(harbour)
    assert "table closed" in "\n".join(harbour.texts())
    assert "board" not in await harbour.bot.store.messages(table)


async def test_nothing_is_remembered_of_a_table_that_is_over(harbour: Harbour) -> None:
    await timed(harbour)
    await moves(harbour, await mover(harbour))
    await harbour.people["Chloé"].send(harbour.channel, "Ahoy")
    await harbour.press("Chloé", "Rules")
    await harbour.bot.tables.end(harbour.table.id, harbour.people["Anna"].id, may_moderate=True)
    await settled(harbour)
    kept = harbour.bot.publisher
    for memory in (kept._pending, kept._parked, kept._tasks, kept._boards._news_of):
        assert not memory
    below = kept._posting.below
    assert not below._newest
    assert not below._own
    assert not kept._open_hands._open
    assert not kept._boards._announcements._announced
