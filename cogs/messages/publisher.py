"""Keeps every table's messages up to date: board, announcement, results, open hands.

The tables call `changed` after each commit. A task per table then waits for its turn among all
tables, draws the state of that moment, and rests for a second. So a flurry of moves
is one edit, and a move costs one request: the edit of the board. Open hands wait for no turn.
`caught_up` lets computer players wait for the board. Messages that can't be sent now are retried
later.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from typing import Final

import discord

from cogs.context.gone import UNKNOWN_CHANNEL
from cogs.context.refusals import DROPPED, Meaning, Notices, incident, meaning
from cogs.faces import FACES
from cogs.messages.announcements import Presence
from cogs.messages.boards import Boards, Pending
from cogs.messages.channel_messages import Posting
from cogs.messages.open_hands import OpenHands
from cogs.messages.throttle import finish
from engine.tables.keepers.channel import computers_turn
from engine.tables.model.kind import kind_of
from engine.tables.model.news import Remarked
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.model.table import ChannelPlace, ChatPlace, Status, Table, channel_of, guild_of
from engine.tables.ports import Change, NotKept, Sleep
from engine.tables.schedule import Schedule
from engine.tables.transitions import deadlines, lobby

log = logging.getLogger(__name__)

RETRIES: Final = (2.0, 10.0, 30.0, 60.0)
SECONDS_BEFORE_LOOK: Final = (60.0, 120.0, 300.0)
"""Seconds until a place that refused a board is tried again, unless Discord reports a change."""
SLOW: Final = 10.0
"""Seconds. If Discord asks to wait longer, clocks rest from the first refusal on."""
SUSPENSE: Final = 1.0
"""Seconds between a move and its revelation."""
BOARD: Final = "board"
REMARK: Final = "remark"
SECONDS_FOR_REMARK: Final = 5
"""Seconds for which a remark waits for another change of its board."""
SECONDS_FOR_ANSWER: Final = 5
"""The same for a move that a computer answers."""
CATCHING_UP_AT_ONCE: Final = 10
"""The most tables that read their stories at a time, so that presses are still answered."""
SECONDS_TO_CATCH_UP: Final = 8.0
"""The longest time that a computer player waits for the channel to show the previous move."""
SECONDS_TO_POST: Final = 30.0
"""The longest time that an answer waits for the channel to show the table."""


@dataclass(eq=False, repr=False)
class ChannelPublisher:
    """The publisher of the tables: shows changes in the channels."""

    posting: Posting
    open_hands: OpenHands
    presence: Presence
    schedule: Schedule
    notices: Notices
    seconds_between_edits: float = 1.0
    sleep: Sleep = asyncio.sleep
    _pending: dict[int, Pending] = field(default_factory=dict)
    _parked: dict[int, Pending] = field(default_factory=dict)
    _tasks: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    _busy: set[int] = field(default_factory=set)
    _awaited: dict[int, asyncio.Event] = field(default_factory=dict)
    _is_stopped: bool = False

    def __post_init__(self) -> None:
        self._tables, self._store = self.posting.services.tables, self.posting.services.records
        self._catching_up = asyncio.Semaphore(CATCHING_UP_AT_ONCE)
        parts = (self.posting, self.presence, self._queue, self.schedule)
        self.boards = Boards(*parts, self.open_hands)
        self.schedule.add(BOARD, self._look_again)
        self.schedule.add(REMARK, self._show_remark)

    @property
    def behind(self) -> int:
        """The number of tables with changes that their channel doesn't show yet."""
        return len(self._pending.keys() | self._busy | self._parked.keys())

    def changed(self, change: Change) -> None:
        """Note a change; the messages follow in a moment.

        A remark waits a little for another change, so that it costs no request of its own.
        """
        if any(isinstance(item, Remarked) for item in change.news):
            at = self.schedule.clock.now() + SECONDS_FOR_REMARK
            self.schedule.set(REMARK, change.table.id, at)
            return
        pending = self._queue(change.table.id)
        pending.add(change)
        if pending.in_hands:  # the board waits for its turn
            self._show_hands(pending)

    async def caught_up(self, table_id: int, asked: Pending | None = None) -> None:
        """Wait briefly until the channel shows the table; asked: shows or refuses these changes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_POST if asked else SECONDS_TO_CATCH_UP):
                while (left := self._pending.get(table_id)) or table_id in self._busy:
                    is_tried = left is not asked or (left and left.refused)
                    if asked and is_tried and table_id not in self._busy:
                        break
                    await self._awaited.setdefault(table_id, asyncio.Event()).wait()

    async def posted(self, table_id: int) -> Meaning | None:
        """Wait until the channel shows or refuses the table; returns the meaning of the refusal.

        None: it is shown as it is now, whatever happens there later. A fault of the bot, or a long
        wait, counts as a passing fault.
        """
        asked = self._pending.get(table_id) or Pending()
        await self.caught_up(table_id, asked)
        left = self._pending.get(table_id) or self._parked.get(table_id)
        is_late = table_id in self._busy or left is asked
        return (left and left.refused) or (Meaning.PASSES if is_late else None)

    async def is_seen(self, table_id: int) -> bool:
        """True if the channel accepts the board as it is now."""
        self.refresh(table_id)
        return await self.posted(table_id) is None

    def refresh(self, table_id: int, *, afresh: bool = False, catches_up: bool = False) -> None:
        """Bring a table's messages up to date."""
        pending = self._queue(table_id)
        pending.redraw = True
        pending.afresh = pending.afresh or afresh
        pending.catches_up = pending.catches_up or catches_up

    async def restore(self, is_among: Callable[[int], bool], *, afresh: bool = False) -> None:
        """Show these servers' tables again after a start or an outage: changes may be missing."""
        tables = [t for t in self._tables.open_tables() if is_among(channel_of(t.place).guild)]
        for table in tables:
            self.refresh(table.id, catches_up=True, afresh=afresh)
        for table_id in await self._store.unannounced_tables():
            with suppress(Refused, Unreadable):  # deleted by then, or damaged
                if is_among(channel_of((await self._tables.found(table_id)).place).guild):
                    self.refresh(table_id, catches_up=True)

    async def redraw(self, guild: int) -> None:
        """Redraw the boards of a server after its words have changed."""
        await self.restore(lambda known: known == guild)

    def allowed_again(self, guild: int) -> None:
        """Show the changes that the bot's permissions in a server forbade until now."""
        for table in tuple(self._parked):
            known = self._tables.table(table)  # None: over, and its end was not posted
            if known is None or guild_of(known.place) == guild:
                self.refresh(table)

    def newest(self, guild: int | None, channel: int, message: int) -> None:
        """Note the newest message of a channel or a chat, if a table is there."""
        here = None if guild is None else self._tables.at(ChannelPlace(guild, channel))
        if (here or self._tables.at(ChatPlace(channel))) is not None:
            self.posting.below.seen(channel, message)

    def refresh_running(self) -> None:
        """Show all running games again, because their boards have another note or new pictures."""
        for table in self._tables.open_tables():
            if table.status is Status.RUNNING and not table.timing.suspended:
                self.refresh(table.id)

    async def stop(self) -> None:
        """Let the edits under way finish and drop the rest, which the next start shows."""
        self._is_stopped = True
        self._pending.clear()
        self._parked.clear()
        for table, task in self._tasks.items():
            if table not in self._busy:
                task.cancel()
        await finish(self._tasks.values())

    def _queue(self, table_id: int) -> Pending:
        """A table's pending changes; starts the task that publishes them."""
        parked = self._parked.pop(table_id, None) or Pending()
        parked.refused = None  # tried at once, without a pause
        pending = self._pending.setdefault(table_id, parked)
        if table_id not in self._tasks and not self._is_stopped:
            task = asyncio.get_running_loop().create_task(self._publish_pending(table_id))
            self._tasks[table_id] = task
        return pending

    async def _publish_pending(self, table_id: int) -> None:
        """Publish the changes of a table until none is pending."""
        try:
            while table_id in self._pending:
                await self.posting.throttle.drawing()
                await self._pause_before_revelation(self._pending[table_id])
                self._show_hands(self._pending[table_id])
                catches_up = self._pending[table_id].catches_up
                async with (
                    self._catching_up if catches_up else nullcontext(),
                    self.posting.throttle.turn(),
                ):
                    seconds = await self._try_to_publish(table_id, self._pending.pop(table_id))
                await self.sleep(seconds)
        finally:
            self._tasks.pop(table_id, None)

    def _show_hands(self, pending: Pending) -> None:
        """Update the open hands at once: they cost no request."""
        table = pending.table
        if table is not None and table.status is Status.RUNNING:
            self.open_hands.refresh(table)
            pending.in_hands = True

    async def _try_to_publish(self, table_id: int, pending: Pending) -> float:
        """Publish changes, or handle their failure; returns the seconds until the next ones."""
        self._busy.add(table_id)
        if pending.redraw:
            self.schedule.set(REMARK, table_id, None)  # the board will have it
        try:
            await self._publish(table_id, pending)
            self.notices.drop("refused", "Discord accepts this application's messages again.")
        except Unreadable as error:
            log.error("table %s cannot be shown: %s", table_id, error)
        except (discord.HTTPException, *DROPPED) as error:
            return await self._refused(table_id, pending, error)
        except Exception as error:  # a fault must not end the table's task
            return self._requeue_or_park(table_id, pending, error)
        finally:
            self._busy.discard(table_id)
            if awaited := self._awaited.pop(table_id, None):
                awaited.set()
        return self.seconds_between_edits

    async def _refused(self, table_id: int, pending: Pending, error: Exception) -> float:
        """Handle changes that Discord refused; returns the pause until the next try.

        Passing faults and refused content are retried soon. Other or lasting faults suspend the
        table until its place accepts the board again; the place is tried now and then.
        """
        pending.refused = meaning(error)
        level = logging.INFO if pending.refused is Meaning.PLACE else logging.WARNING
        log.log(level, "table %s could not be shown, will try again: %s", table_id, error)
        if pending.refused is Meaning.APPLICATION:
            self.notices.put("refused", f"Discord refuses this application's messages: {error}")
        pause = getattr(error, "retry_after", 0.0)
        is_hopeless = pending.tries >= len(RETRIES)
        is_lasting = pending.refused in (Meaning.PLACE, Meaning.APPLICATION)
        if is_lasting or (is_hopeless and pending.refused is not Meaning.PASSES):
            is_gone = getattr(error, "code", 0) == UNKNOWN_CHANNEL
            await self._suspend(table_id, pending, is_gone=is_gone)
            return max(self.seconds_between_edits, pause)
        if pending.tries or pause > SLOW:
            await self._change(table_id, deadlines.suspended)
        return max(self._requeue(table_id, pending), pause)

    def _requeue_or_park(self, table_id: int, pending: Pending, error: Exception) -> float:
        """Requeue or park changes that couldn't be published; returns the pause until the next try.

        Bugs are logged as an incident once. After a few tries the changes no longer delay others:
        they are tried with the next one, or after the longest pause.
        """
        if isinstance(error, NotKept):
            log.warning("table %s could not be shown, will try again: %s", table_id, error)
            return self._requeue(table_id, pending)
        fault = f"{type(error).__name__}: {error}"
        if fault != pending.reported:
            pending.reported = fault
            incident(error)
        if pending.tries < len(RETRIES):
            return self._requeue(table_id, pending)
        self._park(table_id, pending, RETRIES[-1])
        return self.seconds_between_edits

    async def _look_again(self, table_id: int) -> None:
        """Try to show the parked changes of a table, if its server still has the bot."""
        known, guilds = self._tables.table(table_id), self.posting.client.get_guild
        has_bot = known is None or guilds(channel_of(known.place).guild) is not None
        if table_id in self._parked and has_bot:
            self.refresh(table_id)

    async def _show_remark(self, table_id: int) -> None:
        self.refresh(table_id)

    def _requeue(self, table_id: int, pending: Pending) -> float:
        """Put changes before those that are pending; returns the pause before the next try."""
        pending.refused = pending.refused or Meaning.PASSES
        later = self._pending.setdefault(table_id, Pending())
        later.join(pending, later)
        later.tries = pending.tries + 1
        return RETRIES[min(pending.tries, len(RETRIES) - 1)]

    def _park(self, table_id: int, pending: Pending, seconds: float) -> None:
        """Keep changes until another one arrives, or for `seconds`."""
        if later := self._pending.get(table_id):  # which is there already
            later.join(pending, later)
        else:
            pending.in_hands = False
            self._parked[table_id] = pending
            self.schedule.set(BOARD, table_id, self.schedule.clock.now() + seconds)

    async def _suspend(self, table_id: int, pending: Pending, *, is_gone: bool) -> None:
        """Park changes whose channel can't be reached, and suspend the table.

        is_gone: Discord knows no such channel. A table whose channel was deleted is closed.
        """
        known = self._tables.table(table_id)
        if known is None and is_gone:  # the table is over, and nobody is left to show it to
            with suppress(Refused):
                await self._store.forget_message(table_id, "board")
            return
        seconds = SECONDS_BEFORE_LOOK[min(pending.tries // 2, len(SECONDS_BEFORE_LOOK) - 1)]
        if pending.refused is Meaning.CONTENT:
            seconds = RETRIES[-1]
        pending.tries += 1  # a suspended table gets a second try at once
        self._park(table_id, pending, seconds)
        place = None if known is None else channel_of(known.place)
        guild = self.posting.client.get_guild(place.guild) if place and is_gone else None
        is_deleted = (
            place is not None
            and guild is not None
            and not guild.unavailable
            and guild.get_channel_or_thread(place.channel) is None
        )
        await self._change(table_id, lobby.displaced if is_deleted else deadlines.suspended)

    async def _change(self, table_id: int, transition: Callable[[Table], Table]) -> None:
        """Change a table if it is open, unless the bot stops: then the next start does it."""
        if self._tables.table(table_id) is not None:
            with suppress(Refused):
                self.open_hands.refresh(await self._tables.change(table_id, transition))

    async def _publish(self, table_id: int, pending: Pending) -> None:
        """Bring the messages of a table up to date."""
        try:
            seen = await self._tables.view(table_id, None)
        except Refused:
            return
        if (later := self._pending.pop(table_id, None)) is not None:  # it is shown already
            pending.join(pending, later)
        answers = computers_turn(seen.table, seen.to_move) is not None
        is_new = pending.moved and len(pending.events) > pending.waited
        if is_new and answers and kind_of(seen.table).gathered:
            pending.waited = len(pending.events)
            self._park(table_id, pending, SECONDS_FOR_ANSWER)
            return
        pending.redraw |= seen.table.timing.suspended  # only a board shows that it can be reached
        messages = await self.posting.messages_of(seen)
        await messages.warn_of_expiry()
        await self.boards.publish(messages, pending, self.boards.show_game)
        if seen.table.timing.suspended:  # it can be reached after all
            await self._change(table_id, deadlines.resumed)

    async def _pause_before_revelation(self, pending: Pending) -> None:
        """Pause before a revelation with only a partial preview in the hands and on the board.

        Several revelations at once are late already, and those before a restart are old: they are
        shown without a pause.
        """
        table = pending.table
        if table is None or pending.catches_up:
            return
        kinds = FACES[table.game].suspense
        fresh = enumerate(pending.events[pending.waited :], pending.waited)
        paused = [index for index, each in fresh if isinstance(each, kinds)]
        if len(paused) == 1:
            self.open_hands.preview(table, pending.events[: paused[0]], pending.movers)
            await self.sleep(SUSPENSE)
