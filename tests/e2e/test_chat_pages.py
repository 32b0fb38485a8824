"""Pages about tables where the bot is no member, and what is not offered there."""

from pathlib import Path
from random import Random

import pytest

from bot.upkeep.retention import OWN_DAYS
from cogs.ui.routes import ChangeClock, Help, SetRule, ShareReplay, Verb
from engine.tables.model.table import ChatPlace, Status
from tests.e2e.chat import (
    CHANNEL,
    CONTEXTS,
    GROUP,
    SERVER,
    Chat,
    chatting,
    ids,
    opened,
    turn,
    words,
)
from tests.e2e.said import shows
from tests.e2e.stage import press_id, select_id
from tests.stand_in.world import parts

LANGUAGES = {"de": "Hier können alle mitspielen", "fr": "Tout le monde peut jouer ici"}


def labels(chat: Chat, who: str) -> list[str]:
    """The labels of the buttons and options of somebody's newest private message."""
    found = list[str]()
    for part in parts(chat.private(who)[-1]["components"]):
        found += [part.get("label", ""), *(o["label"] for o in part.get("options", ()))]
    return found


@pytest.mark.parametrize(
    "asked", [{"clock": 300}, {"rated": True}, {"thread": True}], ids=lambda each: next(iter(each))
)
@pytest.mark.parametrize("context", CONTEXTS)
async def test_actions_that_need_the_bot_to_post_by_itself_are_refused_with_a_message(
    tmp_path: Path, context: tuple[int, int], asked: dict[str, int]
) -> None:
    async with chatting(tmp_path / "chat.db", context) as chat:
        await chat.types("Anna", "table", "open", game="seven", **asked)
        assert shows(words(chat.private("Anna")[-1]), "refusal-needs-bot")
        assert chat.everybodys == []
        assert chat.bot.tables.at(ChatPlace(CHANNEL)) is None


async def test_actions_that_need_the_bot_are_not_offered_and_forged_presses_are_refused(
    tmp_path: Path,
) -> None:
    async with chatting(tmp_path / "chat.db") as chat:
        await chat.types("Anna", "table", "open", game="seven-seas")
        table = chat.bot.tables.at(ChatPlace(CHANNEL))
        assert table is not None
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
        assert not {"Follow", "Turn time"} & {*offered}
        for press in (Verb.FOLLOW, ChangeClock(300)):
            await chat.sends("Ben", chat.private("Ben")[-1], press_id(press, table.id))
            assert shows(words(chat.private("Ben")[-1]), "refusal-needs-bot"), press
        seen = await chat.bot.tables.view(table.id, None)
        assert seen.table.settings.clock is None
        assert seen.table.votes == ()
        assert chat.counted == []


async def test_the_result_offers_a_rematch_and_a_replay_but_no_calls(tmp_path: Path) -> None:
    async with chatting(tmp_path / "chat.db") as chat:
        table, luck = await opened(chat, "letter-of-marque"), Random(4)
        while await turn(chat, table, luck):
            pass
        result = chat.newest
        assert not [i for i in ids(result) if ":call:" in i]
        await chat.presses("Dirk", result, "Replay")
        assert shows(words(chat.private("Dirk")[-1]), "game-letter-of-marque")
        await chat.presses("Ben", result, "Play again")
        lobby = chat.newest
        assert lobby["id"] != result["id"]
        assert "Ben" in words(lobby)
        assert int(result["id"]) in chat.shown, "the result stays"
        again = chat.bot.tables.at(ChatPlace(CHANNEL))
        assert again is not None
        assert again.rematch_of == table
        assert chat.counted == []


async def test_history_calls_it_a_group_chat_and_shows_it_to_its_players_alone(
    tmp_path: Path,
) -> None:
    async with chatting(tmp_path / "chat.db") as chat:
        table, luck = await opened(chat, "letter-of-marque", people=3), Random(4)
        while await turn(chat, table, luck):
            pass
        await chat.types("Anna", "history")
        assert shows(words(chat.private("Anna")[-1]), "history-chat")
        await chat.types("Dirk", "history")
        assert not shows(words(chat.private("Dirk")[-1]), "history-chat")
        replay = press_id(Verb.REPLAY, table)
        await chat.sends("Dirk", chat.newest, replay)
        assert shows(words(chat.private("Dirk")[-1]), "game-letter-of-marque"), "he is in the chat"
        chat.channel += 1
        await chat.sends("Dirk", chat.newest, replay)
        assert shows(words(chat.private("Dirk")[-1]), "refusal-no-table")
        await chat.sends("Ben", chat.newest, replay)
        assert shows(words(chat.private("Ben")[-1]), "game-letter-of-marque"), "he played it"


async def test_a_result_and_a_replay_are_shared_in_the_language_of_the_one_who_shares(
    tmp_path: Path,
) -> None:
    async with chatting(tmp_path / "chat.db") as chat:
        table, luck = await opened(chat, "letter-of-marque"), Random(4)
        while await turn(chat, table, luck):
            pass
        chat.locale = "de"
        before = len(chat.everybodys)
        await chat.sends("Ben", chat.newest, press_id(Verb.SHARE, table))
        shared = chat.newest
        assert len(chat.everybodys) == before + 1
        assert "Ben** teilt ein Spiel" in words(shared)
        chat.locale = "en-US"
        await chat.sends("Anna", shared, next(i for i in ids(shared) if ":step:" in i))
        assert shows(words(chat.private("Anna")[-1]), "game-letter-of-marque")
        assert words(chat.newest) == words(shared), "the card stays as it is"
        await chat.sends("Anna", chat.private("Anna")[-1], press_id(ShareReplay(0), table))
        led = chat.newest
        assert len(chat.everybodys) == before + 2
        ahead = next(i for i in ids(led) if i.endswith(":on"))
        await chat.sends("Anna", led, ahead)
        assert words(chat.newest) != words(led), "her press turns it for everybody"
        assert len(chat.everybodys) == before + 2
        turned = words(chat.newest)
        await chat.sends("Dirk", chat.newest, ahead)
        assert words(chat.newest) == turned
        assert chat.counted == []


async def test_my_tables_lists_the_table_of_a_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path / "chat.db") as chat:
        table = await opened(chat, people=2)
        await chat.sends("Ben", chat.board, press_id(Verb.TABLES))
        assert shows(words(chat.private("Ben")[-1]), "tables-in-chat")
        await chat.sends("Dirk", chat.board, press_id(Verb.TABLES))
        assert "in a group chat" not in words(chat.private("Dirk")[-1])
        assert (await chat.bot.tables.found(table)).status is Status.RUNNING


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_board_has_the_language_of_its_host(tmp_path: Path, language: str) -> None:
    path = tmp_path / "chat.db"
    async with chatting(path) as chat:
        chat.locale = language
        await chat.types("Anna", "table", "open", game="seven-seas")
        chat.locale = "en-US"
        assert LANGUAGES[language] in words(chat.newest)
        await chat.presses("Ben", chat.newest, "")
        assert LANGUAGES[language] in words(chat.newest), "also after an English press"


async def test_a_foreign_server_s_language_comes_before_the_host_s(tmp_path: Path) -> None:
    async with chatting(tmp_path / "chat.db", SERVER) as chat:
        chat.locale = "de"
        await chat.types("Anna", "table", "open", game="seven-seas")
        assert shows(words(chat.newest), "lobby-install")


async def test_a_table_of_a_chat_where_nobody_moves_for_a_month_is_deleted(tmp_path: Path) -> None:
    async with chatting(tmp_path / "chat.db", GROUP) as chat:
        table = await opened(chat, people=2)
        now = chat.bot.clock.now()
        assert await chat.bot.store.remove_outside_servers(now - OWN_DAYS * 86_400) == 0
        assert await chat.bot.store.remove_outside_servers(now + 1) == 1
        assert await chat.bot.store.table(table) is None
        await chat.types("Anna", "table", "open", game="seven")
        assert "7" in words(chat.newest)


async def test_help_about_and_the_rules_name_chats(tmp_path: Path) -> None:
    async with chatting(tmp_path / "chat.db") as chat:
        await chat.types("Anna", "help")
        await chat.sends("Anna", chat.private("Anna")[-1], press_id(Help("table")))
        assert shows(words(chat.private("Anna")[-1]), "help-about-table")
        await chat.types("Anna", "about")
        assert shows(words(chat.private("Anna")[-1]), "about-changes")
