"""After a start the tables are shown a few at a time: presses do not wait for all of them."""

from __future__ import annotations

import asyncio
from typing import Any

from cogs.messages.publisher import CATCHING_UP_AT_ONCE, ChannelPublisher


class Shown(ChannelPublisher):
    """Publishes nothing: counts how many tables are being shown at once."""

    def __init__(self) -> None:
        unused: Any = None
        super().__init__(unused, unused, unused, unused, unused, seconds_between_edits=0.0)
        self.now, self.most, self.all = 0, 0, 0

    async def _bring(self, table_id: int, pending: Any) -> None:
        self.now += 1
        self.most, self.all = max(self.most, self.now), self.all + 1
        await asyncio.sleep(0.001)
        self.now -= 1


async def shown(publisher: Shown, *, catches_up: bool) -> None:
    for table in range(5 * CATCHING_UP_AT_ONCE):
        publisher.refresh(table, catches_up=catches_up)
    await asyncio.gather(*publisher._tasks.values())
    assert publisher.all == 5 * CATCHING_UP_AT_ONCE


async def test_stories_are_gone_through_a_few_at_a_time() -> None:
    publisher = Shown()
    await shown(publisher, catches_up=True)
    assert publisher.most == CATCHING_UP_AT_ONCE


async def test_what_happens_now_is_shown_at_once_everywhere() -> None:
    publisher = Shown()
    await shown(publisher, catches_up=False)
    assert publisher.most == 5 * CATCHING_UP_AT_ONCE
