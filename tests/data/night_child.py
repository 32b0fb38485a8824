"""A process in which a club plays a night until it is killed; see test_night_kills.py.

    python -m tests.data.night_child DATABASE SHARD PEOPLE BEGAN [dealing]

It writes one line for each move that the gate has acknowledged: table, version, seat, move. The
time runs a hundred times as fast, since BEGAN. With a last word it dies when it has stored the
third table of a round, and told nobody.
"""

import asyncio
import os
import sys
import time
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any, Final

from bot.host.values import where
from data.base.ports import ShardRange, Where
from data.databases import database_at
from data.store import SqlStore
from engine import codec
from engine.events import night as transitions
from engine.events.night import Night, Phase
from engine.games.seven_seals.options import Options
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Person, Table
from engine.tables.transitions import seating
from tests.data.kill_child import die
from tests.engine.events.club import CHANNEL, Club, Rooms

PACE = 100.0
TOTAL = 2
"""Shards."""
FIRST_USER = 10_000
PLAN: Final[Any] = {"rounds": 5, "clock": 120, "options": codec.write(Options(hand=4))}
STALE = (Refusal.STALE, Refusal.NOT_YOUR_TURN, Refusal.TABLE_OVER, Refusal.HAS_LEFT)


class Fast:
    """A clock that runs a hundred times as fast as the machine's, unless it is held."""

    def __init__(self, began: float) -> None:
        self._began = began
        self.held: float | None = None

    def now(self) -> float:
        return self.held or self._began + (time.time() - self._began) * PACE

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / PACE)


class Crowd:
    """The people who signed up. A tenth don't come, two come late; three leave in the middle.

    One of these leaves the table, one the night, and one just stops.
    """

    def __init__(self, club: Club, people: int) -> None:
        self.club, self.draw = club, Random(people)
        users = range(FIRST_USER, FIRST_USER + people)
        self.absent, self.late = users[: people // 10], users[people // 10 :][:2]
        self.here = [u for u in users if u not in self.absent and u not in self.late]
        self.leaving = self.here[:3]
        self.gone = set[int]()

    async def answer(self, night: Night) -> None:
        """Sign up, check in, come late, leave: all that isn't done yet."""
        if night.phase is Phase.OPEN and not night.people:
            for user in (*self.absent, *self.here):
                person = Person(user, f"Member {user}")
                await self.club.nights.change(night.id, transitions.answered, person, coming=True)
        known = {guest.user for guest in night.people if guest.here}
        if night.phase is Phase.OPEN:
            await self.club.came(night.id, [u for u in self.here if u not in known], "ahoy")
        if night.phase is Phase.RUNNING and len(night.rounds) == 1:
            await self.club.came(night.id, [u for u in self.late if u not in known])
        if len(night.rounds) == 2 and night.round is not None:
            await self.leave(night)

    async def leave(self, night: Night) -> None:
        """Three people leave the second round once they have moved."""
        for way, user in enumerate(self.leaving):
            table = next((t for t in self.club.tables.open_tables() if user in t.people), None)
            if user in self.gone or table is None:
                continue
            if (await self.club.tables.view(table.id, None)).version > 5:
                self.gone.add(user)
                with suppress(Refused):  # it was done before a kill
                    if way == 0:
                        await self.club.tables.change(table.id, seating.left, user)
                    elif way == 1:
                        await self.club.nights.change(night.id, transitions.gone, user)

    async def move(self, table: Table) -> bool:
        """Make a move of one of the people at this table, and say so once it is acknowledged."""
        try:
            made = await self.club.play(table, self.draw, self.gone)
        except Refused as refused:
            if refused.refusal not in STALE:
                raise
            return False
        if made is not None:
            os.write(1, f"{made}\n".encode())
        return made is not None


def doom(club: Club) -> None:
    """Have the process die between a deal and its announcement."""
    add, number = club.store.add_table, count(1)

    async def added(table: Table) -> Table:
        stored = await add(table)
        if next(number) == 3:
            die()
        return stored

    club.store.add_table = added  # type: ignore[method-assign]  # the point of this function


async def main(database: Where, shard: int, people: int, began: float, when: str = "") -> None:
    clock = Fast(began)
    store = SqlStore(database_at(database), ShardRange(shard, shard, TOTAL))
    await store.connect()
    club = Club(store, clock, clock.sleep, Rooms(), shard << 22)
    if when:
        doom(club)
    await club.restored()
    night = await club.nights.at(club.guild, CHANNEL)
    crowd = Crowd(club, people)
    if night is None:
        clock.held = clock.now()  # a slow machine must not begin before they are here
        night = await club.nights.found(await club.announced(900.0, **PLAN))
        await crowd.answer(night)
        clock.held = None
    number = night.id
    while (night := await club.nights.found(number)).phase is not Phase.OVER:
        try:
            await crowd.answer(night)
        except Refused as refused:  # another step was faster
            if refused.refusal is not Refusal.NIGHT_STALE:
                raise
        tables = club.tables.open_tables()
        moved = await asyncio.gather(*map(crowd.move, tables))
        await asyncio.sleep(0.0 if any(moved) else 0.02)
    await club.schedule.stop()
    await club.tables.gate.stop()
    await store.close()


if __name__ == "__main__":
    database, shard, people, began, *when = sys.argv[1:]
    asyncio.run(main(where(database), int(shard), int(people), float(began), *when))
