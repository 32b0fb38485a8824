"""Private messages that are still alive: one hand for each person and table, and the panels.

Such a message can be changed only through the token of an interaction, for a quarter of an hour,
and a restart forgets all tokens. What cannot be reached any more answers its own presses in place.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final, TypeAlias

import discord
from cachetools import TTLCache
from discord import ui

from cogs.context.faults import DROPPED
from cogs.context.incidents import incident
from cogs.context.services import Interaction
from cogs.faces import FACES
from cogs.ui.hand import hand_layout
from cogs.ui.layout import words
from cogs.ui.page import Accent, Say
from cogs.ui.pictures import CardPictures
from cogs.ui.spoken import finish
from engine.tables.ports import Clock
from engine.tables.position import NEVER, Unreadable
from engine.tables.refusals import Refused
from engine.tables.service import Tables
from engine.tables.table import Status, Table
from engine.tables.view import TableView

log = logging.getLogger(__name__)

EDITABLE: Final = 14 * 60.0
"""Seconds after which a token is not used any more; Discord accepts it for fifteen minutes."""
KEPT: Final = 2000
"""The most messages that are remembered; those used least recently are forgotten."""
SECONDS_TO_FINISH: Final = 1.0
"""How long a stop waits for edits under way."""
VERSION: Final = re.compile(r'"(7[sS]:\d+):\d+:')
"""The version in a custom id."""


class Kind(Enum):
    """What a private message is."""

    WORDS = auto()  # nothing that could go out of date
    HAND = auto()
    SEATED = auto()
    COMPUTERS = auto()
    HOUSE_RULES = auto()
    MORE = auto()
    ENDING = auto()
    AWAY = auto()  # a seat that waits for its owner


LOBBY: Final = (Kind.SEATED, Kind.COMPUTERS, Kind.HOUSE_RULES)
"""Messages that make sense only before the start."""


@dataclass(frozen=True, slots=True)
class Posted:
    """An answer as it was shown.

    seen: what a hand was drawn from. message: its id. is_original: the token of its interaction
    calls it the original response; else it is a followup. pressed: the private message whose press
    it answers, which `replaces` says is over by that.
    """

    kind: Kind
    seen: TableView | None
    message: int
    is_original: bool = True
    pressed: int | None = None
    replaces: bool = False


@dataclass(slots=True)
class Shown:
    """A private message that can be changed.

    status: the table's, when it was shown. turn: since which version its reader was to move then;
    drawn: stands for all that the hand said then, without a note or a page of it.
    """

    interaction: Interaction
    message: int
    is_original: bool
    status: Status
    turn: int = NEVER
    drawn: int = 0

    async def edit(self, layout: ui.LayoutView) -> None:
        """Show this instead."""
        if self.is_original:
            await self.interaction.edit_original_response(view=layout)
        else:
            await self.interaction.followup.edit_message(self.message, view=layout)

    async def delete(self) -> None:
        """Take it away."""
        if self.is_original:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.message)


Key: TypeAlias = tuple[int, int, Kind]
"""The table, the person, and what the message is."""


class OpenHands:
    """The newest hand and panels of each person at each table; a restart forgets them.

    Nothing here delays an answer or fails it: messages change in the background.
    """

    def __init__(
        self,
        tables: Tables,
        say: Callable[[Interaction], Say],
        clock: Clock,
        pictures: CardPictures,
    ) -> None:
        self._tables = tables
        self._say = say
        self._pictures = pictures
        self._open: TTLCache[Key, Shown] = TTLCache(KEPT, EDITABLE, clock.now)
        self._under_way: set[asyncio.Task[None]] = set()
        self._redrawing: set[Key] = set()
        self._again: set[Key] = set()

    def keep(self, table_id: int, interaction: Interaction, posted: Posted) -> None:
        """Remember the message that this interaction showed; the one before it goes."""
        user = interaction.user.id
        interaction.message = None  # the message that was pressed is most of its weight
        table = self._tables.table(table_id)
        for key in self._of(table_id, user):
            if self._open[key].message in (
                posted.message,
                posted.pressed if posted.replaces else 0,
            ):
                del self._open[key]  # it is something else now, or goes below
        if posted.replaces and posted.pressed is not None:
            self._start(interaction.delete_original_response())
        if posted.seen is not None:
            self._keep_hand(table_id, interaction, posted, posted.seen)
        elif posted.kind is not Kind.WORDS and table is not None:
            shown = Shown(interaction, posted.message, posted.is_original, table.status)
            self._supersede((table_id, user, posted.kind), shown)
            self._refresh_panel((table_id, user, posted.kind), table)

    def _keep_hand(
        self, table_id: int, interaction: Interaction, posted: Posted, seen: TableView
    ) -> None:
        user, status = interaction.user.id, seen.table.status
        shown = Shown(interaction, posted.message, posted.is_original, status)
        say = self._say(interaction)
        shown.turn, shown.drawn = seen.to_move_from, _drawn(self._layout(say, seen), seen)
        self._supersede((table_id, user, Kind.HAND), shown)
        self._drop((table_id, user, Kind.AWAY))
        self._redraw((table_id, user, Kind.HAND))  # the table may have moved on meanwhile

    def refresh(self, table: Table) -> None:
        """Bring the hands and panels of an open table in step with it."""
        for key in self._of(table.id):
            if key[2] is Kind.HAND:
                self._redraw(key)
            else:
                self._refresh_panel(key, table)

    def close(self, table: Table) -> None:
        """Fold the hands and panels of a table that is over into their last words."""
        finished = table.status is Status.FINISHED
        for key in self._of(table.id):
            last = "hand-over" if finished else "hand-closed"
            self._fold(key, last if key[2] is Kind.HAND else "refusal-table-over")

    def dismiss(self, table_id: int, user: int, message: str) -> None:
        """Fold the hand and the panels of somebody who has no seat any more into this message."""
        for key in self._of(table_id, user):
            self._fold(key, message)

    async def stop(self) -> None:
        """Let the edits under way finish; drop those that take too long."""
        if self._under_way:
            _, late = await asyncio.wait(tuple(self._under_way), timeout=SECONDS_TO_FINISH)
            for task in late:
                task.cancel()

    def _of(self, table_id: int, user: int | None = None) -> list[Key]:
        return [key for key in self._open if key[0] == table_id and user in (None, key[1])]

    def _refresh_panel(self, key: Key, table: Table) -> None:
        """Fold a panel of the lobby once the cards are dealt."""
        of_lobby = key[2] in LOBBY or self._open[key].status is Status.LOBBY
        if table.status is Status.RUNNING and of_lobby:
            self._fold(key, "panel-dealt")

    def _supersede(self, key: Key, shown: Shown) -> None:
        """Of two messages the one that was asked for later stays."""
        before = self._open.pop(key, None)  # the new token lives longer than the old one
        if before is not None and before.message != shown.message:
            if before.interaction.id > shown.interaction.id:
                before, shown = shown, before
            self._start(before.delete())
        self._open[key] = shown

    def _drop(self, key: Key) -> None:
        gone = self._open.pop(key, None)
        if gone is not None:
            self._start(gone.delete())

    def _fold(self, key: Key, message: str) -> None:
        """Change a message into words for good."""
        shown = self._open.pop(key)
        layout = words(Accent.HAND, self._say(shown.interaction)(message))
        self._start(shown.edit(layout))

    def _redraw(self, key: Key) -> None:
        """Redraw a hand soon: once for all that happens while it is being redrawn."""
        if key in self._redrawing:
            self._again.add(key)
        else:
            self._redrawing.add(key)
            self._start(self._redrawn(key))

    async def _redrawn(self, key: Key) -> None:
        try:
            self._again.add(key)
            while key in self._again and key in self._open:
                self._again.discard(key)
                await self._bring(key, self._open[key])
        finally:
            self._redrawing.discard(key)
            self._again.discard(key)

    async def _bring(self, key: Key, shown: Shown) -> None:
        """Redraw a hand if what it says has changed.

        Who was to move before is in the middle of a choice and must not be thrown out of it.
        """
        seen = await self._tables.view(key[0], key[1])
        if self._open.get(key) is not shown:
            return
        if last := _last_words(seen):
            self._fold(key, last)
            return
        if seen.view is None or (seen.to_move_from == shown.turn and shown.turn != NEVER):
            return
        layout = self._layout(self._say(shown.interaction), seen)
        drawn, before = _drawn(layout, seen), shown.drawn
        shown.turn, shown.drawn = seen.to_move_from, drawn
        if drawn == before:
            return
        try:
            await shown.edit(layout)
        except discord.NotFound as error:
            log.debug("an open hand is gone: %s", error)
            if self._open.get(key) is shown:
                del self._open[key]
            return
        except (discord.HTTPException, *DROPPED):
            shown.turn, shown.drawn = NEVER, 0  # the next change tries again
            raise
        now = self._open.get(key)
        if now is not None and now is not shown and now.message == shown.message:
            now.turn, now.drawn = NEVER, 0  # a press was answered meanwhile: which came last?
            self._again.add(key)

    def _layout(self, say: Say, seen: TableView) -> ui.LayoutView:
        face = FACES[seen.table.game]
        layout = hand_layout(face, say, seen)
        finish(layout, say, self._pictures, face.PICTURES)
        return layout

    def _start(self, change: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(_without_errors(change))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)


async def _without_errors(change: Coroutine[Any, Any, None]) -> None:
    try:
        await change
    except (discord.HTTPException, *DROPPED, Refused, Unreadable) as error:
        log.debug("a private message could not be changed: %s", error)
    except Exception as error:  # nobody waits for this task
        incident(error)


def _last_words(seen: TableView) -> str:
    """The message that a hand ends with; "" as long as it is one."""
    if not seen.table.is_open:
        return "hand-over" if seen.table.status is Status.FINISHED else "hand-closed"
    if seen.seat is None:
        return "kicked"
    return "hand-left" if seen.table.players[seen.seat].left else ""


def _drawn(layout: ui.LayoutView, seen: TableView) -> int:
    """Stands for all that a hand shows; the version is a part of it only for who is to move."""
    parts: list[Any] = layout.to_components()  # type: ignore[no-untyped-call] # discord.py's own
    text = json.dumps(parts)
    return hash((VERSION.sub(r'"\1:', text), seen.to_move_from))
