"""What it takes to change private messages, on the disk: the bot has it again after a kill."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Protocol, TypeAlias

from cogs.context.incidents import incident
from engine.tables.ports import Clock, NotKept, PrivateRow, Sleep

log = logging.getLogger(__name__)

SECONDS_BETWEEN_WRITES: Final = 1.0

RowKey: TypeAlias = tuple[int, int, str]
"""The table, the person, and what the message is."""
Row: TypeAlias = Callable[[], PrivateRow | None]


class TokenStore(Protocol):
    """Keeps private messages that can be changed, over restarts."""

    async def open_hands(self, now: float) -> Sequence[PrivateRow]:
        """Those that can still be changed, the oldest first."""

    async def keep_open_hands(
        self, kept: Sequence[PrivateRow], gone: Sequence[RowKey], now: float
    ) -> None:
        """Keep these, and delete those with these keys."""


class Tokens:
    """Writes behind the answers what has changed since the last time, in one go for all tables."""

    def __init__(self, store: TokenStore, clock: Clock, sleep: Sleep = asyncio.sleep) -> None:
        self.seconds_between_writes = SECONDS_BETWEEN_WRITES
        self._store = store
        self._clock = clock
        self._sleep = sleep
        self._kept: dict[RowKey, PrivateRow] = {}
        self._changed: dict[RowKey, Row] = {}
        self._writing: asyncio.Task[None] | None = None
        self._is_due = False
        self.is_stopped = False

    async def restored(self) -> Sequence[PrivateRow]:
        """What a former run of the bot has kept, if it can still be used."""
        rows = await self._store.open_hands(self._clock.now())
        self._kept = {row.key: row for row in rows}
        return rows

    def note(self, key: RowKey, row: Row) -> None:
        """Something has changed; row: what it takes by the time of the write, None: it is gone."""
        if self.is_stopped:
            return
        self._changed[key] = row
        self._is_due = True
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write_on())

    def stop(self) -> None:
        """Take note of nothing any more: what is kept now is for the next start."""
        self.is_stopped = True
        if self._writing is not None:
            self._writing.cancel()

    async def _write_on(self) -> None:
        try:
            while self._is_due:
                self._is_due = False
                changed, self._changed = self._changed, {}
                if not await self.write({key: row() for key, row in changed.items()}):
                    self._changed = changed | self._changed  # the next write tries them again
                await self._sleep(self.seconds_between_writes)
        finally:
            self._writing = None

    async def write_all(self, rows: Iterable[PrivateRow]) -> None:
        """Keep these and nothing else; never raises."""
        await self.write(dict.fromkeys(self._kept) | {row.key: row for row in rows})

    async def write(self, rows: Mapping[RowKey, PrivateRow | None]) -> bool:
        """Keep these, and delete those that are gone (None); False if it failed. Never raises."""
        now = self._clock.now()
        self._kept = {key: row for key, row in self._kept.items() if row.until > now}
        kept = {key: row for key, row in rows.items() if row and self._kept.get(key) != row}
        gone = [key for key, row in rows.items() if row is None and key in self._kept]
        if not kept and not gone:
            return True
        try:
            await self._store.keep_open_hands(tuple(kept.values()), gone, now)
        except NotKept as error:
            log.warning("the open hands could not be kept: %s", error)
            return False
        except Exception as error:  # nobody waits for this
            incident(error)
            return False
        self._kept |= kept
        for key in gone:
            del self._kept[key]
        return True
