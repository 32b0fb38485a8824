"""A full disk, or a server that is away: people read about it, and the table goes on afterwards."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import closing, contextmanager
from contextvars import Context
from typing import Any

import pytest

from cogs.ui.page import MakeMove
from data.postgres.database import PostgresDatabase
from tests.data.postgres import started
from tests.data.sqlite import connection_of
from tests.e2e.comings import boards, duel, mover, moves, seen, wait
from tests.e2e.conftest import opened
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


@pytest.fixture
def pool_beside_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool has tasks that never end and real time: SimCord must not take them for the bot's."""

    def beside(name: str) -> None:
        does = getattr(PostgresDatabase, name)

        async def done(database: PostgresDatabase, *given: Any) -> Any:
            return await Context().run(asyncio.create_task, does(database, *given))

        monkeypatch.setattr(PostgresDatabase, name, done)

    beside("read")
    beside("_open_readers")


@pytest.mark.slow
@pytest.mark.usefixtures("pool_beside_the_bot")
async def test_while_the_server_is_away_a_move_does_not_count_and_then_it_does(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with closing(started()) as cluster:
        async with opened(cluster.database()) as stage:
            await duel(stage)
            await moves(stage, await mover(stage))
            who = await mover(stage)
            await stage.press(who, "My hand")
            await asyncio.to_thread(cluster.stop)
            sure = press_id(MakeMove(0, sure=True), stage.table.id, 1)
            assert shows(await stage.forge(who, sure, on=stage.hands[who]), "not-kept")
            assert (await seen(stage)).version == 1
            await asyncio.to_thread(cluster.start)
            await moves(stage, who)
            assert (await seen(stage)).version == 2
            await stage.restart()
            assert (await seen(stage)).version == 2
            await moves(stage, await mover(stage))
            assert (await seen(stage)).version == 3
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
