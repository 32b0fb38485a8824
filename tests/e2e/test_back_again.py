"""Boards are right again when the bot is back."""

import asyncio
import logging
from typing import Any

import pytest

from cogs.features.calls.post import CALL_AFTER
from data.base.database import UnreadableTable
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.table import Table
from engine.tables.transitions import deadlines
from tests.amounts import one_of
from tests.e2e.comings import Scene
from tests.e2e.conftest import permit
from tests.e2e.said import shows
from tests.e2e.test_openings import calls, wants


@pytest.fixture
async def running(stage: Scene) -> None:
    await stage.duel()


@pytest.mark.usefixtures("running")
@pytest.mark.slow
@pytest.mark.parametrize("fault", [Refused(Refusal.NO_TABLE), UnreadableTable("damaged")])
async def test_a_table_that_is_gone_keeps_no_other_from_being_shown(
    stage: Scene, monkeypatch: pytest.MonkeyPatch, fault: Exception
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


@pytest.mark.usefixtures("running")
async def test_a_table_that_cannot_go_on_keeps_no_other_from_being_shown(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
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


def hand_over(stage: Scene) -> None:
    """All messages of the channel belong to the application that the bot was before."""
    former = stage.env.create_user("seven-seas-before", global_name="Seven Seas")
    for message in stage.env.backend.messages[stage.channel.id].values():
        message.author_id = former.id


@pytest.mark.parametrize("manages", one_of([False, True]))
async def test_a_table_goes_on_with_a_fresh_board(stage: Scene, manages: bool) -> None:
    """The old board can be neither edited nor, without Manage Messages, deleted."""
    permit(stage, manage_messages=manages)
    await stage.duel()
    (old,) = stage.boards()
    hand_over(stage)
    await stage.restart()
    assert not stage.table.timing.suspended
    assert stage.boards()[-1].id > old.id
    before = len(stage.messages())
    await stage.moves(await stage.mover())
    await stage.env.settle()
    assert not stage.table.timing.suspended
    assert stage.announcement() is not None
    assert len(stage.messages()) <= before + 1, "one fresh board, not one for each move"
    assert shows(await stage.press(await stage.mover(), "My hand"), "hand-yours")
    await stage.restart()
    assert not stage.table.timing.suspended


async def test_a_lobby_and_its_call_go_on_too(stage: Scene) -> None:
    permit(stage, manage_messages=False)
    await wants(stage, "Dirk", game="all")
    await stage.open("Anna", game="seven")
    await stage.wait(CALL_AFTER + 1)
    hand_over(stage)
    await stage.restart()
    assert shows(await stage.press("Ben", "Join"), "lobby-joined")
    assert "2. 🔵 Ben" in stage.texts()[-1]
    await stage.press("Anna", "Start")
    assert not stage.table.timing.suspended
    assert len(calls(stage)) == 1


def event(stage: Scene, name: str) -> tuple[Any, ...]:
    """The arguments with which discord.py dispatches this event."""
    guild = stage.bot.get_guild(stage.env.guild.id)
    assert guild is not None
    if name == "shard_ready":
        return (name, 0)
    if name == "guild_channel_delete":
        return (name, guild.get_channel(stage.channel.id))
    return (name, guild)


@pytest.mark.parametrize(
    "name", one_of(["shard_ready", "guild_available", "guild_channel_delete", "guild_remove"])
)
async def test_an_event_that_comes_while_the_bot_stops_is_no_fault(
    stage: Scene, name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The next start finds out what has become of the servers; until then nothing changes."""
    bot, tables = stage.bot, stage.bot.tables
    await stage.duel()
    if name in ("shard_ready", "guild_available"):  # these let its clock run again
        await tables.change(stage.table.id, deadlines.suspended)
    before, change, asked = stage.table, tables.change, asyncio.Event()

    async def late(*given: Any) -> None:
        await tables.gate.stop()
        asked.set()
        await change(*given)

    monkeypatch.setattr(tables, "change", late)
    with stage.env._bot_scope():
        bot.dispatch(*event(stage, name))
    await asyncio.wait_for(asked.wait(), 20)
    await stage.env.settle()
    assert stage.table is before
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
