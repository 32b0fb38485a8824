"""Settings that another process has changed are read again."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot.people import People
from cogs.context.preferences import Preferences
from data.base.database import StoreError
from data.base.ports import Server
from data.people import FORGETTING
from data.postgres.listening import settings_changed

log = logging.getLogger(__name__)

SECONDS_BETWEEN: Final = 1.0
"""Seconds between two tries to listen."""


async def follow_settings(server: Server, preferences: Preferences, people: People) -> None:
    """Have preferences read again what changes, until this is cancelled.

    Whom another process forgets, the tables of this one forget, too.

    What may have changed while nobody listened is read again as soon as somebody does.
    """
    while True:
        try:
            async for change in settings_changed(server):
                if change is None:
                    await preferences.reread_all()
                    await people.leave_tables()
                elif change[0] == FORGETTING:
                    await people.leave_tables(change[1])
                else:
                    await preferences.reread(*change)
        except StoreError as error:
            log.warning("changes of settings at %s are not heard: %s", server, error)
        await asyncio.sleep(SECONDS_BETWEEN)
