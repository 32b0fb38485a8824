"""People's data: everything about a person is told to them, and forgotten where they wish so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from typing import Final

from bot.config import Settings
from bot.i18n import Catalogue
from cogs.context.people import MOST
from cogs.ui.pages.privacy_page import Promise
from data.erasing import forget_in_copies, traces
from data.export import export
from data.people import FORGETTING
from data.store import SqlStore
from data.upkeep import KEPT_DAYS, copies_of
from engine.tables.ports import Clock
from engine.tables.service import Tables

log = logging.getLogger(__name__)

SERVER_DAYS: Final = 30
"""How long the data of a server that removed the bot is kept."""
SINCE: Final = "since"
"""The setting that says since when somebody is being forgotten."""
UNSCRUBBED: Final = ("bot", 0, "unscrubbed")
"""The setting that says that what was deleted may still stand in free space."""


class People:
    """Tells people what is kept about them, and forgets them, one at a time.

    memories: forget a person's id, each.
    """

    def __init__(
        self,
        settings: Settings,
        store: SqlStore,
        tables: Tables,
        clock: Clock,
        words: Catalogue,
        memories: Sequence[Callable[[int], None]] = (),
    ) -> None:
        self.promise = Promise(settings.contact, settings.keep_days, SERVER_DAYS, KEPT_DAYS)
        self._where = settings.where
        self._database = settings.database.resolve()
        self._backups = settings.backups or self._database.parent / "backups"
        self._store = store
        self._tables = tables
        self._clock = clock
        self._former = words.say()("former-player")
        self._memories = memories
        self._one_at_a_time = asyncio.Lock()

    async def told(self, user: int) -> bytes:
        """Everything about this person as JSON, at most MOST bytes."""
        return await asyncio.to_thread(export, self._where, user, self._clock.now(), MOST)

    async def forget(self, user: int, names: Collection[str] = ()) -> int:
        """Forget this person, who has these names; how many backups could not be rewritten.

        A forgetting that is cut short is finished by the next start, or by being asked again.
        """
        async with self._one_at_a_time:
            await self._store.set_setting(FORGETTING, user, SINCE, str(self._clock.now()))
            known = {*names, *await self._store.names_of(user)}
            return await self._forget(user, known, traces(user, known))

    async def finish(self) -> None:
        """Finish what a former run of the bot could not."""
        async with self._one_at_a_time:
            for user in await self._store.marked(FORGETTING, SINCE):
                await self._forget(user, await self._store.names_of(user), ())
            if await self._store.setting(*UNSCRUBBED) is not None:
                await self._scrub(())

    async def _forget(self, user: int, names: Collection[str], forms: Sequence[bytes]) -> int:
        """Forget them in memory, in the tables, in the backups; then overwrite what is left."""
        self._forget_in_memory(user)
        await self._tables.forget(user, self._former)
        self._forget_in_memory(user)  # what was read again meanwhile
        copies = copies_of(self._database, self._backups)
        rewritten, failed = await asyncio.to_thread(
            forget_in_copies, copies, user, names, self._former
        )
        await self._store.set_setting(*UNSCRUBBED, "yes")
        await self._store.set_setting(FORGETTING, user, SINCE, None)
        await self._scrub(forms)
        log.info("somebody was forgotten, also in %d backups; not in %d", rewritten, failed)
        return failed

    def _forget_in_memory(self, user: int) -> None:
        for forgets in self._memories:
            forgets(user)

    async def _scrub(self, forms: Sequence[bytes]) -> None:
        await self._store.scrub(forms)
        await self._store.set_setting(*UNSCRUBBED, None)
