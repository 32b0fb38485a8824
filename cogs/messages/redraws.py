"""Changes of private messages in the background, where no answer waits for them."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

from cogs.messages.shown import Key
from cogs.messages.throttle import Throttle, finish, without_errors

SECONDS_TO_FINISH: Final = 1.0
"""Seconds that a stop, or whoever asks what a message shows, waits for edits under way."""


@dataclass(eq=False, repr=False)
class Redraws:
    """Redraws each message once for everything that happens during a redraw."""

    throttle: Throttle
    show: Callable[[Key], Awaitable[None]]
    under_way: set[asyncio.Task[None]] = field(default_factory=set)
    _tasks: dict[Key, asyncio.Task[None]] = field(default_factory=dict)
    _again: set[Key] = field(default_factory=set)

    def start(self, change: Coroutine[Any, Any, object]) -> asyncio.Task[None]:
        """Make this change soon; refusals of Discord are ignored."""
        task = asyncio.get_running_loop().create_task(without_errors(change))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return task

    def redraw(self, key: Key) -> None:
        """Redraw this message soon."""
        if key in self._tasks:
            self._again.add(key)
        else:
            self._tasks[key] = self.start(self._redraw_until_done(key))

    async def _redraw_until_done(self, key: Key) -> None:
        try:
            self._again.add(key)
            while key in self._again:
                await self.throttle.drawing()
                self._again.discard(key)
                await self.show(key)
        finally:
            self._tasks.pop(key, None)
            self._again.discard(key)

    async def is_done(self, key: Key) -> bool:
        """True once nothing more is to be drawn there; waits for that, but not for long."""
        if task := self._tasks.get(key):
            await asyncio.wait((task,), timeout=SECONDS_TO_FINISH)
        return key not in self._tasks

    async def stop(self) -> None:
        """Finish the edits under way; drop those that take too long."""
        await finish(self.under_way, SECONDS_TO_FINISH)
