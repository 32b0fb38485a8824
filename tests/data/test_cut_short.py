"""A stop that is cut short while the database closes leaves no thread, and nothing to be read."""

import asyncio
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from data.sqlite import SqliteDatabase


async def cut_short(path: Path) -> None:
    """Cancel the closing of a database that somebody reads."""
    database = SqliteDatabase(path)
    await database.connect(lambda _, __: None)
    reading = asyncio.create_task(database.read("SELECT count(*) FROM tables"))
    await asyncio.sleep(0)
    closing = asyncio.create_task(database.close())
    asyncio.get_running_loop().call_soon(closing.cancel)
    with suppress(asyncio.CancelledError):
        await closing
    assert await reading == ((0,),)


def test_a_closing_that_is_cut_short_leaves_no_thread_without_its_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, faults = set(threading.enumerate()), list[Any]()
    monkeypatch.setattr(threading, "excepthook", faults.append)
    asyncio.run(cut_short(tmp_path / "seas.db"))
    for thread in set(threading.enumerate()) - before:
        thread.join(10)
        assert not thread.is_alive()
    assert not faults, [str(fault.exc_value) for fault in faults]
