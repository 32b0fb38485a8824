"""A club whose people play nights: in simulated time, or in a process that may be killed."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from random import Random
from typing import Any

from data.nights import NightStore
from data.store import SqlStore
from engine.core import choices_by_default
from engine.events import night as transitions
from engine.events.field import results_at
from engine.events.night import Night, Phase, Plan
from engine.events.nights import Nights
from engine.events.standing import standings
from engine.games import GAMES
from engine.tables.model.kind import Keeper
from engine.tables.model.table import AtNight, ChannelPlace, Person, Table, guild_of
from engine.tables.movers.computers import Computers
from engine.tables.movers.timekeeper import Timekeeper
from engine.tables.ports import Clock, Sleep
from engine.tables.replay import replay_of
from engine.tables.schedule import Schedule
from engine.tables.service import Tables
from engine.tables.transitions.lobby import write_options
from engine.tables.transitions.rematch import Newcomer
from tests.engine.tables.at_the_gate import mate
from tests.engine.tables.sim_time import FirstMove

GUILD, CHANNEL = 1, 2
MOST_TABLES = 100


async def recounted(store: SqlStore, night: Night) -> None:
    """Each round's results are those of its tables' moves, and the night's follow from them."""
    records = NightStore(store)
    for played in night.ended:
        tables = await records.round_of(night.id, played.number)
        replays = [replay_of(GAMES[t.game], t, await store.moves(t.id)) for t in tables]
        assert [*played.results] == [each for told in replays for each in results_at(played, told)]
        assert len({(table.seed, table.options) for table in tables}) == 1
    if night.phase is Phase.OVER:
        kept = await records.latest(night.guild, 1)
        assert kept == standings(night)


class Spare:
    """Computers that play a field in no time."""

    async def in_spare_time(self, call: Callable[[], Any], *, last: bool = True) -> Any:
        assert isinstance(call, partial)
        *_, seats, seed, number = call.args
        draw = Random(f"{seed}/{number}")
        return tuple(draw.randrange(-9, 10) * 10**9 for _ in range(seats))


class Rooms:
    """Discord's side of nights. most: how many rooms a round may have."""

    def __init__(self) -> None:
        self.most = MOST_TABLES
        self.made: dict[int, frozenset[int]] = {}
        self.shown: list[Night] = []

    async def room(self, night: Night, at: AtNight, users: Collection[int]) -> int | None:
        if at.table > self.most:
            return None
        room = (night.channel * 100 + at.round) * MOST_TABLES + at.table  # found again by its name
        self.made[room] = frozenset(users)
        return room

    async def mate(self, night: Night) -> Newcomer:
        return mate

    def told(self, night: Night) -> None:
        self.shown.append(night)


class Club:
    """One process with the tables and nights of some servers."""

    def __init__(
        self, store: SqlStore, clock: Clock, sleep: Sleep, rooms: Rooms, guild: int = GUILD
    ) -> None:
        self.store, self.clock, self.rooms, self.guild = store, clock, rooms, guild
        self.thinker = thinker = FirstMove()
        self.records = NightStore(store)
        self.schedule = Schedule(clock, sleep)
        self.tables = Tables(
            store,
            clock,
            is_ours=lambda place: guild_of(place) == guild,
            hides=lambda table: self.nights.hides(table),
        )
        parts = (self.tables, self.records, self.schedule, Spare(), lambda: rooms)
        self.nights = Nights(*parts, zone=lambda _: None)
        self.timekeeper = Timekeeper(self.tables, self.schedule, thinker, sleep)
        self.computers = Computers(self.tables, thinker, self.schedule, 0.0, sleep=sleep)
        publishers = (self.timekeeper, self.computers, self.nights)
        self.tables.gate.publish_to(Keeper.CHANNEL, [each.changed for each in publishers])

    async def restored(self) -> Club:
        await self.tables.restore()
        self.computers.restore()
        await self.timekeeper.restore()
        await self.nights.restore()
        return self

    async def announced(self, start: float = 3600.0, channel: int = CHANNEL, **plan: Any) -> int:
        """The id of a night in an hour: two rounds of Seven Seals at tables of four."""
        chosen: dict[str, Any] = {"game": "seven-seals", "rounds": 2, "seats": 4, "clock": 60}
        chosen |= plan
        game = GAMES[chosen["game"]]
        chosen.setdefault("options", write_options(game, choices_by_default(game)))
        given = Plan(**chosen, start=self.clock.now() + start)
        return (await self.nights.announce(101, ChannelPlace(self.guild, channel), given)).id

    async def came(self, night: int, people: Collection[int], word: str = "") -> None:
        """These people check in."""
        for user in people:
            person = Person(user, f"Member {user}")
            await self.nights.change(night, transitions.checked_in, person, self.clock.now(), word)

    async def play(self, table: Table, draw: Random, absent: Collection[int] = ()) -> str | None:
        """Move for one of the people at a table whose turn it is; None if there is none.

        Returns the table, its version afterwards, the seat and the move.
        """
        if (known := self.tables.table(table.id)) is None:
            return None
        seen = await self.tables.view(known.id, None)
        seats = [s for s in seen.to_move if known.players[s].level is None]
        users = [u for s in seats if (u := known.players[s].user) is not None and u not in absent]
        if not users:
            return None
        user = draw.choice(users)
        own = await self.tables.view(known.id, user)
        if not own.moves:
            return None
        move = draw.choice(own.moves)
        after = await self.tables.play(known.id, user, own.version, move)
        written = self.tables.rules(known).write_move(move)
        return f"{known.id} {after.version} {known.seat_of(user)} {written}"
