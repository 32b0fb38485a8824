"""Spare time that there always is."""

import asyncio
import pickle
from collections.abc import Callable
from functools import cache, partial
from typing import Any


class AtOnce:
    """Spare time that there always is; fails: calls that get no answer. before: runs first."""

    def __init__(self) -> None:
        self.calls = self.fails = 0
        self.before: Callable[[], object] = lambda: None
        self.began, self.let = asyncio.Event(), asyncio.Event()
        self.let.set()

    async def in_spare_time(self, call: Callable[[], Any], *, last: bool = True) -> Any:
        self.calls += 1
        self.began.set()
        self.before()
        await self.let.wait()
        if self.fails:
            self.fails -= 1
            return None
        asked: partial[Any] = pickle.loads(pickle.dumps(call))  # noqa: S301 - as processes get it
        return answer(asked.func, *asked.args)


@cache
def answer(function: Callable[..., Any], *values: Any) -> Any:
    """The result of a call in spare time, worked out once: it is the same in every process."""
    return function(*values)
