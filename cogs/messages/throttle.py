"""The one queue of what goes out: answers first, then table after table, so many requests a second.

Discord allows one bot 50 requests a second. Answers to interactions, and changes of them through
their tokens, are not counted; whatever is sent to a channel is. So a table waits for its turn
before its messages are drawn: all that happens there meanwhile is one edit. The longer the queue,
the more moves share a request. Each table waits at one place in one queue, so that no lively table
keeps another one back. Nothing is drawn while an answer is being made.

What was drawn may be held up on the way, and go on together with others: where the event loop comes
late, and where Discord answers 429 and discord.py holds every request back, then lets all go. So
each try of each request waits once more just before it is sent. Only few tables are let through at
the same time: where Discord holds all requests back, no more pile up than that. What follows is no
storm.
"""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

import aiohttp

from engine.tables.ports import Sleep

A_SECOND: Final = 47.0
"""Requests a second; the others are left to what is no table's message."""
AT_ONCE: Final = 2
"""The most requests at the same moment, after a calm."""
BUSY: Final = 0.25
"""Seconds of backlog; below that it is chance that several tables come together."""
WHILE: Final = 30.0
"""Seconds, about, over which the load is told."""
TABLES_AT_ONCE: Final = 40
"""The most tables whose messages are under way: enough if each request takes 0.8 seconds."""
LONGEST: Final = 0.25
"""Seconds that a message waits at most for answers, so that boards keep up with a flood."""
MESSAGES: Final = re.compile(r"/channels/\d+/messages(/\d+)?$")
"""The end of the path of what is sent to channels."""


class Pacer:
    """Lets one after the other through, so many a second; sleep: waits for seconds."""

    def __init__(self, sleep: Sleep) -> None:
        self._sleep = sleep
        self._alone = asyncio.Lock()
        self._next = 0.0

    async def turn(self, a_second: float) -> None:
        """Wait until one more may go.

        Where the event loop comes late, the next one counts from then, so that what was late does
        not come all at once.
        """
        loop = asyncio.get_running_loop()
        async with self._alone:
            if (early := self._next - loop.time()) > 0:
                await self._sleep(early)
            earliest = loop.time() - (AT_ONCE - 1) / a_second
            self._next = max(self._next, earliest) + 1 / a_second


class Throttle:
    """The queue of all messages, and the pace of their requests.

    a_second: the requests of a second; inf where there is no limit. sleep: waits for seconds.
    longest: see LONGEST.
    """

    def __init__(self, sleep: Sleep, a_second: float = A_SECOND, longest: float = LONGEST) -> None:
        self.a_second = a_second
        self.longest = longest
        self._admitted, self._leaving = Pacer(sleep), Pacer(sleep)
        self._places = asyncio.Semaphore(TABLES_AT_ONCE)
        self._waiting = 0
        self._rate = self._at = 0.0
        self._making, self._calm, self._alone = 0, asyncio.Event(), asyncio.Lock()

    @property
    def load(self) -> float:
        """The share of the requests that were made lately, from 0 in a calm to 1."""
        if math.isinf(self.a_second):
            return 0.0
        return min(1.0, self._rate_at(asyncio.get_running_loop().time()) / self.a_second)

    def _rate_at(self, now: float) -> float:
        """Requests a second: what is long ago counts less and less."""
        return self._rate * math.exp(min(0.0, self._at - now) / WHILE)

    @property
    def backlog(self) -> float:
        """Seconds that the tables in the queue will take, if each needs one request."""
        return self._waiting / self.a_second

    @property
    def is_busy(self) -> bool:
        """Whether so many tables wait that what is not urgent had better wait, too."""
        return self.backlog > BUSY

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn, in the order of arrival; what is drawn in it can be sent at once."""
        self._waiting += 1
        try:
            await self._places.acquire()
        except BaseException:
            self._waiting -= 1
            raise
        try:
            try:
                if not math.isinf(self.a_second):
                    await self._admitted.turn(self.a_second)
            finally:
                self._waiting -= 1
            yield
        finally:
            self._places.release()

    async def leave(self) -> None:
        """Wait until a request that is ready may be sent; it counts from then."""
        if math.isinf(self.a_second):
            return
        await self._leaving.turn(self.a_second)
        now = asyncio.get_running_loop().time()
        self._rate, self._at = self._rate_at(now) + 1 / WHILE, now

    def paced(self, trace: aiohttp.TraceConfig | None = None) -> aiohttp.TraceConfig:
        """The trace for a client's `http_trace` that lets each try of a message wait to leave.

        trace: one that is there already. Only messages to channels wait.
        """
        trace = trace or aiohttp.TraceConfig()

        async def wait(_: object, __: object, start: aiohttp.TraceRequestStartParams) -> None:
            if MESSAGES.search(start.url.path):
                await self.leave()

        trace.on_request_start.append(wait)
        return trace

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Make an answer in this block; what is sent at its end goes first, too."""
        self._making += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._making -= 1
            if not self._making:
                self._calm.set()

    async def drawing(self) -> None:
        """Wait until a message may be drawn.

        Messages take turns, one in each round of the event loop: an answer that is asked for
        meanwhile waits for one of them, not for all.
        """
        until = asyncio.get_running_loop().time() + self.longest
        async with self._alone:
            if self._making:
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(until):
                        await self._calm.wait()
