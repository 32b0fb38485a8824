"""The one outgoing queue at a fixed rate of requests: answers first, then table after table.

Discord allows one bot 50 requests a second. Requests to a channel count. Answers to interactions,
and their edits by token, don't. So a table waits for its turn before its messages are drawn, and
all that happens there until then is one edit. The longer the queue, the more moves share a request.
Each table has one place in one queue, so that no lively table delays another one. Nothing is drawn
while an answer is being made.

Drawn messages may be delayed on the way and then continue together: when the event loop is late,
and when Discord answers 429, so that discord.py holds every request and then releases all of them.
So each try of each request waits once more just before it is sent. Only a few tables may send at
the same time: while Discord holds all requests, no more than those pile up, and no storm follows.
"""

import asyncio
import logging
import math
import re
from collections.abc import AsyncIterator, Awaitable, Collection, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from typing import Any, Final, TypeVar

import aiohttp
import discord

from cogs.context.refusals import DROPPED, incident
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.ports import Sleep

log = logging.getLogger(__name__)

Reply = TypeVar("Reply")

A_SECOND: Final = 47.0
"""Requests a second; the rest of Discord's limit is left to other messages."""
AT_ONCE: Final = 2
"""The most requests at the same moment, after a calm."""
BUSY: Final = 0.25
"""Seconds of backlog above which work that isn't urgent waits, too; less may come by chance."""
WHILE: Final = 30.0
"""Seconds, about, over which the load is measured."""
TABLES_AT_ONCE: Final = 40
"""The most tables that send at a time: enough if each request takes 0.8 seconds."""
PATIENCE: Final = 0.25
"""Seconds that a message waits for answers at most, so that boards keep up with a flood."""
SECONDS_TO_FINISH: Final = 3.0
"""Seconds that a stop waits for answers and edits under way, as long as Discord waits."""
SENDS: Final = re.compile(r"/channels/\d+/messages(/\d+)?$")
"""The end of the path of requests that send to channels."""


class Pacer:
    """Lets requests through one by one at a fixed rate; sleep: sleeps for seconds."""

    def __init__(self, sleep: Sleep) -> None:
        self._sleep = sleep
        self._alone = asyncio.Lock()
        self._next = 0.0

    async def turn(self, a_second: float) -> None:
        """Wait until one more may go; not at all if the rate is infinite.

        If the event loop is late, the next interval starts then, so late requests don't bunch up.
        """
        if math.isinf(a_second):
            return
        loop = asyncio.get_running_loop()
        async with self._alone:
            if (early := self._next - loop.time()) > 0:
                await self._sleep(early)
            earliest = loop.time() - (AT_ONCE - 1) / a_second
            self._next = max(self._next, earliest) + 1 / a_second


class Throttle:
    """The queue of all messages, and the pace of their requests.

    a_second: the requests a second; inf where there is no limit. sleep: sleeps for seconds.
    longest: seconds that a message waits for answers at most.
    """

    def __init__(self, sleep: Sleep, a_second: float = A_SECOND, longest: float = PATIENCE) -> None:
        self.a_second = a_second
        self.longest = longest
        self._admitted, self._leaving = Pacer(sleep), Pacer(sleep)
        self._places = asyncio.Semaphore(TABLES_AT_ONCE)
        self._waiting = 0
        self._rate = self._at = 0.0
        self._making = 0
        self._calm = asyncio.Event()
        self._alone = asyncio.Lock()

    @property
    def load(self) -> float:
        """The used share of the request limit, from 0 (calm) to 1."""
        return min(1.0, self._rate_at(asyncio.get_running_loop().time()) / self.a_second)

    def _rate_at(self, now: float) -> float:
        """Recent requests a second; older ones count less and less."""
        return self._rate * math.exp(min(0.0, self._at - now) / WHILE)

    @property
    def backlog(self) -> float:
        """Seconds that the tables in the queue will take, if each needs one request."""
        return self._waiting / self.a_second

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn, in order of arrival; anything drawn in it can be sent at once."""
        async with AsyncExitStack() as place:
            self._waiting += 1
            try:
                await place.enter_async_context(self._places)
                await self._admitted.turn(self.a_second)
            finally:
                self._waiting -= 1
            yield

    async def leave(self) -> None:
        """Wait until a finished request may be sent, and count it."""
        await self._leaving.turn(self.a_second)
        now = asyncio.get_running_loop().time()
        self._rate, self._at = self._rate_at(now) + 1 / WHILE, now

    def pace(self, trace: aiohttp.TraceConfig) -> None:
        """Make each try of a message to a channel wait, in this trace of a client."""

        async def wait(_: object, __: object, start: aiohttp.TraceRequestStartParams) -> None:
            if SENDS.search(start.url.path):
                await self.leave()

        trace.on_request_start.append(wait)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Make an answer in this block; the message sent at its end has priority too."""
        self._make(+1)
        try:
            yield
        finally:
            self._make(-1)

    async def waiting(self, shown: Awaitable[Reply]) -> Reply:
        """Wait for a message while an answer is made: it is drawn now, not after the answer."""
        self._make(-1)
        try:
            return await shown
        finally:
            self._make(+1)

    def _make(self, more: int) -> None:
        """Count the answers that are being made."""
        self._making += more
        if self._making:
            self._calm.clear()
        else:
            self._calm.set()

    async def drawing(self) -> None:
        """Wait until a message may be drawn.

        Messages take turns, one in each round of the event loop: an answer that is asked for then
        waits for one of them, not for all.
        """
        until = asyncio.get_running_loop().time() + self.longest
        async with self._alone:
            if self._making:
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(until):
                        await self._calm.wait()


async def finish(tasks: Collection[asyncio.Task[None]], seconds: float = SECONDS_TO_FINISH) -> None:
    """Wait for these tasks, and cancel those that take longer."""
    if tasks:
        _, late = await asyncio.wait(tuple(tasks), timeout=seconds)
        for task in late:
            task.cancel()


async def without_errors(change: Coroutine[Any, Any, object]) -> None:
    """Change a private message in the background, ignoring refusals."""
    try:
        await change
    except (discord.HTTPException, *DROPPED, Refused, Unreadable) as error:
        log.debug("a private message could not be changed: %s", error)
    except Exception as error:  # nothing waits for this task
        incident(error)
