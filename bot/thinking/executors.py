"""The processes in which computer players think, so that the event loop never waits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

log = logging.getLogger(__name__)

T = TypeVar("T")

OVERTIME: Final = 1.2
"""Seconds beyond its budget that a call may take before its process is killed."""
THINK_LIMIT: Final = 60.0
"""Seconds that a budget of iterations may take before its process is killed."""
START: Final = 1.2
"""Seconds that a process may take to start while calls wait for it; slow machines take longer."""


SPARE_START: Final = 60.0
"""The same for a process of the lowest priority, which gets little time on a busy machine."""
SPARE_WAIT: Final = 900.0
"""Seconds to wait for its answer: by then Discord has dropped the press."""


class NoAnswer(Exception):
    """The process was late, failed, died or has not started yet; the log says which."""


class Processes:
    """A pool of processes, started with the first question.

    workers: the number of questions that they can answer at a time; 0 for none. niceness: 0 to 19;
    the highest gets only the time that no other process wants.
    """

    def __init__(self, workers: int, niceness: int = 0, start: float | None = None) -> None:
        """start: the seconds to wait for a process; None for START."""
        self.workers = workers
        self._niceness = niceness
        self._start = start
        self._pool: ProcessPoolExecutor | None = None
        self._ready: asyncio.Future[object] | None = None
        self._late = 0.0

    async def run(self, call: Callable[[], T], seconds: float) -> T:
        """The call's result, which may take these seconds and a grace; NoAnswer."""
        loop, pool = asyncio.get_running_loop(), None
        try:
            pool = await self._started()
            return await asyncio.wait_for(loop.run_in_executor(pool, call), seconds + OVERTIME)
        except (BrokenExecutor, TimeoutError, OSError) as error:
            log.warning("the thinking process gave no answer: %r", error)
            if pool is self._pool:  # otherwise another caller has stopped it
                self.stop()
            raise NoAnswer from error
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is not None and task.cancelling() > 0:  # the caller was cancelled
                raise
            log.info("the thinking process was killed before it answered")
            raise NoAnswer from error
        except NoAnswer:
            raise
        except Exception as error:  # a faulty player must not stop the table
            log.exception("a computer player failed")
            raise NoAnswer from error

    async def _started(self) -> ProcessPoolExecutor:
        """The pool once a process answers; NoAnswer if that takes longer than START."""
        if self._pool is None or self._ready is None:
            # imported with the first question: a bot whose tables have no computers needs neither
            import multiprocessing
            from concurrent.futures import ProcessPoolExecutor

            context = multiprocessing.get_context("spawn")  # a fork would copy the whole bot
            begin = partial(_prepare, self._niceness)
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=begin)
            self._ready = asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)
            # or asyncio reports the exception of a process that died as lost
            self._ready.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._late = monotonic() + (START if self._start is None else self._start)
        await asyncio.wait({self._ready}, timeout=max(0.0, self._late - monotonic()))
        if self._pool is None or self._ready is None or not self._ready.done():
            raise NoAnswer
        self._ready.result()
        return self._pool

    @property
    def ids(self) -> tuple[int, ...]:
        """The process ids."""
        started = None if self._pool is None else self._pool._processes  # noqa: SLF001 - not public
        return tuple(started or ())

    def stop(self) -> None:
        """Kill the processes, which may never answer; the next call starts new ones."""
        with contextlib.suppress(ProcessLookupError):
            for process in self.ids:
                os.kill(process, signal.SIGKILL)
        pool, self._pool, self._ready = self._pool, None, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _prepare(niceness: int) -> None:
    """Prepare a thinking process: it ignores Ctrl-C and ends when the bot's process ends."""
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    import multiprocessing  # already loaded, to start this process

    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
