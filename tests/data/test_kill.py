"""Killed at any moment: every acknowledged move is there, and none is there twice."""

import asyncio
import math
import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from data.base.ports import Server, Where
from data.store import SqlStore
from data.upkeep import check
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import Status
from tests.data.kill_child import CHANNELS, FIFTH
from tests.engine.tables.at_the_gate import refusal, tables_on
from tests.engine.toy_game import TOYS

pytestmark = pytest.mark.slow

KILLS = int(os.environ.get("KILLS", "4"))
"""How often; e.g. `KILLS=200 pytest tests/data/test_kill.py`."""
WAIT = 30.0
ROOT = Path(__file__).parents[2]
CHILD = "tests.data.kill_child"


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A line of the process that was killed."""

    table: int
    version: int
    seat: int
    move: str


def address(where: Where) -> str:
    """The database as a command takes it."""
    return where.url if isinstance(where, Server) else str(where)


async def said_by(
    *command: str, killed: bool = True, alive: float = math.inf, moves: int = 0, wait: float = WAIT
) -> list[Acknowledged]:
    """The moves that a process of these tests wrote.

    killed: it was, `alive` seconds after its first word, at this number of moves, or by itself.
    """
    given = (sys.executable, "-m", *command)
    child = await asyncio.create_subprocess_exec(*given, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert child.stdout is not None
    said = list[bytes]()
    try:
        async with asyncio.timeout(wait):
            async for line in child.stdout:
                said.append(line)
                if len(said) == 1 and alive < math.inf:
                    await asyncio.sleep(alive)
                if len(said) == moves or alive < math.inf:
                    child.kill()
            assert await child.wait() == (-signal.SIGKILL if killed else 0)
    finally:
        if child.returncode is None:
            child.kill()
    fields = (line.decode().split(maxsplit=3) for line in said if line.endswith(b"\n"))
    return [Acknowledged(int(t), int(v), int(s), move.strip()) for t, v, s, move in fields]


async def stored(store: SqlStore, said: list[Acknowledged]) -> int:
    """No move that was acknowledged is lost or doubled; returns the number of all moves there."""
    assert len({(line.table, line.version) for line in said}) == len(said), "played twice"
    rows = {}
    for table in {line.table for line in said}:
        moves = await store.moves(table)
        assert [row.seq for row in moves] == list(range(len(moves)))
        rows.update({(table, row.seq + 1): (row.seat, row.move) for row in moves})
    assert all(rows[line.table, line.version] == (line.seat, line.move) for line in said)
    return len(rows)


async def test_every_acknowledged_move_survives_every_kill(where: Where) -> None:
    draw = Random()
    said: list[Acknowledged] = []
    for kill in range(KILLS):
        alive = draw.uniform(0.0, 0.2)
        said += await said_by(CHILD, address(where), str(kill), alive=alive)
        assert await check(where, TOYS) == ()
        await compare(where, said, kills=kill + 1)
    assert len(said) > KILLS


async def compare(where: Where, said: list[Acknowledged], kills: int) -> None:
    store = await SqlStore.open(where)
    tables = tables_on(store)
    await tables.restore()
    for table in {line.table for line in said}:
        seen = await tables.view(table, None)
        assert (seen.table.status is Status.FINISHED) is (seen.outcome is not None)
        places = () if seen.outcome is None else seen.outcome.places
        assert tuple(result.place for result in await store.results(table)) == places
    assert await stored(store, said) - len(said) <= kills * len(CHANNELS), "more than was under way"
    await store.close()


@pytest.mark.parametrize(("when", "count"), [("before", 4), ("inside", 4), ("after", 5)])
async def test_a_move_is_made_from_its_commit_on(where: Where, when: str, count: int) -> None:
    """Killed between append and publish, it counts and pressing again is stale; before, not."""
    said = await said_by(CHILD, address(where), "1", when)
    assert [line.version for line in said] == list(range(1, FIFTH))
    store = await SqlStore.open(where)
    tables = tables_on(store)
    assert await tables.restore() == 1
    (table,) = tables.open_tables()
    seen = await tables.view(table.id, None)
    assert seen.version == len(await store.moves(table.id)) == count
    seat = (await store.moves(table.id))[-1].seat if count == FIFTH else seen.to_move[0]
    again = tables.play(table.id, table.players[seat].user or 0, FIFTH - 1, index=0)
    if count == FIFTH:
        assert await refusal(again) is Refusal.STALE
    else:
        assert (await again).version == FIFTH
    await store.close()
