"""Computer players think in processes of their own, so that the event loop never waits for them.

If those are busy, slow, dead or switched off, a mate chooses instead, in a thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, TypeVar

from engine.core import Event
from engine.players import advise, choose
from engine.players.base import QUICK, Budget, Level, Reason

log = logging.getLogger(__name__)

T = TypeVar("T")

GRACE: Final = 1.2
"""Seconds beyond its budget that a call may take before its process is killed."""
START: Final = 1.2
"""Seconds that a call waits for a process to start; slow machines take longer."""
QUEUE: Final = 3
"""Calls per process, running or waiting; beyond that a mate moves at once."""


class Thinking:
    """Chooses and explains moves for the running bot.

    workers: processes that think, 0 for none; budget: seconds a captain thinks about a move.
    thoughts: how many moves were thought about; fallen_back: by a mate in place of the process.
    """

    def __init__(
        self,
        workers: int,
        budget: float,
        seeds: Callable[[], int] = lambda: secrets.randbits(63),
    ) -> None:
        self.workers = workers
        self.budget = budget
        self.thoughts = self.fallen_back = 0
        self._seeds = seeds
        self._pool: ProcessPoolExecutor | None = None
        self._ready: asyncio.Future[object] | None = None
        self._under_way = 0

    async def choose(
        self, game: str, level: Level, view: Any, history: Sequence[Event], moves: Sequence[Any]
    ) -> Any:
        """One of `moves`, whatever goes wrong, soon after the budget is used up."""
        if len(moves) == 1:
            return moves[0]
        seed, budget = self._seeds(), Budget(self.budget)
        index = await self._thought(
            partial(choose, game, level, view, history, moves, seed, budget)
        )
        if index is None:
            easier = Level.MATE if level is Level.CAPTAIN else level
            call = partial(choose, game, easier, view, history, moves, seed, QUICK)
            index = await _in_a_thread(call)
        return moves[seed % len(moves) if index is None else index]

    async def advise(
        self, game: str, view: Any, history: Sequence[Event], moves: Sequence[Any]
    ) -> tuple[int, Reason | None]:
        """The index of mate's move, and why; any move and None if mate fails."""
        seed = self._seeds()
        call = partial(advise, game, view, history, moves, seed)
        found = await self._thought(call)
        if found is None:
            found = await _in_a_thread(call)
        return (seed % len(moves), None) if found is None else found

    async def _thought(self, call: Callable[[], T]) -> T | None:
        """The call's result from the pool; None if it has no room, or gives no answer."""
        found = await self._in_the_pool(call) if self._has_room else None
        self.thoughts += 1
        self.fallen_back += found is None and self.workers > 0
        return found

    @property
    def _has_room(self) -> bool:
        """Whether a call would start soon."""
        return self.workers > 0 and self._under_way < self.workers * QUEUE

    async def _in_the_pool(self, call: Callable[[], T]) -> T | None:
        """The call's result from the pool; None if the process was late, failed or died."""
        loop = asyncio.get_running_loop()
        self._under_way += 1
        try:
            pool = await self._started()
            if pool is None:
                return None
            result = loop.run_in_executor(pool, call)
            return await asyncio.wait_for(result, self.budget * self._under_way + GRACE)
        except (BrokenProcessPool, TimeoutError, OSError) as error:
            log.warning("the thinking process gave no answer, a mate moves: %r", error)
            self._give_up()
        except asyncio.CancelledError:
            if _is_cancelled():
                raise
            log.info("the thinking process was killed before it answered, a mate moves")
        except Exception:  # a faulty player must not stop the table
            log.exception("a computer player failed, a mate moves")
        finally:
            self._under_way -= 1
        return None

    async def _started(self) -> ProcessPoolExecutor | None:
        """The pool once a process answers; None if that takes longer than START."""
        if self._pool is None or self._ready is None:
            context = multiprocessing.get_context("spawn")  # a fork would copy the whole bot
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=_prepare)
            self._ready = asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)
            self._ready.add_done_callback(_retrieve)
        await asyncio.wait({self._ready}, timeout=START)
        if self._ready is None or not self._ready.done():
            return None
        self._ready.result()
        return self._pool

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the processes."""
        started = None if self._pool is None else self._pool._processes  # noqa: SLF001 - not public
        return tuple(started or ())

    def _give_up(self) -> None:
        """Kill the processes, which may never answer; the next call starts new ones."""
        with contextlib.suppress(ProcessLookupError):
            for process in self.processes:
                os.kill(process, signal.SIGKILL)
        pool, self._pool, self._ready = self._pool, None, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        """End the processes."""
        self._give_up()


def _prepare() -> None:
    """Prepare a thinking process: it ignores Ctrl-C and ends when the bot's process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


async def _in_a_thread(call: Callable[[], T]) -> T | None:
    """The call's result, after a few milliseconds; None if the player failed."""
    try:
        return await asyncio.to_thread(call)
    except Exception:
        log.exception("a computer player failed, any move is made")
        return None


def _retrieve(ready: asyncio.Future[object]) -> None:
    """Retrieve the exception of a process that died, so that asyncio reports none as lost."""
    if not ready.cancelled():
        ready.exception()


def _is_cancelled() -> bool:
    """Whether the current task itself was cancelled, not only what it waited for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
