"""Open hands: ephemeral messages that can still be edited, and follow the game while they can."""

from __future__ import annotations

import logging
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import discord

from cogs.context.services import Interaction, Words
from cogs.faces import FACES
from cogs.ui.hand import hand_layout
from engine.core import Seat
from engine.tables.ports import Clock
from engine.tables.service import Tables
from engine.tables.view import TableView

log = logging.getLogger(__name__)

EDITABLE: Final = 14 * 60.0
"""Seconds for which an ephemeral message is edited; Discord allows fifteen minutes."""
KEPT: Final = 2000
"""Open hands remembered at the most; the oldest are forgotten."""


@dataclass(frozen=True, slots=True)
class OpenHand:
    """Somebody's latest ephemeral hand and when its token was given."""

    interaction: Interaction
    since: float


class OpenHands:
    """The latest open hand of each person at each table; forgotten at a restart, and no harm."""

    def __init__(self, tables: Tables, words: Words, clock: Clock) -> None:
        self._tables = tables
        self._words = words
        self._clock = clock
        self._open: dict[tuple[int, int], OpenHand] = {}
        self._to_move: dict[int, tuple[Seat, ...]] = {}

    def keep(self, table_id: int, interaction: Interaction) -> None:
        """Remember the ephemeral message that this interaction showed."""
        key = (table_id, interaction.user.id)
        now = self._clock.now()
        self._open.pop(key, None)
        self._open[key] = OpenHand(interaction, now)
        interaction.message = None  # the message that was pressed is most of its weight
        while self._has_old(now):
            self._open.pop(next(iter(self._open)))

    def forget(self, table_id: int) -> None:
        """Forget all hands of a table that is over."""
        self._to_move.pop(table_id, None)
        for key in [key for key in self._open if key[0] == table_id]:
            del self._open[key]

    def _has_old(self, now: float) -> bool:
        """Whether the oldest hand is one to forget: they are in the order of their tokens."""
        oldest = next(iter(self._open.values()), None)
        return oldest is not None and (len(self._open) > KEPT or now - oldest.since > EDITABLE)

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

    async def _redraw(self, table_id: int, user: int, hand: OpenHand) -> None:
        if self._clock.now() - hand.since > EDITABLE:
            self._open.pop((table_id, user), None)
            return
        seen = await self._tables.view(table_id, user)
        if seen.seat is None or seen.view is None or seen.outcome is not None:
            return
        say = self._words.say(hand.interaction.locale)
        layout = hand_layout(FACES[seen.table.game], say, seen)
        try:
            await hand.interaction.edit_original_response(view=layout)
        except discord.HTTPException as error:
            log.debug("an open hand is gone: %s", error)
            self._open.pop((table_id, user), None)
