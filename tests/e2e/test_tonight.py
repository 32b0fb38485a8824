"""The score of an evening, wherever its games are played: under an end, in hands and in lobbies."""

from collections import Counter
from random import Random

import pytest

from bot.app import SevenSeas
from cogs.table.pages.evening import points_of
from cogs.ui.routes import EveningLeaf
from engine.tables.model.table import ChatPlace
from engine.tables.transitions.invitations import GAP
from tests.data.test_evenings import recounted
from tests.e2e.chat import CHANNEL, CONTEXTS, PEOPLE, Chat, opened, turn, words
from tests.e2e.comings import LUCK, wait
from tests.e2e.finished_games import finished
from tests.e2e.playing import play_on
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import shows
from tests.e2e.stage import Stage, press_id, text_of


async def recount(bot: SevenSeas, *tables: int) -> dict[int, str]:
    """The points of the evening of these games, by person, from their moves."""
    (games,) = await recounted(bot.store, tables)
    halves = sum(map(Counter, games), Counter[int]())
    return {user: points_of(own) for user, own in halves.items() if own}


@pytest.mark.parametrize("thread", [False, True])
async def test_the_second_end_and_the_next_lobby_tell_the_score(stage: Stage, thread: bool) -> None:
    """A person in no list, who isn't at this table, has no name there."""
    begin_seven_in_round(7)
    await stage.open("Anna", game="seven", thread=thread)
    if thread:
        stage.channel = stage.channel.threads[-1]
        await stage.prefers("Chloé", lists=False)
    table = stage.table.id
    before = await finished(stage, "letter-of-marque", "Chloé", "Ben", "Salty")
    await stage.press("Ben", "Join")
    await stage.press("Anna", "Start")
    await stage.press("Ben", "My hand")
    await play_on(stage, LUCK)
    score = await recount(stage.bot, before, table)
    by_name = {name: score.get(member.id, "") for name, member in stage.people.items()}
    by_name["somebody"] = by_name.pop("Chloé") if thread else ""
    end = text_of(stage.showing("Play again"))
    assert shows(end, "evening-score", games=2, others=0)
    (line,) = [line for line in end.splitlines() if shows(line, "evening-score")]
    assert {name for name in by_name if f"{name} {by_name[name]}" in line} == {
        name for name, points in by_name.items() if points
    }
    assert "Salty" not in line
    own = stage.hand_text("Ben")
    assert f"You {by_name['Ben']}" in own if by_name["Ben"] else shows(own, "evening-score")
    await stage.press("Ben", "Play again")
    lobby = text_of(stage.showing("House rules"))
    assert line in lobby
    await wait(stage, GAP)
    await stage.press("Anna", "Join")
    assert not shows(text_of(stage.showing("House rules")), "evening-score"), "it is over by then"


@pytest.mark.parametrize("chat", CONTEXTS, indirect=True)
async def test_a_chat_without_the_bot_has_evenings_too(chat: Chat) -> None:
    begin_seven_in_round(7)
    table, luck = await opened(chat, "seven", people=3), Random(4)
    while await turn(chat, table, luck):
        pass
    assert not shows(words(chat.newest), "evening-score"), "after one game"
    await chat.presses("Ben", chat.newest, "Play again")
    assert not shows(words(chat.newest), "evening-score")
    for who in ("Anna", "Chloé"):
        await chat.presses(who, chat.newest, "Join")
    again = chat.bot.tables.at(ChatPlace(CHANNEL))
    assert again is not None
    while await turn(chat, again.id, luck):
        pass
    score = await recount(chat.bot, table, again.id)
    assert shows(words(chat.newest), "evening-score", games=2)
    assert all(f" {points}" in words(chat.newest) for points in score.values())
    for who in ("Anna", "Ben", "Chloé"):
        assert shows(words(chat.private(who)[-1]), "evening-score", games=2), who
    await chat.types("Chloé", "history")
    await chat.presses("Chloé", chat.private("Chloé")[-1], "Evenings")
    listed = chat.private("Chloé")[-1]
    assert shows(words(listed), "history-evening", games=2)
    await chat.sends("Chloé", listed, press_id(EveningLeaf(PEOPLE["Chloé"], table=again.id)))
    assert words(chat.private("Chloé")[-1]).count("**7**") == 2, "both games"
    await chat.sends("Dirk", chat.newest, press_id(EveningLeaf(PEOPLE["Chloé"])))
    assert shows(words(chat.private("Dirk")[-1]), "history-not-yours")
    assert chat.counted == []
