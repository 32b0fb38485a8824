"""Killed at any moment: every acknowledged move is there, and none is there twice."""

import asyncio
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


async def lines_of(where: Where, seed: int, *when: str, alive: float | None) -> list[Acknowledged]:
    """The lines a process wrote before it was killed, `alive` seconds after its first word."""
    command = (sys.executable, "-m", "tests.data.kill_child", address(where), str(seed), *when)
    child = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert child.stdout is not None
    try:
        said = await asyncio.wait_for(child.stdout.readline(), WAIT)
        if alive is not None:
            await asyncio.sleep(alive)
            child.kill()
        said += await asyncio.wait_for(child.stdout.read(), WAIT)
        assert await asyncio.wait_for(child.wait(), WAIT) == -signal.SIGKILL
    except BaseException:
        child.kill()
        raise
    fields = (line.split() for line in said.decode().splitlines())
    return [Acknowledged(int(t), int(v), int(s), move) for t, v, s, move in fields]


async def test_every_acknowledged_move_survives_every_kill(where: Where) -> None:
    draw = Random()
    said: list[Acknowledged] = []
    for kill in range(KILLS):
        alive = draw.uniform(0.0, 0.2)
        said += await lines_of(where, kill, alive=alive)
        assert await check(where, TOYS) == ()
        await compare(where, said, kills=kill + 1)
    assert len(said) > KILLS


async def compare(where: Where, said: list[Acknowledged], kills: int) -> None:
    assert len({(line.table, line.version) for line in said}) == len(said), "played twice"
    store = await SqlStore.open(where)
    tables = tables_on(store)
    await tables.restore()
    rows = {}
    for table in {line.table for line in said}:
        stored = await store.moves(table)
        assert [row.seq for row in stored] == list(range(len(stored)))
        rows.update({(table, row.seq + 1): (row.seat, row.move) for row in stored})
        seen = await tables.view(table, None)
        assert (seen.table.status is Status.FINISHED) is (seen.outcome is not None)
        places = () if seen.outcome is None else seen.outcome.places
        assert tuple(result.place for result in await store.results(table)) == places
    assert all(rows[line.table, line.version] == (line.seat, line.move) for line in said)
    assert len(rows) - len(said) <= kills * len(CHANNELS), "more than was under way"
    await store.close()


@pytest.mark.parametrize(("when", "stored"), [("before", 4), ("inside", 4), ("after", 5)])
async def test_a_move_is_made_from_its_commit_on(where: Where, when: str, stored: int) -> None:
    """Killed between append and publish, it counts and pressing again is stale; before, not."""
    said = await lines_of(where, 1, when, alive=None)
    assert [line.version for line in said] == list(range(1, FIFTH))
    store = await SqlStore.open(where)
    tables = tables_on(store)
    assert await tables.restore() == 1
    (table,) = tables.open_tables()
    seen = await tables.view(table.id, None)
    assert seen.version == len(await store.moves(table.id)) == stored
    seat = (await store.moves(table.id))[-1].seat if stored == FIFTH else seen.to_move[0]
    again = tables.play(table.id, table.players[seat].user or 0, FIFTH - 1, index=0)
    if stored == FIFTH:
        assert await refusal(again) is Refusal.STALE
    else:
        assert (await again).version == FIFTH
    await store.close()
