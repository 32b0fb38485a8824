"""The bot starts and stops in order: asked twice, asked early, with answers under way."""

from __future__ import annotations

import asyncio
import base64
import logging
import os
import signal
import threading
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.alone import alone
from bot.app import SevenSeas, run
from bot.config import Settings
from bot.tree import sync_if_changed
from bot.trouble import Trouble
from cogs.presses import answers
from cogs.presses.answers import Answers

TOKEN = ".".join(
    (base64.urlsafe_b64encode(b"123456789012345678").decode().rstrip("="), "y" * 6, "z" * 38)
)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(token=TOKEN, database=tmp_path / "seas.db", computer_workers=0)


async def set_up(bot: SevenSeas) -> None:
    """What a start does before it goes online."""

    async def nothing(*_: Any, **__: Any) -> list[Any]:
        return []

    bot.tree.sync = nothing  # type: ignore[method-assign]
    await bot.setup_hook()


def asked_to_stop() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


async def threads_gone(before: int) -> bool:
    """Whether the threads of the store end: they would keep the program from ending."""
    for _ in range(500):
        if threading.active_count() <= before:
            return True
        await asyncio.sleep(0.01)
    return False


async def test_a_bot_that_is_stopped_answers_first(settings: Settings) -> None:
    """Whose press was in time reads the answer, for as long as Discord waits for it."""
    told = []
    async with SevenSeas(settings) as bot:
        await set_up(bot)

        async def answer() -> None:
            await asyncio.sleep(0.05)
            told.append(bot.is_closed())

        bot.answers._under_way.add(asyncio.create_task(answer()))
    assert told == [False]


async def test_an_answer_that_never_comes_stops_no_stop(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "SECONDS_TO_FINISH", 0.01)
    bot = SevenSeas(settings)
    async with bot:
        await set_up(bot)
        never = asyncio.create_task(asyncio.sleep(3600))
        bot.answers._under_way.add(never)
    assert bot.is_closed()
    never.cancel()


async def test_what_fails_at_the_end_keeps_nothing_else_from_ending(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = threading.active_count()
    bot = SevenSeas(settings)
    await bot.__aenter__()
    await set_up(bot)

    async def broken() -> None:
        raise RuntimeError("the anchor is stuck")

    monkeypatch.setattr(bot.publisher, "stop", broken)
    with pytest.raises(RuntimeError, match="anchor"):
        await bot.close()
    assert bot.is_closed()
    assert await threads_gone(before)


async def test_a_bot_closes_twice(settings: Settings) -> None:
    async with SevenSeas(settings) as bot:
        await set_up(bot)
        await bot.close()
    assert bot.is_closed()


@pytest.mark.parametrize("moment", ["login", "start"])
async def test_asked_at_any_moment_and_twice_it_ends_in_order(
    settings: Settings, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store is closed, nothing is raised, and a second request changes nothing."""
    before = threading.active_count()
    closed = asyncio.Event()

    async def asked(bot: SevenSeas, *_: Any, **__: Any) -> None:
        if moment != "login":
            await bot.store.connect()
        asked_to_stop()
        asyncio.get_running_loop().call_later(0.02, asked_to_stop)
        await asyncio.sleep(3600)

    async def slowly(_: Answers) -> None:
        await asyncio.sleep(0.1)
        closed.set()

    monkeypatch.setattr(Answers, "stop", slowly)
    monkeypatch.setattr(SevenSeas, moment, asked)
    await asyncio.wait_for(run(settings), 20)
    assert await threads_gone(before)


async def test_two_bots_on_one_database_are_told(settings: Settings) -> None:
    with alone(settings.database), pytest.raises(Trouble, match="another bot is running"):
        await run(settings)
    with alone(settings.database):
        pass


def test_where_no_lock_can_be_made_the_store_says_what_is_wrong(tmp_path: Path) -> None:
    with alone(tmp_path / "nowhere" / "seas.db"):
        pass


class Kept:
    """Settings in a dict."""

    def __init__(self) -> None:
        self.values: dict[tuple[str, int, str], str | None] = {}

    async def setting(self, scope: str, of: int, name: str) -> str | None:
        return self.values.get((scope, of, name))

    async def set_setting(self, scope: str, of: int, name: str, value: str | None) -> None:
        self.values[scope, of, name] = value


@pytest.fixture
async def bot(settings: Settings) -> SevenSeas:
    bot = SevenSeas(settings)
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


async def test_commands_are_sent_when_they_or_their_words_changed(bot: SevenSeas) -> None:
    kept, sent = Kept(), sent_by(bot)
    assert await sync_if_changed(bot.tree, kept)
    assert not await sync_if_changed(bot.tree, kept)
    command: Any = bot.tree.get_command("hand")
    command.description = "Other words."
    assert await sync_if_changed(bot.tree, kept)
    assert sent == [None, None]


async def test_commands_are_sent_again_for_another_application(bot: SevenSeas) -> None:
    """The host changed the token and kept the database."""
    kept, sent = Kept(), sent_by(bot)
    for application in (1, 1, 2):
        bot._connection.application_id = application
        await sync_if_changed(bot.tree, kept)
    assert len(sent) == 2


async def test_with_a_test_server_the_commands_go_there_alone(bot: SevenSeas) -> None:
    kept, sent = Kept(), sent_by(bot)
    assert await sync_if_changed(bot.tree, kept, guild=7)
    assert not await sync_if_changed(bot.tree, kept, guild=7)
    assert await sync_if_changed(bot.tree, kept)
    assert sent == [7, None]
    assert len(bot.tree.get_commands(guild=discord.Object(7))) == len(bot.tree.get_commands())


async def test_commands_that_discord_does_not_take_stop_no_start(
    bot: SevenSeas, caplog: pytest.LogCaptureFixture
) -> None:
    """They are sent again at the next start."""
    response: Any = type("Response", (), {"status": 503, "reason": "Unavailable"})
    kept, sent = Kept(), sent_by(bot, discord.DiscordServerError(response, "later"))
    with caplog.at_level(logging.ERROR):
        assert not await sync_if_changed(bot.tree, kept)
        assert not await sync_if_changed(bot.tree, kept)
    assert "could not be sent" in caplog.text
    assert len(sent) == 2
