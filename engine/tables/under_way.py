"""Changes that have begun: each is finished, even when whoever asked for it stops waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from engine.tables.model.refusals import Refusal, Refused


class UnderWay:
    """The changes that have begun, and whether more may begin."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_stopping = False

    def refuse_if_stopping(self) -> None:
        """Refuse to begin a change once the bot shuts down."""
        if self._is_stopping:
            raise Refused(Refusal.STOPPING)

    async def stop(self) -> None:
        """Refuse every further change and wait for those that have begun."""
        self._is_stopping = True
        while self._tasks:
            await asyncio.wait(tuple(self._tasks))

    def add(self, task: asyncio.Task[Any]) -> None:
        """Keep a change in mind until it is finished."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Changing(Protocol):
    """Whose methods make changes."""

    under_way: UnderWay


Owner = TypeVar("Owner", bound=Changing)
Given = ParamSpec("Given")
Result = TypeVar("Result")


def shielded(
    change: Callable[Concatenate[Owner, Given], Coroutine[Any, Any, Result]],
) -> Callable[Concatenate[Owner, Given], Coroutine[Any, Any, Result]]:
    """Finish a change even when whoever asked for it stops waiting; refuse it while stopping."""

    @wraps(change)
    async def finished(self: Owner, /, *given: Given.args, **named: Given.kwargs) -> Result:
        self.under_way.refuse_if_stopping()
        task = asyncio.create_task(change(self, *given, **named))
        self.under_way.add(task)
        return await asyncio.shield(task)

    return finished
