"""Tables of several people where the bot is no member: groups, direct messages, foreign servers."""

import logging
from random import Random

import pytest

from engine.games import GAMES
from engine.tables.model.table import ChatPlace, Status
from engine.tables.transitions.shuffle import sealed
from tests.e2e.chat import (
    CHANNEL,
    CONTEXTS,
    EPHEMERAL,
    GROUP,
    PEOPLE,
    Chat,
    ids,
    opened,
    turn,
    words,
)
from tests.e2e.discord_schema import judged
from tests.e2e.said import shows
from tests.stand_in.world import parts


@pytest.mark.parametrize(
    ("chat", "game"),
    [
        pytest.param(context, game, marks=() if game == "letter-of-marque" else pytest.mark.slow)
        for context in CONTEXTS
        for game in GAMES
        if (context, game) == (GROUP, game) or game == "letter-of-marque"
    ],
    indirect=["chat"],
)
async def test_people_play_each_game_to_the_end_by_buttons(chat: Chat, game: str) -> None:
    """Only Anna has the app, and types once. No request is counted, for any press.

    All that is sent is as Discord describes it.
    """
    table = await opened(chat, game)
    luck = Random(1)
    for _ in range(1000):
        if not await turn(chat, table, luck):
            break
    seen = await chat.bot.tables.view(table, None)
    assert seen.table.status is Status.FINISHED
    assert "🏆" in words(chat.newest)
    assert chat.counted == []
    assert max(token.followups for token in chat.tokens.values()) < 5
    assert_nothing_private_is_public(chat)
    for method, path, body in chat.sent:
        assert not judged(method, path, body or None), path


def assert_nothing_private_is_public(chat: Chat) -> None:
    """Public messages hold no choice of anybody, and no hand."""
    for message in chat.public:
        assert not message["flags"] & EPHEMERAL
        options = [part.get("options", ()) for part in parts(message["components"])]
        pressed = [*ids(message), *options]
        assert not [each for each in pressed if ":move:" in str(each) or ":page:" in str(each)]
        assert "Your turn" not in words(message)
        assert not shows(words(message), "hand-rests")


async def test_each_press_in_the_lobby_changes_it_in_place(
    chat: Chat, caplog: pytest.LogCaptureFixture
) -> None:
    """People join, cut in a form, leave, and are removed, of which they are notified."""
    chat.bot.tables.origin = sealed
    await chat.types("Anna", "table", "open", game="seven-seas")
    lobby = chat.newest
    assert len(chat.everybodys) == 1
    assert shows(words(lobby), "lobby-install")
    assert "integration_type=1" in words(lobby), "the link that installs it to an account"
    assert shows(words(chat.private("Anna")[-1]), "lobby-opened")
    for name in ("Ben", "Chloé"):
        await chat.presses(name, chat.newest, "Join")
        assert name in words(chat.newest)
        assert shows(words(chat.private(name)[-1]), "lobby-joined")
    assert chat.newest["id"] == lobby["id"]
    await chat.presses("Ben", chat.newest, "Cut")
    await chat.fills("Ben", chat.forms[0], "tortoise")
    table = chat.bot.tables.at(ChatPlace(CHANNEL))
    assert table is not None
    assert table.players[1].cut == "tortoise"
    await chat.presses("Anna", chat.board, "Seats")
    (menu,) = (each for each in ids(chat.private("Anna")[-1]) if each.startswith("7S"))
    await chat.sends("Anna", chat.private("Anna")[-1], menu, f"kick:{PEOPLE['Ben']}")
    await chat.presses("Anna", chat.private("Anna")[-1], "Remove")
    assert f"<@{PEOPLE['Ben']}>, you were removed from this table." in words(chat.newest)
    assert chat.mentioned == ["Ben"]
    await chat.presses("Chloé", chat.board, "Leave")
    assert "Chloé" not in words(chat.board)
    assert chat.counted == []
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_chat_has_one_table_and_show_replaces_its_board(chat: Chat) -> None:
    await opened(chat, people=2)
    before = chat.newest
    await chat.types("Anna", "table", "open", game="seven")
    assert chat.newest == before
    assert "table" in words(chat.private("Anna")[-1])
    await chat.types("Anna", "table", "show")
    assert chat.newest["id"] != before["id"], "a fresh board"
    assert int(before["id"]) not in chat.shown, "and the old one has gone"


async def test_computers_move_at_once_within_the_answer(chat: Chat) -> None:
    await chat.types("Anna", "table", "open", game="seven-seas")
    await chat.presses("Ben", chat.newest, "Join")
    await chat.presses("Anna", chat.newest, "Add computer")
    await chat.presses("Anna", chat.private("Anna")[-1], "Deckhand")
    await chat.presses("Anna", chat.newest, "Start")
    table = chat.bot.tables.at(ChatPlace(CHANNEL))
    assert table is not None
    luck, computer = Random(2), table.players[2].name
    told = 0
    for _ in range(12):
        assert await turn(chat, table.id, luck)
        seen = await chat.bot.tables.view(table.id, None)
        assert table.players[seen.to_move[0]].user is not None, "never a computer's turn"
        told += f"{computer} " in words(chat.board)
    assert told
    assert chat.counted == []
