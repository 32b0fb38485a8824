"""Noise: one announcement at a time, mentions as everybody likes them, a board that follows."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
import pytest

from cogs.context.preferences import Mentions
from cogs.messages.boards import CHATTER, OLD, SPREAD
from cogs.messages.throttle import Throttle
from tests.e2e.company import (
    announcement,
    announcements,
    boards,
    last_ping,
    mover,
    moves,
    own,
    posted,
    wait,
)
from tests.e2e.harbour import Harbour, button_labels
from tests.e2e.playing import open_table, play_by_commands
from tests.e2e.positions import begin_seven_in_round


async def running(harbour: Harbour, *people: str, **choices: Any) -> None:
    await open_table(harbour, "seven-seas", list(people or ("Anna", "Ben")), **choices)


async def chatter(harbour: Harbour, count: int, between: str = "Rules") -> None:
    """Somebody writes, and between each two messages somebody else presses this on the board."""
    for number in range(count):
        await harbour.people["Dirk"].send(harbour.channel, f"word {number}")
        await harbour.press("Chloé", between)


async def test_there_is_one_announcement_after_every_move(harbour: Harbour) -> None:
    await running(harbour, "Anna", "Ben", "Chloé")
    for _ in range(12):
        who = await mover(harbour)
        assert harbour.people[who].mention in announcement(harbour)
        await moves(harbour, who)
    assert len(boards(harbour)) == 1


async def test_the_announcement_leads_to_the_hand(harbour: Harbour) -> None:
    await running(harbour, "Anna", "Ben")
    who = await mover(harbour)
    (asked,) = [m for m in harbour.messages() if harbour.people[who].mention in m.content]
    assert button_labels(asked) == ["My hand"]
    assert "Your turn" in await harbour.press(who, "My hand", on=asked)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "choices"),
    [("seven-seas", {}), ("letter-of-marque", {}), ("seven", {}), ("seven-seals", {"rounds": 2})],
)
async def test_a_whole_game_leaves_boards_and_results_only(
    harbour: Harbour, game: str, choices: dict[str, Any]
) -> None:
    """At every moment one board and at most one announcement; at the end results alone.

    Of the long games the last two rounds are played.
    """
    begin_seven_in_round(6)
    await open_table(harbour, game, ["Anna", "Ben", "Chloé"], **choices)
    luck = Random(3)
    while harbour.table is not None:
        assert len(announcements(harbour)) <= 1
        assert len(boards(harbour)) == 1
        await play_by_commands(harbour, luck, 1)
    assert announcements(harbour) == []
    assert boards(harbour) == []
    assert all(own(harbour, message) for message in harbour.messages())
    assert "Play again" in button_labels(harbour.messages()[-1])


async def test_pressing_and_looking_posts_nothing(harbour: Harbour) -> None:
    await running(harbour)
    before = len(posted(harbour))
    for label in ("My hand", "Rules", "More"):
        for who in ("Anna", "Ben", "Dirk"):
            await harbour.press(who, label)
    await harbour.type("Dirk", "help")
    await harbour.type("Dirk", "rules")
    assert len(posted(harbour)) == before


@pytest.mark.parametrize("kind", list(Mentions))
async def test_mentions_come_as_somebody_likes_them(harbour: Harbour, kind: Mentions) -> None:
    """No announcement for people who want no mention: the board says whose turn it is."""
    await running(harbour, clock=300)
    sleeper = await mover(harbour)
    for who in ("Anna", "Ben"):
        assert "**Mentions**" in await harbour.prefers(who, mentions=kind.value)
    await moves(harbour, sleeper)
    while (who := await mover(harbour)) == sleeper:
        await moves(harbour, sleeper)
    if kind is Mentions.ALWAYS:
        assert announcement(harbour).startswith(harbour.people[who].mention)
        assert last_ping(harbour) == [who]
    else:
        assert announcements(harbour) == []
    sent = len(posted(harbour))
    await wait(harbour, 151)
    if kind is Mentions.NEVER:
        assert announcements(harbour) == []
        assert len(posted(harbour)) == sent
    else:
        assert "half your time" in announcement(harbour)
        assert last_ping(harbour) == [who]


async def test_an_announcement_notifies_once_even_when_the_board_is_posted_anew(
    harbour: Harbour,
) -> None:
    """It stands below the new board, and its second copy is silent."""
    await running(harbour)
    who = await mover(harbour)
    assert last_ping(harbour) == [who]
    await harbour.type("Dirk", "table show")
    assert harbour.people[who].mention in announcement(harbour)
    assert last_ping(harbour) == []
    assert harbour.messages()[-1].content


async def test_the_board_follows_the_conversation(harbour: Harbour) -> None:
    """After five messages of others the next change posts a fresh one; the old one is gone.

    The bot doesn't see each message: it knows those that were the newest one at a press.
    """
    await running(harbour)
    before = boards(harbour)[0].id
    await chatter(harbour, CHATTER - 1)
    await moves(harbour, await mover(harbour))
    assert [message.id for message in boards(harbour)] == [before]
    await chatter(harbour, 1)
    await moves(harbour, await mover(harbour))
    (after,) = boards(harbour)
    assert after.id != before
    assert [own(harbour, m) for m in harbour.messages()[-2:]] == [True, True]
    announcement(harbour)


async def test_nobody_s_messages_are_told_to_the_bot(harbour: Harbour) -> None:
    """It asks Discord for servers alone; what it writes itself pushes no board away."""
    assert harbour.bot.intents == discord.Intents(guilds=True)
    await running(harbour)
    before = boards(harbour)[0].id
    for _ in range(CHATTER + 2):  # each announcement is the newest message for a while
        who = await mover(harbour)
        await harbour.press("Dirk", "Rules")
        await moves(harbour, who)
    assert boards(harbour)[0].id == before


async def test_a_board_is_posted_anew_after_half_an_hour(harbour: Harbour) -> None:
    await running(harbour)
    before = boards(harbour)[0].id
    await wait(harbour, OLD - 5)
    await moves(harbour, await mover(harbour))
    assert boards(harbour)[0].id == before
    await wait(harbour, 10)
    await moves(harbour, await mover(harbour))
    (after,) = boards(harbour)
    assert after.id != before


async def test_where_most_requests_are_made_boards_grow_older(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fresh board takes two requests instead of one; not all are posted at the same time."""
    monkeypatch.setattr(Throttle, "load", 1.0)
    await running(harbour)
    before, table = boards(harbour)[0].id, harbour.table.id
    ages = {OLD * (2 + number % SPREAD / SPREAD) for number in range(table, table + 900)}
    assert (len(ages), max(ages) < 3 * OLD) == (SPREAD, True)
    await wait(harbour, OLD * (2 + table % SPREAD / SPREAD) - 5)
    await moves(harbour, await mover(harbour))
    assert boards(harbour)[0].id == before
    await wait(harbour, 10)
    await moves(harbour, await mover(harbour))
    assert boards(harbour)[0].id != before


async def test_a_lobby_follows_the_conversation_too(harbour: Harbour) -> None:
    await harbour.type("Anna", "table open")
    await chatter(harbour, CHATTER, between="How to play")
    await harbour.press("Ben", "Join")
    assert "who comes aboard" in harbour.texts()[-1]
    assert sum("who comes aboard" in text for text in harbour.texts()) == 1
