"""The due times of everything that waits, and one sleeper for all of them.

Nothing here is stored. Each part computes its due times from the stored tables, and sets them again
after a start.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from engine.tables.model.refusals import Refused
from engine.tables.ports import Clock, NotKept, Sleep

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = 600.0
"""Seconds after which the sleeper reads the clock again: somebody may have set it."""
SHORTEST_SLEEP: Final = 0.01
"""Seconds. The event loop's clock is not the host's, and may wake the sleeper a little early."""
RETRY: Final = 10.0
"""Seconds until the next try after a failure, such as a full disk; each further one doubles it."""
LONGEST_RETRY: Final = 60.0
"""Seconds of the longest pause between two tries."""

Ring: TypeAlias = Callable[[int], Awaitable[float | None]]
"""Acts for the thing with this id when it is due; returns its next due time, or None."""
Key: TypeAlias = tuple[str, int]
"""A kind of thing that waits, and the id of one of them."""


class Schedule:
    """Rings for each thing at its due time, one ring of a thing at a time.

    sleep: waits for seconds of `clock`'s time.
    """

    def __init__(self, clock: Clock, sleep: Sleep = asyncio.sleep) -> None:
        self.clock = clock
        self._sleep = sleep
        self._rings: dict[str, Ring] = {}
        self._due: dict[Key, float] = {}
        self._until = 0.0
        self._sleeper: asyncio.Task[None] | None = None
        self._ringing: dict[Key, asyncio.Task[None]] = {}
        self._changed: dict[Key, float | None] = {}
        self._pauses: dict[Key, float] = {}
        self._is_stopped = False

    def add(self, kind: str, ring: Ring) -> None:
        """Add a kind of thing that waits."""
        self._rings[kind] = ring

    def set(self, kind: str, number: int, at: float | None) -> None:
        """Set this thing's due time, in place of any earlier one; None: it has none.

        During a ring for it, this replaces the time that the ring returns.
        """
        key = (kind, number)
        if key in self._ringing:
            self._changed[key] = at
        else:
            self._set(key, at)

    def waits(self, kind: str, number: int) -> bool:
        """True if this thing has a due time, or is being rung for."""
        return (kind, number) in self._due or (kind, number) in self._ringing

    def read_again(self) -> None:
        """Sleep until the next due time, e.g. after the clock was set."""
        if self._sleeper is not None:
            self._sleeper.cancel()
        self._sleeper = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stop ringing, and wait until the running rings have ended."""
        self._is_stopped = True
        tasks = [*self._ringing.values(), *([self._sleeper] if self._sleeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _set(self, key: Key, at: float | None) -> None:
        if at == self._due.get(key) or self._is_stopped:
            return
        self._due.pop(key, None)
        if at is None:
            return
        if at <= self.clock.now():
            self._begin(key)
            return
        self._due[key] = at
        if self._sleeper is None or at < self._until:
            self.read_again()

    async def _run(self) -> None:
        while self._due:
            self._until = min(self._due.values())
            seconds = self._until - self.clock.now()
            if seconds > 0:
                await self._sleep(min(max(seconds, SHORTEST_SLEEP), LONGEST_SLEEP))
            now = self.clock.now()
            for _, key in sorted((at, key) for key, at in self._due.items() if at <= now):
                del self._due[key]
                self._begin(key)
        self._sleeper = None

    def _begin(self, key: Key) -> None:
        self._ringing[key] = asyncio.get_running_loop().create_task(self._ring(key))

    async def _ring(self, key: Key) -> None:
        kind, number = key
        again: float | None = None
        try:
            if key not in self._changed:  # otherwise it is no longer due
                again = await self._rings[kind](number)
            self._pauses.pop(key, None)
        except Exception as error:  # a fault must not stop a thing for good
            level = logging.INFO if isinstance(error, Refused) else logging.WARNING
            if isinstance(error, Refused | NotKept):
                log.log(level, "%s %s has to wait: %s", kind, number, error)
            else:
                log.exception("%s %s could not be looked after, will try again", kind, number)
            pause = min(2 * self._pauses[key], LONGEST_RETRY) if key in self._pauses else RETRY
            self._pauses[key] = pause
            again = self.clock.now() + pause
        finally:
            del self._ringing[key]
            self._set(key, self._changed.pop(key, again))
