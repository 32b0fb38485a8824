"""Deletes the outdated messages of tables, after and beside all that is new."""

import logging
from dataclasses import dataclass, field
from typing import Final

import discord

from cogs.context.refusals import DROPPED, Meaning, meaning
from cogs.messages.channel_messages import ChannelMessages
from engine.tables.schedule import Schedule

log = logging.getLogger(__name__)

TIDY: Final = "tidy"
SECONDS_BEFORE_RETRY: Final = 120.0
"""Seconds until a deletion is tried again, unless the table changes before."""


@dataclass
class Tidying:
    """Deletions by the rows of the messages, which a restart finds again."""

    schedule: Schedule
    _messages: dict[int, ChannelMessages] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.schedule.add(TIDY, self._ring)

    def follow(self, messages: ChannelMessages) -> None:
        """Delete what these messages have replaced, soon, while others are sent."""
        if messages.outdated:
            self._messages[messages.seen.table.id] = messages
            self.schedule.set(TIDY, messages.seen.table.id, self.schedule.clock.now())

    async def _ring(self, table_id: int) -> float | None:
        """Delete a table's outdated messages; returns when to try again after a passing fault.

        After any other refusal they stay until the table changes or the bot starts again.
        """
        messages = self._messages[table_id]
        try:
            await messages.tidy()
        except (discord.HTTPException, *DROPPED) as error:
            log.info("table %s keeps an old message: %s", table_id, error)
            if meaning(error) is Meaning.PASSES:
                return self.schedule.clock.now() + SECONDS_BEFORE_RETRY
        if self._messages[table_id] is messages:
            del self._messages[table_id]
        return None
