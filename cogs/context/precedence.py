"""Answers go first: boards and open hands are drawn while no answer is being made."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

LONGEST: Final = 0.25
"""Seconds that a message waits at most for answers, so that boards keep up with a flood."""


class Precedence:
    """Who asked is answered before others are shown what happened.

    An answer counts from its press until it is handed to the network. Messages take turns, one in
    each round of the event loop: an answer that is asked for meanwhile waits for one of them, not
    for all.
    """

    def __init__(self, longest: float = LONGEST) -> None:
        self.longest = longest
        self._making = 0
        self._waiting: deque[tuple[float, asyncio.Future[None]]] = deque()
        self._next: asyncio.Handle | None = None

    @contextmanager
    def answering(self) -> Iterator[None]:
        """An answer is being made in this block; what is sent at its end goes first, too."""
        self._making += 1
        try:
            yield
        finally:
            self._making -= 1
            if not self._making:
                self._schedule()

    async def turn(self) -> None:
        """Wait until a message may be drawn."""
        if not self._making and not self._waiting:
            return
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.append((loop.time() + self.longest, turn))
        if self._next is None:
            self._schedule()
        await turn

    def _schedule(self) -> None:
        """Have the next turn given: in the next round, or once it has waited for too long."""
        if self._next is not None:
            self._next.cancel()
        self._next = None
        if self._waiting:
            loop = asyncio.get_running_loop()
            if self._making:
                self._next = loop.call_at(self._waiting[0][0], self._give)
            else:
                self._next = loop.call_soon(self._give)

    def _give(self) -> None:
        """Give a turn to whoever has waited longest, unless an answer came in between."""
        self._next = None
        is_due = self._waiting[0][0] <= asyncio.get_running_loop().time()
        if is_due or not self._making:
            _, turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
        self._schedule()
