"""A whole evening: three games in a row, one press for each person between two of them."""

from collections.abc import AsyncIterator
from random import Random

import pytest

from cogs.ui.routes import CallNight
from engine.tables.model.table import Status
from tests.e2e.chat import PEOPLE, Chat, finishes, opened, words
from tests.e2e.comings import own, seated, wait
from tests.e2e.conftest import Opening
from tests.e2e.playing import open_table, play_on
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import shows
from tests.e2e.stage import Stage, labelled, press_id, text_of
from tests.e2e.test_calling_night import cards, check
from tests.stand_in.world import parts

FIVE = ["Anna", "Ben", "Chloé", "Dirk", "Esi"]
"""They begin the evening; Farid comes late."""


async def plays_on(stage: Stage, seed: int) -> int:
    """Everybody looks at their hand, and the game is played to its end; its table."""
    table: int = stage.table.id
    for who in seated(stage):
        await stage.press(who, "My hand")
    luck = Random(seed)
    while await play_on(stage, luck):
        await wait(stage, 5)  # a computer may be to move
    assert stage.table is None
    return table


async def answers(stage: Stage, who: str, label: str = "I'm in") -> None:
    """One press in somebody's own end, which asks them."""
    (asked,) = (m for m in stage.privates(who) if labelled(m, label))
    await stage.press(who, label, on=asked)


@pytest.fixture
async def stage(stages: Opening) -> AsyncIterator[Stage]:
    """A server with six people."""
    async with stages(people=6) as place:
        yield place


@pytest.mark.slow
async def test_an_evening_of_five_in_a_server(stage: Stage) -> None:
    """One comes late, one sits out, one leaves; the closing card equals a recount."""
    begin_seven_in_round(7)
    await open_table(stage, "seven", FIVE)
    games = [await plays_on(stage, 1)]

    await stage.press("Anna", "Another game")
    await stage.press_hand("Anna", "7 Seas")
    assert (stage.table.game, stage.table.status) == ("seven-seas", Status.LOBBY)
    for who in FIVE[1:]:
        await answers(stage, who)
    assert stage.table.status is Status.RUNNING, "by itself, with the last answer"
    assert seated(stage) == FIVE[:4]
    assert [person.name for person in stage.table.queue] == ["Esi"], "four play; the last sits out"
    await stage.press("Farid", "My hand")
    await stage.press_hand("Farid", "Deal me in next")
    games.append(await plays_on(stage, 2))

    await stage.press("Chloé", "Another game")
    await stage.press_hand("Chloé", "Letter of Marque")
    await answers(stage, "Dirk", "Not now")
    await answers(stage, "Ben")
    await answers(stage, "Anna")
    assert stage.table.status is Status.RUNNING
    assert {*seated(stage)} == {"Anna", "Ben", "Chloé", "Esi", "Farid"}
    await stage.does("Ben", "leave")
    games.append(await plays_on(stage, 3))

    end = stage.showing("Play again")
    assert shows(text_of(end), "evening-score", games=3)
    assert len([m for m in stage.messages() if own(stage, m)]) == 3, "one message a game"
    await stage.press("Esi", "More", on=end)
    for _ in range(2):  # the second one answers the question
        await stage.press_hand("Esi", "Call it a night")
    (card,) = cards(stage.texts())
    names = {member.id: name for name, member in stage.people.items()}
    await check(card, stage.bot, games, names)


async def is_in(chat: Chat, who: str) -> bool:
    """One press in somebody's own end of a chat, if it asks them."""
    for message in chat.private(who):
        if any(part.get("label") == "I'm in" for part in parts(message["components"])):
            await chat.presses(who, message, "I'm in")
            return True
    return False


@pytest.mark.slow
async def test_an_evening_of_five_in_a_group_chat(chat: Chat) -> None:
    """The same without the bot, whose requests are never counted there."""
    begin_seven_in_round(7)
    await opened(chat, "seven", people=4)
    await chat.presses("Esi", chat.board, "My hand")
    await chat.presses("Esi", chat.private("Esi")[-1], "Deal me in next")
    games = [await finishes(chat, 1)]
    for game, asks, others in (
        ("7 Seas", "Anna", ("Ben", "Chloé", "Dirk")),
        ("Letter of Marque", "Dirk", ("Anna", "Ben", "Chloé", "Esi")),
    ):
        await chat.presses(asks, chat.newest, "Another game")
        await chat.presses(asks, chat.private(asks)[-1], game)
        answered = [who for who in others if await is_in(chat, who)]
        assert answered == [*others], "each in their own end"
        assert chat.table.status is Status.RUNNING
        games.append(await finishes(chat, 2))
    assert shows(words(chat.newest), "evening-score", games=3)
    await chat.presses("Esi", chat.newest, "More")
    await chat.sends("Esi", chat.private("Esi")[-1], press_id(CallNight(sure=True), games[-1]))
    (card,) = cards(words(chat.shown[number]) for number in chat.everybodys)
    await check(card, chat.bot, games, {user: name for name, user in PEOPLE.items()})
