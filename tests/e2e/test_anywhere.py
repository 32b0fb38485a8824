"""Own tables where the bot has no server: in private with it, between friends, in a foreign server.

The foreign places are raw payloads, as Discord describes them for apps that people install.
"""

from itertools import cycle

import pytest

from engine.games import GAMES
from engine.tables.model.result import day_of
from engine.tables.model.table import OwnPlace
from tests.amounts import one_of
from tests.e2e.chat import GROUP, PEOPLE, SERVER, Chat, moves, plays, words
from tests.e2e.said import shows
from tests.stand_in.world import Json, parts

ANNA = "Anna"
"""She has installed the bot to her account."""
PRIVATE = (1, 1)
"""Discord's numbers of a conversation with the bot."""
PLACES = (SERVER, PRIVATE, GROUP)
COMMANDS = "solo learn daily rules help profile history preferences privacy about"


IN_CHATS = ("table", "play", "hand", "hint")


def shown(chat: Chat) -> Json:
    """The newest message that only Anna sees."""
    return chat.private(ANNA)[-1]


async def leads_on(chat: Chat, who: str = ANNA) -> None:
    """Press the first thing that leads on in a lesson or a game: a move, or else another page."""
    answer = chat.private(who)[-1]
    await chat.sends(who, answer, *(moves(answer) or plays(answer))[0])


@pytest.mark.parametrize("chat", PLACES, indirect=True)
async def test_a_person_plays_alone_and_today_s_deal_in_any_place(chat: Chat) -> None:
    """Only she sees it, no request is counted, and the deal is the same in private with the bot."""
    await chat.types(ANNA, "solo", game="seven")
    assert shows(words(shown(chat)), "hand-yours")
    for _ in range(5):
        await leads_on(chat)
    (table,) = await chat.bot.tables.own.running(PEOPLE[ANNA])
    assert table.place == OwnPlace(PEOPLE[ANNA])
    assert (await chat.bot.tables.view(table.id, PEOPLE[ANNA])).version >= 5
    today = day_of(chat.bot.clock.now())
    for place in ((chat.context, chat.kind), PRIVATE):
        chat.context, chat.kind = place
        await chat.types(ANNA, "daily")
        if shows(words(shown(chat)), "daily-intro"):
            await chat.presses(ANNA, shown(chat), "Begin")
        assert shows(words(shown(chat)), "daily-hand", day=today)
    ((tables,),) = await chat.bot.store.read("SELECT count(*) FROM tables")
    assert tables == 2
    assert chat.everybodys == []


@pytest.mark.slow
@pytest.mark.parametrize("chat", PLACES, indirect=True)
async def test_every_command_for_one_person_answers_in_any_place(chat: Chat) -> None:
    for name in COMMANDS.split():
        before = chat.private(ANNA)
        await chat.types(ANNA, name)
        assert shown(chat) not in before, name
        assert "incident" not in words(shown(chat)).lower(), name
    assert chat.everybodys == []


@pytest.mark.parametrize("chat", [PRIVATE], indirect=True)
async def test_commands_that_need_a_server_answer_with_the_link(chat: Chat) -> None:
    """A profile has one's games alone."""
    await chat.types(ANNA, "profile")
    assert shows(words(shown(chat)), "profile-title", name="you", where="chat")
    await chat.types(ANNA, "leaderboard")
    assert "server" in words(shown(chat))
    assert "client_id=" in words(shown(chat))


async def test_only_what_needs_no_server_is_offered_where_the_bot_is_not(chat: Chat) -> None:
    for command in chat.bot.tree.get_commands():
        sent = command.to_dict(chat.bot.tree)
        for_people = 1 in (sent["integration_types"] or ())
        assert for_people is (command.name in (*COMMANDS.split(), *IN_CHATS)), command.name
        if command.name in IN_CHATS:
            assert sorted(sent["contexts"] or ()) == [SERVER[0], GROUP[0]], command.name
        assert 0 in (sent["integration_types"] or ()), command.name


@pytest.mark.parametrize(
    ("chat", "game"),
    one_of(zip(cycle(PLACES), GAMES, strict=False), several=True),
    indirect=["chat"],
)
async def test_each_lesson_ends_with_presses_that_lead_on_in_any_place(
    chat: Chat, game: str
) -> None:
    """In private with the bot no table can be opened, and it says so with the link."""
    await chat.types(ANNA, "learn", game=game)
    for _ in range(60):
        if "You know" in words(shown(chat)):
            break
        await leads_on(chat)
    end = shown(chat)
    labels = [part["label"] for part in parts(end["components"]) if "custom_id" in part]
    ways, at_sea = ["Play a real one", "Open a table here"], game == "seven-seas"
    assert labels == (["Set sail", *ways] if at_sea else [*ways, "Play alone"])
    await chat.presses(ANNA, end, "Play a real one")
    assert "Step 1 of" not in words(shown(chat))
    await chat.presses(ANNA, end, "Set sail" if at_sea else "Play alone")
    assert shows(words(shown(chat)), "voyage-first") is at_sea, "the lesson's sea waits"
    await chat.presses(ANNA, end, "Open a table here")
    is_private = (chat.context, chat.kind) == PRIVATE
    told = words(shown(chat) if is_private else chat.newest)
    assert "client_id=" in told
    assert ("server" in told) is is_private
    assert (chat.table is None) is is_private


@pytest.mark.parametrize("chat", PLACES, indirect=True)
async def test_a_duel_is_taken_wherever_others_are(chat: Chat) -> None:
    """By the tokens of presses alone; in private with the bot it says what is missing."""
    await chat.types(ANNA, "daily")
    await chat.presses(ANNA, shown(chat), "Begin")
    while not shows(words(shown(chat)), "daily-score"):
        await leads_on(chat)
    await chat.presses(ANNA, shown(chat), "Duel")
    if (chat.context, chat.kind) == PRIVATE:
        assert shows(words(shown(chat)), "duel-refused", why="alone")
        return
    await chat.presses(ANNA, shown(chat), "Anybody here")
    assert shows(words(chat.newest), "duel-asked", to="none")
    await chat.presses("Ben", chat.newest, "Play these cards")
    await chat.presses("Ben", chat.private("Ben")[-1], "Play these cards")
    assert shows(words(chat.private("Ben")[-1]), "duel-begun")
    while not shows(words(chat.private("Ben")[-1]), "duel-told"):
        await leads_on(chat, "Ben")
    assert shows(words(chat.shown[int(chat.newest["id"])]), "duel-game", name="Ben")
    assert chat.counted == []
