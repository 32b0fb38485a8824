"""A flood of presses by one person is slowed, in words, without harming anybody else."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from cogs.routing.router import AT_ONCE
from tests.e2e.company import board, mover, seen, wait
from tests.e2e.harbour import Harbour, button_id, text_of
from tests.e2e.playing import open_table

FLOOD = 200


async def test_a_flood_takes_no_work_and_others_are_answered(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    harbour.bot.router.pace.at_once = AT_ONCE
    worked, view = Counter[int | None](), harbour.bot.tables.view

    async def counted(table: int, user: int | None) -> Any:
        worked[user] += 1
        return await view(table, user)

    monkeypatch.setattr(harbour.bot.tables, "view", counted)
    hand = button_id(harbour.showing("More"), "My hand")
    presses = [harbour.arriving("Chloé", hand) for _ in range(FLOOD)]
    for _, arrive, _ in presses:
        arrive()
    who = await mover(harbour)
    number, arrive, acknowledged = harbour.arriving(who, f"7s:{harbour.table.id}:0:move:0")
    arrive()
    await asyncio.wait_for(acknowledged(number), 60)
    await harbour.env.settle()
    assert worked[harbour.people["Chloé"].id] <= 2 * AT_ONCE
    told = [text_of(message) for message in harbour.privates("Chloé")]
    assert sum("pressing too fast" in text for text in told) >= FLOOD - AT_ONCE - 5
    assert (await seen(harbour)).version == 1
    assert f"-# {who} " in board(harbour)
    await wait(harbour, 10)
    assert "faster" not in await harbour.press("Chloé", "My hand")


async def test_typed_commands_count_too(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    harbour.bot.router.pace.at_once = 2
    await wait(harbour, 60)
    assert "faster" not in await harbour.type("Anna", "hand")
    assert "faster" not in await harbour.type("Anna", "hand")
    assert "pressing too fast" in await harbour.type("Anna", "hand")
    assert "faster" not in await harbour.type("Ben", "hand")
