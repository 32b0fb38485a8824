"""What it takes to change private messages is written beside the answers, and seldom."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cogs.messages.tokens import Tokens
from engine.tables.ports import PrivateRow
from tests.cogs.messages.test_open_hands import Clock

Key = tuple[int, int, str]


def row(table: int, interaction: int) -> PrivateRow:
    return PrivateRow(
        table, 1, "HAND", 5, True, "running", 0, interaction, "secret", "en-US", until=9e9
    )


class Disk:
    """Notes each write; the first waits until it is let go."""

    def __init__(self) -> None:
        self.writes: list[tuple[list[Key], list[Key]]] = []
        self.free = asyncio.Event()

    async def open_hands(self, now: float) -> Sequence[PrivateRow]:
        return ()

    async def keep_open_hands(
        self, kept: Sequence[PrivateRow], gone: Sequence[Key], now: float
    ) -> None:
        self.writes.append(([row.key for row in kept], list(gone)))
        await self.free.wait()


async def test_what_changes_during_a_write_and_the_pause_after_it_is_one_write() -> None:
    """And nobody waits for it: to note a change takes no time."""
    disk, pauses, rows = Disk(), asyncio.Queue[float](), [row(7, 1)]
    go_on = asyncio.Event()

    async def sleep(seconds: float) -> None:
        pauses.put_nowait(seconds)
        await go_on.wait()

    tokens = Tokens(disk, Clock(), sleep)
    tokens.note(lambda: rows)
    await asyncio.sleep(0)
    rows += [row(8, 2), row(9, 3)]
    tokens.note(lambda: rows)
    disk.free.set()
    assert await pauses.get() >= 1.0
    del rows[0]
    rows[0] = row(8, 4)
    tokens.note(lambda: rows)
    assert disk.writes == [([(7, 1, "HAND")], [])]
    go_on.set()
    await pauses.get()
    changed = ([(8, 1, "HAND"), (9, 1, "HAND")], [(7, 1, "HAND")])
    assert disk.writes[1:] == [changed]
    tokens.stop()


async def test_nothing_new_is_not_written() -> None:
    disk = Disk()
    disk.free.set()
    tokens = Tokens(disk, Clock())
    for _ in range(2):
        await tokens.write([row(7, 1)])
    assert len(disk.writes) == 1


async def test_what_happens_after_a_stop_is_not_written() -> None:
    """It lays hands to rest that the next start wakes."""
    disk = Disk()
    tokens = Tokens(disk, Clock())
    tokens.stop()
    tokens.note(lambda: [row(7, 1)])
    await asyncio.sleep(0)
    assert not disk.writes
