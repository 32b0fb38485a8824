"""Keeps every table's messages in step with the table: board, announcement, results, open hands.

The tables call `changed` after each commit; a task per table then edits at most about once a
second, so that a flurry of moves is one edit. What cannot be sent now is tried again later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from contextlib import nullcontext, suppress
from typing import Any, Final

import discord

from cogs.context.services import Home
from cogs.messages.announcements import Turns
from cogs.messages.channel_messages import Telling
from cogs.messages.open_hands import Hands
from cogs.messages.pending import Desired
from cogs.presses.answers import incident
from cogs.ui import board
from cogs.ui import lobby_page as lobby
from cogs.ui.face import Say
from cogs.ui.news import news_lines
from engine.core import Event, RoundEnded, known_to
from engine.tables.news import News, Reminder, TimeUp
from engine.tables.ports import Change, MessageRow
from engine.tables.position import Unreadable
from engine.tables.refusals import Refused
from engine.tables.table import Place, Status, Table
from engine.tables.view import TableView

log = logging.getLogger(__name__)

SECONDS_BEFORE_RETRY: Final = (2.0, 10.0, 30.0, 60.0)
RETOLD_AT_ONCE: Final = 10
"""Tables whose story is gone through at a time: a start with a thousand tables takes seconds,
in which presses are answered all the same."""
UNKNOWN_CHANNEL: Final = 10003
"""Discord's code for a channel that was deleted."""
SECONDS_TO_FINISH: Final = 3.0
"""How long a stop waits for edits under way."""
NEWS: Final = 3
"""How much of what happened to the people a board tells at the most."""
CHATTER: Final = 8
"""Messages of others after which the board is posted anew."""
OLD: Final = 1800.0
"""Seconds after which the board is posted anew."""


class Boards:
    """The publisher of the tables: brings what happened to the channels."""

    def __init__(self, bot: Home, seconds_between_edits: float = 1.0) -> None:
        self.bot = bot
        self.seconds_between_edits = seconds_between_edits
        self.hands = Hands(bot)
        self._desired: dict[int, Desired] = {}
        self._held: dict[int, Desired] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._busy: set[int] = set()
        self._retelling = asyncio.Semaphore(RETOLD_AT_ONCE)
        self._chatter: dict[int, int] = {}
        self._turns = Turns()
        self._told: dict[int, list[News]] = {}

    def changed(self, change: Change) -> None:
        """Take note of a change; the messages follow in a moment."""
        desired = self._desire(change.table.id)
        desired.events.extend(known_to(change.events, None))
        desired.news.extend(change.news)
        if change.mover is not None:
            desired.movers.add(change.mover)
            late = any(isinstance(item, TimeUp) for item in change.news)
            desired.moved |= change.table.players[change.mover].level is None and not late

    def refresh(self, table_id: int, *, afresh: bool = False, retold: bool = False) -> None:
        """Bring a table's messages up to date.

        afresh: post the board anew; retold: look whether a result was left untold.
        """
        desired = self._desire(table_id)
        desired.afresh = desired.afresh or afresh
        desired.retold = desired.retold or retold

    def guild_back(self, guild: int, *, afresh: bool = False) -> None:
        """A server is there (again): show its tables."""
        for table in self.bot.tables.open_tables():
            if table.place.guild == guild:
                self.refresh(table.id, retold=True, afresh=afresh)

    def allowed_again(self, guild: int) -> None:
        """The bot's rights in a server have changed: show what could not be shown."""
        for table in tuple(self._held):
            known = self.bot.tables.table(table)  # None: over, and its end was not told
            if known is None or known.place.guild == guild:
                self.refresh(table)

    async def restore(self) -> None:
        """After a start: bring every table up to date that may have changed untold."""
        tables = [table.id for table in self.bot.tables.open_tables()]
        tables += await self.bot.letters.untold_tables()
        for table in tables:
            self.refresh(table, retold=True)

    async def lost(self, table_id: int, messages: Collection[int]) -> None:
        """Messages were deleted by somebody: if one was the table's board, post it again."""
        row = (await self.bot.letters.messages(table_id)).get("board")
        if row is not None and row.message in messages:
            self.refresh(table_id, afresh=True)

    def heard(self, channel: int) -> None:
        """Somebody else wrote in a channel."""
        self._chatter[channel] = self._chatter.get(channel, 0) + 1

    async def stop(self) -> None:
        """Let the edits under way finish, drop the rest; a restart brings it up to date."""
        self._desired.clear()
        self._held.clear()
        for table, task in self._tasks.items():
            if table not in self._busy:
                task.cancel()
        tasks = list(self._tasks.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=SECONDS_TO_FINISH)
            for task in late:
                task.cancel()

    def _desire(self, table_id: int) -> Desired:
        held = self._held.pop(table_id, None)
        desired = self._desired.setdefault(table_id, held or Desired())
        if table_id not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._tend(table_id))
            self._tasks[table_id] = task
        return desired

    async def _tend(self, table_id: int) -> None:
        """Bring a table up to date until nothing is left to tell."""
        try:
            while (desired := self._desired.pop(table_id, None)) is not None:
                pause = await self._brought(table_id, desired)
                await asyncio.sleep(pause)
        finally:
            self._tasks.pop(table_id, None)

    async def _brought(self, table_id: int, desired: Desired) -> float:
        """Bring a table up to date; the seconds to wait before the next time."""
        self._busy.add(table_id)
        try:
            async with self._retelling if desired.retold else nullcontext():
                await self._bring(table_id, desired)
        except (discord.Forbidden, discord.NotFound) as error:
            await self._unreachable(table_id, desired, error)
        except Unreadable as error:
            log.error("table %s cannot be shown: %s", table_id, error)
        except Exception as error:  # one table's trouble must not end its task
            return self._failed(table_id, desired, error)
        finally:
            self._busy.discard(table_id)
        return self.seconds_between_edits

    def _failed(self, table_id: int, desired: Desired, error: Exception) -> float:
        """A message that could not be sent: later again; a bug only a few times."""
        status = getattr(error, "status", 500 if isinstance(error, OSError) else 0)
        if status == 429 or status >= 500:
            log.warning("table %s could not be shown, will try again: %s", table_id, error)
            return self._again(table_id, desired)
        incident(error)
        if desired.tries < len(SECONDS_BEFORE_RETRY):
            return self._again(table_id, desired)
        self._hold(table_id, desired)
        return self.seconds_between_edits

    def _again(self, table_id: int, desired: Desired) -> float:
        self._desired.setdefault(table_id, Desired()).follow(desired)
        self._desired[table_id].tries = desired.tries + 1
        return SECONDS_BEFORE_RETRY[min(desired.tries, len(SECONDS_BEFORE_RETRY) - 1)]

    def _hold(self, table_id: int, desired: Desired) -> None:
        """Tell this with the next change."""
        desired.tries = 0
        if table_id in self._desired:  # which is there already
            self._desired[table_id].follow(desired)
        else:
            self._held[table_id] = desired

    async def _unreachable(
        self, table_id: int, desired: Desired, error: discord.HTTPException
    ) -> None:
        """Nothing can be shown where the table stands: its clock rests, or it is closed."""
        log.info("table %s cannot be shown where it stands: %s", table_id, error)
        known, gone = self.bot.tables.table(table_id), error.code == UNKNOWN_CHANNEL
        if known is not None or not gone:
            self._hold(table_id, desired)
        with suppress(Refused):  # the bot shuts down: the next start sees to it
            if known is None and gone:  # over, and nobody is left to tell
                await self.bot.letters.forget_message(table_id, "board")
            elif known is not None and gone and self._is_deleted(known.place):
                await self.bot.tables.close(table_id)
            elif known is not None:
                await self.bot.tables.suspend(table_id)

    def _is_deleted(self, place: Place) -> bool:
        """Whether Discord, which is there, has no such channel."""
        guild = self.bot.client().get_guild(place.guild)
        return (
            guild is not None
            and not guild.unavailable
            and guild.get_channel_or_thread(place.channel) is None
        )

    async def _bring(self, table_id: int, desired: Desired) -> None:
        try:
            seen = await self.bot.tables.view(table_id, None)
        except Refused:
            return
        if desired.retold and seen.table.status is not Status.LOBBY:
            desired.events = list(await self.bot.tables.history(table_id, None))
        channel = self._channel(seen.table)
        messages = dict(await self.bot.letters.messages(table_id))
        say = await self._words(seen.table)
        tell = Telling(self.bot, seen, channel, messages, say)
        await tell.tidy()
        if seen.table.status is Status.LOBBY:
            await self._board(tell, lobby.page(tell.say, seen.table), desired)
        elif seen.table.status is Status.RUNNING and _in_a_row(seen, desired):
            self._hold(table_id, desired)
            return
        elif seen.table.status is Status.RUNNING:
            await self._running(tell, desired)
        else:
            await self._over(tell, desired)
        if seen.table.suspended and seen.table.is_open:  # it can be reached after all
            await self.bot.tables.resume(table_id)

    async def _words(self, table: Table) -> Say:
        """The words of the server's language: as set, or as Discord says."""
        server = await self.bot.preferences.server(table.place.guild)
        guild = self.bot.client().get_guild(table.place.guild)
        return self.bot.say(server.language or (guild.preferred_locale if guild else None))

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self.bot.client().get_partial_messageable(
            table.place.channel, guild_id=table.place.guild
        )

    async def _running(self, tell: Telling, desired: Desired) -> None:
        if not desired.retold:  # what was told before a restart holds nobody's breath
            await self._suspense(tell, desired.events)
        told = await tell.round_result(desired.events)
        desired.afresh = desired.afresh or told
        news = self._news(tell.seen.table.id, desired)
        notes = news_lines(tell.say, tell.seen.table, news, tell.names)
        fresh = () if desired.retold else desired.events  # a restart makes nothing fresh again
        page = board.page(tell.say, tell.seen, tell.names, tell.face, fresh, notes)
        afresh = await self._board(tell, page, desired)
        self._told[tell.seen.table.id] = news
        reminders = [item for item in desired.news if isinstance(item, Reminder)]
        await self._turns.tell(tell, desired.movers, reminders, afresh=afresh)
        await self.hands.refresh(tell.seen, desired.movers)

    def _news(self, table_id: int, desired: Desired) -> list[News]:
        """What the board tells of the people: the latest, until somebody moves."""
        fresh = [item for item in desired.news if not isinstance(item, Reminder)]
        before = [] if desired.moved else self._told.get(table_id, [])
        return [*before, *fresh][-NEWS:]

    async def _suspense(self, tell: Telling, events: Sequence[Event]) -> None:
        """Tell what is about to be revealed, and hold the breath."""
        for event in events:
            seconds = tell.face.seconds_before(event)
            if seconds:
                before = events[: events.index(event)]
                lines = [line for e in before if (line := tell.face.tell(tell.say, e, tell.names))]
                await tell.replace("turn", content="\n".join(lines[-2:]))
                self._turns.overwritten(tell.seen.table.id)
                await asyncio.sleep(seconds)

    async def _board(self, tell: Telling, page: Any, desired: Desired) -> bool:
        """Show the board or the lobby; whether it was posted anew."""
        row = tell.messages.get("board")
        stays = row is not None and not desired.afresh and not self._pushed_away(row)
        stays = stays and not tell.is_sending("board")
        if row is not None and stays and await tell.edit(row.message, view=page):
            return False
        await tell.replace("board", view=page)
        self._chatter[tell.seen.table.place.channel] = 0
        return True

    def _pushed_away(self, row: MessageRow) -> bool:
        old = self.bot.clock.now() - row.posted > OLD
        return old or self._chatter.get(row.channel, 0) >= CHATTER

    async def _over(self, tell: Telling, desired: Desired) -> None:
        """Post the result of a table that has ended, once, and take its board away."""
        self._turns.forget(tell.seen.table.id)
        self._told.pop(tell.seen.table.id, None)
        self._chatter.pop(tell.seen.table.place.channel, None)
        self.hands.forget(tell.seen.table.id)
        if "board" not in tell.messages:
            return
        if tell.seen.table.status is Status.FINISHED:
            if not desired.retold:
                await self._suspense(tell, desired.events)
            await tell.round_result(desired.events)
        if "result" not in tell.messages:
            await tell.post("result", view=board.result(tell.say, tell.seen, tell.names, tell.face))
        await tell.remove("turn")
        await tell.remove("board")
        await tell.archive()


def _in_a_row(seen: TableView, desired: Desired) -> bool:
    """Whether only computer players have moved and another is next: they are told together."""
    players = seen.table.players
    moving = all(players[seat].level is not None for seat in {*seen.to_move, *desired.movers})
    scored = any(isinstance(event, RoundEnded) for event in desired.events)
    quiet = not scored and not desired.retold and not desired.news
    return bool(desired.movers) and moving and quiet
