"""Anything on Discord that the bot has stored may be gone: each reference has its answer."""

import ast
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import pytest

from cogs.context.preferences import ServerSettings
from engine.tables.model.table import Happening, Invitation, Person, Player, TableSettings, Timing
from tests.e2e.comings import Scene
from tests.e2e.said import shows
from tests.e2e.test_mornings import posts, to_morning

REFERENCES, NAMES = Path(__file__).with_name("gone.txt").read_text("utf-8").split("\n\n")
WHEN_GONE: Final = {line.split(": ")[0]: line.split(": ")[1] for line in REFERENCES.splitlines()}
"""The tests of stored references to something on Discord that is gone by then.

The games of somebody who left their server stay until that person asks to be forgotten.
"""
OTHERS: Final = NAMES.split()
"""The names of columns and fields that are no such reference."""


async def test_each_stored_reference_says_what_happens_when_it_is_gone(stage: Scene) -> None:
    """A new column or field names its test here, or is named among the others."""
    read: Any = stage.bot.store.read
    stored = {
        f"{table}.{column}"
        for (table,) in await read("SELECT name FROM sqlite_master WHERE type = 'table'")
        if not table.startswith("sqlite_")
        for (column,) in await read("SELECT name FROM pragma_table_info(?)", (table,))
    }
    for part in (Player, Person, Invitation, Happening, TableSettings, Timing, ServerSettings):
        stored |= {f"{part.__name__}.{field.name}" for field in fields(part)}
    assert WHEN_GONE.keys() - stored == set()
    assert {name for name in stored - WHEN_GONE.keys() if name.split(".")[1] not in OTHERS} == set()
    for test in WHEN_GONE.values():
        path, _, name = test.partition(" ")
        source = ast.parse((Path(__file__).parents[1] / path).read_text())
        assert name in {getattr(each, "name", "") for each in source.body}, test


async def settings(stage: Scene, **wanted: Any) -> None:
    for name, value in wanted.items():
        await stage.bot.services.preferences.set_server(stage.env.guild.id, name, value)


async def deleted(stage: Scene, channel: Any, *, while_offline: bool) -> None:
    """The channel is deleted, with an event or without."""
    if while_offline:
        stage.env.backend.channels.pop(channel.id)
        stage.env.backend.guilds[stage.env.guild.id].channel_ids.remove(channel.id)
        await stage.restart()
    else:
        stage.env.backend.delete_channel(channel.id)
    await stage.settled()


@pytest.mark.parametrize("while_offline", [False, True])
async def test_a_setting_of_a_channel_that_is_gone_is_dropped(
    managed: Scene, while_offline: bool
) -> None:
    """A manager reads so, once. Nobody is sent to the channel, and the morning post is off."""
    cove = managed.env.guild.create_text_channel("cove")
    await managed.settled()
    await settings(managed, channels=[cove.id], daily=cove.id)
    await deleted(managed, cove, while_offline=while_offline)
    mornings = managed.bot.services.preferences.mornings
    assert bool(await mornings()) is while_offline, "an event tells at once"
    await to_morning(managed)
    assert await mornings() == {}
    assert shows(await managed.type("Anna", "table open"), "lobby-opened")
    await managed.closes("Anna")
    for times in (1, 0):
        said = await managed.type("Grace", "settings")
        assert shows(said, "settings-channels")
        assert shows(said, "settings-daily", channel="none")
        assert shows(said, "settings-lost", what="everywhere") is bool(times)
        assert shows(said, "settings-lost", what="daily") is bool(times)
        assert str(cove.id) not in said
    assert posts(managed) == []


@pytest.mark.parametrize("while_offline", [False, True])
async def test_a_refused_manager_learns_that_a_channel_is_gone(
    managed: Scene, while_offline: bool
) -> None:
    """Others read where tables can be opened, without the channel that is gone."""
    cove, bay = map(managed.env.guild.create_text_channel, ("cove", "bay"))
    await managed.settled()
    await settings(managed, channels=[cove.id, bay.id])
    await deleted(managed, cove, while_offline=while_offline)
    for who, told in (("Anna", False), ("Grace", True), ("Grace", False)):
        said = await managed.type(who, "table open")
        assert shows(said, "open-elsewhere", channels=f"<#{bay.id}>")
        assert shows(said, "settings-lost", what="fewer") is told


async def test_a_channel_that_cannot_be_seen_for_a_while_stays_in_the_settings(
    managed: Scene,
) -> None:
    """An archived thread is in no list of channels, and Discord may be out of order."""
    await settings(managed, daily=5)
    for status, code in ((500, 0), (403, 50001)):
        managed.env.inject_error("GET", "/channels/*", status=status, code=code, times=None)
        assert "<#5>" in await managed.type("Grace", "settings")
        managed.env.backend.faults.clear()
    assert shows(await managed.type("Grace", "settings"), "settings-lost", what="daily")
