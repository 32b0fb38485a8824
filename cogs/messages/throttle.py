"""Lets the tables' messages through to Discord: so many requests a second, table after table.

Discord allows one bot 50 requests a second. Answers to interactions, and changes of them through
their tokens, are not counted; whatever is sent to a channel is. So a table waits for its turn
before its messages are drawn: all that happens there meanwhile is one edit. The longer the queue,
the more moves share a request. Each table waits at one place in one queue, so that no lively table
keeps another one back.

What was let through may be held up on the way, and go on together with others. So each request
waits once more just before it is sent, at a pace that is hardly faster (bot/connection/pacing.py).

discord.py waits by itself where Discord answers 429, and tries again. Only few tables are let
through at the same time: where Discord holds all requests back, no more pile up than that. What
follows is no storm.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from engine.tables.ports import Sleep

A_SECOND: Final = 47.0
"""Requests a second; the others are left to what is no table's message."""
LEAVING: Final = 1.01
"""How much faster than they are let through requests may be sent."""
AT_ONCE: Final = 2
"""The most requests at the same moment, after a calm."""
BUSY: Final = 0.25
"""Seconds of backlog; below that it is chance that several tables come together."""
WHILE: Final = 30.0
"""Seconds, about, over which the load is told."""
TABLES_AT_ONCE: Final = 40
"""The most tables whose messages are under way: enough if each request takes 0.8 seconds."""


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
    """The queue of tables, and the pace of their requests.

    a_second: the requests of a second; inf where there is no limit. sleep: waits for seconds.
    """

    def __init__(self, sleep: Sleep, a_second: float = A_SECOND) -> None:
        self.a_second = a_second
        self._admitted, self._leaving = Pacer(sleep), Pacer(sleep)
        self._places = asyncio.Semaphore(TABLES_AT_ONCE)
        self._waiting = 0
        self._rate = self._at = 0.0

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
        """Wait for a turn and for the first request of it, in the order of arrival."""
        self._waiting += 1
        try:
            await self._places.acquire()
        except BaseException:
            self._waiting -= 1
            raise
        try:
            try:
                await self.request()
            finally:
                self._waiting -= 1
            yield
        finally:
            self._places.release()

    async def request(self) -> None:
        """Wait until another request may be made."""
        if math.isinf(self.a_second):
            return
        await self._admitted.turn(self.a_second)
        now = asyncio.get_running_loop().time()
        self._rate, self._at = self._rate_at(now) + 1 / WHILE, now

    async def leave(self) -> None:
        """Wait until a request that is ready may be sent."""
        if not math.isinf(self.a_second):
            await self._leaving.turn(self.a_second * LEAVING)
