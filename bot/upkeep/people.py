"""People's data: export all of it to its owner, and delete it at their request."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from cogs.context.services import MOST_BYTES, PersonalData, Promise
from data.base.ports import Where
from data.people import FORGETTING, export, forget_in_copies
from data.store import SqlStore
from engine.tables.model.refusals import Refused
from engine.tables.ports import Clock
from engine.tables.service import Tables

log = logging.getLogger(__name__)

SERVER_DAYS: Final = 30
"""Days for which the data of a server is kept after it removed the bot."""
SINCE: Final = "since"
"""The setting with the time at which forgetting somebody began."""
LOOKS: Final = 50
"""Checks that the tables of other processes have forgotten somebody, before giving up."""
SECONDS_BETWEEN_LOOKS: Final = 0.2
SECONDS_BETWEEN_DELETIONS: Final = 600.0
"""Seconds between two deletions for one person: each rewrites the database and its backups."""
UNSCRUBBED: Final = ("bot", 0, "unscrubbed")
"""The setting that says that deleted data may remain in free space."""


@dataclass(eq=False, repr=False)
class People(PersonalData):
    """Exports what is kept about a person, and forgets people, one at a time.

    where: the database. copies: finds its backups. memories: functions that forget a person's id.
    leaves: has what else open tables know of them forgotten.
    """

    promise: Promise
    where: Where
    copies: Callable[[], Sequence[Path]]
    store: SqlStore
    tables: Tables
    clock: Clock
    memories: Sequence[Callable[[int], None]] = ()
    leaves: Callable[[int], Awaitable[None]] | None = None
    _one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)
    _lately: dict[int, float] = field(default_factory=dict)
    _waiting: set[int] = field(default_factory=set)

    async def exported(self, user: int) -> bytes:
        return await asyncio.to_thread(export, self.where, user, self.clock.now(), MOST_BYTES)

    def may_forget(self, user: int) -> bool:
        return self.clock.now() > self._lately.get(user, -math.inf) + SECONDS_BETWEEN_DELETIONS

    async def forget(self, user: int) -> int | None:
        self._lately = {each: at for each, at in self._lately.items() if not self.may_forget(each)}
        self._lately[user] = self.clock.now()
        self._waiting.add(user)
        failed = None
        try:
            async with self._one_at_a_time:
                self._waiting.discard(user)
                await self.store.set_setting(FORGETTING, user, SINCE, str(self.clock.now()))
                failed = await self._forget(user)
        finally:
            self._waiting.discard(user)
            if failed is None:
                self._lately.pop(user, None)
        return failed

    async def finish(self) -> bool:
        """Finish the deletions of a former run; True if that was possible."""
        async with self._one_at_a_time:
            is_done = True
            for user in await self.store.marked(FORGETTING, SINCE):
                failed = await self._forget(user)
                is_done = is_done and failed is not None
            if await self.store.setting(*UNSCRUBBED) is not None:
                await self._scrub()
        return is_done

    async def leave_tables(self, user: int | None = None) -> None:
        """Make this process's tables forget people whom another one is forgetting; None: all."""
        for each in await self.store.marked(FORGETTING, SINCE):
            if user in (None, each):
                self._forget_in_memory(each)
                with suppress(Refused):  # the bot is stopping: the tables' next process does it
                    await self._leave(each)

    async def _forget(self, user: int) -> int | None:
        """Forget them in memory, in the tables and in the backups; then rewrite the database."""
        self._forget_in_memory(user)
        await self._leave(user)
        for _ in range(LOOKS):  # until no open table in any process names them
            if not await self.store.is_held(user):
                break
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        else:
            return None
        await self.tables.forget(user)
        self._forget_in_memory(user)  # anything that was cached again by then
        rewritten, failed = await asyncio.to_thread(forget_in_copies, self.copies(), user)
        await self.store.set_setting(*UNSCRUBBED, "yes")
        await self.store.set_setting(FORGETTING, user, SINCE, None)
        if not self._waiting:  # the last queued deletion rewrites the database for all
            await self._scrub()
        log.info("somebody was forgotten, also in %d backups; not in %d", rewritten, failed)
        return failed

    async def _leave(self, user: int) -> None:
        """Forget them at the open tables of this process."""
        if self.leaves is not None:
            await self.leaves(user)
        await self.tables.leave_all(user)

    def _forget_in_memory(self, user: int) -> None:
        for forgets in self.memories:
            forgets(user)

    async def _scrub(self) -> None:
        await self.store.scrub()
        await self.store.set_setting(*UNSCRUBBED, None)
