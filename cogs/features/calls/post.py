"""Call people to a table that has opened: those who asked for it, or those who are invited.

A call is stored before it is sent, so that nobody is ever called twice to one table: if the bot is
killed in between, nobody is called.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

import discord

from cogs.context.faults import DROPPED, may_work_again
from cogs.context.preferences import Mentions
from cogs.features.calls.page import Answered, answered_page, call_page, invitation_page
from cogs.messages.called import called
from cogs.messages.channel_messages import Posting
from cogs.table.pages.refusals import has_room
from engine.tables.model.quiet import quiet_until
from engine.tables.model.table import Status, Table, channel_of, guild_of
from engine.tables.ports import Change, NotKept, Sleep, Taken
from engine.tables.schedule import Schedule
from engine.tables.transitions.invitations import is_invited
from engine.tables.view import lobby_view

log = logging.getLogger(__name__)

PATIENCE: Final = 30.0
"""Seconds after which people are called; a table that is full or dealt by then calls nobody."""
STALE: Final = 600.0
"""Seconds after which tables found at a start call nobody any more."""
PAUSES: Final = (2.0, 10.0, 30.0)
"""Seconds before a call is tried again."""
CALL: Final = "call"
"""The kind of the message that calls people to a table."""


class Openings:
    """A publisher that learns of every table that opens.

    shown: waits until the channel shows a table, so that the call comes below it. sleep: sleeps for
    seconds of the clock of `posting`.
    """

    def __init__(
        self,
        posting: Posting,
        shown: Callable[[int], Awaitable[None]],
        schedule: Schedule,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._tables = posting.services.tables
        self._store = posting.services.calls
        self._clock = posting.services.clock
        self._posting = posting
        self._shown = shown
        self._sleep = sleep
        self._schedule = schedule
        self._opened: dict[int, Table] = {}
        schedule.add(CALL, self._ring)
        self._lobbies: dict[int, Table] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, change: Change) -> None:
        """Note a table that opens, and one that no longer needs to call anybody."""
        table = change.table
        if guild_of(table.place) is None:
            return
        before = self._lobbies.get(table.id)
        if table.status is Status.LOBBY:
            self._lobbies[table.id] = table
            if before is None:
                self._wait(table)
        else:
            self._lobbies.pop(table.id, None)
        if before is not None and (how := self._answered(before, table)) is not None:
            self._begin(self._fold(before, how))

    async def restore(self) -> None:
        """After a start, call to tables that opened just before it, and close outdated calls."""
        now = self._clock.now()
        for table in self._tables.open_tables():
            if table.status is Status.LOBBY:
                self._lobbies[table.id] = table
                if now - table.opened < STALE and not await self._store.claimed(table.id):
                    self._wait(table)
        for table_id in await self._store.standing(CALL):
            self._begin(self._fold_late(table_id))

    async def stop(self) -> None:
        """Stop calling people; the next start continues."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _wait(self, opened: Table) -> None:
        """Call people after a while, guests at once; only guests to a rematch."""
        if opened.rematch_of is None or opened.invitation is not None:
            patience = 0.0 if opened.invitation is not None else PATIENCE
            self._opened[opened.id] = opened
            self._schedule.set(CALL, opened.id, opened.opened + patience)

    async def _ring(self, table_id: int) -> None:
        await _logged(self._call(self._opened.pop(table_id)))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _answered(self, before: Table, table: Table) -> Answered | None:
        """The fate of the lobby for the people called to it; None: still open."""
        if table.status is not Status.LOBBY:
            return _end_of(table)
        if before.invitation is None or table.invitation is not None:
            return None
        if all(table.seat_of(guest.user) is not None for guest in before.invitation.guests):
            return Answered.JOINED
        late = before.invitation.until <= self._clock.now()
        return Answered.LATE if late else Answered.DECLINED

    async def _call(self, opened: Table) -> None:
        """Call people to this table, if there are any; opened: the table as it was at first."""
        await self._posting.client.wait_until_ready()
        chosen = self._chosen if opened.invitation is None else self._invited
        users = await chosen(opened)
        place = channel_of(opened.place)
        if not users:
            return
        try:
            await self._store.claim(opened.id, place.guild, opened.game, users, self._clock.now())
        except Taken:
            return
        await self._shown(opened.id)
        await self._sent(opened, users)

    async def _invited(self, opened: Table) -> Sequence[int]:
        """The people to mention of those with kept seats.

        A challenge names its person, who is always mentioned. The others of a rematch are mentioned
        unless they want only reminders, or have quiet hours.
        """
        table, preferences = self._lobbies.get(opened.id), self._posting.services.preferences
        if table is None or table.invitation is None:
            return ()
        now, users = self._clock.now(), [guest.user for guest in table.invitation.guests]
        if table.rematch_of is None:
            return users
        return [
            user
            for user in users
            if quiet_until(preferences.quiet(user), now) is None
            if await preferences.mentions(user) is Mentions.ALWAYS
        ]

    async def _chosen(self, opened: Table) -> Sequence[int]:
        """The people who asked to be called, except the host and anybody with a seat."""
        table, posting = self._lobbies.get(opened.id), self._posting
        if table is None or not has_room(table):
            return ()
        place, but = channel_of(opened.place), (opened.host, *table.people)
        return await called(posting.services, posting.client, place, table.game, but)

    async def _sent(self, opened: Table, users: Sequence[int]) -> None:
        """Send the call; temporary failures are retried as the same message."""
        pinged = discord.AllowedMentions(users=[discord.Object(user) for user in users])
        for pause in (*PAUSES, None):
            table = self._lobbies.get(opened.id)
            if opened.invitation is not None and table is not None:
                users = [user for user in users if is_invited(table, user)]
            if table is None or not users:
                return  # it ended before anybody was called
            messages = await self._posting.messages_of(lobby_view(table, None))
            invited = table.invitation
            page = (
                call_page(messages.say, table, users)
                if invited is None
                else invitation_page(messages.say, table, invited, users)
            )
            try:
                await messages.post(CALL, messages.drawn(page, pinged=pinged))
                break
            except (*DROPPED, NotKept, discord.HTTPException) as error:
                log.info("nobody was called to table %s: %s", table.id, error)
                if pause is None or not (isinstance(error, NotKept) or may_work_again(error)):
                    return
            await self._sleep(pause)
        now = (await self._tables.view(opened.id, None)).table
        if (how := self._answered(opened, now)) is not None:  # it ended while the call was sent
            await self._fold(opened, how)

    async def _fold_late(self, table_id: int) -> None:
        """Close the call to a table that left its lobby while the bot was away."""
        over = (await self._tables.view(table_id, None)).table
        await self._fold(over, _end_of(over))

    async def _fold(self, table: Table, how: Answered) -> None:
        """Replace a call by its outcome; table: as it was before."""
        messages = await self._posting.messages_of(lobby_view(table, None))
        row = messages.rows.get(CALL)
        if row is None:
            return
        try:
            page = answered_page(messages.say, table, how)
            await messages.surface.change(row.message, messages.drawn(page))
        except discord.Forbidden as error:
            log.info("the call to table %s stays as it is: %s", table.id, error)
        await self._posting.services.records.forget_message(table.id, CALL)


def _end_of(table: Table) -> Answered:
    return Answered.CLOSED if table.started is None else Answered.DEALT


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    """Run this and log its errors, so that no table suffers from them."""
    try:
        await work
    except (*DROPPED, NotKept, discord.DiscordException) as error:
        log.warning("a call was not made, or not folded: %s", error)
    except Exception:
        log.exception("a call failed")
