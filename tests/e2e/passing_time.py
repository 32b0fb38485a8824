"""A loop whose time passes at once, and the seconds that everything takes in it, by a seed."""

import asyncio
import heapq
from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")

LONGEST = 3.5
"""The most seconds that a request, a commit or a thought takes."""
A_MOMENT = 0.01
"""The seconds that other work takes in a thread."""
PACES = (0.1, 1.2, LONGEST)
"""How slow each of them is at most, by the luck of a seed."""


class Loop(asyncio.SelectorEventLoop):
    """A loop whose time jumps to the next timer as soon as nothing else is left to do."""

    def __init__(self) -> None:
        super().__init__()
        self._past = 0.0

    def time(self) -> float:
        """The seconds that have passed for the bot."""
        return self._past

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]  # typeshed has a variadic type
        """Call it at once, and deliver the result soon: no thread is left behind by the time."""
        done = self.create_future()
        try:
            settle = partial(done.set_result, func(*args))
        except Exception as error:
            settle = partial(done.set_exception, error)
        self.call_later(A_MOMENT, lambda: done.done() or settle())
        return done

    def _run_once(self) -> None:
        loop: Any = self
        timers = loop._scheduled
        while timers and timers[0]._cancelled:
            loop._timer_cancelled_count -= 1
            heapq.heappop(timers)._scheduled = False
        if not loop._ready:
            assert timers, "everybody waits, and for nothing"
            self._past = max(self._past, timers[0].when())
        super()._run_once()  # type: ignore[misc]  # typeshed leaves it out


async def in_a_thread(call: Callable[[], T], **_: Any) -> T:
    """Spare time that every seed has at once; no process starts."""
    return await asyncio.to_thread(call)


class Delays:
    """The seconds that each thing takes, by the seed, and all that happened.

    A delay follows from what is delayed and how often that was before, so that one request more
    leaves the others as they were.
    """

    def __init__(self, seed: int) -> None:
        self.luck = luck = Random(f"paces of {seed}")
        self._seed = seed
        self._paces = {kind: luck.choice(PACES) for kind in ("request", "commit", "thought")}
        self._before: Counter[str] = Counter()
        self.on = False
        self.noted: list[str] = []

    def note(self, text: str) -> None:
        """Write this into the schedule."""
        self.noted.append(f"{asyncio.get_running_loop().time():9.3f}  {text}")

    def of(self, kind: str, what: str) -> float:
        """The seconds that this takes now."""
        if not self.on:
            return 0.0
        self._before[what] += 1
        luck = Random(f"{self._seed} {kind} {what} {self._before[what]}")
        seconds: float = luck.random() ** 1.5 * self._paces[kind]
        self.note(f"{kind} {what} takes {seconds:.3f}")
        return seconds
