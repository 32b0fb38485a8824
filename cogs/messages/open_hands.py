"""Private messages that can still be changed: one hand per person and table, and the panels.

Such a message can be changed only through the token of an interaction, for a quarter of an hour. A
message past that time answers its own presses in place. So anything that could become outdated is
made inactive before then, with text that stays true.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

import discord

from cogs.context.refusals import DROPPED
from cogs.context.services import Services
from cogs.messages.redraws import Redraws
from cogs.messages.shown import (
    LOBBY,
    NO_INVITATION,
    OVER,
    PASSING,
    Drawings,
    End,
    Key,
    OpenMessages,
    Shown,
    changing,
    end_of,
    fingerprint,
    invitation,
    is_back,
    last_words,
)
from cogs.messages.throttle import Throttle
from cogs.surfaces.render import Rendered
from cogs.surfaces.token import TokenSurface
from cogs.ui.answer import Answer, Kind
from engine.core import Event, Seat
from engine.tables.model.position import NEVER
from engine.tables.model.table import Status, Table
from engine.tables.ports import Clock, Sleep
from engine.tables.service import Tables
from engine.tables.view import TableView


@dataclass(eq=False, repr=False)
class OpenHands:
    """The newest hand and panels of each person at each table.

    Messages change in the background, so no answer waits for them or fails with them. A planned
    stop makes hands inactive; after a kill, a hand is out of date until its next press.
    """

    tables: Tables
    services: Callable[[], Services]
    clock: Clock
    throttle: Throttle
    sleep: Sleep = asyncio.sleep
    _watching: asyncio.Task[None] | None = None
    _answering: Counter[Key] = field(default_factory=Counter)
    _missed: set[Key] = field(default_factory=set)
    _buried: dict[Key, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._open = OpenMessages(self.clock.now)
        self._draw = Drawings(self.services)
        self._redraws = Redraws(self.throttle, self._redraw)

    @contextmanager
    def answering(self, table_id: int, user: int) -> Iterator[None]:
        """Answer a press in this block; its hand is redrawn only afterwards, if it needs to be."""
        key = (table_id, user, Kind.HAND)
        self._answering[key] += 1
        try:
            yield
        finally:
            self._answering[key] -= 1
            if not self._answering[key]:
                del self._answering[key]
                buried = self._buried.pop(key, None)
                if (shown := self._open.get(key)) is not None and shown.message == buried:
                    self._redraws.start(self._send_below(key, shown))
                if key in self._missed:
                    self._missed.discard(key)
                    self._redraws.redraw(key)
                away = (table_id, user, Kind.AWAY)
                if away in self._open and (now := self.tables.table(table_id)):
                    self._refresh_panel(away, now)

    def keep(self, table_id: int, answer: Answer, surface: TokenSurface, message: int) -> None:
        """Remember the message that shows this answer; the previous one is deleted."""
        user = surface.interaction.user.id
        pressed = surface.pressed if answer.replaces else None
        table = answer.table or self.tables.table(table_id)
        is_past, refusals = self._open.replaced(table_id, user, (message, pressed))
        for refusal in refusals:
            self._redraws.start(refusal.retire())
        if pressed is not None and pressed != message:
            self._redraws.start(surface.retire(pressed))
        stays = answer.kind is Kind.REFUSAL and surface.pressed == message  # it closed a panel
        if answer.seen is not None:
            shown = Shown.kept(surface, message, answer.seen.table, self.clock.now())
            self._keep_hand((table_id, user, Kind.HAND), answer, answer.seen, shown)
        elif answer.kind is not Kind.WORDS and table is not None and not stays:
            key = (table.id, user, answer.kind)
            shown = Shown.kept(surface, message, table, self.clock.now())
            shown.is_past = is_past
            self._keep_panel(key, answer, shown, table)
        if self._watching is None and self._open:
            self._watching = asyncio.get_running_loop().create_task(self._watch())

    def _keep_panel(self, key: Key, answer: Answer, shown: Shown, table: Table) -> None:
        if (panel := self._draw.panel(key, shown, table)) is not None:
            shown.fingerprint = fingerprint(panel.layout)
        self._supersede(key, shown)
        if key[2] is Kind.END:
            shown.of, shown.fingerprint = (table, NEVER), NO_INVITATION
            if not answer.is_whole:  # its reader may read a page in spite of an invitation
                shown.fingerprint = shown.invites(self.tables.at(table.place), key[1])
            self._redraws.redraw(key)  # somebody may invite its reader already
        elif (now := self.tables.table(table.id)) is not None:
            self._refresh_panel(key, now)  # it may have changed since

    def _keep_hand(self, key: Key, answer: Answer, seen: TableView, shown: Shown) -> None:
        has_more = answer.is_noted or not answer.is_whole
        layout = self._draw.hand(shown, seen).layout if has_more else answer.layout
        shown.shows(seen, layout, is_whole=answer.is_whole)
        shown.note = answer.note
        self._supersede(key, shown)
        if gone := self._open.pop((key[0], key[1], Kind.AWAY), None):
            self._redraws.start(gone.retire())
        self._redraws.redraw(key)  # the table may have moved on since

    def hand_of(self, table_id: int, user: int) -> Shown | None:
        """A person's hand that can still be changed, so it shows whose turn it is."""
        return self._open.get((table_id, user, Kind.HAND))

    def refresh(self, table: Table) -> None:
        """Bring the hands and panels of an open table up to date."""
        for key in self._open.of(table.id):
            if key[2] is Kind.HAND:
                self._redraws.redraw(key)
            elif key[2] is not Kind.END:
                self._refresh_panel(key, table)
        self._refresh_ends(table)

    def _refresh_ends(self, table: Table) -> None:
        """Show the invitation to this lobby in the ends of the game before, as long as it holds.

        At the deal, those of people who have a seat without a press become their hands. Once a game
        is over, the ends of people who sat it out are among its own.
        """
        before = self._open.of(table.rematch_of or 0, kind=Kind.END)
        for key in (*before, *self._open.of(table.id, kind=Kind.END)):
            shown = self._open[key]
            if shown.waited_for(table, key[1]) and self._dealt(key, table):
                continue
            shown.is_past |= table.id != key[0] and table.started is not None
            if shown.fingerprint != shown.invites(table, key[1]):
                self._redraws.redraw(key)
            if not table.is_open and table.seat_of(key[1]) is None:
                self._open.also_of(table.id, key)

    def _dealt(self, key: Key, table: Table) -> bool:
        """Turn this message into its reader's hand, if they play, and open none themselves."""
        hand = (table.id, key[1], Kind.HAND)
        is_free = hand not in self._open and hand not in self._answering
        if plays := is_free and is_back(table, key[1]):
            note = self._open.pop(key)
            self._open[hand] = replace(note, is_asked=False, turn=NEVER, fingerprint=None, of=None)
            self._redraws.redraw(hand)
        return plays

    def _left_out(self, key: Key, table: Table) -> bool:
        """Turn the note of somebody without a seat into an end, if they have none."""
        end, before = (*key[:2], Kind.END), table.rematch_of
        if lacks := before is not None and not self._open.of(before, key[1], Kind.END):
            shown = replace(self._open.pop(key), of=(table, NEVER), fingerprint=NO_INVITATION)
            self._supersede(end, shown)
            self._redraws.redraw(end)
        return lacks

    async def invites(self, table: Table, user: int) -> bool:
        """True if a person's own end of the game before shows the invitation to this lobby."""
        keys = self._open.of(table.rematch_of or 0, user, Kind.END)
        drawn = [await self._drawn(key) for key in keys]
        return any(shown and shown.fingerprint == invitation(table, user) for shown in drawn)

    async def current_until(self, table_id: int, user: int) -> float | None:
        """The time when the person's current hand becomes inactive; None without a current hand."""
        shown = await self._drawn((table_id, user, Kind.HAND))
        if shown is None or shown.lags(await self.tables.view(table_id, user)):
            return None
        return shown.inactive_at if shown.is_asked else None

    async def _drawn(self, key: Key) -> Shown | None:
        """A message that shows what it should, after a short wait for a redraw; None: unknown."""
        is_done = await self._redraws.is_done(key)
        shown = self._open.get(key)
        return shown if is_done and shown is not None and shown.fingerprint is not None else None

    def redraw_words(self, user: int) -> None:
        """Redraw a person's hands and house rules after a change of their language or signs."""
        for key, shown in [each for each in self._open.items() if each[0][1] == user]:
            if key[2] is Kind.HAND:
                shown.turn, shown.fingerprint, shown.note = NEVER, None, ""
                self._redraws.redraw(key)
            elif (table := self.tables.table(key[0])) is not None:
                self._refresh_panel(key, table)

    def send_below(self, table: Table) -> None:
        """Send the hands of a table again, below the messages that its channel has now."""
        for key in self._open.of(table.id):
            if key in self._answering:
                self._buried[key] = self._open[key].message  # unless the answer is a new hand
            elif key[2] is Kind.HAND:
                self._redraws.start(self._send_below(key, self._open[key]))

    async def _send_below(self, key: Key, shown: Shown) -> None:
        seen = await self.tables.view(key[0], key[1])
        if self._open.get(key) is shown and shown.surface.may_add and not last_words(seen):
            new = await shown.surface.add(self._draw.hand(shown, seen, shown.note))
            if self._open.get(key) is shown:  # a press was answered by then
                new, shown.message, shown.fingerprint = shown.message, new, None
                self._redraws.redraw(key)
            await shown.surface.retire(new)

    def preview(self, table: Table, events: Sequence[Event], movers: Collection[Seat]) -> None:
        """Show only these events in the hands until the refresh, except to the player who moved."""
        for key in self._open.of(table.id, kind=Kind.HAND):
            if table.seat_of(key[1]) not in movers:
                shown = self._open[key]
                shown.turn, shown.fingerprint = NEVER, None
                self._redraws.start(shown.change(self._draw.preview(shown, table, events)))

    def close(self, seen: TableView, end: End | None) -> None:
        """Turn the hands and panels of a table that is over into its end, or closing messages."""
        for key in self._open.of(seen.table.id):
            if key[2] is Kind.HAND:
                self._end(key, last_words(seen), end)
            elif key[2] is not Kind.END:
                self._redraws.start(self._open.pop(key).retire())
        self._refresh_ends(seen.table)

    def call_night(self, table_id: int) -> None:
        """Show the ends of this table, in place of their pages, without a way to the next game."""
        for key in self._open.of(table_id, kind=Kind.END):
            self._open[key].is_past, self._open[key].fingerprint = True, None
            self._redraws.redraw(key)

    def dismiss(self, table_id: int, user: int, message: str) -> None:
        """Turn the hand and panels of somebody who lost their seat into this message."""
        for key in self._open.of(table_id, user):
            self._end(key, message)

    def forget(self, user: int) -> None:
        """Close all messages of this person, who has left all tables."""
        for key in [key for key in self._open if key[1] == user]:
            self._end(key, "forgotten-hand")

    def deactivate(self) -> None:
        """Before a stop, make everything that could become outdated inactive while possible."""
        for key, shown in list(self._open.items()):
            shown.inactive_at = self.clock.now()
            self._make_inactive(key)

    def _make_inactive(self, key: Key) -> None:
        if key[2] in (Kind.HAND, Kind.END):
            self._redraws.redraw(key)
        elif key[2] in PASSING:
            self._end(key, "panel-rests")
        else:
            del self._open[key]

    async def _watch(self) -> None:
        """Make each message inactive when its time has come, until none is left."""
        try:
            while shown := [*self._open.values()]:
                await self.sleep(max(1.0, min(s.inactive_at for s in shown) - self.clock.now()))
                for key, each in list(self._open.items()):
                    if each.inactive_at <= self.clock.now():
                        self._make_inactive(key)
        finally:
            self._watching = None

    async def stop(self) -> None:
        """Finish the edits under way; drop those that take too long."""
        if self._watching is not None:
            self._watching.cancel()
        await self._redraws.stop()

    def _refresh_panel(self, key: Key, table: Table) -> None:
        """Delete a panel that no longer holds; update the house rules.

        A panel of the lobby holds until the deal, the note of an absence until the owner is back.
        The note of a seat becomes its owner's hand at the deal, unless they open one themselves.
        """
        shown = self._open[key]
        if key[2] is Kind.AWAY:
            if is_back(table, key[1]) and (*key[:2], Kind.HAND) not in self._answering:
                self._redraws.start(self._open.pop(key).retire())
            return
        if table.status is Status.RUNNING and (key[2] in LOBBY or shown.status is Status.LOBBY):
            is_note = key[2] is Kind.SEATED
            if not is_note or not (self._dealt(key, table) or self._left_out(key, table)):
                self._redraws.start(self._open.pop(key).retire())
        elif (panel := self._draw.panel(key, shown, table)) is not None:
            before, shown.fingerprint = shown.fingerprint, fingerprint(panel.layout)
            if shown.fingerprint != before:
                self._redraws.start(shown.change(panel))

    def _supersede(self, key: Key, shown: Shown) -> None:
        """Keep the one of two messages that was asked for later."""
        if (before := self._open.superseded(key, shown)) is not None:
            self._redraws.start(before.retire())

    def _end(self, key: Key, message: str, end: End | None = None) -> None:
        """Change a message into plain text; the hand of a finished game into its owner's end."""
        shown = self._open.pop(key)
        if message == "hand-left":  # until the owner is back
            self._supersede((key[0], key[1], Kind.AWAY), shown)
        elif key[2] is Kind.HAND and message in OVER:
            shown.fingerprint = NO_INVITATION
            self._supersede((key[0], key[1], Kind.END), shown)
        self._redraws.start(shown.change(self._draw.end(shown, message, key[1], end)))

    async def _redraw(self, key: Key) -> None:
        if key in self._answering:
            self._missed.add(key)
        elif key in self._open:
            redraws = self._redraw_end if key[2] is Kind.END else self._redraw_hand
            await redraws(key, self._open[key])

    async def _redraw_hand(self, key: Key, shown: Shown) -> None:
        """Redraw a hand if its content has changed; never during its reader's choice."""
        drawn = None if shown.fingerprint is None else shown.of
        is_active = shown.inactive_at > self.clock.now()
        if drawn is not None and is_active and self.tables.is_still(*drawn):
            return
        seen = await self.tables.view(key[0], key[1])
        end = await end_of(self.services(), seen)
        if self._open.get(key) is not shown:
            return
        if last := last_words(seen):
            self._end(key, last, end)
        elif shown.inactive_at <= self.clock.now():
            del self._open[key]
            await self._edit(key, shown, self._draw.inactive(shown, seen))
        elif seen.view is not None and shown.lags(seen):
            if shown.of is None:  # it was dealt to its reader, who asks for nothing
                shown.note = await self._draw.first_words(shown, seen, key[1])
            is_hidden = shown.of is None and await self._draw.is_above(key, shown)
            await (self._send_below(key, shown) if is_hidden else self._update(key, shown, seen))

    async def _redraw_end(self, key: Key, shown: Shown) -> None:
        """Redraw an end if somebody invites its reader to the next game, or no longer does."""
        is_active = shown.inactive_at > self.clock.now()
        lobby = self.tables.at(shown.of[0].place) if shown.of and is_active else None
        if (asked := shown.invites(lobby, key[1])) != shown.fingerprint:
            shown.fingerprint = asked
            seen, invites = await self.tables.view(key[0], key[1]), invitation(lobby, key[1])
            sent = await self._draw.own_end(shown, seen, key[1], lobby if invites else None)
            if self._open.get(key) is shown:  # not a hand by now
                await self._edit(key, shown, sent)
        if not is_active:
            self._open.pop(key, None)
            self._open.of(key[0])  # forgets a table without messages

    async def _update(self, key: Key, shown: Shown, seen: TableView) -> None:
        if shown.turn not in (NEVER, seen.to_move_from):
            shown.note = ""  # it is about a turn that is over
        sent = self._draw.hand(shown, seen)
        before = shown.fingerprint
        shown.shows(seen, sent.layout)
        if shown.fingerprint != before:
            noted = self._draw.hand(shown, seen, shown.note) if shown.note else sent
            await self._edit(key, shown, noted)

    async def _edit(self, key: Key, shown: Shown, sent: Rendered) -> None:
        """Show this in a hand, unless a press was answered there by then."""
        async with changing(shown.message):
            if self._open.get(key, shown) is not shown:
                return
            try:
                message = shown.message
                if not await shown.surface.change(message, sent) and shown.message == message:
                    self._open.pop(key, None)  # unless it was sent again below by then
            except (discord.HTTPException, *DROPPED):
                shown.turn, shown.fingerprint = NEVER, None  # the next change tries again
                raise
