"""Killed at any moment, bot or server: every acknowledged move is there, and none is twice."""

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
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Status
from engine.tables.ports import NotKept
from tests.data.kill_child import CHANNELS, FIFTH, table_at
from tests.data.postgres import Cluster
from tests.data.sqlite import results_at
from tests.engine.tables.at_the_gate import ANNA, BEN, ToyTables, refusal, tables_on, user
from tests.engine.toy_game import TOY, TOYS

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
        assert tuple(result.place for result in await results_at(store, table)) == places
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


TABLES = 5
RESTARTS = ("fast", *("immediate",) * 9)
"""As for an upgrade of the server, then as if its power were cut."""
LEAST = 3
"""Restarts in any case; more come only until one of them met somebody's move."""


class Match:
    """Two people who play in one channel, and note the answers they get."""

    def __init__(self, tables: ToyTables, channel: int) -> None:
        self._tables = tables
        self._channel = channel
        self._draw = Random(channel)
        self.told: list[tuple[int, int, int, str]] = []
        self.refusals: list[NotKept | Refusal] = []

    @property
    def was_told(self) -> bool:
        """True if an answer here said that a move could not be kept."""
        return any(isinstance(refusal, NotKept) for refusal in self.refusals)

    async def play(self, is_over: asyncio.Event) -> None:
        """Move, open a table when the last is over, and try again what was refused."""
        while not is_over.is_set():
            try:
                await self._move((await table_at(self._tables, self._channel)).id)
            except NotKept as error:
                self.refusals.append(error)
                await asyncio.sleep(0.05)
            except Refused as refused:
                self.refusals.append(refused.refusal)

    async def _move(self, table: int) -> None:
        seen = await self._tables.view(table, None)
        seat = self._draw.choice(seen.to_move)
        person = (user(ANNA), user(BEN))[seat]
        own = await self._tables.view(table, person)
        move = self._draw.choice(own.moves)
        after = await self._tables.play(table, person, own.version, move)
        self.told.append((table, after.version, seat, TOY.write_move(move)))


async def test_no_acknowledged_move_is_lost_or_doubled_by_restarts(stoppable: Cluster) -> None:
    server = stoppable.database()
    store = await SqlStore.open(server)
    tables, is_over = tables_on(store), asyncio.Event()
    matches = [Match(tables, channel) for channel in range(TABLES)]
    playing = asyncio.gather(*(match.play(is_over) for match in matches))
    for count, mode in enumerate(RESTARTS):
        if count >= LEAST and any(match.was_told for match in matches):
            break
        await asyncio.sleep(0.5)
        await asyncio.to_thread(stoppable.stop, mode)
        await asyncio.sleep(0.3)
        await asyncio.to_thread(stoppable.start)
    told = sum(len(match.told) for match in matches)
    async with asyncio.timeout(60):
        while sum(len(match.told) for match in matches) <= told:  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.05)
    is_over.set()
    await asyncio.wait_for(playing, 60)
    await store.close()
    refusals = {refusal for match in matches for refusal in match.refusals}
    assert any(match.was_told for match in matches)
    assert {it for it in refusals if isinstance(it, Refusal)} <= {Refusal.STALE}
    again = await SqlStore.open(server)
    every = [line for match in matches for line in match.told]
    kept = set[tuple[int, int, int, str]]()
    for table in {table for table, *_ in every}:
        rows = await again.moves(table)
        assert [row.seq for row in rows] == list(range(len(rows)))
        kept |= {(table, row.seq + 1, row.seat, row.move) for row in rows}
    assert len(every) == len(set(every)), "told twice"
    assert set(every) <= kept, "acknowledged and lost"
    assert len(kept) - len(every) <= TABLES * len(RESTARTS), "more than was under way"
    await again.close()
    assert await check(server, TOYS) == ()
