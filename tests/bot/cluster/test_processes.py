"""Real processes on a stand-in of Discord: killed, frozen, stopped; the tables play on."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from operator import ge
from pathlib import Path
from time import monotonic

import aiohttp
import pytest
from aiohttp import web

from data.base.database import NotWritten
from data.base.ports import Server, ShardRange
from data.postgres.leases import Leases
from data.store import SqlStore
from tests.data.test_leases import CUT, FIRST, SECOND
from tests.data.test_postgres import run
from tests.lab.load.dealing import deal
from tests.stand_in import people
from tests.stand_in.gateway import shard_of
from tests.stand_in.server import Chosen, StandIn, served, serving
from tests.stand_in.world import API, CHANNELS

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

ROOT = Path(__file__).parents[3]
TOKEN = ".".join(("MTIzNDU2Nzg5MDEyMzQ1Njc4", "y" * 6, "z" * 38))
TABLES = 8
IMPATIENT = {"PATIENCE": 3.0, "PUZZLED": 4.0}
"""Seconds until people press again after a press that a dead process has not answered."""
FEW = 5
"""Requests a second, fewer than the processes would make."""
PASSED = ("Authorization", "Content-Type", "User-Agent", "X-Audit-Log-Reason")
FRAMING = ("Transfer-Encoding", "Content-Length", "Content-Encoding", "Date", "Server")
"""Headers that are about a connection, not about what is sent on it."""
OWNED_AGAIN = 30.0
"""Seconds within which shards have an owner again, of a process that died or hangs."""
PATIENCE = 60.0
"""Seconds in which a process starts, connects or ends, however busy the machine is."""


class Processes:
    """The processes that share a database, by name."""

    def __init__(self, folder: Path, server: Server, discord: str) -> None:
        self.running: dict[str, asyncio.subprocess.Process] = {}
        self._folder = folder
        self._settings = {
            "DISCORD_TOKEN": TOKEN,
            "DATABASE_URL": server.url,
            "STAND_IN": discord,
            "COMPUTER_WORKERS": "0",
            "PYTHONPATH": str(ROOT),
        }

    async def start(self, name: str, **settings: str) -> None:
        home = self._folder / name
        home.mkdir(exist_ok=True)
        with (home / "log").open("ab") as log:
            self.running[name] = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.stand_in.bot"),
                env={**os.environ, **self._settings, **settings, "DATABASE": f"{home}/seas.db"},
                cwd=home,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def log(self, name: str) -> str:
        return (self._folder / name / "log").read_text()

    def signal(self, name: str, number: int) -> None:
        self.running[name].send_signal(number)

    async def ended(self, name: str) -> int:
        return await asyncio.wait_for(self.running[name].wait(), PATIENCE)

    async def end(self) -> None:
        for process in self.running.values():
            if process.returncode is None:
                process.kill()
                await process.wait()


class Served:
    """A stand-in with people who play, and the processes of a bot that serve them."""

    def __init__(
        self, standing: StandIn, address: str, processes: Processes, leases: Leases
    ) -> None:
        self.standing = standing
        self.address = address
        self.processes = processes
        self._leases = leases

    async def until(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> float:
        """Seconds until this holds; a test that waits longer has failed."""
        began = monotonic()
        while not holds():
            assert monotonic() - began < seconds
            await asyncio.sleep(0.1)
        return monotonic() - began

    async def moves(self, count: int) -> None:
        """Play until `count` more moves were made at the tables of every shard."""
        goal = [made + count for made in self._made()]
        await self.until(lambda: all(map(ge, self._made(), goal)), 150)

    def _made(self) -> list[int]:
        """How many moves were acknowledged at the tables of each shard."""
        made = [0] * 4
        for (channel, _), version in self.standing.figures.acknowledged.items():
            server = self.standing.world.guild_of((channel >> 22) - CHANNELS)
            made[shard_of(server, 4)] += version
        return made

    async def owned(self, shards: ShardRange, epoch: int) -> float:
        """Seconds until somebody has these shards who took them after this epoch."""
        began = monotonic()
        while not await self._is_owned(shards, epoch):
            assert monotonic() - began < OWNED_AGAIN
            await asyncio.sleep(0.2)
        await self.until(lambda: {*shards.numbers} <= {*self.standing.gateway.ready})
        return monotonic() - began

    async def epoch(self) -> int:
        """The last one."""
        with suppress(NotWritten):  # the session was cut
            await self._leases.ranges()
        return max((lease.epoch for lease in await self._leases.ranges()), default=0)

    async def _is_owned(self, shards: ShardRange, epoch: int) -> bool:
        ranges = await self._leases.ranges()
        return any(x.shards == shards and x.epoch > epoch and x.is_connected for x in ranges)


@asynccontextmanager
async def several_processes(folder: Path, server: Server) -> AsyncIterator[Served]:
    chosen = Chosen(servers=4, tables=TABLES, pace=1.5, shards=4, concurrency=4, delay=0.0)
    leases = Leases(server, "test", "1.0")
    with pytest.MonkeyPatch.context() as patched:
        for name, seconds in IMPATIENT.items():
            patched.setattr(people, name, seconds)
        async with serving(chosen) as (standing, address):
            await deal(server, standing.world, computers=0)
            processes = Processes(folder, server, address)
            try:
                yield Served(standing, address, processes, leases)
            finally:
                await processes.end()
                await leases.close()


async def test_tables_play_on_whatever_happens_to_a_process(tmp_path: Path, server: Server) -> None:
    async with several_processes(tmp_path, server) as here:
        processes = here.processes
        await processes.start("one", SHARDS="0-1/4")
        await processes.start("two", SHARDS="2-3/4")
        await processes.start("three", STANDBY="1")
        await here.until(lambda: here.standing.gateway.ready == [0, 1, 2, 3])
        await here.until(lambda: "standing by" in processes.log("three"))
        here.standing.people.play()
        await here.moves(2)

        epoch = await here.epoch()
        run(server, CUT)
        await here.moves(2)
        assert await here.epoch() == epoch, "connections that break are no loss"

        processes.signal("two", signal.SIGSTOP)
        processes.signal("one", signal.SIGKILL)
        await here.owned(FIRST, epoch)
        await processes.start("one", SHARDS="0-1/4")
        await here.owned(SECOND, epoch)
        assert processes.log("one").count("standing by") == 1
        await here.moves(2)
        processes.signal("two", signal.SIGCONT)
        ended, _ = await asyncio.gather(processes.ended("two"), here.moves(2))
        assert ended == 1
        assert processes.log("two").count("taken over by another process: stopping") == 1

        here.standing.people.rest()
        await nothing_is_lost(server, here)


class Proxy:
    """Passes requests on to Discord, at a limited rate, as nirn-proxy does.

    Discord doesn't count answers to presses and their follow-ups, so they don't wait here.
    """

    def __init__(self, session: aiohttp.ClientSession, to: str, each_second: int) -> None:
        self.passed = 0
        self._session = session
        self._to = to
        self._pause = 1.3 / each_second
        self._turn = asyncio.Lock()

    def application(self) -> web.Application:
        """Whatever is sent to its address."""
        application = web.Application(client_max_size=1 << 24)
        application.router.add_route("*", "/{path:.*}", self.answer)
        return application

    async def answer(self, request: web.Request) -> web.Response:
        if not request.path.startswith((f"{API}/interactions/", f"{API}/webhooks/")):
            async with self._turn:
                await asyncio.sleep(self._pause)
        self.passed += 1
        headers = {name: request.headers[name] for name in PASSED if name in request.headers}
        sent, body = self._to + request.raw_path, await request.read()
        async with self._session.request(request.method, sent, headers=headers, data=body) as told:
            kept = {name: told.headers[name] for name in told.headers if name not in FRAMING}
            return web.Response(status=told.status, headers=kept, body=await told.read())


async def test_a_proxy_keeps_to_the_limit_for_all_processes(tmp_path: Path, server: Server) -> None:
    """Each of them makes more requests than Discord allows, and divides nothing."""
    async with several_processes(tmp_path, server) as here, aiohttp.ClientSession() as session:
        proxy, limits = Proxy(session, here.address, FEW), here.standing.rest.limits
        limits.each_second = FEW
        async with served(proxy.application()) as address:
            await here.processes.start("one", SHARDS="0-1/4", DISCORD_API=address)
            await here.processes.start("two", SHARDS="2-3/4", DISCORD_API=address)
            await here.until(lambda: here.standing.gateway.ready == [0, 1, 2, 3])
            here.standing.people.play()
            await here.moves(3)
            here.standing.people.rest()
            assert proxy.passed >= sum(here.standing.rest.counted.values()) > 0
            assert not limits.refused
            await nothing_is_lost(server, here)
            await here.processes.end()


async def nothing_is_lost(server: Server, here: Served) -> None:
    """Each acknowledged move is there, once, and no identify came too soon."""
    store = await SqlStore.open(server)
    for (_, table), version in here.standing.figures.acknowledged.items():
        seqs = [move.seq for move in await store.moves(table)]
        assert seqs == list(range(len(seqs)))
        assert version <= len(seqs)
    await store.close()
    assert here.standing.gateway.too_soon == 0


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
