"""Any table stays in step with its changes, and one person who is there gets it on within a day."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.tables.model.position import NEVER, Position
from engine.tables.model.quiet import Quiet
from engine.tables.model.refusals import Refused
from engine.tables.model.table import Player, Status, Table
from engine.tables.transitions import deadlines, expiry, lobby, seating
from engine.tables.transitions.after import after, passed
from tests.amounts import amount
from tests.engine.tables.at_the_gate import ANNA, PEOPLE, SALTY, user
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
            lambda who, n: hall.tables.join(self.table, who),
            lambda who, n: hall.tables.seat_computer(self.table, user(who), SALTY),
            lambda who, n: hall.does(self.table, lobby.with_clock, who, CLOCKS[n % 5]),
            lambda who, n: hall.does(self.table, lobby.with_rating, who, rated=n % 2 == 0),
            lambda who, n: hall.does(self.table, seating.handed_over, who, n % 5),
            lambda who, n: hall.does(self.table, seating.succeeded, who),
            lambda who, n: hall.does(
                self.table, seating.kicked, who, n % 5, may_moderate=n % 7 == 0
            ),
            lambda who, n: hall.does(self.table, seating.seated, who, n % 5, PEOPLE[n % 4]),
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
            table = await hall.tables.lobby_of(people, **choices)
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

    async def is_in_step(self) -> bool:
        """Check that no consequence of the last change is left; False if the table is over."""
        hall, now, quiet = self.hall, self.hall.time.now(), self.nights.get
        kept = await hall.store.table(self.table)
        assert kept is not None
        registry = hall.tables._registry  # a change may forget the position, which is read again
        where = await registry.position(await registry.entry(self.table)) if kept.started else None
        check(kept, where, now)
        again, _ = after(kept, kept, where, now, quiet)
        assert again in (kept, expiry.timed(kept, now))
        told, _ = passed(kept, where, now, quiet, deadlines.OUTAGE)
        assert told == kept or hall.schedule.waits("table", self.table)
        return kept.is_open


def check(kept: Table, where: Position | None, now: float) -> None:
    """Check that everything visible of a table from the outside is in step."""
    waiting = [] if where is None else deadlines.waiting(kept, where.to_move)
    ticks = deadlines.runs(kept) and kept.settings.clock is not None and bool(waiting)
    assert (kept.timing.deadline is not None) is ticks
    assert not kept.timing.reminded or ticks
    assert (kept.timing.expires is not None) is expiry.waits(kept)
    assert not kept.timing.forewarned or expiry.waits(kept)
    assert (kept.ended is not None) is not kept.is_open
    assert kept.is_open or not kept.votes


async def lived_through(
    people: int, clock: int | None, begun: str, steps: list[Step], active: int
) -> None:
    hall = Hall()
    company = Company(hall)
    await company.begin(people, clock, begun)
    try:
        for step in steps:
            await company.do(step)
            if not await company.is_in_step():
                return
        table = hall.table(company.table)
        if seated := [player for player in PEOPLE if table.seat_of(user(player)) is not None]:
            who = seated[active % len(seated)]
            assert await company.gets_it_on(who), f"{who.name} waits: {hall.table(table.id)}"
    finally:
        await hall.stop()


@example(4, 60, "all choose", [(14, 0, 28), (15, 0, 3)], 0)  # kicked, and seated there again
@settings(max_examples=amount(15, 3000), deadline=None)
@given(
    people=st.integers(2, 5),
    clock=st.sampled_from((None, *CLOCKS)),
    begun=st.sampled_from(("lobby", "all choose", "one moves", "one moves")),
    steps=st.lists(
        st.tuples(st.integers(0, 20), st.integers(0, 4), st.integers(0, 41)), max_size=16
    ),
    active=st.integers(0, 4),
)
def test_no_consequence_is_left_and_one_present_person_gets_any_table_moving_within_a_day(
    people: int, clock: int | None, begun: str, steps: list[Step], active: int
) -> None:
    """After each change the table is as `after` would have it: a second time it changes nothing.

    One person gets it on or ends it, without a moderator: the others are silent, away, asleep, or
    have left.
    """
    asyncio.run(lived_through(people, clock, begun, steps, active))
