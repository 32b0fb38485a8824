"""Computer players move whatever goes wrong: a table never waits for nobody."""

import asyncio
from functools import partial
from itertools import repeat
from typing import Any

import pytest

from engine.players.base import Level
from engine.tables.model.kind import Keeper
from engine.tables.model.table import Player
from engine.tables.movers.computers import KIND, Computers
from engine.tables.schedule import Schedule
from engine.tables.service import Tables
from engine.tables.transitions.shuffle import given
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import (
    ANNA,
    HERE,
    WAIT,
    Ticks,
    press,
    seat_computer,
    tables_on,
    user,
)
from tests.engine.tables.faulty import FaultyStore
from tests.engine.tables.sim_time import FirstMove, SimTime, settle
from tests.engine.toy_game import Stake


class Stumbling(FirstMove):
    """A thinker who fails the first few times."""

    def __init__(self, failures: int) -> None:
        super().__init__()
        self.failures = failures
        self.before = self.stumble

    def stumble(self) -> None:
        if self.failures:
            self.failures -= 1
            raise RuntimeError("a splinter")


async def solitaire(tables: Tables) -> int:
    """A running table of a person and a computer player."""
    table = await tables.open(HERE, ANNA, "toy", {"starter": 0})
    await seat_computer(tables, table.id, user(ANNA), Player("Bosun", None, Level.MATE))
    return (await tables.start(table.id, user(ANNA))).id


async def crew(tables: Tables, computers: int) -> int:
    """A running table of a person, who begins, and some computer players: one moves at a time."""
    table = await tables.open(HERE, ANNA, "seven-seas", {"starter": 0})
    for number in range(computers):
        await seat_computer(tables, table.id, user(ANNA), Player(f"Pip{number}", None, Level.MATE))
    return (await tables.start(table.id, user(ANNA))).id


def hurried() -> Schedule:
    """A schedule whose pauses take no time of ours."""
    return Schedule(Ticks(), lambda _: asyncio.sleep(0))


async def moved(tables: Tables, schedule: Schedule, table_id: int) -> int:
    """The version once the computer player has nothing to do."""
    while schedule.waits(KIND, table_id):  # noqa: ASYNC110 - a ring is one of many
        await asyncio.sleep(0)
    return (await tables.view(table_id, None)).version


@pytest.mark.parametrize(("thinker", "disk"), [(2, 0), (0, 2), (1, 1)])
async def test_a_failure_is_tried_again_until_the_move_is_made_and_the_game_goes_on(
    thinker: int, disk: int, caplog: pytest.LogCaptureFixture
) -> None:
    store = FaultyStore()
    tables = tables_on(store)
    schedule = hurried()
    computers = Computers(tables, Stumbling(thinker), schedule, pause=0)
    table = await solitaire(tables)
    store.plan = repeat("before", disk)
    tables.gate.publish_to(Keeper.CHANNEL, [computers.changed])
    computers.restore()
    for version in (1, 2, 4):
        assert await asyncio.wait_for(moved(tables, schedule, table), WAIT) == version
        await press(tables, table, ANNA, 0)
    assert caplog.text.count("will try again") == thinker + disk


async def test_a_chosen_move_that_the_rules_refuse_is_a_failure_and_tried_again(
    tables: Tables, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Stumbling(0)
    schedule = hurried()
    computers = Computers(tables, thinker, schedule, pause=0)
    table = await solitaire(tables)
    honest = thinker.choose

    async def choose(*_: Any, **__: Any) -> Any:
        monkeypatch.setattr(thinker, "choose", honest)
        return Stake(9)

    monkeypatch.setattr(thinker, "choose", choose)
    computers.restore()
    assert await asyncio.wait_for(moved(tables, schedule, table), WAIT) == 1
    assert "a legal move was refused" in caplog.text


async def test_a_wait_for_the_next_try_is_stopped_at_once() -> None:
    tables = tables_on(StoreInMemory())
    schedule = Schedule(SimTime(), SimTime().sleep)
    computers = Computers(tables, Stumbling(9), schedule, pause=0)
    table = await solitaire(tables)
    computers.restore()
    await settle()
    assert schedule.waits(KIND, table)
    await asyncio.wait_for(schedule.stop(), WAIT)
    await settle()
    assert (await tables.view(table, None)).version == 0


@pytest.mark.parametrize(
    ("pause", "pauses"),
    [(2.5, [2.5] * 3), (1.0, [2.0, 1.0, 1.0])],
    ids=["their pace", "the first leaves two seconds to take a move back"],
)
async def test_each_computer_pauses_before_its_move(pause: float, pauses: list[float]) -> None:
    tables, naps = Tables(StoreInMemory(), Ticks(), origin=partial(given, seed=7)), list[float]()

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        await asyncio.sleep(0)

    schedule = hurried()
    computers = Computers(tables, Stumbling(0), schedule, pause=pause, sleep=nap)
    table = await crew(tables, computers=3)
    await press(tables, table, ANNA, 0)
    computers.restore()
    assert await asyncio.wait_for(moved(tables, schedule, table), WAIT) == 4
    assert [seconds for seconds in naps if seconds] == pauses
