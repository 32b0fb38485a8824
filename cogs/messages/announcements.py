"""The one announcement of each table: whose turn it is and until when, or a reminder of it.

Who is mentioned in it is notified once a turn and once at half time; all else is an edit, or a
message that notifies nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from cogs.context.preferences import Mentions
from cogs.messages.channel_messages import ChannelMessages
from engine.core import Seat
from engine.tables.deadlines import waiting
from engine.tables.news import Reminder

Seats = frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Announced:
    """Who is mentioned in the current announcement, and who of them had yet to move.

    text: what it says.
    """

    mentioned: Seats
    waiting: Seats
    text: str = ""

    def stands(self, seats: Seats, movers: set[Seat]) -> bool:
        """Whether it still holds: these seats are to move, and the movers have moved since.

        Who moved and is asked again is in the second step of one turn, unless others moved too.
        """
        again = seats & movers
        one_turn = movers == again and len(self.mentioned) == 1
        return seats <= self.waiting and (not again or one_turn)


class Announcements:
    """The current announcements; after a restart they are read from the channels."""

    def __init__(self) -> None:
        self._announced: dict[int, Announced] = {}

    def forget(self, table_id: int) -> None:
        """Forget the announcement of a table that needs none any more."""
        self._announced.pop(table_id, None)

    def overwritten(self, table_id: int) -> None:
        """Take note that another text has replaced the announcement."""
        self._announced[table_id] = Announced(frozenset(), frozenset())

    async def update(
        self,
        messages: ChannelMessages,
        movers: set[Seat],
        reminders: Sequence[Reminder],
        *,
        afresh: bool,
    ) -> None:
        """Bring the announcement up to date; afresh: it has to stand below a new board."""
        table = messages.seen.table
        seats = frozenset(waiting(table, messages.seen.to_move))
        if not seats:
            self.forget(table.id)
            await messages.remove("turn")
            return
        before = self._announced.get(table.id) or await _found(messages, seats)
        if before is None or not before.stands(seats, movers):
            before = await self._announce(messages, seats)
        elif any(reminder.deadline == table.deadline for reminder in reminders):
            before = await self._remind(messages, seats)
        else:
            before = await self._kept(messages, before, afresh=afresh)
        self._announced[table.id] = Announced(before.mentioned, seats, before.text)

    async def _announce(self, messages: ChannelMessages, seats: Seats) -> Announced:
        text = messages.summons(sorted(seats))
        await messages.summon(text, await messages.pinged(messages.users(seats), Mentions.ALWAYS))
        return Announced(seats, seats, text)

    async def _remind(self, messages: ChannelMessages, seats: Seats) -> Announced:
        text = messages.summons(sorted(seats))
        both = (Mentions.ALWAYS, Mentions.REMINDERS)
        await messages.summon(text, await messages.pinged(messages.users(seats), *both))
        return Announced(seats, seats, text)

    async def _kept(
        self, messages: ChannelMessages, before: Announced, *, afresh: bool
    ) -> Announced:
        """Keep the announcement of the same turn, with its new deadline, below a new board."""
        text = messages.summons(sorted(before.mentioned))
        if afresh or (text != before.text and not await messages.reword(text)):
            await messages.summon(text, discord.AllowedMentions.none())
        return Announced(before.mentioned, before.waiting, text)


async def _found(messages: ChannelMessages, seats: Seats) -> Announced | None:
    """The announcement that a former run of the bot left, if it asks these seats to move."""
    text = await messages.standing_words()
    seated = enumerate(messages.seen.table.players)
    mentioned = frozenset(s for s, player in seated if f"<@{player.user}>" in text)
    return Announced(mentioned, mentioned, text) if seats <= mentioned else None
