"""Real processes on a stand-in of Discord: killed, frozen, stopped; the tables play on."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing, asynccontextmanager, suppress
from operator import ge
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from data.base.database import NotWritten
from data.base.ports import Server, ShardRange
from data.postgres.leases import Leases
from data.store import SqlStore
from tests.bot.cluster.audit import faults
from tests.data.test_leases import CUT, FIRST, SECOND
from tests.data.test_postgres import run
from tests.lab.load.dealing import deal
from tests.lab.load.programs import Process, Programs
from tests.stand_in import people
from tests.stand_in.gateway import shard_of
from tests.stand_in.server import Chosen, StandIn, served, serving
from tests.stand_in.world import API, CHANNELS

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

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


class Served(Programs):
    """A stand-in with people who play, and the processes of a bot that serve them."""

    def __init__(self, folder: Path, server: Server, standing: StandIn, address: str) -> None:
        super().__init__(folder)
        self.server, self.standing, self.address = server, standing, address
        self._leases = Leases(server, "test", "1.0")

    async def bot(self, **settings: str) -> Process:
        shared = {"DATABASE_URL": self.server.url, "COMPUTER_WORKERS": "0", "LOG_LEVEL": "INFO"}
        return await super().bot(**shared, **settings)

    async def aclose(self) -> None:
        await super().aclose()
        await self._leases.close()

    async def online(self) -> None:
        """Wait until all shards are connected."""
        await self.until(lambda: self.standing.gateway.ready == [0, 1, 2, 3])

    async def stands_by(self, process: Process) -> None:
        await self.until(lambda: "standing by" in process.log)

    async def until(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until this holds; a test that waits longer has failed."""
        async with asyncio.timeout(seconds):
            while not holds():  # noqa: ASYNC110 - other processes do it
                await asyncio.sleep(0.1)

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

    async def owned(self, shards: ShardRange, epoch: int) -> None:
        """Wait until somebody has these shards who took them after this epoch."""
        async with asyncio.timeout(OWNED_AGAIN):
            while not await self._is_owned(shards, epoch):  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.2)
        await self.until(lambda: {*shards.numbers} <= {*self.standing.gateway.ready})

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
    with pytest.MonkeyPatch.context() as patched:
        for name, seconds in IMPATIENT.items():
            patched.setattr(people, name, seconds)
        async with serving(chosen) as (standing, address):
            await deal(server, standing.world)
            async with aclosing(Served(folder, server, standing, address)) as served:
                yield served


async def test_tables_play_on_whatever_happens_to_a_process(tmp_path: Path, server: Server) -> None:
    async with several_processes(tmp_path, server) as here:
        one, two = await here.bot(SHARDS="0-1/4"), await here.bot(SHARDS="2-3/4")
        await here.online()
        await here.stands_by(await here.bot(STANDBY="1"))
        here.standing.people.play()
        await here.moves(2)

        epoch = await here.epoch()
        run(server, CUT)
        await here.moves(2)
        assert await here.epoch() == epoch, "connections that break are no loss"

        two.send(signal.SIGSTOP)
        one.send(signal.SIGKILL)
        await here.owned(FIRST, epoch)
        again = await here.bot(SHARDS="0-1/4")
        await here.owned(SECOND, epoch)
        assert again.log.count("standing by") == 1
        await here.moves(2)
        two.send(signal.SIGCONT)
        ended, _ = await asyncio.gather(two.ended(), here.moves(2))
        assert ended == 1
        assert two.log.count("taken over by another process: stopping") == 1

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
            for shards in ("0-1/4", "2-3/4"):
                await here.bot(SHARDS=shards, DISCORD_API=address)
            await here.online()
            here.standing.people.play()
            await here.moves(3)
            here.standing.people.rest()
            assert proxy.passed >= sum(here.standing.rest.counted.values()) > 0
            assert not limits.refused
            await nothing_is_lost(server, here)
            await here.aclose()


async def nothing_is_lost(server: Server, here: Served) -> None:
    """Each acknowledged move is there, once, each was pressed, and no identify came too soon."""
    store, rows = await SqlStore.open(server), dict[int, list[tuple[int, int | None]]]()
    for table in (await store.all_tables())[0]:
        moves = await store.moves(table.id)
        rows[table.id] = [(move.seq, table.players[move.seat].user) for move in moves]
    await store.close()
    assert list(faults(here.standing.people.ledger.all, rows)) == []
    assert here.standing.gateway.too_soon == 0


async def test_in_a_rolling_restart_others_take_over_and_no_move_is_lost(
    tmp_path: Path, server: Server
) -> None:
    """And who stands by ends at once when it is asked to."""
    async with several_processes(tmp_path, server) as here:
        one, two = await here.bot(SHARDS="0-1/4"), await here.bot(SHARDS="2-3/4")
        stands_by = await here.bot(STANDBY="1")
        await here.online()
        await here.stands_by(stands_by)
        here.standing.people.play()
        await here.moves(2)

        for leaves, shards in ((one, FIRST), (two, SECOND)):
            epoch = await here.epoch()
            leaves.send(signal.SIGTERM)
            await here.owned(shards, epoch)
            assert await leaves.ended() == 0
            assert f"this process has shards {shards}" in stands_by.log
            stands_by = await here.bot(STANDBY="1")
            await here.moves(2)
            await here.stands_by(stands_by)

        here.standing.people.rest()
        await here.until(lambda: here.standing.figures.told()["behind"] == 0)
        stands_by.send(signal.SIGTERM)
        assert await stands_by.ended() == 0
        *_, last = stands_by.log.partition("standing by")
        assert "asked to stop" in last
        assert "Traceback" not in last
        await nothing_is_lost(server, here)
