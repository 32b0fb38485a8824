"""All writes to the database, in transactions that several writes may share.

A commit waits for the disk. Writes that arrive during it are committed together by the next one, so
two hundred tables pressing at once wait for two commits, not for two hundred.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Protocol, TypeAlias

from data.base.database import StoreError

log = logging.getLogger(__name__)

Value: TypeAlias = int | float | str | None

Values: TypeAlias = Sequence[Value] | Mapping[str, Value]
"""The values of a statement, in order or by name."""

Statement: TypeAlias = tuple[str, Values]

Write: TypeAlias = tuple[Statement, ...]
"""Statements that are all kept or all dropped."""

Committed: TypeAlias = Callable[[float, bool], object]
"""Called on the writer's thread after each commit with its seconds, and False if it failed."""


class Connection(Protocol):
    """A writer's connection, used on its thread only."""

    def keep(self, writes: Sequence[Write]) -> Sequence[int | Exception]:
        """Commit these writes and return a result for each, in order; raise if all have failed.

        A result is the first number of the write's last statement (0 without one), or its error:
        Taken or a StoreError.
        """

    def alone(self, sql: str) -> int:
        """Run a statement that no transaction may hold; returns its first number."""

    def close(self) -> None:
        """Close it."""


@dataclass(frozen=True, slots=True)
class _Write:
    """A waiting write, maybe alone; `done` receives the first number of its last statement."""

    statements: Write
    done: asyncio.Future[int]
    alone: bool = False


class Writer:
    """Commits writes in the order of their arrival, on a thread that owns the connection."""

    def __init__(self, connection: Connection, committed: Committed = lambda _, __: None) -> None:
        """Start writing on this connection; needs a loop."""
        self._connection = connection
        self._waiting: SimpleQueue[_Write | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._is_open = True
        self._committed = committed
        self._ended = asyncio.Event()
        Thread(target=self._commit_all, name="database writer", daemon=True).start()

    async def write(self, *statements: Statement) -> int:
        """Keep all of these or none, durably; returns the first number of the last one's result."""
        return await self._written(_Write(statements, self._loop.create_future()))

    async def alone(self, sql: str) -> int:
        """Run a statement between two transactions, e.g. VACUUM; returns its first number."""
        return await self._written(_Write(((sql, ()),), self._loop.create_future(), alone=True))

    async def _written(self, write: _Write) -> int:
        if not self._is_open:
            raise StoreError("The database cannot be written: it is closed.")
        self._waiting.put(write)
        return await write.done

    async def close(self) -> None:
        """Finish the waiting writes, then close the connection."""
        if self._is_open:
            self._is_open = False
            self._waiting.put(None)
        await self._ended.wait()

    def _commit_all(self) -> None:
        """Commit group after group until the writer is closed; runs on the thread."""
        while self._commit_waiting():
            pass

    def _commit_waiting(self) -> bool:
        """Wait for writes and commit them; False once the writer is closed and empty."""
        waiting = [self._waiting.get()]
        while not self._waiting.empty():
            waiting.append(self._waiting.get())
        for alone, several in groupby(filter(None, waiting), key=lambda write: write.alone):
            group = list(several)
            for some in [[write] for write in group] if alone else [group]:
                self._commit(some)
        if None not in waiting:
            return True
        try:
            self._connection.close()
        except Exception:  # all is committed; the stop must not wait forever
            log.exception("the database could not be closed")
        self._in_loop(self._ended.set)
        return False

    def _commit(self, group: Sequence[_Write]) -> None:
        results: Sequence[int | Exception]
        began = perf_counter()
        try:
            if group[0].alone:
                results = [self._connection.alone(group[0].statements[0][0])]
            else:
                results = self._connection.keep([write.statements for write in group])
        except StoreError as error:
            results = [error] * len(group)
        except Exception as error:  # after any error: no caller may wait forever
            results = [StoreError(f"The database cannot be written: {error}.")] * len(group)
        self._in_loop(partial(_settle, group, results))
        try:
            is_kept = not any(isinstance(result, StoreError) for result in results)
            self._committed(perf_counter() - began, is_kept)
        except Exception:  # a faulty callback must not end the writing
            log.exception("a commit could not be measured")

    def _in_loop(self, call: Callable[[], object]) -> None:
        """Call this in the event loop, unless the loop is closed."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(call)


def _settle(group: Sequence[_Write], results: Sequence[int | Exception]) -> None:
    """Wake everybody who waits for these writes; runs in the event loop."""
    for write, result in zip(group, results, strict=True):
        if write.done.done():  # the caller has stopped waiting
            continue
        if isinstance(result, Exception):
            write.done.set_exception(result)
        else:
            write.done.set_result(result)
