"""Requests wait for the throttle just before each try, and while the bot must not speak."""

import asyncio
from collections.abc import Awaitable, Callable
from math import inf

import aiohttp
import pytest
from discord.http import HTTPClient, Route

from bot.connection import outages
from bot.connection.outages import HeldBack, fence
from cogs.context.refusals import DROPPED
from cogs.messages.throttle import Throttle
from tests.stand_in.faults import Fault
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


async def test_a_request_waits_until_it_may_go(arrived: list[str]) -> None:
    """As at a slow start, before the process knows that it still has its shards."""
    asked = iter([False, False, True])
    trace = aiohttp.TraceConfig()
    fence(trace, lambda: next(asked))
    client = HTTPClient(asyncio.get_running_loop(), http_trace=trace)
    await client.static_login("token")
    await client.close()
    assert arrived == ["/users/@me"]


async def test_a_request_that_may_not_go_never_arrives(
    arrived: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its caller sees a broken connection."""
    monkeypatch.setattr(outages, "SECONDS_HELD_BACK", 0.1)
    started: list[str] = []

    async def count(_: object, __: object, sent: aiohttp.TraceRequestStartParams) -> None:
        started.append(sent.method)

    counting = aiohttp.TraceConfig()
    counting.on_request_start.append(count)
    may_send = [True]
    fence(counting, lambda: may_send[0])
    client = HTTPClient(asyncio.get_running_loop(), http_trace=counting)
    await client.static_login("token")
    may_send[0] = False
    with pytest.raises(HeldBack) as held_back:
        await client.request(Route("GET", "/gateway/bot"))
    assert isinstance(held_back.value, DROPPED)
    assert arrived == ["/users/@me"]
    may_send[0] = True
    await client.request(Route("GET", "/gateway/bot"))
    await client.close()
    assert arrived == ["/users/@me", "/gateway/bot"]
    assert started == ["GET"] * 3, "what traced before still does"
