"""On PostgreSQL the bot plays as on SQLite, says so when the server is away, and goes on."""

import asyncio
import logging
from contextlib import closing
from contextvars import Context
from typing import Any

import pytest

from cogs.ui.page import MakeMove
from data.postgres.database import PostgresDatabase
from tests.data.postgres import started
from tests.e2e.comings import mover, moves, seen
from tests.e2e.conftest import opened
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import press_id, text_of

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def pool_beside_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool has tasks that never end and real time: SimCord must not take them for the bot's."""

    def beside(name: str) -> None:
        does = getattr(PostgresDatabase, name)

        async def done(database: PostgresDatabase, *given: Any) -> Any:
            return await Context().run(asyncio.create_task, does(database, *given))

        monkeypatch.setattr(PostgresDatabase, name, done)

    beside("read")
    beside("_open_readers")


async def test_while_the_server_is_away_a_move_does_not_count_and_then_it_does(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with closing(started()) as cluster:
        async with opened(cluster.database()) as stage:
            await open_table(stage, "seven-seas", ["Anna", "Ben"])
            await moves(stage, await mover(stage))
            who = await mover(stage)
            await stage.press(who, "My hand")
            await asyncio.to_thread(cluster.stop)
            await stage.people[who].click(
                stage.hands[who], custom_id=press_id(MakeMove(0), stage.table.id, 1)
            )
            assert shows(text_of(stage.privates(who)[-1]), "not-kept")
            assert (await seen(stage)).version == 1
            await asyncio.to_thread(cluster.start)
            await moves(stage, who)
            assert (await seen(stage)).version == 2
            await stage.restart()
            assert (await seen(stage)).version == 2
            await moves(stage, await mover(stage))
            assert (await seen(stage)).version == 3
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
