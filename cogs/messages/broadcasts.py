"""The owner's messages for the channels of all tables."""

import logging
from collections.abc import Sequence
from typing import Final

import discord

from cogs.context.refusals import DROPPED
from cogs.messages.channel_messages import Posting
from cogs.ui.layout import words
from cogs.ui.page import Accent
from engine.tables.model.refusals import Refused, Unreadable
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
