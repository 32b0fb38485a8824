"""Tables in threads of their own, on the simulated Discord."""

from typing import Any

import discord
import pytest

from tests.e2e.comings import announcement, boards, mover, moves
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage


def thread_of(stage: Stage) -> Any:
    """The newest thread of the channel."""
    return stage.channel.threads[-1]


async def threaded(stage: Stage, **choices: Any) -> Any:
    """Anna opens a table in a thread, where everybody goes; the channel that they left."""
    await stage.open("Anna", thread=True, **choices)
    channel = stage.channel
    stage.channel = thread_of(stage)
    return channel


def is_archived(stage: Stage, thread: Any) -> bool:
    return bool(stage.env.backend.get_channel(thread.id).thread_metadata.archived)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "name"),
    [("seven-seas", "7 Seas"), ("seven", "7"), ("letter-of-marque", "Letter of Marque")],
)
async def test_a_thread_is_named_after_its_game(stage: Stage, game: str, name: str) -> None:
    """The host is shown the way; the channel itself stays as it was."""
    said = await stage.type("Anna", "table open", game=game, thread=True)
    thread = thread_of(stage)
    assert thread.name == f"{'🎴' if name == '7' else '⛵'} {name}"
    assert f"<#{thread.id}>" in said
    assert stage.table is None
    assert [text for text in stage.texts() if "One more player" in text] == []
    stage.channel = thread
    assert shows(stage.texts()[-1], "lobby-missing", missing=1)


async def test_a_thread_is_archived_when_the_table_is_ended(stage: Stage) -> None:
    channel = await threaded(stage)
    await stage.press("Ben", "Join")
    await stage.press("Anna", "Start")
    await stage.closes("Anna")
    assert shows(stage.texts()[-1], "closed-title")
    assert boards(stage) == []
    assert is_archived(stage, stage.channel)
    stage.channel = channel
    started = discord.MessageType.thread_created  # Discord's own line
    assert [message.type for message in stage.messages()] == [started]


async def test_somebody_else_s_thread_is_not_archived(stage: Stage) -> None:
    """A table in it plays in it, whatever the default; it is not the table's own."""
    backend = stage.env.backend
    stored = backend.create_thread(stage.channel.id, "chat", stage.people["Dirk"].id)
    await stage.env.settle()
    stage.channel = next(t for t in stage.channel.threads if t.id == stored.id)
    await open_table(stage, "seven-seas", ["Anna", "Ben"], thread=True)
    assert len(boards(stage)) == 1
    assert stage.channel.threads == []
    await stage.closes("Anna")
    assert not is_archived(stage, stage.channel)


async def test_channel_and_threads_hold_a_table_each(stage: Stage) -> None:
    channel = await threaded(stage)
    stage.channel = channel
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    await stage.type("Ben", "table open", thread=True)
    assert len(stage.bot.tables.open_tables()) == 3


async def test_an_archived_thread_is_reopened_by_the_next_move(stage: Stage) -> None:
    """Discord refuses edits in a thread that it archived after days of silence; a post wakes it."""
    await threaded(stage)
    await stage.press("Ben", "Join")
    await stage.press("Anna", "Start")
    before = boards(stage)[0].id
    stage.env.inject_error(
        "PATCH", "/channels/*/messages/*", status=400, code=50083, message="Thread is archived"
    )
    await moves(stage, await mover(stage))
    assert len(boards(stage)) == 1
    assert boards(stage)[0].id != before
    announcement(stage)


async def test_a_table_that_ended_while_the_bot_was_away_archives_its_thread(
    stage: Stage,
) -> None:
    """At the start the bot knows no threads yet, and asks."""
    await threaded(stage)
    stage.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
    await stage.closes("Anna")
    stage.env.backend.faults.clear()
    await stage.restart()
    await stage.env.settle()
    assert shows(stage.texts()[-1], "closed-title")
    assert is_archived(stage, stage.channel)
