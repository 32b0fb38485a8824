"""Boards say that the bot goes away, and after a long outage that it is back: one line, once."""

from typing import Any

import pytest

from data.base.database import UnreadableTable
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.table import Table
from tests.e2e.comings import announcement, board, mover, moves, posted, settled, wait
from tests.e2e.conftest import dropped
from tests.e2e.playing import open_table
from tests.e2e.stage import Stage

AWAY = "I'm restarting"
BACK = "Back again; nothing was lost."


@pytest.fixture(autouse=True)
async def running(stage: Stage) -> None:
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    await look(stage)


async def look(stage: Stage, *, online: bool = True) -> None:
    """Let the bot look for outages, as it does every few seconds."""
    stage.bot.outages.shards = lambda: {0: online}
    with stage.env._bot_scope():  # at the simulated time
        await stage.bot.outages.look()
    await settled(stage)


async def stopped(stage: Stage) -> None:
    """The host stops the bot."""
    stage.bot.is_stopped_by_host = True
    await stage.bot.close()


async def test_before_a_planned_stop_the_board_says_so_and_then_not_any_more(stage: Stage) -> None:
    """Neither a short stop nor a short break of the connection is worth a line."""
    sent = len(posted(stage))
    await stopped(stage)
    assert board(stage).count(AWAY) == 1
    assert len(posted(stage)) == sent, "nobody is notified"
    await stage.restart()
    await stage.env.settle()
    await look(stage)
    assert AWAY not in board(stage)
    assert BACK not in board(stage)
    await wait(stage, 200)
    await look(stage, online=False)
    await look(stage)
    assert BACK not in board(stage)


@pytest.mark.slow
async def test_after_a_long_stop_the_board_says_once_that_nothing_was_lost(stage: Stage) -> None:
    await stopped(stage)
    await wait(stage, 400)
    announced = announcement(stage)
    await stage.restart()
    await stage.env.settle()
    sent = len(posted(stage))
    for _ in range(3):
        await look(stage)
    assert board(stage).count(BACK) == 1
    assert AWAY not in board(stage)
    assert (announcement(stage), len(posted(stage))) == (announced, sent), "no mention"
    await moves(stage, await mover(stage))
    assert BACK not in board(stage)


async def test_a_board_that_cannot_be_edited_does_not_delay_a_stop(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    with dropped("PATCH /channels/*"):
        await stopped(stage)
    assert not caplog.records


@pytest.mark.slow
@pytest.mark.parametrize("fault", [Refused(Refusal.NO_TABLE), UnreadableTable("damaged")])
async def test_a_table_that_is_gone_keeps_no_other_from_being_shown(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    """It is deleted, or its row damaged, between the list of tables to show and their reading."""
    shown, tables, gone = list[int](), stage.bot.tables, stage.table.id + 1000
    found, listed = tables.found, (gone, stage.table.id, gone)

    async def unannounced() -> tuple[int, ...]:
        return listed

    async def read(table: int) -> Table:
        if table == gone:
            raise fault
        return await found(table)

    monkeypatch.setattr(stage.bot.store, "unannounced_tables", unannounced)
    monkeypatch.setattr(tables, "found", read)
    monkeypatch.setattr(tables, "open_tables", tuple)
    monkeypatch.setattr(stage.bot.publisher, "refresh", lambda table, **_: shown.append(table))
    await stage.bot.publisher.restore(lambda _: True)
    assert shown == [stage.table.id]


async def test_a_table_that_cannot_go_on_keeps_no_other_from_being_shown(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its moves can't be read by this version; the tables behind it are shown all the same."""
    tables, shown = stage.bot.tables, list[bool]()

    async def change(*_: object) -> Table:
        raise Unreadable

    async def restore(*_: object, **__: object) -> None:
        shown.append(True)

    monkeypatch.setattr(tables, "change", change)
    monkeypatch.setattr(stage.bot.publisher, "restore", restore)
    cog: Any = stage.bot.get_cog("GuildEvents")
    await cog._back(lambda _: True)
    assert shown == [True]
