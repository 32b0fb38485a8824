"""Requests are held back while the bot must not speak, and go as before afterwards."""

import asyncio

import aiohttp
import pytest
from discord.http import HTTPClient, Route

from bot.connection import outages
from bot.connection.outages import HeldBack, fence
from cogs.context.refusals import DROPPED
from tests.stand_in.server import StandIn


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
