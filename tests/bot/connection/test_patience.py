"""Faults that pass are waited for in the process: at the login, and before the first connection."""

import asyncio
import logging
import os
import signal
import socket
from email.utils import formatdate
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from discord.http import HTTPClient

from bot.app import SevenSeas
from bot.cli.run import NotDiscord
from bot.connection.outages import HeldBack
from bot.connection.patience import FIRST, LONGEST_REST, LONGEST_RETRY, UNSAID, seconds_of
from bot.host.heartbeat import what_is_wrong
from bot.host.machine import WallClock
from cogs.ui.discord_internals import ShortPauses
from tests.amounts import one_of
from tests.stand_in.instead import instead_of_discord
from tests.stand_in.limits import Fault
from tests.stand_in.online import running_bot, until
from tests.stand_in.server import StandIn

HOUR = 3600.0
PAGE = b"<!DOCTYPE html><html><title>Access denied | Cloudflare</title>Error 1015</html>"
VIA = {"Via": "1.1 google"}
CLOUDFLARE = (
    Fault(429, told=PAGE, kind="text/html", headers={"Retry-After": "3600"}),
    Fault(429, told=b"error code: 1015", kind="text/plain", headers={"Retry-After": "3600"}),
    Fault(429, told={"error_code": 1015, "retry_after": 3600}),
    Fault(429, told={"message": "blocked"}, headers={"Retry-After": "3600"}),
    Fault(429, told={"message": "blocked"}, headers=VIA | {"Retry-After": "3600"}),
    Fault(429, told={"retry_after": 3600.0, "global": True}, headers=VIA),
    Fault(503, told=PAGE, kind="text/html", headers={"Retry-After": "3600"}),
)
OTHERS = (
    (Fault(429, told=PAGE, kind="text/html"), UNSAID),
    (Fault(429, told=b"error code: 1015", kind="text/plain", headers={"Retry-After": "x"}), UNSAID),
    (Fault(503), FIRST),
    (Fault(520, told=PAGE, kind="text/html"), FIRST),
    (Fault(408), FIRST),
)
ROUTES = ("/users/@me", "/oauth2/applications/@me", "/gateway/bot")


class Sleeps:
    """The waits of a bot, which take no time; what it said at each to the host."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.said: list[str] = []

    def of(self, bot: SevenSeas) -> None:
        """Let this bot's waits for Discord take no time."""
        real = bot.sleep

        async def slept(seconds: float) -> None:
            if "login" not in bot.notices:
                return await real(seconds)
            self.seconds.append(seconds)
            self.said.append(bot.notices["login"])
            return await real(0)

        bot.sleep = slept  # type: ignore[method-assign]


def met(there: StandIn, fault: Fault, route: str, times: int = 1) -> None:
    """Plan a fault for a route, as a copy."""
    told = fault.told
    there.rest.faults.add(Fault(fault.status, "GET", route, told, fault.headers, fault.kind, times))


@pytest.mark.parametrize("number", one_of(range(len(CLOUDFLARE))))
async def test_the_bot_waits_as_long_as_the_answer_says(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, number: int
) -> None:
    """Once, and then it is online, whatever the answer looks like."""
    fault, sleeps = CLOUDFLARE[number], Sleeps()
    async with instead_of_discord() as there:
        met(there, fault, ROUTES[number % len(ROUTES)])
        async with running_bot(tmp_path, sleeps.of) as bot:
            await until(bot.is_ready)
            assert sleeps.seconds == [HOUR]
            assert str(fault.status) in sleeps.said[0]
            assert "The next try is at 20" in sleeps.said[0]
            assert sleeps.said[0] in caplog.text
            assert "login" not in bot.notices


@pytest.mark.parametrize("number", one_of(range(len(OTHERS))))
async def test_without_a_time_the_waits_grow(tmp_path: Path, number: int) -> None:
    (fault, first), sleeps = OTHERS[number], Sleeps()
    async with instead_of_discord() as there:
        met(there, fault, "/users/@me", 3)
        async with running_bot(tmp_path, sleeps.of) as bot:
            await until(bot.is_ready)
    assert sleeps.seconds == [first, 2 * first, 4 * first]


@pytest.mark.parametrize(
    "error",
    one_of(
        [
            socket.gaierror(-3, "no such name"),
            TimeoutError(),
            aiohttp.ServerDisconnectedError(),
            ConnectionResetError("reset"),
        ]
    ),
    ids=lambda error: type(error).__name__,
)
async def test_the_bot_waits_for_a_lost_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    left, sleeps, real = [error] * 6, Sleeps(), HTTPClient.request

    async def request(client: HTTPClient, *given: Any, **named: Any) -> Any:
        if left:
            raise left.pop()
        return await real(client, *given, **named)

    monkeypatch.setattr(HTTPClient, "request", request)
    async with instead_of_discord(), running_bot(tmp_path, sleeps.of) as bot:
        await until(bot.is_ready)
    assert sleeps.seconds == [5, 10, 20, 40, LONGEST_RETRY, LONGEST_RETRY]


async def test_a_waiting_bot_logs_it_and_stops_on_request(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """SIGTERM ends the wait at once; `health` names the wait until then."""
    caplog.set_level(logging.INFO)
    database = tmp_path / "seas.db"
    async with instead_of_discord() as there:
        met(there, CLOUDFLARE[0], "/users/@me", 9)
        async with running_bot(tmp_path) as bot:
            await until(lambda: "login" in bot.notices)
            await until(
                lambda: "blocked this machine" in what_is_wrong(database, WallClock().now())
            )
            os.kill(os.getpid(), signal.SIGTERM)
            await until(bot.is_closed)
        assert there.rest.counted["GET /users/@me 429"] == 1
        assert "asked to stop" in caplog.text


@pytest.mark.parametrize("fault", [Fault(401), Fault(403, told=PAGE, kind="text/html")])
async def test_a_lasting_fault_is_not_waited_for(tmp_path: Path, fault: Fault) -> None:
    sleeps = Sleeps()
    async with instead_of_discord() as there:
        met(there, fault, "/users/@me")
        with pytest.raises(Exception, match=r"token|403") as raised:
            async with running_bot(tmp_path, sleeps.of) as bot:
                await until(bot.is_closed)
        assert not isinstance(raised.value, NotDiscord)
    assert sleeps.seconds == []


async def test_a_process_that_may_not_send_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another one may have its shards, and a wait would hide that."""

    async def request(*_: Any, **__: Any) -> Any:
        raise HeldBack("not now")

    monkeypatch.setattr(HTTPClient, "request", request)
    async with instead_of_discord():
        with pytest.raises(HeldBack):
            async with running_bot(tmp_path) as bot:
                await until(bot.is_closed)


def test_every_form_of_retry_after_is_read() -> None:
    clock = WallClock()
    assert seconds_of("12.5", clock) == 12.5
    assert 88 < seconds_of(formatdate(clock.now() + 90, usegmt=True), clock) <= 90
    assert seconds_of("1e12", clock) == LONGEST_REST
    for nothing in ("", "0", "-5", "nan", "inf", "soon", formatdate(0)):
        assert seconds_of(nothing, clock) == 0


@pytest.mark.slow  # discord.py tries its first connection again after five seconds
async def test_a_gateway_that_refuses_this_machine_is_asked_once(tmp_path: Path) -> None:
    """Cloudflare answers the connection itself; at the first one, and at a later one."""
    sleeps, refusals = Sleeps(), [True]
    async with instead_of_discord() as there:
        connect = there.gateway.connect

        async def refusing(request: web.Request) -> web.StreamResponse:
            if refusals and refusals.pop():
                return web.Response(status=429, headers={"Retry-After": "3600"})
            return await connect(request)

        there.connect = refusing
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(ShortPauses, "delay", lambda _: 0.01)
            patch.setattr("bot.connection.patience.monotonic", lambda: 3600.0 * len(sleeps.seconds))
            async with running_bot(tmp_path, sleeps.of) as bot:
                await until(bot.is_ready)
                assert sleeps.seconds == [HOUR]
                assert "login" not in bot.notices
                refusals.append(True)
                there.gateway.sessions.clear()
                (shard,) = bot.shards.values()
                await shard._parent.ws.socket.close(code=4000)
                await until(lambda: len(sleeps.seconds) == 2)
                await until(lambda: there.gateway.ready == [0])


@pytest.mark.slow
async def test_the_bot_waits_for_a_gateway_that_is_away_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All tries of a first connection fail; then the process waits, and begins again."""
    sleeps, launches = Sleeps(), []
    launch = SevenSeas.launch_shard

    async def launched(bot: SevenSeas, *given: Any, **named: Any) -> None:
        launches.append(given)
        if len(launches) == 1:
            raise ConnectionError("shard 0 found no way to the gateway")
        await launch(bot, *given, **named)

    monkeypatch.setattr(SevenSeas, "launch_shard", launched)
    async with instead_of_discord(), running_bot(tmp_path, sleeps.of) as bot:
        await until(bot.is_ready)
    assert sleeps.seconds == [FIRST]
    await asyncio.sleep(0)
