"""Starts, stops and restarts every long-running part of the bot, in one list."""

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from cogs.context.refusals import incident

log = logging.getLogger(__name__)

SHORTEST_PAUSE: Final = 1.0
"""Seconds until a part that failed runs again; each further failure doubles them."""
LONGEST_PAUSE: Final = 300.0
"""Seconds of the longest pause; after a longer run the pause is the shortest again."""
LONGEST_STOP: Final = 25.0
"""Seconds in which all parts stop; the unit's TimeoutStopSec is longer."""
SHORTEST_STOP: Final = 1.0
"""The least seconds that each part gets to stop."""


@dataclass(frozen=True, slots=True)
class Part:
    """One long-running part.

    name: for the log. start: starts it. run: runs until it returns or is cancelled; it is called
    again if it raises. stop: ends it; harmless for a part that has stopped.
    """

    name: str
    start: Callable[[], object] | None = None
    run: Callable[[], Awaitable[object]] | None = None
    stop: Callable[[], object] | None = None


class Supervisor:
    """Starts the parts in their order and stops them in the reverse order."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self._parts = list(parts)
        self._running: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Start all parts; the first error ends the start."""
        for part in self._parts:
            if part.start is not None:
                await _done(part.start)
            self._run(part)

    def add(self, *parts: Part) -> None:
        """Add parts that run from now on; they stop before the others."""
        self._parts += parts
        for part in parts:
            self._run(part)

    async def stop(self) -> None:
        """Stop all parts, whether they were started or not; raise the first error at the end.

        A part that takes too long is left behind, so that the last ones, such as the database, can
        stop before systemd ends the process.
        """
        now = asyncio.get_running_loop().time
        errors = list[BaseException]()
        until = now() + LONGEST_STOP
        for part in reversed(self._parts):
            running = self._running.pop(part.name, None)
            try:
                async with asyncio.timeout(max(SHORTEST_STOP, until - now())):
                    if running is not None:
                        running.cancel()
                        await asyncio.wait({running})
                    if part.stop is not None:
                        await _done(part.stop)
            except TimeoutError:
                log.error("%s did not stop in time", part.name)
            except BaseException as error:
                errors.append(error)
        if errors:
            raise errors[0]

    def _run(self, part: Part) -> None:
        if part.run is not None:
            task = asyncio.get_running_loop().create_task(_kept_running(part.name, part.run))
            self._running[part.name] = task


async def _kept_running(name: str, run: Callable[[], Awaitable[object]]) -> None:
    """Run this until it returns; after an error run it again, with growing pauses."""
    pause, now = SHORTEST_PAUSE, asyncio.get_running_loop().time
    while True:
        began = now()
        try:
            await run()
            return
        except Exception as error:  # after any error: the bot needs this part
            pause = SHORTEST_PAUSE if now() - began > LONGEST_PAUSE else pause
            log.warning("%s ended: incident %s; again in %g s", name, incident(error), pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


async def _done(step: Callable[[], object]) -> None:
    result = step()
    if inspect.isawaitable(result):
        await result
