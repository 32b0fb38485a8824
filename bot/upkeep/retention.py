"""Retention: removes old tables, and servers that removed the bot, once a day.

Every step is small, so that no press waits for it.
"""

import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from bot.upkeep.people import People
from cogs.context.preferences import GONE, GUILD, Preferences
from data.store import SqlStore
from engine.results.ratings import DAY
from engine.tables.model.result import begins, day_of
from engine.tables.ports import Alone, undivided
from engine.tables.schedule import Schedule
from engine.tables.service import Tables

log = logging.getLogger(__name__)

SECONDS_BEFORE_RETRY: Final = 60.0
"""Seconds until the next run if the bot is offline or work is left."""
OWN_DAYS: Final = 30
"""Days for which a finished own table can be viewed."""
KIND: Final = "retention"


@dataclass(eq=False, repr=False)
class Retention:
    """Removes expired data once a day.

    servers: the ids of the servers that have the bot, those with an outage included; None while
    unknown. alone: makes several processes take turns.
    """

    store: SqlStore
    tables: Tables
    people: People
    preferences: Preferences
    schedule: Schedule
    servers: Callable[[], Collection[int] | None]
    alone: Alone = undivided

    def __post_init__(self) -> None:
        self.schedule.add(KIND, self._ring)

    def start(self) -> None:
        """Run now and then at the beginning of every day."""
        self.schedule.set(KIND, 0, self.schedule.clock.now())

    async def _ring(self, _: int) -> float:
        async with self.alone("retention"):
            looked = await self.look()
        now = self.schedule.clock.now()
        return begins(day_of(now) + 1) if looked else now + SECONDS_BEFORE_RETRY

    async def look(self) -> bool:
        """Remove expired data, as of now; False if work is left for a run soon."""
        is_done = await self.people.finish()
        await self.store.remove_empty_tries(day_of(self.schedule.clock.now()))
        servers = self.servers()
        if servers is None:
            return False
        now, days = self.schedule.clock.now(), self.people.promise.table_days
        gone = await self.store.marked(GUILD, GONE)
        for guild in await self.store.servers():
            if guild in servers:
                if guild in gone:
                    await self.preferences.server_gone(guild, None)
            elif guild not in gone:  # the server has removed the bot
                await self.preferences.server_gone(guild, now)
            elif now - float(gone[guild]) >= self.people.promise.server_days * DAY:
                await self.tables.remove(guild)
                await self.store.remove_server(guild)
                log.info("server %d is gone for long: deleted its tables and settings", guild)
        await self.store.remove_outside_servers(now - OWN_DAYS * DAY)
        if days and (removed := await self.store.remove_old(now - days * DAY)):
            log.info("deleted %d tables that ended over %d days ago", removed, days)
        return is_done
