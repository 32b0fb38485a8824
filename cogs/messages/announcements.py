"""The one announcement of each table: whose turn it is and until when, or the reminder of it.

Who is mentioned in it is notified once a turn and once at half time; all else is an edit, or a
message that notifies nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from cogs.context.preferences import Mentions
from cogs.messages.channel_messages import Telling
from engine.core import Seat
from engine.tables.deadlines import waiting
from engine.tables.news import Reminder

Seats = frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Announced:
    """Who was mentioned in the announcement that stands, and who of them had yet to move.

    text: what it says.
    """

    mentioned: Seats
    waiting: Seats
    text: str = ""

    def stands(self, seats: Seats, movers: set[Seat]) -> bool:
        """Whether it still says that these seats are to move, now that these have moved.

        Who moved and is asked again is in the second step of one turn, unless others moved too.
        """
        again = seats & movers
        one_turn = movers == again and len(self.mentioned) == 1
        return seats <= self.waiting and (not again or one_turn)


class Turns:
    """The announcements that stand; after a restart they are read from the channels."""

    def __init__(self) -> None:
        self._announced: dict[int, Announced] = {}

    def forget(self, table_id: int) -> None:
        """Nothing is announced at this table any more."""
        self._announced.pop(table_id, None)

    def overwritten(self, table_id: int) -> None:
        """Something else stands now where the announcement was."""
        self._announced[table_id] = Announced(frozenset(), frozenset())

    async def tell(
        self, tell: Telling, movers: set[Seat], reminders: Sequence[Reminder], *, afresh: bool
    ) -> None:
        """Bring the announcement in step; afresh: it shall stand below a new board."""
        table = tell.seen.table
        seats = frozenset(waiting(table, tell.seen.to_move))
        if not seats:
            self.forget(table.id)
            await tell.remove("turn")
            return
        before = self._announced.get(table.id) or await _found(tell, seats)
        if before is None or not before.stands(seats, movers):
            before = await self._announce(tell, seats)
        elif any(reminder.deadline == table.deadline for reminder in reminders):
            before = await self._remind(tell, seats)
        else:
            before = await self._kept(tell, before, afresh=afresh)
        self._announced[table.id] = Announced(before.mentioned, seats, before.text)

    async def _announce(self, tell: Telling, seats: Seats) -> Announced:
        text = tell.summons(sorted(seats))
        await tell.summon(text, await tell.pinged(tell.users(seats), Mentions.ALWAYS))
        return Announced(seats, seats, text)

    async def _remind(self, tell: Telling, seats: Seats) -> Announced:
        text = tell.summons(sorted(seats))
        both = (Mentions.ALWAYS, Mentions.REMINDERS)
        await tell.summon(text, await tell.pinged(tell.users(seats), *both))
        return Announced(seats, seats, text)

    async def _kept(self, tell: Telling, before: Announced, *, afresh: bool) -> Announced:
        """The same turn as before: its end may be another, its place below a new board."""
        text = tell.summons(sorted(before.mentioned))
        if afresh or (text != before.text and not await tell.reword(text)):
            await tell.summon(text, discord.AllowedMentions.none())
        return Announced(before.mentioned, before.waiting, text)


async def _found(tell: Telling, seats: Seats) -> Announced | None:
    """The announcement that a former run of the bot left, if it asks these seats to move."""
    text = await tell.standing_words()
    seated = enumerate(tell.seen.table.players)
    mentioned = frozenset(s for s, player in seated if f"<@{player.user}>" in text)
    return Announced(mentioned, mentioned, text) if seats <= mentioned else None
