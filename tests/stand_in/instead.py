"""The stand-in in Discord's place: discord.py in this process sends there what it sends."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager

import pytest
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import Route

from tests.stand_in.bot import point_at
from tests.stand_in.server import Chosen, StandIn, serving

SMALL = Chosen(servers=1, tables=1, delay=0.0)


@asynccontextmanager
async def instead_of_discord(chosen: Chosen = SMALL) -> AsyncIterator[StandIn]:
    """Have a stand-in answer whatever is sent to Discord, for as long as the block lasts."""
    with pytest.MonkeyPatch.context() as patch:  # which puts back what is set now
        patch.setattr(Route, "BASE", Route.BASE)
        patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
        async with serving(chosen) as (standing, address):
            point_at(address)
            yield standing
            for thread in threading.enumerate():
                # discord.py leaves a connection that failed open, with its heartbeat.
                if isinstance(thread, KeepAliveHandler):
                    ws = thread.ws
                    if ws.loop is asyncio.get_running_loop():
                        await ws.close()


@contextmanager
def beside(chosen: Chosen = SMALL) -> Iterator[StandIn]:
    """The same for code that runs a loop of its own: the stand-in's is in another thread."""
    made = Future[tuple[StandIn, asyncio.AbstractEventLoop, asyncio.Event]]()

    async def stand() -> None:
        async with instead_of_discord(chosen) as standing:
            ended = asyncio.Event()
            made.set_result((standing, asyncio.get_running_loop(), ended))
            await ended.wait()

    with ThreadPoolExecutor(1) as threads:
        running = threads.submit(asyncio.run, stand())
        standing, loop, ended = made.result(30)
        try:
            yield standing
        finally:
            loop.call_soon_threadsafe(ended.set)
            running.result(30)
