"""Requests wait for the throttle before each try, go through the proxy, or may not leave yet."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import pytest
from discord.http import HTTPClient, Route

from bot.connection import outages
from bot.connection.outages import HeldBack, fence
from cogs.context.refusals import DROPPED
from cogs.messages.throttle import Throttle
from tests.stand_in.instead import instead_of_discord
from tests.stand_in.limits import Fault
from tests.stand_in.online import running_bot, until
from tests.stand_in.server import StandIn


def pacing(leave: Callable[[], Awaitable[None]]) -> Throttle:
    """A throttle that lets requests leave when this does."""

    class Paced(Throttle):
        async def leave(self) -> None:
            await leave()

    return Paced(asyncio.sleep)


def edit(channel: int) -> Route:
    path = "/channels/{channel_id}/messages/{message_id}"
    return Route("PATCH", path, channel_id=channel, message_id=1)


async def test_requests_held_by_a_global_limit_are_sent_at_the_pace(there: StandIn) -> None:
    """All of it is let go at one moment; each request, and each second try, waits again."""
    permits, ready = asyncio.Semaphore(0), asyncio.Queue[int]()
    arrived = asyncio.Queue[str]()
    there.rest.heard = arrived.put_nowait

    async def leave() -> None:
        ready.put_nowait(1)
        await permits.acquire()

    trace = aiohttp.TraceConfig()
    pacing(leave).pace(trace)
    client = HTTPClient(asyncio.get_running_loop(), http_trace=trace)
    await client.static_login("token")
    assert await arrived.get() == "/users/@me"
    limited = Fault(429, told={"retry_after": 0.05, "global": True})
    there.rest.faults.add(limited, Fault(200, times=inf))
    sent = [asyncio.create_task(client.request(edit(0)))]
    permits.release()
    await arrived.get()
    sent += [asyncio.create_task(client.request(edit(n))) for n in range(1, 10)]
    async with asyncio.timeout(10):
        for _ in range(1 + 10):
            await ready.get()
        for _ in range(10):
            await asyncio.sleep(0.02)
            assert arrived.empty(), "all of them are ready, and none is sent"
            permits.release()
            await arrived.get()
        await asyncio.gather(*sent)
    await client.close()


async def test_answers_and_other_requests_are_not_delayed(there: StandIn) -> None:
    traced: list[str] = []

    async def count(_: object, __: object, start: aiohttp.TraceRequestStartParams) -> None:
        traced.append(start.method)

    async def leave() -> None:
        traced.append("waited")

    counting = aiohttp.TraceConfig()
    counting.on_request_start.append(count)
    pacing(leave).pace(counting)
    client = HTTPClient(asyncio.get_running_loop(), http_trace=counting)
    await client.static_login("token")
    there.rest.faults.add(Fault(200, times=inf))
    for method, path in (
        ("POST", "/interactions/1/token/callback"),
        ("PATCH", "/webhooks/1/token/messages/2"),
        ("POST", "/channels/1/threads"),
        ("POST", "/channels/1/messages/2/threads"),
    ):
        await client.request(Route(method, path))
    assert "waited" not in traced
    for method, path in (
        ("POST", "/channels/1/messages"),
        ("PATCH", "/channels/1/messages/2"),
        ("DELETE", "/channels/1/messages/2"),
    ):
        await client.request(Route(method, path))
    assert traced[-6:] == ["POST", "waited", "PATCH", "waited", "DELETE", "waited"]
    await client.close()


@pytest.fixture
def arrived(there: StandIn) -> list[str]:
    """The requests that reach what stands in Discord's place."""
    paths: list[str] = []
    there.rest.heard = paths.append
    return paths


async def test_a_request_waits_until_it_may_go_and_else_never_arrives(
    arrived: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its caller sees a broken connection. At a slow start a process doesn't know yet if it may."""
    started: list[str] = []

    async def count(_: object, __: object, sent: aiohttp.TraceRequestStartParams) -> None:
        started.append(sent.method)

    counting = aiohttp.TraceConfig()
    counting.on_request_start.append(count)
    answers = [True, False, False]
    fence(counting, lambda: answers.pop() if len(answers) > 1 else answers[0])
    client = HTTPClient(asyncio.get_running_loop(), http_trace=counting)
    await client.static_login("token")
    answers[0] = False
    monkeypatch.setattr(outages, "SECONDS_HELD_BACK", 0.1)
    with pytest.raises(HeldBack) as held_back:
        await client.request(Route("GET", "/gateway/bot"))
    assert isinstance(held_back.value, DROPPED)
    assert arrived == ["/users/@me"]
    answers[0] = True
    await client.request(Route("GET", "/gateway/bot"))
    await client.close()
    assert arrived == ["/users/@me", "/gateway/bot"]
    assert started == ["GET"] * 3, "what traced before still does"


@asynccontextmanager
async def a_proxy() -> AsyncIterator[tuple[str, list[bytes]]]:
    """The address of a small proxy with a password, and what it was asked."""
    asked = list[bytes]()
    under_way = set[asyncio.Task[None]]()

    async def pass_on(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        while some := await source.read(65_536):
            asked.append(some)
            to.write(some)
            await to.drain()
        to.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(head := await reader.readuntil(b"\r\n\r\n"))
        there = urlsplit(head.split()[1].decode())
        further, back = await asyncio.open_connection(there.hostname, there.port)
        back.write(head)
        for pair in ((reader, back), (further, writer)):
            under_way.add(asyncio.create_task(pass_on(*pair)))

    async with await asyncio.start_server(serve, "127.0.0.1") as server:
        port = server.sockets[0].getsockname()[1]
        yield f"http://host:secret@127.0.0.1:{port}", asked
    for task in under_way:
        task.cancel()
    await asyncio.gather(*under_way, return_exceptions=True)


async def test_all_that_goes_to_discord_goes_through_the_proxy(tmp_path: Path) -> None:
    async with (
        a_proxy() as (address, asked),
        instead_of_discord(),
        running_bot(tmp_path, proxy=address) as bot,
    ):
        await until(bot.is_ready)
        heads = [some for some in asked if some.startswith(b"GET ")]
    assert any(head.startswith(b"GET http://") for head in heads)
    assert any(b"upgrade: websocket" in head.lower() for head in heads)
    assert all(b"Proxy-Authorization: Basic" in head for head in heads)
