"""A full disk, or a server that is away: people read about it, and the table goes on afterwards."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from cogs.ui.page import MakeMove
from tests.data.sqlite import connection_of
from tests.e2e.comings import boards, duel, moves, seen, wait
from tests.e2e.said import shows
from tests.e2e.stage import Stage, press_id, text_of


@contextmanager
def full_disk(stage: Stage) -> Iterator[None]:
    """While it lasts, SQLite refuses to write."""
    connection = connection_of(stage.bot.store)
    connection.execute("PRAGMA query_only = ON")
    try:
        yield
    finally:
        connection.execute("PRAGMA query_only = OFF")


async def test_a_full_disk_is_explained_without_an_incident(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    who, _ = await duel(stage)
    await stage.press(who, "My hand")
    with full_disk(stage):
        await stage.people[who].click(
            stage.hands[who], custom_id=press_id(MakeMove(0), stage.table.id)
        )
        assert shows(text_of(stage.privates(who)[-1]), "not-kept")
        assert (await seen(stage)).version == 0
        await stage.type(who, "table show")  # a fresh board is posted, and its id is kept, too
        await wait(stage, 5)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    await moves(stage, who)
    assert (await seen(stage)).version == 1
    await wait(stage, 61)
    assert len(boards(stage)) == 1
