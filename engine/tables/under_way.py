"""Changes that are finished even when whoever asked for them stops waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from engine.tables.refusals import Refusal, Refused

Given = ParamSpec("Given")
Result = TypeVar("Result")


class UnderWay:
    """Knows the changes under way, and refuses further ones from the stop on."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopping = False

    async def stop(self) -> None:
        """Refuse every further change and wait for those under way."""
        self._stopping = True
        while self._tasks:
            await asyncio.wait(tuple(self._tasks))

    def refuse_if_stopping(self) -> None:
        """Refuse what would begin after the stop."""
        if self._stopping:
            raise Refused(Refusal.STOPPING)

    async def finished(self, change: Coroutine[Any, Any, Result]) -> Result:
        """What came of a change, which goes on if the one who waits for it is cancelled."""
        task = asyncio.create_task(change)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)


class Changing(Protocol):
    """Has methods that are `shielded`."""

    under_way: UnderWay


Self = TypeVar("Self", bound=Changing)


def shielded(
    change: Callable[Concatenate[Self, Given], Coroutine[Any, Any, Result]],
) -> Callable[Concatenate[Self, Given], Coroutine[Any, Any, Result]]:
    """Finish a change even when whoever asked for it stops waiting; refuse it while stopping."""

    @wraps(change)
    async def finishing(self: Self, /, *given: Given.args, **named: Given.kwargs) -> Result:
        self.under_way.refuse_if_stopping()
        return await self.under_way.finished(change(self, *given, **named))

    return finishing
