"""Sixty-four people play five rounds, and the process is killed again and again."""

import asyncio
import signal
import sys
import time

import pytest

from data.base.ports import Server, Where
from data.nights import NightStore
from data.store import SqlStore
from data.upkeep import check
from engine.events.night import Night, Phase
from engine.games import GAMES
from tests.data.night_child import FIRST_USER, PLAN
from tests.data.test_kill import ROOT, Acknowledged, address
from tests.engine.events.club import recounted

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

WAIT = 600.0


async def run(
    where: Where, shard: int, people: int, began: float, *when: str, moves: int | None = None
) -> list[Acknowledged]:
    """The lines of a process. moves: their number when it is killed; None: it ends by itself."""
    given = (address(where), str(shard), str(people), repr(began), *when)
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.data.night_child", *given,
        cwd=ROOT, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert child.stdout is not None
    said = list[bytes]()
    try:
        async with asyncio.timeout(WAIT):
            async for line in child.stdout:
                said.append(line)
                if len(said) == moves:
                    child.kill()
            is_killed = moves is not None or bool(when)
            assert await child.wait() == (-signal.SIGKILL if is_killed else 0)
    finally:
        if child.returncode is None:
            child.kill()
    fields = (line.decode().split(maxsplit=3) for line in said if line.endswith(b"\n"))
    return [Acknowledged(int(t), int(v), int(s), move.strip()) for t, v, s, move in fields]


async def evening(where: Where, shard: int, people: int) -> list[Acknowledged]:
    """Killed in the middle of a round, between a deal and its announcement, and once more."""
    began = time.time()
    said = await run(where, shard, people, began, moves=150)
    said += await run(where, shard, people, began, "dealing")
    said += await run(where, shard, people, began, moves=200)
    return said + await run(where, shard, people, began)


async def played(where: Where, said: list[Acknowledged], people: int, guild: int) -> None:
    """No move is lost or doubled; the night's standings are those of its moves."""
    store = await SqlStore.open(where)
    nights = NightStore(store)
    ((number,),) = await store.read("SELECT id FROM nights WHERE guild = ?", (guild,))
    night = await nights.night(number)
    assert night is not None
    assert night.phase is Phase.OVER
    await recounted(store, night)
    rows = {}
    for played in night.ended:
        tables = await nights.round_of(number, played.number)
        assert [len(table.players) for table in tables] == [4] * len(played.tables)
        seated = [user for table in tables for user in table.people]
        assert len(seated) == len(set(seated)), "a person sits at two tables"
        for table in tables:
            stored = await store.moves(table.id)
            assert [row.seq for row in stored] == list(range(len(stored)))
            rows.update({(table.id, row.seq + 1): (row.seat, row.move) for row in stored})
    came(night, people)
    assert len({(line.table, line.version) for line in said}) == len(said), "played twice"
    assert all(rows[line.table, line.version] == (line.seat, line.move) for line in said)
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


async def test_a_night_of_sixty_four_survives_three_kills(where: Where) -> None:
    said = await evening(where, 0, 64)
    await played(where, said, 64, 0)
    assert await check(where, GAMES) == ()


async def test_two_processes_hold_their_nights_on_one_database(server: Server) -> None:
    evenings = (evening(server, shard, people) for shard, people in enumerate((24, 20)))
    for shard, said in enumerate(await asyncio.gather(*evenings)):
        await played(server, said, (24, 20)[shard], shard << 22)
    assert await check(server, GAMES) == ()
