"""A stop may come at any moment, even while Discord sends its servers and channels."""

import asyncio
import logging
from typing import Any

import pytest

from engine.tables.transitions import deadlines
from tests.amounts import one_of
from tests.e2e.playing import open_table
from tests.e2e.stage import Stage


def event(stage: Stage, name: str) -> tuple[Any, ...]:
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
    stage: Stage, name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The next start finds out what has become of the servers; until then nothing changes."""
    bot, tables = stage.bot, stage.bot.tables
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
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
