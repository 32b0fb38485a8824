"""Shows the tables of chats without the bot, at each press there.

Only a press brings a token, so nothing is posted and nobody is mentioned between two of them. The
board is changed in place as long as a token can. A fresh one is posted when somebody must be
mentioned, when other messages have pushed it away, and when no token can change it any more. A
change that can't be shown now waits for the next press.
"""

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import Final
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache
from discord import ui

from cogs.context.refusals import DROPPED, Meaning, incident, meaning
from cogs.context.services import Interaction
from cogs.mentions.asking import note
from cogs.messages.boards import Boards, Pending
from cogs.messages.channel_messages import ChannelMessages, Posting
from cogs.messages.throttle import without_errors
from cogs.messages.turns import NOBODY, Seats, Turn, ask
from cogs.surfaces.borrowed import BorrowedSurface, Tokens, Unspoken
from cogs.surfaces.render import render
from cogs.surfaces.token import TokenSurface, surface_of
from cogs.ui.layout import words
from cogs.ui.page import Accent
from engine.tables.model.news import Nudge
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.model.table import ChannelPlace, ChatPlace
from engine.tables.movers.forced import ForcedMoves
from engine.tables.ports import Change
from engine.tables.transitions.deadlines import waiting

log = logging.getLogger(__name__)

MOST_CHATS: Final = 1000
"""The most tables whose shown messages are remembered."""


@dataclass(eq=False, repr=False)
class Chats:
    """The messages of tables in chats, and the tokens that show them."""

    posting: Posting
    boards: Boards
    forced: ForcedMoves

    def __post_init__(self) -> None:
        services = self.posting.services
        self.tokens, self._tables = Tokens(services.clock), services.tables
        self._pending: LRUCache[int, Pending] = LRUCache(MOST_CHATS)
        self._turns: LRUCache[int, Turn | None] = LRUCache(MOST_CHATS)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def changed(self, change: Change) -> None:
        """Note a change, which is shown at the end of the press that made it."""
        self._pending.setdefault(change.table.id, Pending()).add(change)

    async def arrived(self, place: ChannelPlace | ChatPlace) -> None:
        """Bring the table at this place up to date, before a press there is answered."""
        await without_errors(self._tables.arrived(place))

    async def posted(self, table_id: int, interaction: Interaction) -> Meaning | None:
        """Show a table now; returns the meaning of a refusal, or None if it is shown.

        PLACE: only this person would see what is shown here, since this server wants that.
        ANSWER: this press was too late for Discord, and no other can show it.
        """
        own = surface_of(interaction)
        if own.chat is None:
            return Meaning.PASSES
        self._pending.setdefault(table_id, Pending()).redraw = True
        refused = await self._show(own.chat, table_id, own)
        if refused is Meaning.PASSES:
            refused = await self._show(own.chat, table_id, own)
        return refused

    def refresh(self, table_id: int) -> None:
        """Post a fresh board at the end of this press, or as soon as `posted` waits for it."""
        pending = self._pending.setdefault(table_id, Pending())
        pending.redraw = pending.afresh = True

    async def show(self, table_id: int, own: TokenSurface, *, on_board: bool) -> None:
        """Show what a press has changed at its table, after its answer, or what is owed here.

        on_board: the pressed button belongs to a board. An old one says that it has moved.
        """
        if own.chat is None:
            return
        here = self._tables.at(own.chat)
        if here is not None and here.id in self._pending:
            await self._show(own.chat, here.id, own)
        if not table_id:
            return
        await self._show(own.chat, table_id, own)
        if on_board and own.board is not None:
            await without_errors(self._retire(own, own.board, table_id))

    async def _retire(self, own: TokenSurface, pressed: int, table_id: int) -> None:
        """Mark an old board that was pressed: the table is further down."""
        rows = await self.posting.services.records.messages(table_id)
        if pressed not in [row.message for row in rows.values()]:
            say = await self.posting.say_of(table_id)
            await own.acknowledge()
            await own.change(pressed, render(say, words(Accent.BOARD, say("chat-further-down"))))

    async def _show(self, place: ChatPlace, table_id: int, own: TokenSurface) -> Meaning | None:
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            while await self.forced.make(table_id):
                pass
            pending = self._pending.pop(table_id, None)
            if table_id not in self._turns:  # the bot restarted, or forgot the table
                pending = pending or Pending(redraw=True)
                pending.catches_up = True
            if pending is None:
                return None
            refused: Meaning | None = Meaning.PASSES
            try:
                await self._publish(place, table_id, own, pending)
                return None
            except Unspoken as unspoken:
                refused = unspoken.refused
            except (discord.HTTPException, *DROPPED) as error:
                refused = meaning(error)
            except (Refused, Unreadable) as error:
                log.info("table %s is not shown: %s", table_id, error)
                return None
            except Exception as error:
                incident(error)
            later = self._pending.setdefault(table_id, Pending())
            later.join(pending, later)
            return refused

    async def _publish(
        self, place: ChatPlace, table_id: int, own: TokenSurface, pending: Pending
    ) -> None:
        seen = await self._tables.view(table_id, None)
        if seen.table.place != place:
            return
        self._turns.setdefault(table_id, None)
        surface = BorrowedSurface(self.tokens, place.channel, own)
        messages = await self.posting.messages_of(seen, surface)
        await self.boards.publish(messages, pending, self._show_game)

    async def _show_game(self, messages: ChannelMessages, pending: Pending) -> None:
        """Show a running game: the results of rounds, the board, and its mentions.

        If nothing can be posted, the existing board shows all of it. A fresh board or a nudge
        that somebody asked for is still owed, as is the result of a round.
        """
        owed: Unspoken | None = None
        is_asked = pending.afresh or any(isinstance(item, Nudge) for item in pending.news)
        try:
            pending.afresh |= await messages.round_results(pending.events)
        except Unspoken as unspoken:
            owed = unspoken
        table, movers, news = messages.seen.table, pending.movers, pending.news
        seats, before = Seats(waiting(table, messages.seen.to_move)), self._turns[table.id]
        if before is not None:
            text = before.text if seats & before.mentioned else ""
            before = replace(before, later={}, text=text)  # an open hand may be gone
        aware = self._hand_until
        asked = await ask(messages, before, seats, movers, news, here=NOBODY, aware=aware)
        turn, _, mentioned = asked
        page = self.boards.page(messages, pending)
        if turn.text:
            page.add_item(ui.TextDisplay(turn.text))
        sent = messages.drawn(page, pinged=mentioned.allowed)
        pending.afresh |= bool(mentioned.users)
        try:
            if await self.boards.show(messages, sent, pending):
                self.boards.hands.send_below(messages.seen.table)
            note(self.posting.services, mentioned)
        except Unspoken as unspoken:
            row = messages.rows.get("board")
            if row is None or not await messages.surface.change(row.message, sent):
                raise
            owed = unspoken if is_asked else owed
        self._turns[table.id] = turn
        if owed is not None:
            raise owed

    async def _hand_until(self, table_id: int, user: int) -> float | None:
        hand = self.boards.hands.hand_of(table_id, user)
        return hand.until if hand is not None and hand.is_asked else None
