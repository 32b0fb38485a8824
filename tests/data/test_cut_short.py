"""A start that is cut short while the database opens leaves no thread, and nothing to be read."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any

import pytest

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


@pytest.mark.parametrize("moment", range(14))
def test_no_moment_leaves_a_thread_whose_loop_has_ended(
    moment: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, before, faults = sqlite3.connect, set(threading.enumerate()), list[Any]()

    def slow(*given: Any, **named: Any) -> sqlite3.Connection:
        sleep(STEP)
        connection: sqlite3.Connection = connect(*given, **named)
        return connection

    monkeypatch.setattr(sqlite3, "connect", slow)
    monkeypatch.setattr(threading, "excepthook", faults.append)
    asyncio.run(cut_short(tmp_path / "seas.db", moment * STEP / 2))
    for thread in set(threading.enumerate()) - before:
        thread.join(10)
        assert not thread.is_alive()
    assert not faults, [str(fault.exc_value) for fault in faults]
