"""Messages where the bot is no member, shown by the tokens that are alive."""

from pathlib import Path
from random import Random

import pytest

from cogs.messages.boards import CHATTER
from cogs.surfaces.borrowed import A_MINUTE
from cogs.ui.custom_ids import write_route
from cogs.ui.routes import Kick
from tests.amounts import one_of
from tests.e2e.chat import (
    A_TOKEN,
    CHANNEL,
    CONTEXTS,
    NAMES,
    PEOPLE,
    SERVER,
    Chat,
    ids,
    refused,
    words,
)
from tests.e2e.said import shows
from tests.stand_in.world import Json, posted, user


async def hands(chat: Chat, *names: str) -> None:
    """Have these people open their hands."""
    for name in names:
        await chat.presses(name, chat.board, "My hand")


async def to_move(chat: Chat, table: int) -> str:
    """The name of the person to move."""
    seen = await chat.bot.tables.view(table, None)
    return seen.table.players[seen.to_move[0]].name


async def makes_a_move(chat: Chat, table: int) -> str:
    """One move, in as many presses as it takes; returns who made it."""
    who, before = await to_move(chat, table), (await chat.bot.tables.view(table, None)).version
    luck = Random(3)
    while (await chat.bot.tables.view(table, None)).version == before:
        assert await chat.turn(table, luck)
    return who


async def test_the_next_person_is_mentioned_below_a_fresh_board_unless_their_hand_is_open(
    chat: Chat,
) -> None:
    table = await chat.opened(people=2)
    first = await to_move(chat, table)
    await hands(chat, "Anna", "Ben")
    chat.mentioned.clear()
    board = chat.board
    await makes_a_move(chat, table)
    assert chat.mentioned == [], "both have their hands open"
    assert chat.board["id"] == board["id"], "the board is changed in place"
    second = await to_move(chat, table)
    assert first != second
    chat.later += A_TOKEN + 1
    await makes_a_move(chat, table)
    assert chat.mentioned == [first], "the hand of the first is no longer open"
    assert chat.board["id"] != board["id"]
    assert f"<@{PEOPLE[first]}>" in words(chat.board)
    assert chat.newest["id"] == chat.board["id"], "in the same message"
    assert int(chat.private(second)[-1]["id"]) > int(chat.board["id"]), "hands stay below it"
    await chat.presses(second, chat.board, "More")
    assert chat.mentioned == [first], "once in a turn"


async def test_a_deletion_that_is_refused_holds_up_nothing_new(chat: Chat) -> None:
    """The old board goes after the next press."""
    await chat.opened(people=2)
    before = len(chat.everybodys)
    chat.faults = [("DELETE", refused(500, 0))] * 9
    await chat.types("Anna", "table", "show")
    assert len(chat.everybodys) == before + 1
    assert any(shows(words(each), "table-shown") for each in chat.private("Anna"))
    chat.faults.clear()
    await chat.types("Anna", "table", "show")
    assert len(chat.everybodys) == before


async def test_a_sleeper_is_mentioned_at_the_first_move_after_their_quiet_hours(chat: Chat) -> None:
    """Chloé, who chooses at the same time, is mentioned before; Anna has her hand open."""
    preferences, now = chat.bot.services.preferences, int(chat.bot.clock.now())
    begin = now // 60 % 1440
    await preferences.prefer(PEOPLE["Ben"], "zone", "UTC")
    await preferences.prefer(PEOPLE["Ben"], "quiet", f"{begin}-{(begin + 60) % 1440}")
    table = await chat.opened("letter-of-marque", people=3)
    assert chat.mentioned == ["Chloé"]
    chat.later += 3600
    assert await makes_a_move(chat, table) == "Anna"
    assert chat.mentioned == ["Chloé", "Ben"]


@pytest.mark.parametrize("chat", one_of(CONTEXTS), indirect=True)
async def test_after_its_token_a_fresh_board_is_posted_and_the_old_one_says_so(chat: Chat) -> None:
    """Unless a press on the old one has brought a token that changes it."""
    table = await chat.opened(people=2)
    old = chat.board
    chat.later += A_TOKEN + 1
    await hands(chat, "Anna", "Ben")
    await makes_a_move(chat, table)
    assert chat.board["id"] == old["id"]
    assert words(chat.board) != words(old)
    chat.later += A_TOKEN + 1
    await makes_a_move(chat, table)
    assert chat.board["id"] != old["id"]
    assert int(old["id"]) in chat.shown, "nobody can delete it"
    await chat.presses("Ben", old, "My hand")
    assert shows(words(chat.shown[int(old["id"])]), "chat-further-down")
    assert "🧰" in words(chat.private("Ben")[-1]), "and the press counts"


@pytest.mark.parametrize("is_other_there", [True, False])
async def test_a_refused_followup_is_posted_by_another_token_or_with_the_next_press(
    chat: Chat, is_other_there: bool
) -> None:
    table = await chat.opened(people=3)
    await hands(chat, "Anna", "Ben", "Chloé")
    board, who = chat.board, await to_move(chat, table)
    other = NAMES[(NAMES.index(who) + 2) % 3]  # whose turn isn't next
    chat.later += A_TOKEN + 1
    if is_other_there:
        await hands(chat, other)
    chat.faults = [("POST", refused(400, 40094))]
    await makes_a_move(chat, table)
    assert chat.faults == []
    assert (chat.board["id"] != board["id"]) is is_other_there
    await hands(chat, other)
    assert chat.board["id"] != board["id"], "at the latest with the next press"


async def test_a_lobby_and_a_board_that_were_deleted_are_posted_again_at_the_next_change(
    chat: Chat,
) -> None:
    """A press that was on its way to the one that has just gone is answered."""
    await chat.types("Anna", "table", "open", game="seven-seas")
    lobby = chat.newest
    del chat.shown[int(lobby["id"])]
    await chat.presses("Ben", lobby, "Join")
    assert shows(words(chat.private("Ben")[-1]), "lobby-joined")
    assert "Ben" in words(chat.newest), "a fresh lobby"
    await chat.presses("Anna", chat.newest, "Start")
    await hands(chat, "Anna", "Ben")
    del chat.shown[int(chat.board["id"])]
    table = chat.table
    await makes_a_move(chat, table.id)
    assert "Display" in words(chat.board)


@pytest.mark.parametrize("on_board", [True, False])
async def test_after_a_restart_the_next_press_shows_a_fresh_board(
    chat: Chat, tmp_path: Path, on_board: bool
) -> None:
    path = tmp_path / "chat.db"
    table = await chat.opened(people=2)
    await hands(chat, "Anna", "Ben")
    await makes_a_move(chat, table)
    board = chat.board
    await chat.restarted(path)
    if on_board:
        await chat.presses(await to_move(chat, table), board, "My hand")
        assert chat.board["id"] == board["id"], "a press on the board changes the board"
    else:
        await makes_a_move(chat, table)
        assert chat.board["id"] != board["id"]
    await makes_a_move(chat, table)


@pytest.mark.parametrize("chat", [SERVER], indirect=True)
async def test_no_table_opens_in_a_place_where_answers_are_private(chat: Chat) -> None:
    """By the server's setting for external apps, or for want of the permission."""
    chat.hides = True
    await chat.types("Anna", "table", "open", game="seven-seas")
    chat.hides = False
    (told,) = [words(message) for message in chat.private("Anna")]
    assert "only to you" in told or shows(told, "open-hidden")
    assert "client_id=" in told, "the link that invites the bot"
    assert chat.table is None
    assert chat.everybodys == []
    chat.permissions = 1 << 11
    await chat.types("Anna", "table", "open", game="seven-seas")
    assert "client_id=" in words(chat.private("Anna")[-1])
    assert chat.everybodys == []
    chat.permissions |= 1 << 50
    await chat.types("Anna", "table", "open", game="seven-seas")
    assert len(chat.everybodys) == 1


async def test_no_more_than_thirty_messages_a_minute_are_posted(chat: Chat) -> None:
    """Until then the board carries the mention, which notifies nobody."""
    table = await chat.opened(people=3)
    while NAMES[(NAMES.index(await to_move(chat, table)) + 1) % 3] == "Anna":
        await makes_a_move(chat, table)  # her hand has been open since the start
    while len(chat.posts) < A_MINUTE:
        await chat.types("Anna", "table", "show")
    board, called = chat.board, list(chat.mentioned)
    await makes_a_move(chat, table)
    assert chat.board["id"] == board["id"], "it is changed in place"
    assert f"<@{PEOPLE[await to_move(chat, table)]}>" in words(chat.board)
    assert chat.mentioned == called
    await chat.types("Anna", "table", "show")
    assert len(chat.posts) == A_MINUTE
    assert shows(words(chat.private("Anna")[-1]), "posted-later")
    chat.later += 61
    await chat.types("Anna", "hand")
    assert len(chat.posts) == A_MINUTE + 1, "it comes with the next press"


async def test_a_table_where_nobody_has_pressed_for_a_week_is_closed_at_the_next_press(
    chat: Chat,
) -> None:
    table = await chat.opened(people=2)
    board = chat.board
    chat.later += 6 * 86_400
    await hands(chat, "Anna")
    assert (await chat.bot.tables.found(table)).is_open
    chat.later += 8 * 86_400
    await chat.presses("Ben", board, "My hand")
    assert not (await chat.bot.tables.found(table)).is_open
    assert chat.board == {} or chat.board["id"] != board["id"]
    await chat.types("Anna", "table", "open", game="seven")
    assert chat.table is not None


async def test_somebody_who_left_the_group_is_replaced_by_a_computer(chat: Chat) -> None:
    """Nobody reports that they left. The host removes them, by buttons."""
    table = await chat.opened(people=3)
    await chat.presses("Anna", chat.board, "More")
    await chat.presses("Anna", chat.private("Anna")[-1], "Seats")
    panel = chat.private("Anna")[-1]
    select = next(i for i in ids(panel) if i.startswith("7S:"))
    await chat.sends("Anna", panel, select, write_route(Kick(PEOPLE["Ben"])))
    await chat.presses("Anna", chat.private("Anna")[-1], "Remove")
    luck = Random(7)
    for _ in range(8):
        assert await chat.turn(table, luck)
        assert await to_move(chat, table) != "Ben"
    await chat.presses("Anna", chat.board, "More")
    await chat.presses("Anna", chat.private("Anna")[-1], "Seats")
    panel = chat.private("Anna")[-1]
    select = next(i for i in ids(panel) if ":seat:" in i)
    dirk = str(PEOPLE["Dirk"])  # of whom a group knows no membership
    person = user(PEOPLE["Dirk"], "dirk") | {"global_name": "Dirk"}
    data: Json = {"component_type": 5, "custom_id": select, "id": 2, "values": [dirk]}
    data |= {"resolved": {"users": {dirk: person}}}
    await chat._done(chat._comes("Anna", 3, data, message=panel))
    assert [p.name for p in (await chat.bot.tables.found(table)).players][1] == "Dirk"


async def test_a_nudge_is_posted_with_the_token_of_the_one_who_nudges(chat: Chat) -> None:
    table = await chat.opened(people=2)
    who = await to_move(chat, table)
    other = "Ben" if who == "Anna" else "Anna"
    await hands(chat, who)
    chat.later += 3600
    await hands(chat, other)
    chat.mentioned.clear()
    await chat.presses(other, chat.board, "More")
    await chat.presses(other, chat.private(other)[-1], "Nudge")
    assert chat.mentioned == [who]
    assert f"<@{PEOPLE[who]}>" in words(chat.board)
    seen = [int(m["id"]) for m in chat.private(other) if "is choosing" in words(m)]
    assert max(seen) > int(chat.board["id"]), "the own hand stays below it, too"


@pytest.mark.parametrize("chat", one_of(CONTEXTS), indirect=True)
async def test_a_board_that_chat_has_pushed_away_is_posted_again_above_the_hands(
    chat: Chat,
) -> None:
    """Everybody plays from an open hand, so nobody is mentioned."""
    table = await chat.opened(people=2)
    await hands(chat, "Anna", "Ben")
    board = chat.board
    chat.mentioned.clear()
    for number in range(CHATTER):
        assert chat.board["id"] == board["id"], f"{number} messages push nothing away"
        said = chat._number()
        chat.shown[said] = posted(said, CHANNEL, {"content": "Ahoy"})
        await makes_a_move(chat, table)
    assert chat.board["id"] == chat.newest["id"] != board["id"]
    assert int(board["id"]) not in chat.shown
    for name in ("Anna", "Ben"):
        assert int(chat.private(name)[-1]["id"]) > int(chat.board["id"]), name
    assert chat.mentioned == []
