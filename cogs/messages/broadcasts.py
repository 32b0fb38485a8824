"""Messages for the channels of all tables: from the owner, and about a stop of the bot."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import discord

from cogs.context.refusals import DROPPED
from cogs.messages.boards import Boards
from cogs.messages.channel_messages import Posting
from cogs.messages.throttle import finish
from cogs.ui.layout import words
from cogs.ui.page import Accent
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.model.table import Status
from engine.tables.ports import Sleep

log = logging.getLogger(__name__)

SECONDS_BETWEEN_ANNOUNCEMENTS: Final = 0.1
"""Leaves most of Discord's requests to the games."""


async def announce(posting: Posting, sleep: Sleep, tables: Sequence[int], text: str) -> int:
    """Post the owner's message at these tables; returns the number of tables that got it."""
    reached = 0
    for table_id in tables:
        try:
            messages = await posting.messages_of(await posting.services.tables.view(table_id, None))
            page = words(Accent.BOARD, messages.say("owner-announcement", text=text))
            async with posting.throttle.turn():
                await messages.send(messages.drawn(page))
            reached += 1
        except (discord.HTTPException, Refused, Unreadable, *DROPPED) as error:
            log.info("table %s got no announcement: %s", table_id, error)
        await sleep(SECONDS_BETWEEN_ANNOUNCEMENTS)
    return reached


async def announce_stop(posting: Posting, boards: Boards) -> None:
    """Show on the boards of running games that the bot is going offline, after it has stopped.

    It edits as many boards as there is time for. Errors don't hold up the stop.
    """
    tables = posting.services.tables.open_tables()
    running = [table.id for table in tables if table.status is Status.RUNNING]
    announcing = [asyncio.create_task(_announce_stop_at(posting, boards, t)) for t in running]
    await finish(announcing)


async def _announce_stop_at(posting: Posting, boards: Boards, table_id: int) -> None:
    try:
        seen = await posting.services.tables.view(table_id, None)
        messages = await posting.messages_of(seen)
        row = messages.rows.get("board")
        if row is not None and not seen.table.timing.suspended:
            async with posting.throttle.turn():
                await messages.surface.change(row.message, boards.going_away(messages))
    except Exception as error:
        log.info("table %s got no notice of the stop: %s", table_id, error)
