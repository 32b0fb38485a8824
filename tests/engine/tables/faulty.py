"""A store in memory that is slow or fails as a test plans it."""

import asyncio
from collections.abc import Iterator

from data.base.writer import Statement
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import WAIT


class NoDisk(Exception):
    """A write has failed."""


class FaultyStore(StoreInMemory):
    """Writes only when it is let.

    plan: for each of the next writes "before" or "after", if it fails before or after it is
    durable; "": it doesn't.
    """

    def __init__(self) -> None:
        super().__init__()
        self.plan: Iterator[str] = iter(())
        self.let = asyncio.Event()
        self.let.set()
        self.write = self._write

    async def _write(self, *statements: Statement) -> int:
        await asyncio.wait_for(self.let.wait(), WAIT)
        fault = next(self.plan, "")
        if fault == "before":
            raise NoDisk
        number = await self.database.write(*statements)
        if fault == "after":
            raise NoDisk
        return number
