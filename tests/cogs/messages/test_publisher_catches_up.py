"""After a start the tables are shown a few at a time: presses do not wait for all of them."""

import asyncio
import math
from types import SimpleNamespace
from typing import Any

import pytest

from bot.host.log import Notices
from cogs.messages.publisher import CATCHING_UP_AT_ONCE, ChannelPublisher
from cogs.messages.throttle import TABLES_AT_ONCE, Throttle
from engine.tables.schedule import Schedule
from tests.engine.tables.sim_time import SimTime


class Shown(ChannelPublisher):
    """Publishes nothing: counts how many tables are being shown at once."""

    def __init__(self) -> None:
        unused: Any = None
        tables: Any = SimpleNamespace(table=lambda _: None)
        throttle = Throttle(asyncio.sleep, a_second=math.inf)
        services = SimpleNamespace(tables=tables, records=unused, forced=unused)
        posting: Any = SimpleNamespace(throttle=throttle, services=services)
        schedule = Schedule(SimTime())
        presence: Any = SimpleNamespace(clock=SimTime())
        super().__init__(posting, unused, presence, schedule, Notices(), 0.0)
        self.now, self.most, self.all = 0, 0, 0

    async def _publish(self, table_id: int, pending: Any) -> None:
        self.now += 1
        self.most, self.all = max(self.most, self.now), self.all + 1
        await asyncio.sleep(0.001)
        self.now -= 1


@pytest.mark.parametrize(
    ("catches_up", "most"), [(True, CATCHING_UP_AT_ONCE), (False, TABLES_AT_ONCE)]
)
async def test_few_stories_are_read_at_a_time_and_changes_shown_as_discord_allows(
    *, catches_up: bool, most: int
) -> None:
    publisher = Shown()
    for table in range(5 * CATCHING_UP_AT_ONCE):
        publisher.refresh(table, catches_up=catches_up)
    await asyncio.gather(*publisher._tasks.values())
    assert publisher.all == 5 * CATCHING_UP_AT_ONCE
    assert publisher.most == most


async def test_once_it_has_stopped_nothing_more_is_shown() -> None:
    """Another process shows what happens from then on."""
    publisher = Shown()
    await publisher.stop()
    publisher.refresh(1)
    await asyncio.sleep(0.01)
    assert publisher.all == 0
    await publisher.stop()


class Changing(Shown):
    """A table at which something happens whenever it is shown."""

    async def _publish(self, table_id: int, pending: Any) -> None:
        await super()._publish(table_id, pending)
        self._queue(table_id)


async def test_a_table_that_is_shown_counts_as_posted_although_it_has_changed_since() -> None:
    """Else its host would read that nothing can be posted here."""
    publisher = Changing()
    publisher.seconds_between_edits = 60.0
    publisher.refresh(1)
    assert await asyncio.wait_for(publisher.posted(1), 1) is None
    await publisher.stop()
