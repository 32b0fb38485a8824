"""What it takes to change private messages, on the disk: the bot has it again after a kill."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from cogs.context.incidents import incident
from engine.tables.ports import Clock, NotKept, PrivateRow, Sleep

log = logging.getLogger(__name__)

SECONDS_BETWEEN_WRITES: Final = 1.0


class TokenStore(Protocol):
    """Keeps private messages that can be changed, over restarts."""

    async def open_hands(self, now: float) -> Sequence[PrivateRow]:
        """Those that can still be changed, the oldest first."""

    async def keep_open_hands(
        self, kept: Sequence[PrivateRow], gone: Sequence[tuple[int, int, str]], now: float
    ) -> None:
        """Keep these, and delete those with these keys."""


class Tokens:
    """Writes behind the answers what has changed since the last time, in one go for all tables."""

    def __init__(self, store: TokenStore, clock: Clock, sleep: Sleep = asyncio.sleep) -> None:
        self.seconds_between_writes = SECONDS_BETWEEN_WRITES
        self._store = store
        self._clock = clock
        self._sleep = sleep
        self._kept: dict[tuple[int, int, str], PrivateRow] = {}
        self._writing: asyncio.Task[None] | None = None
        self._is_due = False
        self.is_stopped = False

    async def restored(self) -> Sequence[PrivateRow]:
        """What a former run of the bot has kept, if it can still be used."""
        rows = await self._store.open_hands(self._clock.now())
        self._kept = {row.key: row for row in rows}
        return rows

    def note(self, rows: Callable[[], Iterable[PrivateRow]]) -> None:
        """Something has changed; rows: all that can be changed by the time of the write."""
        self._is_due = True
        if self._writing is None and not self.is_stopped:
            self._writing = asyncio.get_running_loop().create_task(self._write_on(rows))

    def stop(self) -> None:
        """Take note of nothing any more: what is kept now is for the next start."""
        self.is_stopped = True
        if self._writing is not None:
            self._writing.cancel()

    async def _write_on(self, rows: Callable[[], Iterable[PrivateRow]]) -> None:
        try:
            while self._is_due:
                self._is_due = False
                await self.write(tuple(rows()))
                await self._sleep(self.seconds_between_writes)
        finally:
            self._writing = None

    async def write(self, rows: Sequence[PrivateRow]) -> None:
        """Keep these and nothing else; never raises."""
        now = {row.key: row for row in rows}
        kept = [row for row in rows if self._kept.get(row.key) != row]
        gone = [key for key in self._kept if key not in now]
        if not kept and not gone:
            return
        try:
            await self._store.keep_open_hands(kept, gone, self._clock.now())
        except NotKept as error:  # the next write tries again
            log.warning("the open hands could not be kept: %s", error)
        except Exception as error:  # nobody waits for this
            incident(error)
        else:
            self._kept = now
