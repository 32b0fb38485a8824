"""The tables of chats without the bot: groups, messages between two people, servers without it.

Nothing happens there while nobody presses, so they need no clock and no owner among the processes.
A press reads its table from the store, does everything due, changes the table, and lets the
computers answer. If two processes write at once, the moves' primary key refuses the slower.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core import By, Seat, known_to
from engine.tables.gate import Gate
from engine.tables.model.news import Ended, Ender, of_game
from engine.tables.model.refusals import Refused
from engine.tables.model.table import ChannelPlace, ChatPlace, Status, Table, number_of
from engine.tables.ports import Found, Store, Thinker
from engine.tables.registry import Entry, Registry
from engine.tables.transitions import deadlines, lobby
from engine.tables.transitions.after import passed
from engine.tables.transitions.expiry import KEPT
from engine.tables.view import thought

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class ChatTables:
    """Keeps the tables of chats up to date at each press. thinker: None: no computer moves."""

    store: Store
    gate: Gate
    registry: Registry
    thinker: Thinker | None

    def __post_init__(self) -> None:
        self.gate.answered = self.answered

    async def arrived(self, place: ChatPlace) -> None:
        """Bring the open table of a chat up to date, at a press there.

        Old votes lapse now, and computers continue after a restart. A table where nobody has
        pressed for a week is closed.
        """
        if (known := self.registry.at(place)) is None:
            found = await self.store.in_chat(place)
        else:
            entry = await self.registry.entry(known.id)
            async with entry.lock:
                found = await self.store.in_chat(place)
                await self.registry.refresh(entry, found)
        if found is not None:
            self.registry.add(found.table)
            await self.gate.run(found.table.id, lambda entry: self._passed(entry, found))

    async def adopt(self, place: ChannelPlace) -> None:
        """Make the open table of a chat that of its channel, once the bot is a member there."""
        chat = ChatPlace(place.channel)
        if self.registry.at(place) is None and (table := await self.registry.stored_at(chat)):
            await self.gate.run(table.id, lambda entry: self._moved(entry, place))

    async def _moved(self, entry: Entry, place: ChannelPlace) -> Table:
        chat = entry.table.place
        table = await self.gate.commit(entry, replace(entry.table, place=place))
        self.registry.moved(chat, table)
        return table

    async def of(self, user: int) -> Sequence[Table]:
        """The open tables of chats at which this person sits, oldest first."""
        found = await self.store.chats_of(user)
        return [table for table in found if table.seat_of(user) is not None]

    async def naming(self, user: int) -> Sequence[Table]:
        """The open tables of chats that may name this person, as they are now in any process."""
        found = await self.store.chats_of(user)
        for table in found:
            await self.arrived(ChatPlace(number_of(table.place)))
        return found

    async def _passed(self, entry: Entry, found: Found) -> Table:
        now = self.gate.clock.now()
        seen = (player.last_seen or 0.0 for player in entry.table.players)
        if now - max(found.touched, *seen) > KEPT:
            return await self.gate.commit(entry, lobby.closed(entry.table), Ended(Ender.TIME))
        table, news = passed(entry.table, None, now, self.gate.quiet, deadlines.OUTAGE)
        return await self.gate.commit(entry, table, *news)

    async def answered(self, entry: Entry) -> None:
        """Let the computers of a chat move until it is a person's turn; its lock is held."""
        try:
            while (seat := await self._next(entry)) is not None:
                await self._move(entry, seat)
        except Refused as refused:  # another process was faster
            log.info("computer players rest at table %s: %s", entry.table.id, refused)

    async def _next(self, entry: Entry) -> Seat | None:
        table = entry.table
        if table.status is not Status.RUNNING or table.paused or self.thinker is None:
            return None
        to_move = (await self.registry.position(entry)).to_move
        return next((seat for seat in to_move if table.players[seat].level is not None), None)

    async def _move(self, entry: Entry, seat: Seat) -> None:
        table, position = entry.table, await self.registry.position(entry)
        player = table.players[seat]
        if player.level is None or self.thinker is None:
            raise RuntimeError(f"nobody chooses the moves of seat {seat}")
        seen = self.registry.seen(entry, position, seat)
        history = of_game(known_to(position.story, seat))
        move = await thought(self.thinker, seen, history, seat, player.level)
        by = By.COMPUTER if player.is_away or player.left else By.SELF
        now = self.gate.clock.now()
        await self.gate.moved(entry, table, seat, position.version, now, move, by=by)
