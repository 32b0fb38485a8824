"""After a start the tables are shown a few at a time: presses do not wait for all of them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from cogs.messages.publisher import RETOLD_AT_ONCE, Boards


class Shown(Boards):
    """Boards that only count how many tables are being shown at once."""

    def __init__(self) -> None:
        bot: Any = SimpleNamespace()
        super().__init__(bot, seconds_between_edits=0.0)
        self.now, self.most, self.all = 0, 0, 0

    async def _bring(self, table_id: int, desired: Any) -> None:
        self.now += 1
        self.most, self.all = max(self.most, self.now), self.all + 1
        await asyncio.sleep(0.001)
        self.now -= 1


async def shown(boards: Shown, *, retold: bool) -> None:
    for table in range(5 * RETOLD_AT_ONCE):
        boards.refresh(table, retold=retold)
    await asyncio.gather(*boards._tasks.values())
    assert boards.all == 5 * RETOLD_AT_ONCE


async def test_stories_are_gone_through_a_few_at_a_time() -> None:
    boards = Shown()
    await shown(boards, retold=True)
    assert boards.most == RETOLD_AT_ONCE


async def test_what_happens_now_is_shown_at_once_everywhere() -> None:
    boards = Shown()
    await shown(boards, retold=False)
    assert boards.most == 5 * RETOLD_AT_ONCE
