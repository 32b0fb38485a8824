"""Noise: one announcement at a time, mentions as everybody likes them, a board that follows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cogs.context.preferences import Mentions
from cogs.messages.publisher import CHATTER, OLD
from tests.e2e.company import (
    announcement,
    announcements,
    boards,
    last_ping,
    mover,
    moves,
    others,
    own,
    posted,
    wait,
)
from tests.e2e.harbour import Harbour, button_labels, text_of
from tests.e2e.playing import open_table, play_by_commands
from tests.e2e.positions import begin_seven_in_round


async def running(harbour: Harbour, *people: str, **choices: Any) -> None:
    await open_table(harbour, "seven-seas", list(people or ("Anna", "Ben")), **choices)


async def chatter(harbour: Harbour, count: int) -> None:
    for number in range(count):
        await harbour.people["Dirk"].send(harbour.channel, f"word {number}")


async def test_there_is_one_announcement_after_every_move(harbour: Harbour) -> None:
    await running(harbour, "Anna", "Ben", "Chloé")
    for _ in range(12):
        who = await mover(harbour)
        assert harbour.people[who].mention in announcement(harbour)
        await moves(harbour, who)
    assert len(boards(harbour)) == 1


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
    assert "Rematch" in button_labels(harbour.messages()[-1])


async def test_pressing_and_looking_posts_nothing(harbour: Harbour) -> None:
    await running(harbour)
    before = len(posted(harbour))
    for label in ("My hand", "Rules", "More"):
        for who in ("Anna", "Ben", "Dirk"):
            await harbour.press(who, label)
    await harbour.type("Dirk", "help")
    await harbour.type("Dirk", "rules")
    assert len(posted(harbour)) == before


async def test_time_alone_posts_nothing_where_no_clock_runs(harbour: Harbour) -> None:
    await running(harbour)
    before = len(posted(harbour))
    await wait(harbour, 86400)
    assert len(posted(harbour)) == before


@pytest.mark.parametrize("kind", list(Mentions))
async def test_mentions_come_as_somebody_likes_them(harbour: Harbour, kind: Mentions) -> None:
    """Whoever wants no mention is named without one in the announcement, which notifies nobody."""
    await running(harbour, clock=300)
    sleeper = await mover(harbour)
    for who in ("Anna", "Ben"):
        said = await harbour.type(who, "notices", mentions=kind.value)
        assert "mention you" in said
    await moves(harbour, sleeper)
    while (who := await mover(harbour)) == sleeper:
        await moves(harbour, sleeper)
    mentioned = harbour.people[who].mention
    assert announcement(harbour).startswith(
        mentioned if kind is Mentions.ALWAYS else f"**{who}**, your turn"
    )
    assert last_ping(harbour) == ([who] if kind is Mentions.ALWAYS else [])
    await wait(harbour, 151)
    assert "half of your time" in announcement(harbour)
    assert last_ping(harbour) == ([] if kind is Mentions.NEVER else [who])


async def test_a_choice_of_mentions_survives_a_restart_and_is_one_s_own(harbour: Harbour) -> None:
    await harbour.type("Anna", "notices", mentions="never")
    await harbour.restart()
    await running(harbour)
    for _ in range(4):
        who = await mover(harbour)
        assert last_ping(harbour) == ([] if who == "Anna" else ["Ben"])
        await moves(harbour, who)


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
    """After eight messages of others the next change posts it anew; the old one is gone."""
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


async def test_a_lobby_follows_the_conversation_too(harbour: Harbour) -> None:
    await harbour.type("Anna", "table open")
    await chatter(harbour, CHATTER)
    await harbour.press("Ben", "Join")
    assert "who comes aboard" in harbour.texts()[-1]
    assert sum("who comes aboard" in text for text in harbour.texts()) == 1


async def test_what_others_write_elsewhere_moves_no_board(harbour: Harbour) -> None:
    await running(harbour)
    before = boards(harbour)[0].id
    cove = harbour.env.guild.create_text_channel("cove")
    for number in range(CHATTER):
        await harbour.people["Dirk"].send(cove, f"word {number}")
    await moves(harbour, await mover(harbour))
    assert boards(harbour)[0].id == before


async def test_who_waits_is_not_announced(harbour: Harbour) -> None:
    await running(harbour, "Anna", "Ben", "Chloé")
    for who in await others(harbour):
        assert harbour.people[who].mention not in announcement(harbour)
    assert "your turn" in text_of(announcements(harbour)[0])
