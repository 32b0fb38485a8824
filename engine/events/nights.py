"""Holds club nights: opens check-in, deals each round, ends it, and keeps what it came to.

A night follows from its row and those of its tables, so that a look goes on wherever a kill left
it.
"""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from math import ceil
from typing import Concatenate, Final, ParamSpec
from weakref import WeakValueDictionary

from engine.events import night as transitions
from engine.events.movement import seating as seats_of
from engine.events.night import BREAK, Guest, Night, Phase, Plan
from engine.events.reviews import Spare
from engine.events.rounds import Halls, NightRecords, Rounds
from engine.events.standing import standings
from engine.games import GAMES
from engine.tables.model.quiet import local_time
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.result import SECONDS
from engine.tables.model.table import ChannelPlace, Person, Table
from engine.tables.ports import Change, Taken
from engine.tables.schedule import Schedule
from engine.tables.service import Tables

KIND: Final = "night"
AHEAD: Final = SECONDS
"""Seconds from the announcement of a weekly night to its start."""
REPEATED: Final = timedelta(days=7)
"""The time from the start of a weekly night to the next."""
SECONDS_A_TURN: Final = 8.0
CLOCKS_A_TURN: Final = 30.0
"""People are expected to take these seconds for a turn, and this part of its clock: an estimate."""
SECONDS_TO_WAIT: Final = 3600.0
"""Seconds until a weekly night looks again whether its channel is free."""

Given = ParamSpec("Given")


@dataclass(eq=False, repr=False)
class Nights:
    """The nights of all servers; a publisher, so that every end of a table reaches it.

    A method that raises Refused has changed nothing. halls: Discord's side. zone: a person's time
    zone, by which a weekly night keeps its hour.
    """

    tables: Tables
    records: NightRecords
    schedule: Schedule
    spare: Spare
    halls: Callable[[], Halls]
    zone: Callable[[int], str | None]
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def __post_init__(self) -> None:
        self.schedule.add(KIND, self._ring)
        self._rounds = Rounds(self.tables, self.records, self.spare, self.halls)

    def _now(self) -> float:
        return self.schedule.clock.now()

    async def found(self, number: int) -> Night:
        """The night with this id; refused if there is none."""
        if (night := await self.records.night(number)) is None:
            raise Refused(Refusal.NIGHT_OVER)
        return night

    async def at(self, guild: int, channel: int) -> Night | None:
        """The open night of this channel; without one the last of a series that goes on."""
        there = [each for each in await self.records.alive(guild) if each.channel == channel]
        return min(there, key=lambda night: night.is_over, default=None)

    async def hides(self, table: Table) -> bool:
        """True while others play the deal of this table."""
        at = table.settings.night
        night = await self.records.night(at.night) if at else None
        played = None if night is None or night.is_over else night.round
        return at is not None and played is not None and played.number == at.round

    async def announce(self, organiser: int, place: ChannelPlace, plan: Plan) -> Night:
        """A new night; refused if the channel has an open one, or a weekly one in its way."""
        new = transitions.announced(place, organiser, plan, secrets.token_hex(32), self._now())
        await self._check(new)
        try:
            night = await self.tables.gate.finish(partial(self.records.add_night, new))
        except Taken as taken:
            await self._check(new)  # it was announced just now
            raise Refused(Refusal.NIGHT_STALE) from taken
        self._tell(night)
        return night

    async def change(
        self,
        number: int,
        transition: Callable[Concatenate[Night, Given], Night],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Night:
        """Change a night by this transition, called with the night and all further arguments."""

        async def changed() -> Night:
            async with self._locks.setdefault(number, asyncio.Lock()):
                while True:
                    before = await self.found(number)
                    after = transition(before, *given, **named)
                    if after.plan not in (before.plan, replace(before.plan, weekly=False)):
                        await self._check(after)
                    with suppress(Taken):  # somebody was forgotten in the meantime
                        return before if after == before else await self._saved(before, after)

        return await self.tables.gate.finish(changed)

    async def _check(self, new: Night) -> None:
        """Refuse a night in the way of another of its channel: open, or the next of a series."""
        for other in await self.records.alive(new.guild):
            if other.id == new.id or other.channel != new.channel:
                continue
            if not new.id and not other.is_over:
                raise Refused(Refusal.NIGHT_TAKEN, limit=int(other.plan.start))
            if (then := self.following(other)) is None:
                continue
            apart, week = then - new.plan.start, REPEATED.total_seconds()
            meets = apart % week < new.plan.seconds or -apart % week < other.plan.seconds
            if apart < new.plan.seconds or (new.plan.weekly and meets):
                raise Refused(Refusal.NIGHT_SERIES, limit=int(then))

    async def restore(self) -> None:
        """After a start, look after all nights, and after the tables of those that are over."""
        for night in await self.records.alive():
            self._soon(night.id) if night.is_over else self._tell(night)
        at = (table.settings.night for table in self.tables.open_tables())
        for number in {each.night for each in at if each is not None}:
            self._soon(number)

    async def leave_all(self, user: int) -> None:
        """Drop the shuffles of open tables that this person has cut: nobody can check them then."""
        for table in self.tables.open_tables():
            at = table.settings.night
            night = None if at is None else await self.records.night(at.night)
            guest = None if night is None else night.guest(user)
            if guest is not None and guest.cut:
                await self.tables.change(table.id, replace, shuffle=None)

    def changed(self, change: Change) -> None:
        """Look after the night of a table that is over, lost its place, or has somebody back."""
        at = change.table.settings.night
        if at is not None and (change.mover is None or not change.table.is_open):
            self._soon(at.night)

    def _soon(self, number: int) -> None:
        self.schedule.set(KIND, number, self._now())

    def _tell(self, night: Night) -> None:
        """Look after a night that has changed; it is shown as it is unless it goes on at once."""
        due = None if night.round else night.next_at
        if due is None or due > self._now():
            self.halls().told(night)
        self._soon(night.id)

    async def _ring(self, number: int) -> float | None:
        """Do what is due at a night, which rings again if that changes it; or its next due time."""
        async with self._locks.setdefault(number, asyncio.Lock()):
            if (night := await self.records.night(number)) is None:
                return None
            try:
                after = await self._step(night)
                if not isinstance(after, Night):
                    return after
                await self._saved(night, after)
            except Taken:  # somebody was forgotten in the meantime
                return self._now()
        return None

    async def _step(self, night: Night) -> Night | float | None:
        """The night after what is due now; or the time of what is due next, if anything is."""
        now, played = self._now(), night.round
        if played is not None:
            due = await self._rounds.looked(night, played)
            return await self._repeated(night) if night.is_over else due
        if night.is_over:
            return await self._repeated(night)
        if night.next_at is None or night.next_at > now:
            return night.next_at
        if night.phase is Phase.ANNOUNCED:
            return transitions.opened(night)
        if night.phase is Phase.OPEN:
            return transitions.started(night, now)
        return transitions.next_round(night, await asyncio.to_thread(seats_of, night), now)

    async def _saved(self, before: Night, after: Night) -> Night:
        """Keep a night after a change, with its results if it is over now, and tell of it."""
        ends = after.phase is Phase.OVER and before.phase is not Phase.OVER
        saved = await self.records.save_night(after, standings(after) if ends else ())
        self._tell(saved)
        return saved

    def following(self, night: Night) -> float | None:
        """The start of the night after a weekly one, in seconds since the epoch."""
        if not night.plan.weekly or night.organiser is None:
            return None
        start, zone = night.plan.start, self.zone(night.organiser)
        return repeated(start, zone, max(start, self._now()))  # the bot may have been away

    async def _repeated(self, night: Night) -> float | None:
        """Announce the next one of a weekly night, a day before it starts."""
        plan, now, organiser = night.plan, self._now(), night.organiser
        start = self.following(night)
        if start is None or organiser is None:
            return None
        if now < start - AHEAD:
            return start - AHEAD
        place, secret = ChannelPlace(night.guild, night.channel), secrets.token_hex(32)
        new = transitions.announced(place, organiser, replace(plan, start=start), secret, now)
        former = replace(night, plan=replace(plan, weekly=False))
        try:
            self._tell(await self.records.add_night(new, former))
        except Taken:  # the channel has another one
            return now + SECONDS_TO_WAIT
        return None


def repeated(start: float, zone: str | None, now: float) -> float:
    """The next start of weekly nights, at the same hour of this zone; all in seconds."""
    while start <= now:
        start = (local_time(start, zone) + REPEATED).timestamp()
    return start


def joined(night: Night, person: Person, now: float) -> Night:
    """The night with this person here, if check-in is open and they come, or plan it."""
    planner = Guest(person.user, person.name, coming=person.user == night.organiser)
    guest = night.guest(person.user) or planner
    is_new = night.phase is Phase.OPEN and guest.coming and not guest.here
    return transitions.checked_in(night, person, now) if is_new else night


def lasts(plan: Plan) -> int:
    """The minutes that a night is expected to take, in steps of five."""
    turns, more = GAMES[plan.game].traits.turns
    deal = (turns + more * plan.seats) * (SECONDS_A_TURN + plan.clock / CLOCKS_A_TURN)
    return 5 * ceil(plan.rounds * (min(deal, plan.round_seconds) + BREAK) / 300)
