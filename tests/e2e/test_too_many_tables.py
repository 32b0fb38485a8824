"""Nobody opens threads without the right to, nor more tables than a host or a server may have."""

import discord
import pytest

from cogs.ui.routes import OpenThread
from engine.tables.room import Limits
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, press_id


def may_open_no_threads(stage: Stage) -> None:
    """Nobody may but the bot."""
    guild, denied = stage.env.guild, discord.PermissionOverwrite(create_public_threads=False)
    granted = discord.PermissionOverwrite(create_public_threads=True)
    allowed = {guild.default_role: denied, guild.me: granted}
    stage.channel = guild.create_text_channel("quiet", overwrites=allowed)


async def test_a_thread_is_offered_only_to_those_who_may_open_one(stage: Stage) -> None:
    may_open_no_threads(stage)
    await stage.type("Anna", "table open")
    said = await stage.type("Ben", "table open")
    assert shows(said, "refusal-place-taken")
    assert "Open it in a thread" not in button_labels(stage.privates("Ben")[-1])
    press = press_id(OpenThread("seven-seas", None, rated=False), stage.table.id)
    assert shows(await stage.forge("Ben", press), "member-may-open-no-thread")
    assert stage.channel.threads == []


async def test_the_fourth_table_of_one_host_is_refused_with_a_message(stage: Stage) -> None:
    """By command and by New table; ending one makes room."""
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    await stage.closes("Anna")
    for _ in range(3):
        await stage.type("Anna", "table open", thread=True)
    oldest = stage.channel.threads[0]
    for said in (
        await stage.type("Anna", "table open"),
        await stage.type("Anna", "table open", thread=True),
        await stage.press("Anna", "New table"),
        await stage.press("Anna", "Play again"),
    ):
        assert shows(said, "refusal-too-many-hosted", limit=3)
        assert f"`/table end` in its channel; the oldest is in <#{oldest.id}>." in said
    assert len(stage.channel.threads) == 3
    assert shows(await stage.type("Ben", "table open"), "lobby-opened")


async def test_a_server_that_is_full_says_what_can_be_done(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = stage.bot.tables.room
    assert room._limits == Limits(3, 50), "what .env.example promises"
    monkeypatch.setattr(room, "_limits", Limits(3, 2))
    await stage.type("Anna", "table open", thread=True)
    await stage.type("Ben", "table open", thread=True)
    said = await stage.type("Chloé", "table open", thread=True)
    assert shows(said, "refusal-too-many-here", limit=2)
    assert f"the oldest is in <#{stage.channel.threads[0].id}>." in said
    assert len(stage.channel.threads) == 2
