"""The command tree is sent to Discord when it changed, and only then."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import SevenSeas
from bot.config import Settings
from bot.connection.command_sync import sync_changed, sync_if_changed
from data.store import SqlStore


@pytest.fixture
async def kept(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """Where the hash of what was sent is kept."""
    store = await SqlStore.open(tmp_path / "kept.db")
    yield store
    await store.close()


@pytest.fixture
async def bot(tmp_path: Path) -> SevenSeas:
    bot = SevenSeas(Settings(database=tmp_path / "seas.db", computer_workers=0))
    await bot.load()
    return bot


def sent_by(bot: SevenSeas, error: Exception | None = None) -> list[int | None]:
    """For which servers the tree is sent from now on."""
    sent: list[int | None] = []

    async def sync(*, guild: Any = None) -> list[Any]:
        sent.append(None if guild is None else guild.id)
        if error is not None:
            raise error
        return []

    bot.tree.sync = sync  # type: ignore[method-assign]
    return sent


async def test_commands_are_sent_when_they_or_their_words_changed(
    bot: SevenSeas, kept: SqlStore
) -> None:
    sent = sent_by(bot)
    assert await sync_if_changed(bot.tree, kept)
    assert not await sync_if_changed(bot.tree, kept)
    command: Any = bot.tree.get_command("hand")
    command.description = "Other words."
    assert await sync_if_changed(bot.tree, kept)
    bot.tree.remove_command("Profile", type=discord.AppCommandType.user)
    assert await sync_if_changed(bot.tree, kept)
    assert sent == [None, None, None]


async def test_commands_are_sent_again_for_another_application(
    bot: SevenSeas, kept: SqlStore
) -> None:
    """The host changed the token and kept the database."""
    sent = sent_by(bot)
    for application in (1, 1, 2):
        bot._connection.application_id = application
        await sync_if_changed(bot.tree, kept)
    assert len(sent) == 2


async def test_the_owners_server_gets_its_own_commands_alone(
    tmp_path: Path, kept: SqlStore
) -> None:
    """All other commands are there already, as everywhere."""
    settings = Settings(database=tmp_path / "seas.db", computer_workers=0, owner_guild=7)
    bot = SevenSeas(settings)
    await bot.load()
    sent, here = sent_by(bot), discord.Object(7)
    for _ in range(2):
        await sync_changed(bot.tree, kept, 7)
    assert sent == [None, 7]
    assert [command.name for command in bot.tree.get_commands(guild=here)] == ["owner"]


UNAVAILABLE: Any = type("Response", (), {"status": 503, "reason": "Unavailable"})


@pytest.mark.parametrize(
    "error", [discord.DiscordServerError(UNAVAILABLE, "later"), discord.RateLimited(3600.0)]
)
async def test_commands_that_discord_refuses_do_not_stop_a_start(
    bot: SevenSeas, kept: SqlStore, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    """They are sent again at the next start."""
    sent = sent_by(bot, error)
    with caplog.at_level(logging.ERROR):
        assert not await sync_if_changed(bot.tree, kept)
        assert not await sync_if_changed(bot.tree, kept)
    assert "could not be sent" in caplog.text
    assert len(sent) == 2


async def test_a_server_is_cleared_once_of_commands_that_are_no_longer_wanted(
    bot: SevenSeas, kept: SqlStore
) -> None:
    """Each process sees to its own servers. A refusal is tried again at the next start."""
    sent, away = sent_by(bot), (9 << 22) + 1
    for guild in (7, away):
        bot.tree.copy_global_to(guild=discord.Object(guild))
        await sync_if_changed(bot.tree, kept, guild=guild)
    await sync_if_changed(bot.tree, kept)
    bot.tree.clear_commands(guild=discord.Object(7))
    bot.tree.clear_commands(guild=discord.Object(away))
    sent.clear()
    refused = sent_by(bot, discord.DiscordServerError(UNAVAILABLE, "later"))
    await sync_changed(bot.tree, kept, None, lambda guild: guild == 7)
    assert refused == [7]
    sent = sent_by(bot)
    for _ in range(2):
        await sync_changed(bot.tree, kept, None, lambda guild: guild == 7)
    assert sent == [7]
    assert set(await kept.settings("bot", 0)) == {f"tree:{away}", "tree"}
