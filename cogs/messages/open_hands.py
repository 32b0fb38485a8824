"""Open hands: ephemeral messages that are redrawn as long as their tokens allow it."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Final

import discord
from cachetools import TTLCache

from cogs.context.services import Interaction, Words
from cogs.faces import FACES
from cogs.ui.hand import hand_layout
from engine.core import Seat
from engine.tables.ports import Clock
from engine.tables.service import Tables
from engine.tables.view import TableView

log = logging.getLogger(__name__)

EDITABLE: Final = 14 * 60.0
"""Seconds after which a token is not used any more; Discord accepts it for fifteen minutes."""
KEPT: Final = 2000
"""The most open hands that are remembered; those used least recently are forgotten."""


class OpenHands:
    """The latest open hand of each person at each table; a restart may forget them."""

    def __init__(self, tables: Tables, words: Words, clock: Clock) -> None:
        self._tables = tables
        self._words = words
        self._open: TTLCache[tuple[int, int], Interaction] = TTLCache(KEPT, EDITABLE, clock.now)
        self._to_move: dict[int, tuple[Seat, ...]] = {}

    def keep(self, table_id: int, interaction: Interaction) -> None:
        """Remember the ephemeral message that this interaction showed."""
        key = (table_id, interaction.user.id)
        self._open.pop(key, None)  # the new token lives longer than the old one
        self._open[key] = interaction
        interaction.message = None  # the message that was pressed is most of its weight

    def forget(self, table_id: int) -> None:
        """Forget all hands of a table that is over."""
        self._to_move.pop(table_id, None)
        for key in [key for key in self._open if key[0] == table_id]:
            del self._open[key]

    async def refresh(self, seen: TableView, movers: Collection[Seat]) -> None:
        """Redraw the open hands of those who have just come to move; `movers`: who has moved.

        Whoever was to move before is in the middle of a choice and must not be thrown out of it.
        """
        table, before = seen.table, self._to_move.get(seen.table.id, ())
        self._to_move[table.id] = seen.to_move
        for seat in seen.to_move:
            user = table.players[seat].user or 0
            hand = self._open.get((table.id, user))
            anew = seat in movers and len(movers) > 1  # their turn ended, and has come again
            if hand is not None and (anew or seat not in before):
                await self._redraw(table.id, user, hand)

    async def _redraw(self, table_id: int, user: int, hand: Interaction) -> None:
        seen = await self._tables.view(table_id, user)
        if seen.seat is None or seen.view is None or seen.outcome is not None:
            return
        say = self._words.say(hand.locale)
        layout = hand_layout(FACES[seen.table.game], say, seen)
        try:
            await hand.edit_original_response(view=layout)
        except discord.HTTPException as error:
            log.debug("an open hand is gone: %s", error)
            self._open.pop((table_id, user), None)
