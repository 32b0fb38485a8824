"""Keeps every table's messages in step with the table: board, announcement, results, open hands.

The tables call `changed` after each commit; a task per table then edits at most about once a
second, so that a flurry of moves is one edit. What cannot be sent now is tried again later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from cogs.answers import incident
from cogs.hands import Hands
from cogs.home import Home, MessageRow, names_of
from cogs.ui import board, lobby
from cogs.ui.face import Face, Names, Say, last_round
from cogs.ui.faces import FACES
from engine.core import Event, RoundEnded, known_to
from engine.ports import Change, Status, Table
from engine.refusals import Refused
from engine.tables import Seen

log = logging.getLogger(__name__)

SECONDS_BEFORE_RETRY: Final = (2.0, 10.0, 60.0, 300.0)
CHATTER: Final = 8
"""Messages of others after which the board is posted anew."""
OLD: Final = 1800.0
"""Seconds after which the board is posted anew."""

OPEN_MENTION: Final = discord.AllowedMentions(users=True)


@dataclass(slots=True)
class Desired:
    """What has happened at a table since its messages were last brought up to date."""

    events: list[Event] = field(default_factory=list)
    movers: set[int] = field(default_factory=set)
    afresh: bool = False
    retold: bool = False
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Announced:
    """Who was mentioned in the announcement that stands, and who of them had yet to move."""

    mentioned: frozenset[int]
    waiting: frozenset[int]

    def stands(self, seats: frozenset[int], movers: set[int]) -> bool:
        """Whether it still says that these seats are to move, now that these have moved.

        Who moved and is asked again is in the second step of one turn, unless others moved too.
        """
        again = seats & movers
        one_turn = movers == again and len(self.mentioned) == 1
        return seats <= self.waiting and (not again or one_turn)


class Boards:
    """The publisher of the tables: brings what happened to the channels."""

    def __init__(self, bot: Home, seconds_between_edits: float = 1.0) -> None:
        self.bot = bot
        self.seconds_between_edits = seconds_between_edits
        self.hands = Hands(bot)
        self._desired: dict[int, Desired] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._chatter: dict[int, int] = {}
        self._announced: dict[int, Announced] = {}

    def changed(self, change: Change) -> None:
        """Take note of a change; the messages follow in a moment."""
        desired = self._desire(change.table.id)
        desired.events.extend(known_to(change.events, None))
        if change.mover is not None:
            desired.movers.add(change.mover)

    def refresh(self, table: int, *, afresh: bool = False, retold: bool = False) -> None:
        """Bring a table's messages up to date.

        afresh: post the board anew; retold: look whether a result was left untold.
        """
        desired = self._desire(table)
        desired.afresh = desired.afresh or afresh
        desired.retold = desired.retold or retold

    def guild_back(self, guild: int) -> None:
        """A server is there (again): show its tables."""
        for table in self.bot.tables.open_tables():
            if table.place.guild == guild:
                self.refresh(table.id, retold=True)

    async def restore(self) -> None:
        """After a start: bring every table up to date that may have changed untold."""
        tables = [table.id for table in self.bot.tables.open_tables()]
        tables += await self.bot.letters.untold_tables()
        for table in tables:
            self.refresh(table, retold=True)

    async def lost(self, table: int, message: int) -> None:
        """A message was deleted by somebody: if it was the table's board, post it again."""
        row = (await self.bot.letters.messages(table)).get("board")
        if row is not None and row.message == message:
            self.refresh(table, afresh=True)

    def heard(self, channel: int) -> None:
        """Somebody else wrote in a channel."""
        self._chatter[channel] = self._chatter.get(channel, 0) + 1

    async def stop(self) -> None:
        """Let the edits under way finish, drop the rest; a restart brings it up to date."""
        self._desired.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _desire(self, table: int) -> Desired:
        desired = self._desired.setdefault(table, Desired())
        if table not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._tend(table))
            self._tasks[table] = task
        return desired

    async def _tend(self, table: int) -> None:
        """Bring a table up to date until nothing is left to tell."""
        try:
            while (desired := self._desired.pop(table, None)) is not None:
                pause = await self._brought(table, desired)
                await asyncio.sleep(pause)
        finally:
            self._tasks.pop(table, None)

    async def _brought(self, table: int, desired: Desired) -> float:
        """Bring a table up to date; the seconds to wait before the next time."""
        try:
            await self._bring(table, desired)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("table %s cannot be shown where it stands: %s", table, error)
        except (discord.DiscordServerError, discord.RateLimited, OSError) as error:
            log.warning("table %s could not be shown, will try again: %s", table, error)
            return self._again(table, desired)
        except Exception as error:
            incident(error)  # one table's trouble must not end its task
        return self.seconds_between_edits

    def _again(self, table: int, desired: Desired) -> float:
        later = self._desired.setdefault(table, Desired())
        later.events[:0] = desired.events
        later.movers |= desired.movers
        later.afresh = later.afresh or desired.afresh
        later.retold = later.retold or desired.retold
        later.tries = desired.tries + 1
        return SECONDS_BEFORE_RETRY[min(desired.tries, len(SECONDS_BEFORE_RETRY) - 1)]

    async def _bring(self, table: int, desired: Desired) -> None:
        try:
            seen = await self.bot.tables.seen(table, None)
        except Refused:
            return
        if desired.retold and seen.table.status is not Status.LOBBY:
            desired.events = list(await self.bot.tables.story(table))
        channel = self._channel(seen.table)
        messages = dict(await self.bot.letters.messages(table))
        tell = Telling(self.bot, seen, channel, messages)
        if seen.table.status is Status.LOBBY:
            await self._board(tell, lobby.page(tell.say, seen.table), desired)
        elif seen.table.status is Status.RUNNING:
            await self._running(tell, desired)
        else:
            await self._over(tell, desired)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self.bot.client().get_partial_messageable(
            table.place.channel, guild_id=table.place.guild
        )

    async def _running(self, tell: Telling, desired: Desired) -> None:
        if not desired.retold:  # what was told before a restart holds nobody's breath
            await self._suspense(tell, desired.events)
        told = await tell.round_result(desired.events)
        desired.afresh = desired.afresh or told
        page = board.page(tell.say, tell.seen, tell.names, tell.face)
        await self._board(tell, page, desired)
        await self._announce(tell, desired)
        await self.hands.refresh(tell.seen)

    async def _suspense(self, tell: Telling, events: Sequence[Event]) -> None:
        """Tell what is about to be revealed, and hold the breath."""
        for event in events:
            seconds = tell.face.seconds_before(event)
            if seconds:
                before = events[: events.index(event)]
                lines = [line for e in before if (line := tell.face.tell(tell.say, e, tell.names))]
                await tell.replace("turn", content="\n".join(lines[-2:]))
                self._announced.pop(tell.seen.table.id, None)  # its place is taken
                await asyncio.sleep(seconds)

    async def _board(self, tell: Telling, page: Any, desired: Desired) -> None:
        row = tell.messages.get("board")
        stays = row is not None and not desired.afresh and not self._pushed_away(row)
        if row is not None and stays and await tell.edit(row, page):
            return
        await tell.replace("board", view=page)
        self._chatter[tell.seen.table.place.channel] = 0

    def _pushed_away(self, row: MessageRow) -> bool:
        old = self.bot.clock.now() - row.posted > OLD
        return old or self._chatter.get(row.channel, 0) >= CHATTER

    async def _announce(self, tell: Telling, desired: Desired) -> None:
        """Mention whose turn it is, once a turn, in place of the previous announcement."""
        table = tell.seen.table
        seats = frozenset(s for s in tell.seen.to_move if table.players[s].level is None)
        before = self._announced.get(table.id)
        restored = before is None and "turn" in tell.messages and not desired.movers
        stands = before is not None and before.stands(seats, desired.movers)
        mentioned = before.mentioned if before is not None and stands else seats
        self._announced[table.id] = Announced(mentioned, seats)
        if (stands or restored) and not desired.afresh:
            return
        await tell.announce(seats)

    async def _over(self, tell: Telling, desired: Desired) -> None:
        """Post the result of a table that has ended, once, and take its board away."""
        self._announced.pop(tell.seen.table.id, None)
        if "board" not in tell.messages:
            return
        if tell.seen.table.status is Status.FINISHED:
            if not desired.retold:
                await self._suspense(tell, desired.events)
            await tell.round_result(desired.events)
        page = board.result(tell.say, tell.seen, tell.names)
        await tell.post("result", view=page)
        await tell.remove("turn")
        await tell.remove("board")


@dataclass(slots=True)
class Telling:
    """One table's messages in its channel, in the words of its server."""

    bot: Home
    seen: Seen
    channel: discord.PartialMessageable
    messages: dict[str, MessageRow]

    @property
    def say(self) -> Say:
        """The words of the server's language."""
        guild = self.bot.client().get_guild(self.seen.table.place.guild)
        return self.bot.say(guild.preferred_locale if guild else None)

    @property
    def names(self) -> Names:
        """The names at the table."""
        return names_of(self.seen.table)

    @property
    def face(self) -> Face:
        """The face of the table's game."""
        return FACES[self.seen.table.game]

    async def edit(self, row: MessageRow, page: Any) -> bool:
        """Edit a message; False if it is there no more."""
        try:
            await self.channel.get_partial_message(row.message).edit(view=page)
        except discord.NotFound:
            return False
        return True

    async def post(self, kind: str, **content: Any) -> None:
        """Send a message and remember it as the table's message of this kind."""
        sent = await self.channel.send(**content)
        await self.bot.letters.save_message(
            self.seen.table.id, kind, self.seen.table.place.channel, sent.id, self.bot.clock.now()
        )

    async def replace(self, kind: str, **content: Any) -> None:
        """Send a message and delete the one of this kind that was there before."""
        before = self.messages.get(kind)
        await self.post(kind, **content)
        if before is not None:
            await self._delete(before)
        self.messages = dict(await self.bot.letters.messages(self.seen.table.id))

    async def remove(self, kind: str) -> None:
        """Delete the message of this kind, if there is one."""
        row = self.messages.get(kind)
        if row is not None:
            await self._delete(row)
            await self.bot.letters.forget_message(self.seen.table.id, kind)

    async def _delete(self, row: MessageRow) -> None:
        try:
            await self.channel.get_partial_message(row.message).delete()
        except discord.NotFound:
            log.debug("message %s was gone already", row.message)

    async def announce(self, seats: frozenset[int]) -> None:
        """Mention these seats' people: it is their turn."""
        if not seats:
            await self.remove("turn")
            return
        users = [self.seen.table.players[seat].user for seat in sorted(seats)]
        mentions = " ".join(f"<@{user}>" for user in users)
        content = self.say("turn-announcement", mentions=mentions, count=len(users))
        await self.replace("turn", content=content, allowed_mentions=OPEN_MENTION)

    async def round_result(self, events: Sequence[Event]) -> bool:
        """Post the result of the round that these events ended, once; whether it was posted."""
        ended = last_round(tuple(events))
        if not ended:
            return False
        number = next(event.round for event in reversed(ended) if isinstance(event, RoundEnded))
        if f"round-{number}" in self.messages:
            return False
        blocks = self.face.scoring(self.say, ended, self.names)
        if blocks:
            await self.post(f"round-{number}", view=board.scoring(blocks))
        return bool(blocks)
