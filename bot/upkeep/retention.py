"""Retention: removes old tables, and servers that removed the bot, once a day.

Every step is small, so that no press waits for it.
"""

import logging
from collections.abc import Callable, Collection
from typing import Final

from bot.upkeep.people import People
from cogs.context.preferences import GONE, GUILD, Preferences
from data.store import SqlStore
from data.upkeep import DAY
from engine.tables.ports import Alone, undivided
from engine.tables.schedule import Schedule
from engine.tables.service import Tables

log = logging.getLogger(__name__)

SECONDS_BEFORE_RETRY: Final = 60.0
"""Seconds until the next run if the bot is offline or work is left."""
OWN_DAYS: Final = 30
"""Days for which a finished own table can be viewed."""
KIND: Final = "retention"


class Retention:
    """Removes expired data once a day.

    servers: the ids of the servers that have the bot, those with an outage included; None while
    unknown. alone: makes several processes take turns.
    """

    def __init__(
        self,
        store: SqlStore,
        tables: Tables,
        people: People,
        preferences: Preferences,
        schedule: Schedule,
        servers: Callable[[], Collection[int] | None],
        alone: Alone = undivided,
    ) -> None:
        self._store = store
        self._tables = tables
        self._people = people
        self._preferences = preferences
        self._schedule = schedule
        self._servers = servers
        self._alone = alone
        schedule.add(KIND, self._ring)

    def start(self) -> None:
        """Run now and then every day."""
        self._schedule.set(KIND, 0, self._schedule.clock.now())

    async def _ring(self, _: int) -> float:
        async with self._alone("retention"):
            looked = await self.look()
        return self._schedule.clock.now() + (DAY if looked else SECONDS_BEFORE_RETRY)

    async def look(self) -> bool:
        """Remove expired data, as of now; False if work is left for a run soon."""
        is_done = await self._people.finish()
        servers = self._servers()
        if servers is None:
            return False
        await self._look_for(servers)
        await self._store.remove_old_own(self._schedule.clock.now() - OWN_DAYS * DAY)
        days = self._people.promise.table_days
        before = self._schedule.clock.now() - days * DAY
        if days and (removed := await self._store.remove_old(before)):
            log.info("deleted %d tables that ended over %d days ago", removed, days)
        return is_done

    async def _look_for(self, servers: Collection[int]) -> None:
        """Note which servers removed the bot, and delete those that did so long ago."""
        now = self._schedule.clock.now()
        gone = await self._store.marked(GUILD, GONE)
        for guild in await self._store.servers():
            if guild in servers:
                if guild in gone:
                    await self._preferences.server_gone(guild, None)
            elif guild not in gone:
                await self._preferences.server_gone(guild, now)
            elif now - float(gone[guild]) >= self._people.promise.server_days * DAY:
                await self._tables.remove(guild)
                await self._store.remove_server(guild)
                log.info(
                    "server %d removed the bot long ago: deleted its tables and settings", guild
                )
