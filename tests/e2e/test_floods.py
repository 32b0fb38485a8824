"""A flood of presses by one person is slowed, in words, without harming anybody else."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from cogs.routing.router import AT_ONCE
from cogs.ui.page import MakeMove
from tests.e2e.comings import board, mover, seen, wait
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_id, press_id, text_of

FLOOD = 200


async def test_a_flood_takes_no_work_and_others_are_answered(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    stage.bot.router.pace.at_once = AT_ONCE
    worked, view = Counter[int | None](), stage.bot.tables.view

    async def counted(table: int, user: int | None) -> Any:
        worked[user] += 1
        return await view(table, user)

    monkeypatch.setattr(stage.bot.tables, "view", counted)
    hand = button_id(stage.showing("More"), "My hand")
    presses = [stage.arriving("Chloé", hand) for _ in range(FLOOD)]
    for _, arrive, _ in presses:
        arrive()
    who = await mover(stage)
    number, arrive, acknowledged = stage.arriving(who, press_id(MakeMove(0), stage.table.id))
    arrive()
    await asyncio.wait_for(acknowledged(number), 60)
    await stage.env.settle()
    assert worked[stage.people["Chloé"].id] <= 2 * AT_ONCE
    told = [text_of(message) for message in stage.privates("Chloé")]
    assert sum("pressing too fast" in text for text in told) >= FLOOD - AT_ONCE - 5
    assert (await seen(stage)).version == 1
    assert f"-# {who} " in board(stage)
    await wait(stage, 10)
    assert "faster" not in await stage.press("Chloé", "My hand")


async def test_typed_commands_count_too(stage: Stage) -> None:
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    stage.bot.router.pace.at_once = 2
    await wait(stage, 60)
    assert "faster" not in await stage.type("Anna", "hand")
    assert "faster" not in await stage.type("Anna", "hand")
    assert shows(await stage.type("Anna", "hand"), "too-fast")
    assert "faster" not in await stage.type("Ben", "hand")
