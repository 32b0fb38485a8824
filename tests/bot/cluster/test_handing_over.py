"""Real processes on a stand-in of Discord are restarted one by one, and no move is lost."""

import signal
from pathlib import Path

import pytest

from data.base.ports import Server
from tests.bot.cluster.test_processes import Served, nothing_is_lost, several_processes
from tests.data.test_leases import FIRST, SECOND

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


async def test_in_a_rolling_restart_others_take_over_and_no_move_is_lost(
    tmp_path: Path, server: Server
) -> None:
    """And who stands by ends at once when it is asked to."""
    async with several_processes(tmp_path, server) as here:
        processes, people = here.processes, here.standing.people
        await processes.start("one", SHARDS="0-1/4")
        await processes.start("two", SHARDS="2-3/4")
        await processes.start("three", STANDBY="1")
        await here.until(lambda: here.standing.gateway.ready == [0, 1, 2, 3])
        await stands_by(here, "three")
        people.play()
        await here.moves(2)

        for leaves, shards, comes in (("one", FIRST, "three"), ("two", SECOND, "one")):
            epoch = await here.epoch()
            processes.signal(leaves, signal.SIGTERM)
            await here.owned(shards, epoch)
            assert await processes.ended(leaves) == 0
            assert f"this process has shards {shards}" in processes.log(comes)
            await processes.start(leaves, STANDBY="1")
            await here.moves(2)
            await stands_by(here, leaves)

        people.rest()
        await here.until(lambda: here.standing.figures.told()["behind"] == 0)
        processes.signal("two", signal.SIGTERM)
        assert await processes.ended("two") == 0
        *_, last = processes.log("two").partition("standing by")
        assert "asked to stop" in last
        assert "Traceback" not in last
        await nothing_is_lost(server, here)


async def stands_by(here: Served, name: str) -> None:
    await here.until(lambda: "standing by" in here.processes.log(name))
