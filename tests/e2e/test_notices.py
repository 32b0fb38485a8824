"""Noise: one announcement at a time, mentions as everybody likes them, a board that follows."""

from typing import Any

import discord
import pytest

from cogs.messages.boards import CHATTER, OLD, SPREAD
from cogs.messages.throttle import Throttle
from tests.e2e.comings import (
    announcement,
    boards,
    last_ping,
    mover,
    moves,
    own,
    posted,
    wait,
)
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels


async def running(stage: Stage, *people: str, **choices: Any) -> None:
    await open_table(stage, "seven-seas", list(people or ("Anna", "Ben")), **choices)


async def chatter(stage: Stage, count: int, between: str = "Rules") -> None:
    """Somebody writes, and between each two messages somebody else presses this on the board."""
    for number in range(count):
        await stage.people["Dirk"].send(stage.channel, f"word {number}")
        await stage.press("Chloé", between)


async def test_pressing_and_looking_posts_nothing(stage: Stage) -> None:
    await running(stage)
    before = len(posted(stage))
    for label in ("My hand", "Rules", "More"):
        for who in ("Anna", "Ben", "Dirk"):
            await stage.press(who, label)
    await stage.type("Dirk", "help")
    await stage.type("Dirk", "rules")
    assert len(posted(stage)) == before


async def test_an_announcement_notifies_once_even_if_the_board_is_posted_again(
    stage: Stage,
) -> None:
    """It leads to the hand and stands below the new board; its second copy is silent."""
    await running(stage)
    who = await mover(stage)
    assert last_ping(stage) == [who]
    (before,) = boards(stage)
    assert shows(await stage.type("Dirk", "table show"), "table-shown")
    (after,) = boards(stage)
    assert after.id != before.id
    assert stage.people[who].mention in announcement(stage)
    assert last_ping(stage) == []
    asked = stage.messages()[-1]
    assert asked.content
    assert button_labels(asked) == ["My hand"]
    assert shows(await stage.press(who, "My hand", on=asked), "hand-yours")


@pytest.mark.slow
async def test_lobby_and_board_follow_the_conversation(stage: Stage) -> None:
    """After five messages of others the next change posts a fresh one; the old one is gone.

    The bot doesn't see each message: it knows those that were the newest one at a press.
    """
    await stage.type("Anna", "table open")
    await chatter(stage, CHATTER, between="How to play")
    await stage.press("Ben", "Join")
    assert shows(stage.texts()[-1], "game-seven-seas-lobby")
    assert sum("who comes aboard" in text for text in stage.texts()) == 1
    await stage.press("Anna", "Start")
    before = boards(stage)[0].id
    await chatter(stage, CHATTER - 1)
    await moves(stage, await mover(stage))
    assert [message.id for message in boards(stage)] == [before]
    await chatter(stage, 1)
    await moves(stage, await mover(stage))
    (after,) = boards(stage)
    assert after.id != before
    assert [own(stage, m) for m in stage.messages()[-2:]] == [True, True]
    announcement(stage)


async def test_the_bot_receives_nobodys_messages(stage: Stage) -> None:
    """It asks Discord for servers alone; what it writes itself pushes no board away."""
    assert stage.bot.intents == discord.Intents(guilds=True)
    await running(stage)
    before = boards(stage)[0].id
    for _ in range(CHATTER + 2):  # each announcement is the newest message for a while
        who = await mover(stage)
        await stage.press("Dirk", "Rules")
        await moves(stage, who)
    assert boards(stage)[0].id == before


@pytest.mark.parametrize("load", [0.0, 1.0])
async def test_an_old_board_is_posted_again_and_under_full_load_later(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, load: float
) -> None:
    """A fresh board takes two requests instead of one; not all are posted at the same time."""
    monkeypatch.setattr(Throttle, "load", load)
    await running(stage)
    before, table = boards(stage)[0].id, stage.table.id
    ages = {OLD * (2 + number % SPREAD / SPREAD) for number in range(table, table + 900)}
    assert (len(ages), max(ages) < 3 * OLD) == (SPREAD, True)
    await wait(stage, (OLD * (2 + table % SPREAD / SPREAD) if load else OLD) - 5)
    await moves(stage, await mover(stage))
    assert boards(stage)[0].id == before
    await wait(stage, 10)
    await moves(stage, await mover(stage))
    (after,) = boards(stage)
    assert after.id != before
