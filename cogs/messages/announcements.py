"""The one announcement of each table: whose turn it is and until when, or a reminder of it.

A person is mentioned when it is needed: at once who has been away, after PATIENCE who was just
here, so that a table whose people are all here needs no announcement. Who is mentioned is notified
once a turn and once at half time; all else is an edit, or a message that notifies nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

from cogs.context.preferences import Mentions
from cogs.messages.channel_messages import ChannelMessages
from cogs.messages.presence import Presence
from engine.core import Seat
from engine.tables.deadlines import waiting
from engine.tables.forced import ForcedMoves
from engine.tables.news import News, Nudge, Reminder
from engine.tables.ports import Sleep
from engine.tables.table import Table

PATIENCE: Final = 45.0
"""Seconds after which a person who was just here is mentioned, if their turn still waits."""
SHARE: Final = 3
"""A turn with a clock waits with the mention for at most one part in so many of its time."""

Seats = frozenset[Seat]
NOBODY: Final[Seats] = frozenset()


@dataclass(frozen=True, slots=True)
class Announced:
    """A turn: whose it is, who of them had yet to move, and who has been mentioned.

    due: when those who were here are mentioned, in seconds since the epoch; None: all have been.
    text: what the announcement says; "" while there is none.
    """

    asked: Seats
    waiting: Seats
    mentioned: Seats = NOBODY
    due: float | None = None
    text: str = ""

    def stands(self, seats: Seats, movers: set[Seat]) -> bool:
        """Whether it is the same turn: these seats are to move, and the movers have moved since.

        Who moved and is asked again is in the second step of one turn, unless others moved too.
        """
        again = seats & movers
        one_turn = movers == again and len(self.asked) == 1
        return seats <= self.waiting and (not again or one_turn)


class Announcements:
    """The current announcements; after a restart they are read from the channels.

    call: has a table's announcement brought up to date when somebody's time has come.
    forced: makes the moves of those who are therefore not asked. sleep: waits for seconds of the
    presence's clock.
    """

    def __init__(
        self,
        presence: Presence,
        call: Callable[[int], None],
        forced: ForcedMoves,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._presence = presence
        self._call = call
        self._forced = forced
        self._sleep = sleep
        self._announced: dict[int, Announced] = {}
        self._timers: dict[int, asyncio.Task[None]] = {}

    def forget(self, table_id: int) -> None:
        """Forget the announcement of a table that needs none any more."""
        self._announced.pop(table_id, None)
        self._wait(table_id, None)

    def overwritten(self, table_id: int) -> None:
        """Take note that another text has replaced the announcement."""
        self._announced[table_id] = Announced(NOBODY, NOBODY)

    def stop(self) -> None:
        """Mention nobody any more; the next start counts nobody as here."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    async def update(
        self,
        messages: ChannelMessages,
        movers: set[Seat],
        news: Sequence[News],
        *,
        afresh: bool,
    ) -> None:
        """Bring the announcement up to date; afresh: it has to stand below a new board."""
        table = messages.seen.table
        reminders = [item for item in news if isinstance(item, Reminder)]
        seats = await self._asked(table, messages.seen.to_move, reminders)
        if not seats:
            self.forget(table.id)
            await messages.remove("turn")
            return
        before = self._announced.get(table.id) or await _found(messages, seats)
        if before is None or not before.stands(seats, movers):
            now = await self._begun(messages, seats)
        elif any(reminder.deadline == table.deadline for reminder in reminders):
            now = await _announced(messages, Announced(before.asked, seats), seats)
        elif (due := self._due(table, before, seats, movers)) is not None and self._is_past(due):
            now = await _announced(messages, before, seats)
        elif nudges := [item for item in news if isinstance(item, Nudge) and item.seat in seats]:
            now = await _nudged(messages, before, nudges[-1])
        else:
            now = replace(await _kept(messages, before, afresh=afresh), due=due)
        self._announced[table.id] = replace(now, waiting=seats)
        self._wait(table.id, now.due)

    async def _asked(
        self, table: Table, to_move: Sequence[Seat], reminders: Sequence[Reminder]
    ) -> Seats:
        """Who is asked to move; after half of the time also those whose move is made for them."""
        seats = waiting(table, to_move)
        made = [s for s in seats if not reminders and await self._forced.makes_move_of(table, s)]
        return frozenset(seats) - frozenset(made)

    async def _begun(self, messages: ChannelMessages, seats: Seats) -> Announced:
        """A new turn: those who have been away are mentioned at once, the others later."""
        table = messages.seen.table
        players = {seat: table.players[seat].user or 0 for seat in seats}
        here = {s for s, user in players.items() if self._presence.is_here(table.id, user)}
        begun = Announced(seats, seats, due=self._patience(table) if here else None)
        if seats == here:
            await messages.remove("turn")
            return begun
        return replace(await _announced(messages, begun, seats - here), due=begun.due)

    def _due(self, table: Table, turn: Announced, seats: Seats, movers: set[Seat]) -> float | None:
        """When those are mentioned who are still to be; who has just moved is given time again."""
        if turn.due is None or seats <= turn.mentioned:
            return None
        return self._patience(table) if seats & movers else turn.due

    def _is_past(self, due: float) -> bool:
        return due <= self._presence.clock.now()

    def _patience(self, table: Table) -> float:
        """When somebody who is here at the beginning of a turn is mentioned."""
        longest = PATIENCE if table.clock is None else min(PATIENCE, table.clock / SHARE)
        return self._presence.clock.now() + longest

    def _wait(self, table_id: int, due: float | None) -> None:
        """Have the table's announcement brought up to date at this time and at no other."""
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        if due is not None:
            self._timers[table_id] = asyncio.get_running_loop().create_task(
                self._ring(table_id, due)
            )

    async def _ring(self, table_id: int, due: float) -> None:
        while (seconds := due - self._presence.clock.now()) > 0:
            await self._sleep(seconds)
        del self._timers[table_id]
        self._call(table_id)


async def _announced(messages: ChannelMessages, turn: Announced, seats: Seats) -> Announced:
    """Ask these seats to move, or remind them; who was mentioned in this turn is not again."""
    kinds = messages.mention_kinds()
    text = await messages.summons(sorted(seats))
    fresh = messages.users(seats - turn.mentioned)
    await messages.summon(text, await messages.pinged(fresh, *kinds))
    return Announced(turn.asked, turn.waiting, turn.mentioned | seats, None, text)


async def _nudged(messages: ChannelMessages, turn: Announced, nudge: Nudge) -> Announced:
    """Remind one of those who are to move, as somebody else at the table has asked."""
    text = messages.nudge(nudge)
    users, kinds = messages.users([nudge.seat]), (Mentions.ALWAYS, Mentions.REMINDERS)
    await messages.summon(text, await messages.pinged(users, *kinds))
    return replace(turn, mentioned=turn.mentioned | {nudge.seat}, text=text)


async def _kept(messages: ChannelMessages, before: Announced, *, afresh: bool) -> Announced:
    """Keep the announcement of the same turn, with its new deadline, below a new board."""
    if not before.mentioned:
        return before
    text = await messages.summons(sorted(before.mentioned))
    if afresh or (text != before.text and not await messages.reword(text)):
        await messages.summon(text, discord.AllowedMentions.none())
    return replace(before, text=text)


async def _found(messages: ChannelMessages, seats: Seats) -> Announced | None:
    """The announcement that a former run of the bot left, if it asks these seats to move."""
    text = await messages.standing_words()
    seated = range(len(messages.seen.table.players))
    named = frozenset(s for s in seated if any(c in text for c in messages.calls(s)))
    return Announced(named, named, named, None, text) if seats <= named else None
