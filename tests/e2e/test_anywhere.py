"""Own tables where the bot has no server: in private with it, between friends, in a foreign server.

The foreign places are raw payloads, as Discord describes them for apps that people install.
"""

from itertools import cycle
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.tables.model.table import ChatPlace, OwnPlace
from tests.amounts import one_of
from tests.e2e.chat import (
    CHANNEL,
    GROUP,
    PEOPLE,
    SERVER,
    Chat,
    chatting,
    moves,
    plays,
    words,
)
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_id, text_of
from tests.stand_in.world import Json, parts

ANNA = "Anna"
"""She has installed the bot to her account."""
PRIVATE = (1, 1)
"""Discord's numbers of a conversation with the bot."""
PLACES = (SERVER, PRIVATE, GROUP)
COMMANDS = (
    "solo",
    "learn",
    "daily",
    "rules",
    "help",
    "profile",
    "history",
    "preferences",
    "privacy",
    "about",
)


IN_CHATS = ("table", "play", "hand", "hint")


def shown(chat: Chat) -> Json:
    """The newest message that only Anna sees."""
    return chat.private(ANNA)[-1]


async def leads_on(chat: Chat) -> None:
    """Press the first thing that leads on in a lesson or a game: a move, or else another page."""
    answer = shown(chat)
    await chat.sends(ANNA, answer, *(moves(answer) or plays(answer))[0])


@pytest.mark.parametrize("place", PLACES)
async def test_a_person_plays_in_any_place_and_no_request_is_counted(
    tmp_path: Path, place: tuple[int, int]
) -> None:
    async with chatting(tmp_path / "own.db", place) as chat:
        await chat.types(ANNA, "solo", game="seven")
        assert shows(words(shown(chat)), "hand-yours")
        for _ in range(5):
            await leads_on(chat)
        table = await chat.bot.tables.own.latest(PEOPLE[ANNA])
        assert table is not None
        assert table.place == OwnPlace(PEOPLE[ANNA])
        assert (await chat.bot.tables.view(table.id, PEOPLE[ANNA])).version >= 5
        assert chat.everybodys == [], "only Anna sees it"
        assert chat.counted == []


@pytest.mark.parametrize("place", PLACES)
async def test_today_s_deal_is_the_same_table_in_any_place(
    tmp_path: Path, place: tuple[int, int]
) -> None:
    async with chatting(tmp_path / "own.db") as chat:
        for chat.context, chat.kind in (place, PRIVATE):
            await chat.types(ANNA, "daily")
            assert shows(words(shown(chat)), "daily-hand", day=336)
        ((tables,),) = await chat.bot.store.read("SELECT count(*) FROM tables")
        assert tables == 1
        assert chat.everybodys == [], "only Anna sees it"
        assert chat.counted == []


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
async def test_every_command_for_one_person_answers_in_any_place(
    tmp_path: Path, place: tuple[int, int]
) -> None:
    async with chatting(tmp_path / "own.db", place) as chat:
        for name in COMMANDS:
            before = chat.private(ANNA)
            await chat.types(ANNA, name)
            assert shown(chat) not in before, name
            assert "incident" not in words(shown(chat)).lower(), name
        assert chat.everybodys == []


async def test_commands_that_need_a_server_answer_with_the_link(tmp_path: Path) -> None:
    async with chatting(tmp_path / "own.db", PRIVATE) as chat:
        for name in ("profile", "leaderboard"):
            await chat.types(ANNA, name)
            assert "server" in words(shown(chat))
            assert "client_id=" in words(shown(chat))


async def test_only_what_needs_no_server_is_offered_where_the_bot_is_not(tmp_path: Path) -> None:
    async with chatting(tmp_path / "own.db") as chat:
        for command in chat.bot.tree.get_commands():
            sent = command.to_dict(chat.bot.tree)
            for_people = 1 in (sent["integration_types"] or ())
            assert for_people is (command.name in (*COMMANDS, *IN_CHATS)), command.name
            if command.name in IN_CHATS:
                assert sorted(sent["contexts"] or ()) == [SERVER[0], GROUP[0]], command.name
            assert 0 in (sent["integration_types"] or ()), command.name


async def test_solo_works_in_private_with_the_bot(stage: Stage) -> None:
    zoe = stage.env.create_user("zoe", global_name="Zoe")
    result = await zoe.slash("solo", game="seven-seas")
    shown = result.followups[-1] if result.followups else result.response
    assert shows(text_of(shown), "hand-yours")
    answered = await zoe.click(shown, custom_id=button_id(shown, "Hint"))
    assert answered.acknowledged
    assert stage.messages() == []


@pytest.mark.parametrize(
    ("place", "game"), one_of(zip(cycle(PLACES), GAMES, strict=False), several=True)
)
async def test_each_lesson_ends_with_presses_that_lead_on_in_any_place(
    tmp_path: Path, place: tuple[int, int], game: str
) -> None:
    """In private with the bot no table can be opened, and it says so with the link."""
    async with chatting(tmp_path / "own.db", place) as chat:
        await chat.types(ANNA, "learn", game=game)
        for _ in range(60):
            if "You know" in words(shown(chat)):
                break
            await leads_on(chat)
        end = shown(chat)
        labels = [part["label"] for part in parts(end["components"]) if "custom_id" in part]
        assert labels == [*("Play a real one", "Open a table here", "Learn it again")]
        await chat.presses(ANNA, end, "Play a real one")
        assert "### " in words(shown(chat))
        assert "Step 1 of" not in words(shown(chat))
        await chat.presses(ANNA, end, "Learn it again")
        assert "Step 1 of" in words(shown(chat))
        await chat.presses(ANNA, end, "Open a table here")
        told = words(shown(chat) if place == PRIVATE else chat.newest)
        assert "client_id=" in told
        assert ("server" in told) is (place == PRIVATE)
        assert (chat.bot.tables.at(ChatPlace(CHANNEL)) is None) is (place == PRIVATE)
