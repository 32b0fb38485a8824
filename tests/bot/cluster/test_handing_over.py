"""Real processes on a stand-in of Discord are restarted one by one, and no move is lost."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from data.base.ports import Server
from tests.bot.cluster.test_processes import FIRST, SECOND, Company, company, nothing_is_lost

pytestmark = [pytest.mark.slow, pytest.mark.timeout(280)]


async def waits(here: Company, name: str) -> None:
    """Start a process and wait until it stands by."""
    await here.processes.start(name, STANDBY="1")
    await here.until(lambda: "standing by" in here.processes.log(name))


async def test_in_a_rolling_restart_others_take_over_and_no_move_is_lost(
    tmp_path: Path, server: Server
) -> None:
    async with company(tmp_path, server) as here:
        await here.processes.start("one", SHARDS="0-1/4")
        await here.processes.start("two", SHARDS="2-3/4")
        await here.until(lambda: here.standing.gateway.ready == [0, 1, 2, 3])
        await waits(here, "three")
        here.standing.people.play()
        await here.moves(2)

        for leaves, shards, comes in (("one", FIRST, "three"), ("two", SECOND, "one")):
            epoch = await here.epoch()
            here.processes.signal(leaves, signal.SIGTERM)
            await here.owned(shards, epoch)
            assert await here.processes.ended(leaves) == 0
            assert f"this process has shards {shards}" in here.processes.log(comes)
            await here.moves(2)
            await waits(here, leaves)

        here.standing.people.rest()
        await here.until(lambda: here.standing.figures.told()["behind"] == 0)
        await nothing_is_lost(server, here)


async def test_who_stands_by_ends_at_once_when_it_is_asked_to(
    tmp_path: Path, server: Server
) -> None:
    async with company(tmp_path, server) as here:
        await here.processes.start("one", SHARDS="0-3/4")
        await here.until(lambda: here.standing.gateway.ready == [0, 1, 2, 3])
        await waits(here, "two")
        here.processes.signal("two", signal.SIGTERM)
        assert await here.processes.ended("two") == 0
        await here.until(lambda: "asked to stop" in here.processes.log("two"))
        assert "Traceback" not in here.processes.log("two")
