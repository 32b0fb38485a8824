"""PostgreSQL is restarted while people play: no move that was acknowledged is lost or doubled."""

import asyncio
from random import Random

import pytest

from data.store import SqlStore
from data.upkeep import check
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.ports import NotKept
from engine.tables.service import Tables
from tests.data.kill_child import table_at
from tests.data.postgres import Cluster
from tests.engine.tables.at_the_gate import ANNA, BEN, tables_on, user
from tests.engine.toy_game import TOY, TOYS

pytestmark = pytest.mark.slow

TABLES = 5
RESTARTS = ("fast", *("immediate",) * 9)
"""As for an upgrade of the server, then as if its power were cut."""
LEAST = 3
"""Restarts in any case; more come only until one of them met somebody's move."""


class Match:
    """Two people who play in one channel, and note the answers they get."""

    def __init__(self, tables: Tables, channel: int) -> None:
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
