"""What is done so that nobody waits for ever: reminders, nudges, votes, and the end of idle tables.

What the bot does by itself (`remind`, `renew`, `lapse`, `forewarn`, `expire`) refuses nothing but
a table that is unknown; it changes nothing where there is nothing to change.
"""

from __future__ import annotations

from dataclasses import replace

from engine.core import Seat
from engine.tables.gate import Gate
from engine.tables.model.news import ClockKept, Ended, Ender, Nudge, Reminder
from engine.tables.model.quiet import quiet_until
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Status, Table
from engine.tables.ports import Clock, Store
from engine.tables.registry import Entry, Registry
from engine.tables.transitions import deadlines, expiry, nudges, seating, votes
from engine.tables.under_way import shielded


class Patience:
    """Changes of tables where people wait for each other. What refuses raises Refused."""

    def __init__(self, gate: Gate, registry: Registry, store: Store, clock: Clock) -> None:
        self.under_way = gate.under_way
        self._gate = gate
        self._registry = registry
        self._store = store
        self._clock = clock

    @shielded
    async def remind(self, table_id: int) -> None:
        """Half of the turn's time is over: tell those who have yet to move, once."""
        async with self._registry.locked(table_id) as entry:
            table, due = entry.table, deadlines.reminder(entry.table)
            if due is None or table.timing.deadline is None or due > self._clock.now():
                return
            waiting = deadlines.waiting(table, await self._registry.to_move(entry))
            reminder = Reminder(waiting, table.timing.deadline)
            await self._gate.saved(
                entry, replace(table, timing=replace(table.timing, reminded=True)), reminder
            )

    async def renew(self, table_id: int) -> Table:
        """After an outage: everybody who is to move has a full turn again."""
        return await self._gate.change(
            table_id,
            lambda table: table if table.timing.deadline is None else deadlines.stopped(table),
        )

    @shielded
    async def nudge(self, table_id: int, user: int, seat: Seat) -> None:
        """A person at the table reminds the one on this seat to move, now and then."""
        async with self._registry.locked(table_id) as entry:
            own = seating.playing_seat(entry.table, user)
            to_move, now = await self._registry.to_move(entry), self._clock.now()
            table = nudges.nudged(entry.table, to_move, own, seat, now)
            absent = seat in await self._absent(entry)
            await self._gate.saved(entry, table, Nudge(seat, own, absent))

    async def propose_clock(self, table_id: int, user: int, clock: int | None) -> Table:
        """A person at the table asks the others for another clock; None: no end of turns."""
        at = self._clock.now()
        return await self._gate.change(table_id, lambda t: votes.proposed(t, user, clock, at))

    async def agree(self, table_id: int, user: int, clock: int | None) -> Table:
        """A person says yes to the clock that is proposed; with the last yes it is set."""
        at = self._clock.now()
        return await self._gate.change(table_id, lambda t: votes.agreed(t, user, clock, at))

    @shielded
    async def decline(self, table_id: int, user: int, clock: int | None) -> Table:
        """A person does not want the clock that is proposed, which is dropped."""
        async with self._registry.locked(table_id) as entry:
            table = votes.declined(entry.table, user, clock, self._clock.now())
            by = seating.playing_seat(table, user)
            return await self._gate.saved(entry, table, ClockKept(by))

    async def absent(self, table_id: int) -> tuple[Seat, ...]:
        """The seats whose people are to move and have been silent for half a day."""
        async with self._registry.locked(table_id) as entry:
            return await self._absent(entry)

    @shielded
    async def stand_in(self, table_id: int, user: int, seat: Seat) -> Table:
        """A person votes for a stand-in on the seat of one who is absent."""
        async with self._registry.locked(table_id) as entry:
            before, now = entry.table, self._clock.now()
            seating.playing_seat(before, user)
            if seat not in await self._absent(entry):
                raise Refused(Refusal.NOT_ABSENT, before)
            table = votes.stood_in(before, user, seat, now)
            if table is before:
                return table
            return await self._gate.saved(entry, await self._gate.on_the_clock(entry, table))

    @shielded
    async def lapse(self, table_id: int) -> None:
        """Drop the votes whose time is up."""
        async with self._registry.locked(table_id) as entry:
            before = entry.table
            table = votes.lapsed(before, self._clock.now())
            if table is not before:
                kept = votes.clock_vote(before) != votes.clock_vote(table)
                await self._gate.saved(entry, table, *([ClockKept(None)] if kept else []))

    @shielded
    async def forewarn(self, table_id: int) -> None:
        """Tell the people of a table at which nothing happens that it will be closed.

        The host is mentioned once, so they are told when the host is awake.
        """
        async with self._registry.locked(table_id) as entry:
            now = self._clock.now()
            awake = quiet_until(self._gate.quiet(entry.table.host), now)
            table = expiry.forewarned(entry.table, now, awake)
            if table is not entry.table:
                await self._gate.saved(entry, table)

    @shielded
    async def expire(self, table_id: int) -> None:
        """Close a table at which nothing happened after its people were told."""
        async with self._registry.locked(table_id) as entry:
            table = expiry.expired(entry.table, self._clock.now())
            if table is not entry.table:
                await self._gate.saved(entry, table, Ended(Ender.TIME))

    async def _absent(self, entry: Entry) -> tuple[Seat, ...]:
        table, now = entry.table, self._clock.now()
        if table.status is not Status.RUNNING:
            return ()
        absent = []
        for seat in deadlines.waiting(table, await self._registry.to_move(entry)):
            quiet = self._gate.quiet(table.players[seat].user or 0)
            if votes.is_absent(table, seat, 0.0, now, quiet):  # else nothing need be looked up
                asked = await self._asked(entry, seat)
                if votes.is_absent(table, seat, asked, now, quiet):
                    absent.append(seat)
        return tuple(absent)

    async def _asked(self, entry: Entry, seat: Seat) -> float:
        """Since when this seat has been to move."""
        began = entry.table.started or entry.table.opened
        since = (await self._registry.position(entry)).since[seat]
        at = await self._store.moved_at(entry.table.id, since - 1) if since > 0 else None
        return began if at is None else at
