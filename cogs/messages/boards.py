"""Draw the boards of the tables and post them in their channels, with everything around them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import discord
from discord import ui

from cogs.context.permissions import install_link
from cogs.context.refusals import DROPPED, Meaning, meaning
from cogs.faces import FACES
from cogs.mentions.asking import asleep
from cogs.messages.announcements import Announcements, Presence
from cogs.messages.channel_messages import ROUND, SENDING, ChannelMessages, Posting
from cogs.messages.open_hands import OpenHands
from cogs.messages.shown import End, end_of
from cogs.surfaces.render import Rendered
from cogs.table.pages import board
from cogs.table.pages import lobby as lobby_page
from cogs.table.pages.end import closed_card, end_card, page_ways
from cogs.table.pages.news import latest, news_lines
from cogs.ui.layout import button, rows_of
from cogs.ui.names import clock_time
from cogs.ui.routes import Verb
from engine.core import Event, Seat, known_to
from engine.events.field import gains_at
from engine.tables.model.kind import kind_of
from engine.tables.model.news import (
    Ended,
    Ender,
    News,
    Nudge,
    Remarked,
    Reminder,
    Removed,
    StillWaits,
    TimeUp,
)
from engine.tables.model.table import Status, Table
from engine.tables.ports import Change
from engine.tables.schedule import Schedule
from engine.tables.transitions.deadlines import waiting
from engine.tables.transitions.votes import ended_by_vote
from engine.tables.view import TableView

log = logging.getLogger(__name__)

UNSHOWN: Final = (Reminder, Nudge, StillWaits, Removed, Remarked)
"""News that messages of their own tell, or the table itself."""
NEWS: Final = 3
"""The most news about the people that a board shows."""
CHATTER: Final = 5
"""Messages of others, as seen by presses, after which the board is posted again."""
OLD: Final = 1800.0
"""Seconds after which the board is posted again, which takes two requests.

Under full load up to three times as many, at one table later than at another.
"""
SPREAD: Final = 64
"""Steps of that spread: after a start all boards are equally old."""
TIDY: Final = "tidy"
SECONDS_BEFORE_RETRY: Final = 120.0
"""Seconds until a deletion is tried again, unless the table changes before."""


@dataclass(slots=True)
class Pending:
    """Changes that a channel hasn't been shown yet.

    moved: a person has moved, so older news is outdated. redraw: the board may be out of date;
    otherwise somebody is only due to be mentioned. afresh: post a new board. catches_up: look for a
    result that wasn't posted. tries: the number of failed tries. reported: the fault that was
    logged as an incident, once; "" if none was. refused: the meaning of Discord's latest refusal;
    None: it has refused nothing. table: after the last event. in_hands:
    the open hands show all this, or will in a moment. waited: the events that they showed when the
    board began to wait for a computer's answer, so that both are one request; 0: it hasn't.
    """

    events: list[Event] = field(default_factory=list)
    news: list[News] = field(default_factory=list)
    movers: set[Seat] = field(default_factory=set)
    moved: bool = False
    redraw: bool = False
    afresh: bool = False
    catches_up: bool = False
    tries: int = 0
    reported: str = ""
    refused: Meaning | None = None
    table: Table | None = None
    in_hands: bool = False
    waited: int = 0

    def add(self, change: Change) -> None:
        """Add what was just committed."""
        self.redraw = True
        self.table = change.table
        self.events.extend(known_to(change.events, None))
        self.news.extend(change.news)
        if change.mover is not None:
            self.movers.add(change.mover)
            late = any(isinstance(item, TimeUp) for item in change.news)
            self.moved |= change.table.players[change.mover].level is None and not late

    def join(self, before: Pending, later: Pending) -> None:
        """Become these changes, one of which this is, to show them at the same time."""
        self.events = before.events + later.events
        self.news = before.news + later.news
        self.movers = before.movers | later.movers
        self.moved = before.moved or later.moved
        self.redraw = before.redraw or later.redraw
        self.afresh = before.afresh or later.afresh
        self.catches_up = before.catches_up or later.catches_up
        self.tries = max(before.tries, later.tries)
        self.reported = later.reported or before.reported
        self.refused = later.refused or before.refused
        self.table = later.table or before.table
        self.in_hands = before.in_hands and later.in_hands
        self.waited = before.waited


@dataclass(eq=False, repr=False)
class Boards:
    """The board of each table, its announcement, and the results of its rounds and of the game."""

    posting: Posting
    presence: Presence
    call: Callable[[int], object]
    schedule: Schedule
    hands: OpenHands
    _news_of: dict[int, list[News]] = field(default_factory=dict)
    _outdated: dict[int, ChannelMessages] = field(default_factory=dict)

    def __post_init__(self) -> None:
        forced, throttle = self.posting.services.forced, self.posting.throttle
        self._announcements = Announcements(
            self.presence, self.call, forced, throttle, self.schedule
        )
        self.schedule.add(TIDY, self._tidy)

    def tidy(self, messages: ChannelMessages) -> None:
        """Delete what these messages have replaced, soon, while others are sent."""
        if messages.outdated:
            self._outdated[messages.seen.table.id] = messages
            self.schedule.set(TIDY, messages.seen.table.id, self.schedule.clock.now())

    async def _tidy(self, table_id: int) -> float | None:
        """Delete a table's outdated messages; returns when to try again after a passing fault.

        Their rows stay until then, so a restart finds them again. After any other refusal they stay
        until the table changes or the bot starts again.
        """
        messages = self._outdated[table_id]
        try:
            await messages.tidy()
        except (discord.HTTPException, *DROPPED) as error:
            log.info("table %s keeps an old message: %s", table_id, error)
            if meaning(error) is Meaning.PASSES:
                return self.schedule.clock.now() + SECONDS_BEFORE_RETRY
        if self._outdated[table_id] is messages:
            del self._outdated[table_id]
        return None

    async def publish(
        self,
        messages: ChannelMessages,
        pending: Pending,
        show_game: Callable[[ChannelMessages, Pending], Awaitable[None]],
    ) -> None:
        """Bring everything that shows a table up to date; show_game: for one that runs."""
        seen, services = messages.seen, self.posting.services
        end = await end_of(services, seen)
        if pending.catches_up and end is not None:
            pending.events = list(end.replay.story)
        elif pending.catches_up and seen.view is not None:
            pending.events = list(await services.tables.history(seen.table.id, None))
        if not seen.table.is_open:
            self.hands.close(seen, end)
            self._announcements.forget(seen.table.id)
            self._news_of.pop(seen.table.id, None)
            try:
                await self._post_result(messages, pending, end)
            finally:  # even if the channel can't be reached: nothing asks for it again
                self.posting.below.forget(messages.place)
        elif seen.table.status is Status.LOBBY:
            await self.show_lobby(messages, pending)
            self.hands.refresh(seen.table)
        else:
            if not pending.in_hands:
                self.hands.refresh(seen.table)
            await show_game(messages, pending)
        self.tidy(messages)

    async def show_lobby(self, messages: ChannelMessages, pending: Pending) -> None:
        """Show a table in its lobby."""
        table, application = messages.seen.table, self.posting.client.application_id
        link = install_link(application or 0) if kind_of(table).guest else ""
        evening = await self.posting.services.evenings.at(table)
        page = lobby_page.page(messages.say, table, link, evening)
        await self.show(messages, messages.drawn(page), pending)
        await self._tell_removed(messages, pending)

    async def show_game(self, messages: ChannelMessages, pending: Pending) -> None:
        """Show a running game: the results of rounds, the board, and whose turn it is.

        Open hands are sent again below what was posted.
        """
        posted = await messages.round_results(pending.events)
        pending.afresh = pending.afresh or posted
        sent = messages.drawn(self.page(messages, pending))
        afresh = pending.redraw and await self.show(messages, sent, pending)
        await self._announcements.update(messages, pending.movers, pending.news, afresh=afresh)
        await self._tell_removed(messages, pending)
        if posted or afresh:
            self.hands.send_below(messages.seen.table)

    def page(self, messages: ChannelMessages, pending: Pending) -> ui.LayoutView:
        """The board of a running game, with the news since a person's last move."""
        table_id = messages.seen.table.id
        fresh_news = [n for n in pending.news if not isinstance(n, UNSHOWN)]
        shown = [] if pending.moved else self._news_of.get(table_id, [])
        before = [item for item in shown if item not in fresh_news]
        news = latest([*before, *fresh_news], NEWS)
        notes = self._notes(messages, news)
        fresh = () if pending.catches_up else pending.events  # a restart makes nothing fresh again
        self._news_of[table_id] = news
        face = FACES[messages.seen.table.game]
        return board.page(messages.say, messages.seen, messages.names, face, fresh, notes)

    async def _tell_removed(self, messages: ChannelMessages, pending: Pending) -> None:
        """Tell the people who were removed, once each."""
        for item in pending.news:
            if isinstance(item, Removed):
                await messages.tell_removed(item.user)

    def _notes(self, messages: ChannelMessages, news: Sequence[News]) -> list[str]:
        """The lines below the events: news about the people, quiet hours, and coming events."""
        say, seen, names = messages.say, messages.seen, messages.names.plain
        lines = news_lines(say, seen.table, news, names)
        owners = seen.table.owners(waiting(seen.table, seen.to_move))
        if sleeping := asleep(self.posting.services, owners.values()):
            sleepers = [seat for seat, user in owners.items() if user in sleeping]
            until = clock_time(min(sleeping.values()))
            listed = names.listed(say, sleepers)
            lines.append(say("board-quiet", names=listed, count=len(sleepers), until=until))
        if self.posting.services.tables.room.is_closed:
            lines.append(say("board-draining"))
        return lines

    async def show(self, messages: ChannelMessages, sent: Rendered, pending: Pending) -> bool:
        """Show the board or the lobby; True if it was posted again."""
        row = messages.rows.get("board")
        stays = row is not None and not pending.afresh and f"{SENDING}board" not in messages.rows
        if row is not None and stays:
            age = OLD * (1 + self.posting.throttle.load * (1 + row.table_id % SPREAD / SPREAD))
            is_old = self.posting.services.clock.now() - row.posted > age
            stays = not is_old and self.posting.below.count(row.channel, row.message) < CHATTER
        if row is not None and stays and await messages.surface.change(row.message, sent):
            return False
        self.posting.below.forget(messages.place)
        await messages.post("board", sent)
        return True

    async def _post_result(
        self, messages: ChannelMessages, pending: Pending, end: End | None
    ) -> None:
        """Post the result of a finished table, once; its board is outdated then."""
        shown = messages.rows.get("result")
        if shown is None and not [k for k in messages.rows if k.startswith(("board", ROUND))]:
            return
        if shown is None and not messages.has_rounds:  # the last round may have ended it
            await messages.round_results(pending.events)
        say, table = messages.say, messages.seen.table
        did = await self.posting.services.ratings.of_game(table.id)
        named = await self.posting.services.may_name(None, [row.user for row in did if row.user])
        rows = [row for row in did if row.user in named]
        if end is not None and end.replay.outcome is not None:
            said = board.remarks(say, table, messages.names)
            is_called = shown is not None and await self.posting.services.evenings.called(table)
            evening, ways = end.evening, None
            if is_called:  # the closing card has the score
                new = button(table.id, 0, Verb.NEW_TABLE, say("new-table-button"), emoji="🆕")
                evening, ways = None, rows_of([new, *page_ways(say, table)])
            card = end_card(say, end.replay, None, rows, ways, evening=evening, notes=said)
            if shown is None:
                await messages.post("result", messages.drawn(card))
            elif said or is_called:
                await messages.surface.change(shown.message, messages.drawn(card))
        elif shown is None:
            found = (item for item in pending.news if isinstance(item, Ended))
            by = next(found, ended_by_vote(table)) or Ended(Ender.NOBODY)
            gains = await self._gains(messages.seen)
            closed = closed_card(say, messages.seen, by, rows, gains)
            await messages.post("result", messages.drawn(closed))
        await messages.remove("turn")

    async def _gains(self, seen: TableView) -> Sequence[int]:
        """The results that count at a night, by seat; () at another table, or without them."""
        if seen.table.settings.night is None or seen.view is None:
            return ()
        replay = await self.posting.services.tables.recount(seen.table)
        return gains_at(replay.game, replay.whole_story, replay.outcome) or ()
