"""A start that is cut short while the database opens leaves no thread, and nothing to be read."""

import asyncio
import sqlite3
import threading
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any

import aiosqlite
import pytest

from data.base.upgrade import upgrade
from data.sqlite import SqliteDatabase

STEP = 0.02
"""Seconds that each connection takes to open."""


async def cut_short(path: Path, seconds: float) -> None:
    """Cancel the opening of a database after this time, and close it as a stop does."""
    database = SqliteDatabase(path)
    opening = asyncio.create_task(database.connect(lambda _, __: None))
    await asyncio.sleep(seconds)
    opening.cancel()
    with suppress(asyncio.CancelledError):
        await opening
    await database.close()


def check_threads(work: Coroutine[Any, Any, None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Run this; all its threads end, and none finds that its event loop has ended before."""
    before, faults = set(threading.enumerate()), list[Any]()
    monkeypatch.setattr(threading, "excepthook", faults.append)
    asyncio.run(work)
    for thread in set(threading.enumerate()) - before:
        thread.join(10)
        assert not thread.is_alive()
    assert not faults, [str(fault.exc_value) for fault in faults]


@pytest.mark.parametrize("moment", range(14))
def test_no_cancellation_leaves_a_thread_without_its_loop(
    moment: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def slow(*given: Any, **named: Any) -> sqlite3.Connection:
        sleep(STEP)
        connection: sqlite3.Connection = connect(*given, **named)
        return connection

    monkeypatch.setattr(sqlite3, "connect", slow)
    check_threads(cut_short(tmp_path / "seas.db", moment * STEP / 2), monkeypatch)


def test_a_closing_that_is_cut_short_waits_for_its_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop = aiosqlite.Connection.stop

    def slow(connection: aiosqlite.Connection) -> asyncio.Future[Any] | None:
        """Stop once the thread has slept; the closing is cancelled before that."""
        connection._tx.put_nowait((None, partial(sleep, 5 * STEP)))
        asyncio.get_running_loop().call_soon(opening[0].cancel)
        return stop(connection)

    async def cut() -> None:
        opening.append(asyncio.create_task(upgrade(tmp_path / "seas.db")))
        with suppress(asyncio.CancelledError):
            await opening[0]

    opening: list[asyncio.Task[int]] = []
    monkeypatch.setattr(aiosqlite.Connection, "stop", slow)
    check_threads(cut(), monkeypatch)
