"""Tables in threads of their own, on the simulated Discord."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
import pytest

from tests.e2e.company import announcement, boards, mover, moves
from tests.e2e.harbour import Harbour
from tests.e2e.playing import open_table, play_by_presses


def thread_of(harbour: Harbour) -> Any:
    """The newest thread of the channel."""
    return harbour.channel.threads[-1]


async def threaded(harbour: Harbour, **choices: Any) -> Any:
    """Anna opens a table in a thread, where everybody goes; the channel that they left."""
    await harbour.open("Anna", thread=True, **choices)
    channel = harbour.channel
    harbour.channel = thread_of(harbour)
    return channel


def is_archived(harbour: Harbour, thread: Any) -> bool:
    return bool(harbour.env.backend.get_channel(thread.id).thread_metadata.archived)


@pytest.mark.parametrize(
    ("game", "name"),
    [("seven-seas", "7 Seas"), ("seven", "7"), ("letter-of-marque", "Letter of Marque")],
)
async def test_a_thread_is_named_after_its_game(harbour: Harbour, game: str, name: str) -> None:
    """The host is shown the way; the channel itself stays as it was."""
    said = await harbour.type("Anna", "table open", game=game, thread=True)
    thread = thread_of(harbour)
    assert thread.name == f"{'🎴' if name == '7' else '⛵'} {name}"
    assert f"<#{thread.id}>" in said
    assert harbour.table is None
    assert [text for text in harbour.texts() if "One more player" in text] == []
    harbour.channel = thread
    assert "One more player" in harbour.texts()[-1]


@pytest.mark.slow
async def test_a_game_is_played_in_its_thread_and_archives_it(harbour: Harbour) -> None:
    channel = await threaded(harbour)
    await harbour.press("Ben", "Join")
    await harbour.press("Anna", "Start")
    assert await play_by_presses(harbour, Random(4)) > 10
    assert "back in port" in harbour.texts()[-1]
    assert boards(harbour) == []
    assert is_archived(harbour, harbour.channel)
    harbour.channel = channel
    started = discord.MessageType.thread_created  # Discord's own line
    assert [message.type for message in harbour.messages()] == [started]


async def test_a_thread_is_archived_when_the_table_is_ended(harbour: Harbour) -> None:
    await threaded(harbour)
    await harbour.type("Anna", "table end")
    await harbour.ends("Anna")
    assert is_archived(harbour, harbour.channel)


async def test_somebody_else_s_thread_is_not_archived(harbour: Harbour) -> None:
    """A table in it plays in it, whatever the default; it is not the table's own."""
    backend = harbour.env.backend
    stored = backend.create_thread(harbour.channel.id, "chat", harbour.people["Dirk"].id)
    await harbour.env.settle()
    harbour.channel = next(t for t in harbour.channel.threads if t.id == stored.id)
    await open_table(harbour, "seven-seas", ["Anna", "Ben"], thread=True)
    assert len(boards(harbour)) == 1
    assert harbour.channel.threads == []
    await harbour.type("Anna", "table end")
    await harbour.ends("Anna")
    assert not is_archived(harbour, harbour.channel)


async def test_channel_and_threads_hold_a_table_each(harbour: Harbour) -> None:
    channel = await threaded(harbour)
    harbour.channel = channel
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    await harbour.type("Ben", "table open", thread=True)
    assert len(harbour.bot.tables.open_tables()) == 3


@pytest.mark.parametrize(
    ("permission", "named"),
    [
        ("create_public_threads", "Create Public Threads"),
        ("send_messages_in_threads", "Send Messages in Threads"),
    ],
)
async def test_what_a_thread_needs_is_named(harbour: Harbour, permission: str, named: str) -> None:
    guild = harbour.env.guild
    denied = discord.PermissionOverwrite(**{permission: False})
    harbour.channel = guild.create_text_channel("quiet", overwrites={guild.me: denied})
    assert f"without {named}" in await harbour.type("Anna", "table open", thread=True)
    assert harbour.bot.tables.open_tables() == ()
    assert "is open" in await harbour.type("Anna", "table open", thread=False)


async def test_a_thread_that_discord_does_not_give_is_explained(harbour: Harbour) -> None:
    harbour.env.inject_error(
        "POST",
        "/channels/*/threads",
        status=400,
        code=160006,
        message="Maximum number of active threads reached",
    )
    said = await harbour.type("Anna", "table open", thread=True)
    assert "Maximum number of active threads" in said
    assert harbour.bot.tables.open_tables() == ()


async def test_a_thread_that_fell_asleep_is_woken_by_the_next_move(harbour: Harbour) -> None:
    """Discord refuses edits in a thread that it archived after days of silence; a post wakes it."""
    await threaded(harbour)
    await harbour.press("Ben", "Join")
    await harbour.press("Anna", "Start")
    before = boards(harbour)[0].id
    harbour.env.inject_error(
        "PATCH", "/channels/*/messages/*", status=400, code=50083, message="Thread is archived"
    )
    await moves(harbour, await mover(harbour))
    assert len(boards(harbour)) == 1
    assert boards(harbour)[0].id != before
    announcement(harbour)


async def test_a_table_that_ended_while_the_bot_was_away_archives_its_thread(
    harbour: Harbour,
) -> None:
    """At the start the bot knows no threads yet, and asks."""
    await threaded(harbour)
    harbour.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
    await harbour.type("Anna", "table end")
    await harbour.ends("Anna")
    harbour.env.backend.faults.clear()
    await harbour.restart()
    await harbour.env.settle()
    assert "table closed" in harbour.texts()[-1]
    assert is_archived(harbour, harbour.channel)
