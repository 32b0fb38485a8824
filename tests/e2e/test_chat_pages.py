"""Pages about tables where the bot is no member, and what is not offered there."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.app import SevenSeas
from cogs.ui.routes import Help, SetRule, Verb
from engine.games import GAMES
from engine.tables.model.table import ChannelPlace, ChatPlace, Status
from engine.tables.transitions.shuffle import sealed
from tests.amounts import one_of
from tests.e2e.chat import (
    A_TOKEN,
    CHANNEL,
    CONTEXTS,
    EPHEMERAL,
    FOREIGN,
    GROUP,
    PEOPLE,
    SERVER,
    Chat,
    ids,
    new_bot,
    words,
)
from tests.e2e.discord_schema import judged
from tests.e2e.said import shows
from tests.e2e.stage import press_id, select_id
from tests.e2e.test_chat_tokens import makes_a_move, to_move
from tests.stand_in.world import parts


def labels(chat: Chat, who: str) -> list[str]:
    """The labels of the buttons and options of somebody's newest private message."""
    found = list[str]()
    for part in parts(chat.private(who)[-1]["components"]):
        found += [part.get("label", ""), *(o["label"] for o in part.get("options", ()))]
    return found


@pytest.mark.parametrize("chat", one_of(CONTEXTS), indirect=True)
async def test_actions_that_need_the_bot_are_not_offered_and_refused_with_a_message(
    chat: Chat,
) -> None:
    for asked in ({"clock": 300}, {"rated": True}, {"thread": True}):
        await chat.types("Anna", "table", "open", game="seven", **asked)
        assert shows(words(chat.private("Anna")[-1]), "refusal-needs-bot"), asked
        assert chat.everybodys == []
        assert chat.table is None
    await chat.types("Anna", "table", "open", game="seven-seas")
    table = chat.table
    assert "Turn time" not in words(chat.newest)
    await chat.presses("Anna", chat.newest, "House rules")
    assert not {"Turn time", "Rated"} & {*labels(chat, "Anna")}
    for forged, value in ((SetRule("clock"), "300"), (SetRule("rated"), "1")):
        select = select_id(forged, table.id)
        await chat.sends("Anna", chat.private("Anna")[-1], select, value)
        assert shows(words(chat.private("Anna")[-1]), "refusal-needs-bot"), forged
    await chat.presses("Ben", chat.newest, "Join")
    await chat.presses("Anna", chat.newest, "Start")
    await chat.presses("Ben", chat.board, "More")
    offered = labels(chat, "Ben")
    assert "Log" in " ".join(offered)
    assert "Turn time" not in offered
    await chat.presses("Anna", chat.board, "More")
    assert "Turn time" not in labels(chat, "Anna"), "she is the host"
    select = select_id(SetRule("clock"), table.id)
    await chat.sends("Anna", chat.private("Anna")[-1], select, "300")
    assert shows(words(chat.private("Anna")[-1]), "refusal-needs-bot")
    seen = await chat.bot.tables.view(table.id, None)
    assert seen.table.settings.clock is None
    assert seen.table.votes == ()


async def test_a_result_is_shared_replayed_and_listed_for_its_players_alone(chat: Chat) -> None:
    await chat.opened("letter-of-marque", people=3)
    table = await chat.finishes()
    result, replay = chat.newest, press_id(Verb.REPLAY, table)
    assert not [i for i in ids(result) if ":call:" in i]
    await chat.types("Anna", "history")
    assert shows(words(chat.private("Anna")[-1]), "history-length")
    await chat.types("Dirk", "history")
    assert not shows(words(chat.private("Dirk")[-1]), "history-length")
    await chat.presses("Dirk", result, "Scoring")
    assert shows(words(chat.private("Dirk")[-1]), "letter-of-marque-scoring-title"), (
        "he is in the chat"
    )
    chat.channel += 1
    await chat.sends("Dirk", result, replay)
    assert shows(words(chat.private("Dirk")[-1]), "refusal-no-table")
    await chat.sends("Ben", result, replay)
    assert shows(words(chat.private("Ben")[-1]), "game-letter-of-marque"), "he played it"
    chat.channel -= 1
    chat.locale = "de"
    before = len(chat.everybodys)
    await chat.sends("Ben", result, press_id(Verb.SHARE, table))
    shared = chat.newest
    assert len(chat.everybodys) == before + 1
    assert "Ben** teilt ein Spiel" in words(shared), "in the language of the one who shares"
    chat.locale = "en-US"
    await chat.sends("Anna", shared, next(i for i in ids(shared) if ":step:" in i))
    assert shows(words(chat.private("Anna")[-1]), "game-letter-of-marque")
    assert words(chat.newest) == words(shared), "the card stays as it is"


async def test_my_tables_and_help_name_chats_and_show_replaces_the_board(chat: Chat) -> None:
    """A chat has one table."""
    await chat.opened(people=2)
    await chat.sends("Ben", chat.board, press_id(Verb.TABLES))
    assert shows(words(chat.private("Ben")[-1]), "tables-where", place="chat")
    await chat.sends("Dirk", chat.board, press_id(Verb.TABLES))
    assert not shows(words(chat.private("Dirk")[-1]), "tables-where")
    await chat.types("Anna", "help")
    await chat.sends("Anna", chat.private("Anna")[-1], press_id(Help("table")))
    assert shows(words(chat.private("Anna")[-1]), "help-topic", topic="table")
    before = chat.newest
    await chat.types("Anna", "table", "open", game="seven")
    assert chat.newest == before
    assert "table" in words(chat.private("Anna")[-1])
    await chat.types("Anna", "table", "show")
    assert chat.newest["id"] != before["id"], "a fresh board"
    assert int(before["id"]) not in chat.shown, "and the old one has gone"


@pytest.mark.parametrize(
    ("chat", "language", "text"),
    [
        (GROUP, "de", "Hier können alle mitspielen"),
        (GROUP, "fr", "Tout le monde peut jouer ici"),
        (SERVER, "de", "to open tables yourself"),
    ],
    indirect=["chat"],
)
async def test_the_board_has_the_language_of_a_foreign_server_or_else_of_its_host(
    chat: Chat, language: str, text: str
) -> None:
    chat.locale = language
    await chat.types("Anna", "table", "open", game="seven-seas")
    chat.locale = "en-US"
    assert text in words(chat.newest)
    await chat.presses("Ben", chat.newest, "")
    assert text in words(chat.newest), "also after an English press"


@pytest.fixture
async def other(chat: Chat, tmp_path: Path) -> AsyncIterator[SevenSeas]:
    """The bot of another process, on the database of the chat."""
    bot = new_bot(tmp_path / "chat.db")
    await bot.store.connect()
    try:
        yield bot
    finally:
        await bot.store.close()
        bot.thinker.stop()


@pytest.mark.parametrize("way", ["command", "press"])
@pytest.mark.parametrize("chat", [SERVER], indirect=True)
async def test_once_the_bot_is_invited_the_table_is_that_of_the_channel(
    chat: Chat, way: str
) -> None:
    """At its next press; then the bot speaks there by itself."""
    table = await chat.opened(people=2)
    board = chat.board
    chat.owners = {"0": str(FOREIGN)}
    if way == "command":
        await chat.types("Anna", "hand")
    else:
        await chat.presses("Ben", board, "More")
    await chat.bot.publisher.caught_up(table)
    there = ChannelPlace(FOREIGN, CHANNEL)
    assert chat.table is None
    here = chat.bot.tables.at(there)
    assert here is not None
    assert here.id == table
    assert chat.counted, "the bot writes in the channel itself"
    stored = await chat.bot.store.table(table)
    assert stored is not None
    assert stored.place == there
    who = await to_move(chat, table)
    await chat.presses(who, board, "My hand")
    await makes_a_move(chat, table)
    assert (await chat.bot.tables.view(table, None)).version == 1
    await chat.types("Anna", "table", "open", game="seven")
    assert chat.bot.tables.open_tables()[0].id == table
    assert len(chat.bot.tables.open_tables()) == 1
    chat.counted.clear()


async def test_a_person_is_forgotten_at_a_table_that_another_process_has_changed(
    chat: Chat, other: SevenSeas
) -> None:
    """The move that was made elsewhere stays."""
    table = await chat.opened(people=3)
    await other.tables.chats.arrived(ChatPlace(CHANNEL))
    await other.tables.view(table, None)
    await chat.presses("Dirk", chat.board, "More")
    who = await makes_a_move(chat, table)
    gone = next(name for name in ("Anna", "Ben", "Chloé") if name != who)
    await other.tables.leave_all(PEOPLE[gone])
    stored = await chat.bot.store.table(table)
    assert stored is not None
    assert [p.user for p in stored.players].count(PEOPLE[who]) == 1
    assert PEOPLE[gone] not in [p.user for p in stored.players]
    await chat.presses(who, chat.board, "My hand")
    assert (await chat.bot.tables.view(table, None)).version >= 1


@pytest.mark.parametrize(
    ("chat", "game"),
    [
        *one_of([(context, "letter-of-marque") for context in CONTEXTS], several=True),
        *one_of([(GROUP, game) for game in GAMES if game != "letter-of-marque"], 0, several=True),
    ],
    indirect=["chat"],
)
async def test_people_play_each_game_to_the_end_by_buttons(
    chat: Chat, tmp_path: Path, game: str
) -> None:
    """Only Anna has the app, and types once. Restarts and old tokens in between lose nothing.

    All that is sent is as Discord describes it.
    """
    table, luck, presses = await chat.opened(game), Random(1), 0
    while await chat.turn(table, luck):
        presses += 1
        if presses % 15 == 0:
            await chat.restarted(tmp_path / "chat.db")
        if presses % 20 == 0:
            chat.later += A_TOKEN + 1
    seen = await chat.bot.tables.view(table, None)
    assert seen.table.status is Status.FINISHED
    assert shows(words(chat.newest), "end-headline")
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
    await chat.presses("Ben", chat.newest, "More")
    await chat.presses("Ben", chat.private("Ben")[-1], "Cut")
    await chat.fills("Ben", chat.forms[0], "tortoise")
    table = chat.table
    assert table.players[1].cut == "tortoise"
    await chat.presses("Anna", chat.board, "More")
    await chat.presses("Anna", chat.private("Anna")[-1], "Seats")
    (menu,) = (each for each in ids(chat.private("Anna")[-1]) if each.startswith("7S"))
    await chat.sends("Anna", chat.private("Anna")[-1], menu, f"kick:{PEOPLE['Ben']}")
    await chat.presses("Anna", chat.private("Anna")[-1], "Remove")
    assert shows(words(chat.newest), "kicked-told", mention=f"<@{PEOPLE['Ben']}>")
    assert chat.mentioned == ["Ben"]
    await chat.presses("Chloé", chat.board, "Leave")
    assert "Chloé" not in words(chat.board)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_computers_move_at_once_within_the_answer(chat: Chat) -> None:
    await chat.types("Anna", "table", "open", game="seven-seas")
    await chat.presses("Ben", chat.newest, "Join")
    await chat.presses("Anna", chat.newest, "Add computer")
    await chat.presses("Anna", chat.private("Anna")[-1], "Deckhand")
    await chat.presses("Anna", chat.newest, "Start")
    table = chat.table
    luck, computer = Random(2), table.players[2].name
    told = 0
    for _ in range(12):
        assert await chat.turn(table.id, luck)
        seen = await chat.bot.tables.view(table.id, None)
        assert table.players[seen.to_move[0]].user is not None, "never a computer's turn"
        told += f"{computer} " in words(chat.board)
    assert told
