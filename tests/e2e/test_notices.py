"""Noise: one announcement at a time, mentions as everybody likes them, a board that follows."""

import discord
import pytest

from cogs.messages.boards import CHATTER, OLD, SPREAD
from cogs.messages.throttle import Throttle
from cogs.ui.page import MakeMove, ShowPage
from cogs.ui.routes import Bookmark, Hint, Verb
from engine.games import GAMES
from tests.amounts import one_of
from tests.e2e.comings import (
    announcement,
    boards,
    duel,
    last_ping,
    mover,
    moves,
    own,
    posted,
    wait,
)
from tests.e2e.open_messages import open_messages
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, press_id


async def chatter(stage: Stage, count: int, between: str = "Rules") -> None:
    """Somebody writes, and between each two messages somebody else presses this on the board."""
    for number in range(count):
        await stage.people["Dirk"].send(stage.channel, f"word {number}")
        await stage.press("Chloé", between)


async def test_an_announcement_notifies_once_even_if_the_board_is_posted_again(
    stage: Stage,
) -> None:
    """It leads to the hand and stands below the new board; its second copy is silent."""
    who, _ = await duel(stage)
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


async def test_open_hands_follow_a_board_that_is_posted_again(stage: Stage) -> None:
    """On a phone it would push the press that answers the turn out of sight."""
    await duel(stage)
    for who in ("Anna", "Ben"):
        await stage.press(who, "My hand")
    (before,) = boards(stage)
    await stage.type("Dirk", "table show")
    await wait(stage, 1)
    (after,) = boards(stage)
    assert after.id > before.id
    for who in ("Anna", "Ben"):
        (hand,) = open_messages(stage, who)
        assert hand.id > stage.messages()[-1].id > before.id
    await moves(stage, await mover(stage))


@pytest.mark.slow
async def test_lobby_and_board_follow_the_conversation(stage: Stage) -> None:
    """After five messages of others the next change posts a fresh one; the old one is gone.

    The bot doesn't see each message: it knows those that were the newest one at a press.
    """
    await stage.type("Anna", "table open")
    await chatter(stage, CHATTER, between="House rules")
    await stage.press("Ben", "Join")
    assert shows(stage.texts()[-1], "game-seven-seas-lobby")
    assert sum(shows(text, "game-seven-seas-lobby") for text in stage.texts()) == 1
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
    await duel(stage)
    before, sent = boards(stage)[0].id, len(posted(stage))
    for label in ("My hand", "Rules", "More"):
        await stage.press("Anna", label)
    assert len(posted(stage)) == sent, "looking posts nothing"
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
    await duel(stage)
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


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_spectators_see_the_board_and_no_hand(stage: Stage, game: str) -> None:
    """By every press and command that there is; Dirk plays at another table of the server."""
    await open_table(stage, game, ["Anna", "Ben", "Chloé"])
    here, table, board = stage.channel, stage.table.id, boards(stage)[0]
    stage.channel = stage.env.guild.create_text_channel("cove")
    await open_table(stage, "seven", ["Dirk", "Ben"])
    own, stage.channel = stage.table.id, here
    hand = await stage.press("Anna", "My hand", on=board)
    answers = [
        await stage.press("Dirk", "My hand", on=board),
        *[await stage.type("Dirk", command) for command in ("hand", "hint")],
        await stage.type("Dirk", "play", card="1"),
    ]
    for to in (Verb.HAND, ShowPage(), ShowPage("all"), Hint(), MakeMove(0)):
        answers.append(await stage.forge("Dirk", press_id(to, table), on=board))
    assert all(shows(said, "refusal-not-seated") for said in answers), answers
    for past in (Verb.REPLAY, Verb.SHARE, Bookmark(5), Bookmark(2**40)):
        said = await stage.forge("Dirk", press_id(past, table), on=board)
        assert shows(said, "refusal-not-over"), past
    again = await stage.forge("Anna", press_id(Verb.REMATCH, table), on=board)
    assert shows(again, "refusal-no-rematch")
    said = await stage.forge("Dirk", press_id(Verb.HAND, own), on=board)
    assert shows(said, "refusal-no-table"), "the own hand is for the own channel"
    assert [offer["value"] for offer in await stage.offered("Dirk", "play", "card")] == ["?"]
    assert shows(await stage.press("Dirk", "Rules", on=board), "rules-title", chapter="short")
    assert hand not in await stage.press("Dirk", "More", on=board)
    labels = {*button_labels(stage.hands["Dirk"])}
    assert "Deal me in next" in labels
    assert not {"Leave my seat", "End the table"} & labels
    assert len(boards(stage)) == 1
