"""From every state that a table can come to, one person who is there gets it on within a day."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, Final, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.tables.model.position import NEVER
from engine.tables.model.quiet import Quiet
from engine.tables.model.refusals import Refused
from engine.tables.model.table import Player, Status
from engine.tables.transitions import lobby, seating, votes
from tests.amounts import amount
from tests.engine.tables.at_the_gate import ANNA, PEOPLE, SALTY, join, lobby_of, seat_computer, user
from tests.engine.tables.sim_time import Hall, settle

HOUR, DAY = 3600, 86_400
CLOCKS: Final = (None, 60, 3600, DAY, 3 * DAY)
NIGHTS: Final = (None, Quiet(0, 720, "UTC"), Quiet(720, 0, "UTC"), Quiet(1320, 420, "UTC"))
Step: TypeAlias = tuple[int, int, int]
"""A step of the story: its number, the person who takes it, and its target or length."""


class Company:
    """Five people around one table, in simulated time."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.nights: dict[int, Quiet | None] = {}
        self.table = 0
        self.deeds: tuple[Callable[[Player, int], Awaitable[Any]], ...] = (
            self._play,
            self._play,
            self._let_pass,
            self._let_pass,
            lambda who, n: hall.tables.came_back(self.table, user(who)),
            lambda who, n: hall.does(self.table, seating.left, who),
            lambda who, n: hall.does(self.table, seating.taken_back, who),
            lambda who, n: hall.tables.start(self.table, user(who)),
            lambda who, n: join(hall.tables, self.table, who),
            lambda who, n: seat_computer(hall.tables, self.table, user(who), SALTY),
            lambda who, n: hall.does(self.table, lobby.with_clock, who, CLOCKS[n % 5]),
            lambda who, n: hall.does(self.table, lobby.with_rating, who, rated=n % 2 == 0),
            lambda who, n: hall.does(self.table, seating.handed_over, who, n % 5),
            lambda who, n: hall.does(self.table, seating.succeeded, who),
            lambda who, n: hall.does(
                self.table, seating.kicked, who, n % 5, may_moderate=n % 7 == 0
            ),
            lambda who, n: hall.does(self.table, seating.seated, who, n % 5, PEOPLE[n % 4]),
            lambda who, n: hall.does(self.table, votes.proposed, who, CLOCKS[n % 5]),
            lambda who, n: hall.does(
                self.table, votes.answered, who, CLOCKS[n % 5], wants=n % 7 > 0
            ),
            lambda who, n: hall.tables.stand_in(self.table, user(who), n % 5),
            lambda who, n: hall.tables.nudge(self.table, user(who), n % 5),
            self._sleep_at,
        )

    async def begin(self, people: int, clock: int | None, begun: str) -> None:
        """The first opens the table, and the others join; it may be under way."""
        hall = self.hall
        hall.tables.gate.quiet = self.nights.get
        choices: dict[str, Any] = {"rounds": 50, "target": 21}
        if begun == "lobby":
            table = await lobby_of(hall.tables, people, **choices)
            self.table = (await hall.does(table.id, lobby.with_clock, ANNA, clock)).id
        elif begun == "all choose":
            self.table = await hall.running(people, clock=clock, **choices)
        else:
            self.table = await hall.counting(people, clock=clock, **choices)

    async def do(self, step: Step) -> None:
        """Do this, if it is allowed."""
        deed, who, n = step
        with suppress(Refused):
            await self.deeds[deed % len(self.deeds)](PEOPLE[who % 5], n)
        await settle()

    async def version(self) -> tuple[int, bool, Status]:
        """The values that change when the table goes on or ends."""
        seen = await self.hall.tables.view(self.table, None)
        return seen.version, seen.table.is_open, seen.table.status

    async def gets_it_on(self, who: Player) -> bool:
        """True if this person, with everybody else silent, gets the table on within a day."""
        before = await self.version()
        for hours in (0, 12, 12):
            await self.hall.time.advance(hours * HOUR)
            await self._tries(who)
            if await self.version() != before:
                return True
        return False

    async def _tries(self, who: Player) -> None:
        """Press whatever may help."""
        tables, table, own = self.hall.tables, self.table, user(who)
        with suppress(Refused):
            await tables.came_back(table, own)
        with suppress(Refused):
            await tables.change(table, seating.taken_back, own)
        await self._play(who, 0)
        for seat in await tables.absent(table):
            with suppress(Refused):
                await tables.stand_in(table, own, seat)
        await settle()
        with suppress(Refused):
            await tables.change(table, seating.succeeded, own, tables.gate.clock.now())
        known = tables.table(table)
        if known is not None and known.status is Status.LOBBY:
            with suppress(Refused):
                await tables.end(table, own, may_moderate=True)

    async def _play(self, who: Player, n: int) -> None:
        seen = await self.hall.tables.view(self.table, user(who))
        if seen.moves and seen.to_move_from != NEVER:
            with suppress(Refused):
                index = n % len(seen.moves)
                await self.hall.tables.play(self.table, user(who), seen.version, index=index)

    async def _let_pass(self, who: Player, n: int) -> None:
        await self.hall.time.advance((60, HOUR, 13 * HOUR, 30 * HOUR)[n % 4])

    async def _sleep_at(self, who: Player, n: int) -> None:
        self.nights[user(who)] = NIGHTS[n % len(NIGHTS)]


async def nobody_waits(
    people: int, clock: int | None, begun: str, steps: list[Step], active: int
) -> None:
    hall = Hall()
    company = Company(hall)
    await company.begin(people, clock, begun)
    for step in steps:
        await company.do(step)
        if hall.tables.table(company.table) is None:
            break
    try:
        table = hall.tables.table(company.table)
        seated = [] if table is None else [p for p in PEOPLE if table.seat_of(user(p)) is not None]
        if table is not None and seated:
            who = seated[active % len(seated)]
            assert await company.gets_it_on(who), f"{who.name} waits: {hall.table(table.id)}"
    finally:
        await hall.stop()


STEPS = st.tuples(st.integers(0, 20), st.integers(0, 4), st.integers(0, 41))


@settings(max_examples=amount(10, 3000), deadline=None)
@given(
    people=st.integers(2, 5),
    clock=st.sampled_from((None, *CLOCKS)),
    begun=st.sampled_from(("lobby", "all choose", "one moves", "one moves")),
    steps=st.lists(STEPS, max_size=12),
    active=st.integers(0, 4),
)
def test_one_present_person_gets_any_table_moving_within_a_day(
    people: int, clock: int | None, begun: str, steps: list[Step], active: int
) -> None:
    """Or ends it, without a moderator: the others are silent, away, asleep, or have left."""
    asyncio.run(nobody_waits(people, clock, begun, steps, active))


@pytest.mark.parametrize("clock", CLOCKS)
async def test_people_with_an_idle_host_finish_without_help(hall: Hall, clock: int | None) -> None:
    """The host never moves after the start, nor does one more; the others play on.

    Without a clock it takes their votes; with one, nothing at all.
    """
    luck = Random(3)
    table = await hall.running(people=5, clock=clock, rounds=2)
    began = hall.time.now()
    while hall.tables.table(table) is not None:
        assert hall.time.now() - began < 30 * DAY
        for player in luck.sample(PEOPLE[2:], 3):
            if hall.tables.table(table) is None:
                break
            await hall.tables.came_back(table, user(player))
            seen = await hall.tables.view(table, user(player))
            if seen.to_move_from != NEVER:
                await hall.tables.play(table, user(player), seen.version, index=0)
                await settle()
            for seat in await hall.tables.absent(table):
                with suppress(Refused):
                    await hall.tables.stand_in(table, user(player), seat)
                await settle()
        await hall.time.advance(4 * HOUR)
    over = await hall.store.table(table)
    assert over is not None
    assert over.status is Status.FINISHED
    assert all(player.is_away for player in over.players[:2])
