"""The tables of chats without the bot: groups, messages between two people, servers without it.

Nothing happens there while nobody presses, so they need no clock and no owner among the processes.
A press reads its table from the store, does everything due, changes the table, and lets the
computers answer. If two processes write at once, the moves' primary key refuses the slower.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.core import By, Seat
from engine.tables.gate import Answer
from engine.tables.keepers.channel import ChannelTables, Press, computers_turn
from engine.tables.model.news import Ended, Ender
from engine.tables.model.refusals import Refused
from engine.tables.model.table import ChatPlace, Place, Status, Table, number_of
from engine.tables.recent import Recent
from engine.tables.registry import Entry
from engine.tables.transitions import deadlines, lobby
from engine.tables.transitions.after import passed
from engine.tables.transitions.expiry import LASTS
from engine.tables.view import TableView

log = logging.getLogger(__name__)

MOST_CHATS: Final = 256
"""The most of these tables in memory; the store has them all."""


@dataclass(eq=False, repr=False)
class ChatTables(ChannelTables):
    """Keeps the tables of chats up to date at each press."""

    _pressed: Recent[Place, Place] = field(default_factory=lambda: Recent(MOST_CHATS))

    async def stored_at(self, place: Place) -> Table | None:
        """The open table of a chat, even if only the store has it."""
        if (found := await self.store.in_chat(ChatPlace(number_of(place)))) is not None:
            self.registry.add(found[0])
        return self.registry.at(place)

    async def arrived(self, place: Any) -> None:
        """Bring the open table of a chat up to date, at a press there.

        Old votes lapse now, and computers continue after a restart. A table where nobody has
        pressed for a week is closed.
        """
        if self.registry.at(place) is None and await self.stored_at(place) is None:
            return
        known = self.registry.places[place]
        await self.gate.finish(lambda: self.change(known, lambda entry: self._passed(entry, place)))

    async def naming(self, user: int) -> Sequence[Table]:
        """The open tables of chats that may name this person, as they are now in any process."""
        found = await self.store.chats_of(user)
        for table in found:
            await self.arrived(ChatPlace(number_of(table.place)))
        return found

    async def of(self, user: int) -> Sequence[Table]:
        """The open tables of chats at which this person sits, oldest first."""
        found = await self.store.chats_of(user)
        return [table for table in found if table.seat_of(user) is not None]

    async def _passed(self, entry: Entry, place: ChatPlace) -> Table:
        stored, touched, version = await self.store.in_chat(place) or (None, 0.0, 0)
        if stored is None or stored.id != entry.table.id:  # another process changed it
            self.registry.drop(entry.table)
            entry.table = await self.store.table(entry.table.id) or entry.table
            entry.position = None
            if stored is not None:
                self.registry.add(stored)
        elif entry.table != stored or await self.registry.version(entry) != version:
            entry.table, entry.position = stored, None
        if stored is None or not entry.table.is_open:
            return entry.table
        now = self.gate.clock.now()
        seen = (player.last_seen or 0.0 for player in entry.table.players)
        if now - max((touched, *seen)) > LASTS:
            return await self.gate.commit(entry, lobby.closed(entry.table), Ended(Ender.TIME))
        table, news = passed(entry.table, None, now, self.gate.quiet, deadlines.OUTAGE)
        return await self.gate.commit(entry, table, *news)

    async def play(self, entry: Entry, press: Press) -> TableView:
        """Make a person's move, and those of the computers until it is a person's turn again."""
        seat = entry.table.seat_of(press.user)
        await self.change(entry, lambda e: self.made(e, press))
        return self.registry.seen(entry, await self.registry.read_position(entry), seat)

    async def change(self, entry: Entry, change: Callable[[Entry], Awaitable[Answer]]) -> Answer:
        """Make this change of a table under its lock, and let its computers answer."""
        for place in self._pressed.put(entry.table.place, entry.table.place):
            if (old := self.registry.at(place)) is not None:
                self.registry.drop(old)
        async with entry.lock:
            answer = await change(entry)
            await self._answered(entry)
            return answer

    async def _answered(self, entry: Entry) -> None:
        """Let the computers of a chat move until it is a person's turn; its lock is held."""
        try:
            while (seat := await self._next(entry)) is not None:
                table, position = entry.table, await self.registry.position(entry)
                move = await self.choice(table, position, seat)
                player, now = table.players[seat], self.gate.clock.now()
                by = By.COMPUTER if player.is_away or player.left else By.SELF
                await self.gate.moved(entry, table, seat, position.version, now, move, by=by)
        except Refused as refused:  # another process was faster
            log.info("computer players rest at table %s: %s", entry.table.id, refused)

    async def _next(self, entry: Entry) -> Seat | None:
        table = entry.table
        if table.status is not Status.RUNNING or self.thinker is None:
            return None
        return computers_turn(table, (await self.registry.position(entry)).to_move)
