"""What it takes to change private messages is written beside the answers, and seldom."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cogs.messages.tokens import Tokens
from engine.tables.ports import NotKept, PrivateRow
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
        self.faults: list[NotKept] = []
        self.free = asyncio.Event()

    async def open_hands(self, now: float) -> Sequence[PrivateRow]:
        return ()

    async def keep_open_hands(
        self, kept: Sequence[PrivateRow], gone: Sequence[Key], now: float
    ) -> None:
        if self.faults:
            raise self.faults.pop()
        self.writes.append(([row.key for row in kept], list(gone)))
        await self.free.wait()


async def test_what_changes_during_a_write_and_the_pause_after_it_is_one_write() -> None:
    """And nobody waits for it: to note a change takes no time."""
    disk, pauses = Disk(), asyncio.Queue[float]()
    go_on, rows = asyncio.Event(), dict[int, PrivateRow]()

    async def sleep(seconds: float) -> None:
        pauses.put_nowait(seconds)
        await go_on.wait()

    tokens = Tokens(disk, Clock(), sleep)

    def changed(table: int, interaction: int | None) -> None:
        rows.pop(table, None)
        if interaction is not None:
            rows[table] = row(table, interaction)
        tokens.note((table, 1, "HAND"), lambda: rows.get(table))

    changed(7, 1)
    await asyncio.sleep(0)
    changed(8, 2)
    changed(9, 3)
    disk.free.set()
    assert await pauses.get() >= 1.0
    changed(7, None)
    changed(8, 4)
    assert disk.writes == [([(7, 1, "HAND")], [])]
    go_on.set()
    await pauses.get()
    after = ([(8, 1, "HAND"), (9, 1, "HAND")], [(7, 1, "HAND")])
    assert disk.writes[1:] == [after]
    tokens.stop()


async def test_only_what_changed_is_looked_at() -> None:
    """With thousands of open hands each write costs what has changed since the last one."""
    disk, looked = Disk(), list[int]()
    disk.free.set()
    tokens = Tokens(disk, Clock())
    await tokens.write({(table, 1, "HAND"): row(table, 1) for table in range(100)})

    def found() -> PrivateRow:
        looked.append(7)
        return row(7, 2)

    tokens.note((7, 1, "HAND"), found)
    await asyncio.sleep(0.01)
    tokens.stop()
    assert (looked, disk.writes[1:]) == ([7], [([(7, 1, "HAND")], [])])


async def test_what_could_not_be_kept_is_tried_again_with_the_next_change() -> None:
    disk, go_on = Disk(), asyncio.Queue[None]()
    disk.free.set()
    disk.faults = [NotKept("the disk is full")]

    async def sleep(_: float) -> None:
        await go_on.get()

    tokens = Tokens(disk, Clock(), sleep)
    tokens.note((7, 1, "HAND"), lambda: row(7, 1))
    await asyncio.sleep(0.01)
    assert disk.writes == []
    tokens.note((8, 1, "HAND"), lambda: row(8, 1))
    go_on.put_nowait(None)
    await asyncio.sleep(0.01)
    tokens.stop()
    assert disk.writes == [([(7, 1, "HAND"), (8, 1, "HAND")], [])]


async def test_nothing_new_is_not_written() -> None:
    disk = Disk()
    disk.free.set()
    tokens = Tokens(disk, Clock())
    for _ in range(2):
        assert await tokens.write({(7, 1, "HAND"): row(7, 1), (8, 1, "HAND"): None})
    assert len(disk.writes) == 1


async def test_what_happens_after_a_stop_is_not_written() -> None:
    """It lays hands to rest that the next start wakes."""
    disk = Disk()
    tokens = Tokens(disk, Clock())
    tokens.stop()
    tokens.note((7, 1, "HAND"), lambda: row(7, 1))
    await asyncio.sleep(0)
    assert not disk.writes
