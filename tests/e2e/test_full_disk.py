"""A full disk: everybody reads about it, and the table goes on once there is room again."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.data.sqlite import connection_of
from tests.e2e.company import boards, mover, moves, seen, wait
from tests.e2e.harbour import Harbour, text_of
from tests.e2e.playing import open_table


@contextmanager
def full_disk(harbour: Harbour) -> Iterator[None]:
    """While it lasts, SQLite refuses to write."""
    connection = connection_of(harbour.bot.store)
    connection.execute("PRAGMA query_only = ON")
    try:
        yield
    finally:
        connection.execute("PRAGMA query_only = OFF")


async def test_on_a_full_disk_nothing_happens_and_that_is_said_without_an_incident(
    harbour: Harbour, caplog: pytest.LogCaptureFixture
) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who = await mover(harbour)
    await harbour.press(who, "My hand")
    with full_disk(harbour):
        await harbour.people[who].click(
            harbour.hands[who], custom_id=f"7s:{harbour.table.id}:0:move:0"
        )
        assert "doesn't count" in text_of(harbour.privates(who)[-1])
        assert (await seen(harbour)).version == 0
        await harbour.type(who, "table show")  # a fresh board is posted, and its id is kept, too
        await wait(harbour, 5)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    await moves(harbour, who)
    assert (await seen(harbour)).version == 1
    await wait(harbour, 61)
    assert len(boards(harbour)) == 1
