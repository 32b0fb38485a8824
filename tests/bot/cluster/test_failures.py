"""Processes die and freeze while people play: others take over, no acknowledged move is lost."""

from __future__ import annotations

import asyncio
import signal
from time import perf_counter

import pytest

from tests.lab.load.audit import audited, rows_in
from tests.lab.load.cluster import arguments, fleet, ready, told
from tests.stand_in.ledger import MOVED

pytestmark = pytest.mark.slow

SHARDS = 4
TAKEN_OVER = 30.0
"""Seconds after which somebody else has every shard of a process that is gone."""


@pytest.mark.timeout(180)  # a busy machine
async def test_others_take_over_from_a_killed_and_a_frozen_process_and_no_move_is_lost() -> None:
    chosen = arguments(["--tables=16", "--servers=16", "--pace=1.5", "--warm=2"])
    chosen.shards = SHARDS
    async with fleet(chosen, think=False) as (made, cluster):
        first, second = [await made.bot(SHARDS=half) for half in ("0-1/4", "2-3/4")]
        await made.owned(shards=SHARDS)
        await made.bot(STANDBY="1")
        await made.bot(STANDBY="1")
        await ready(made, chosen)
        first.send(signal.SIGKILL)
        second.send(signal.SIGSTOP)
        assert await made.owned(first, second, shards=SHARDS) < TAKEN_OVER
        since = perf_counter()
        async with asyncio.timeout(60):
            while told(await made.moves(), since, chosen).served == float("inf"):  # noqa: ASYNC110
                await asyncio.sleep(0.5)
        second.send(signal.SIGCONT)
        assert await second.ended() == 1
        assert "taken over by another process" in second.log
        await asyncio.to_thread(cluster.stop, "immediate")
        await asyncio.to_thread(cluster.start)
        since = perf_counter()
        async with asyncio.timeout(60):
            while told(await made.moves(), since, chosen).outcomes[MOVED] < chosen.tables:  # noqa: ASYNC110
                await asyncio.sleep(0.5)
        await made.order("rest")
        await asyncio.sleep(1)
        moves = await made.moves()
        await made.close()
        audit = audited(moves, rows_in(made.server))
    assert (audit.lost, audit.doubled, audit.unasked, audit.gaps) == ([], [], [], [])
    assert audit.rows > 2 * chosen.tables
