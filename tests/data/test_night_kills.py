"""Sixty-four people play five rounds, and the process is killed again and again."""

import asyncio
import time
from functools import partial
from pathlib import Path

import pytest

from data.base.ports import Where
from data.nights import NightStore
from data.store import SqlStore
from data.upkeep import check
from engine.events.night import Night, Phase
from engine.games import GAMES
from tests.data.night_child import FIRST_USER, PLAN
from tests.data.test_kill import Acknowledged, address, said_by, stored
from tests.engine.events.club import recounted

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

WAIT = 600.0


async def evening(where: Where, shard: int, people: int) -> list[Acknowledged]:
    """Killed in the middle of a round, between a deal and its announcement, and once more."""
    given = (str(shard), str(people), repr(time.time()))
    run = partial(said_by, "tests.data.night_child", address(where), *given, wait=WAIT)
    said = await run(moves=2 * people)
    said += await run("dealing")
    said += await run(moves=2 * people)
    return said + await run(killed=False)


async def played(where: Where, said: list[Acknowledged], people: int, guild: int) -> None:
    """No move is lost or doubled; the night's standings are those of its moves."""
    store = await SqlStore.open(where)
    nights = NightStore(store)
    ((number,),) = await store.read("SELECT id FROM nights WHERE guild = ?", (guild,))
    night = await nights.night(number)
    assert night is not None
    assert night.phase is Phase.OVER
    await recounted(store, night)
    for played in night.ended:
        tables = await nights.round_of(number, played.number)
        assert [len(table.players) for table in tables] == [4] * len(played.tables)
        seated = [user for table in tables for user in table.people]
        assert len(seated) == len(set(seated)), "a person sits at two tables"
    came(night, people)
    assert await stored(store, said) >= len(said) > 0
    await store.close()


def came(night: Night, people: int) -> None:
    """People have a seat in every round from their check-in until they leave; others have none."""
    users = range(FIRST_USER, FIRST_USER + people)
    absent, late = {*users[: people // 10]}, {*users[people // 10 :][:2]}
    seats = [each.people for each in night.rounds]
    assert len(seats) == PLAN["rounds"]
    assert not absent & frozenset.union(*seats)
    assert seats[0] == {*users} - absent - late
    assert late <= seats[1]
    assert len(seats[1] - seats[2]) == 2  # they left
    assert len(seats[2] - seats[3]) == 1  # one had moved in the second round, and not in the third


@pytest.mark.parametrize(("kind", "peoples"), [("sqlite", [64]), ("postgres", [64, 20])])
async def test_nights_survive_three_kills_of_each_process(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str, peoples: list[int]
) -> None:
    """With PostgreSQL two processes hold a night each on one database."""
    where = request.getfixturevalue("server") if kind == "postgres" else tmp_path / "tables.db"
    evenings = (evening(where, shard, people) for shard, people in enumerate(peoples))
    for shard, said in enumerate(await asyncio.gather(*evenings)):
        await played(where, said, peoples[shard], shard << 22)
    assert await check(where, GAMES) == ()
