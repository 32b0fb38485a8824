"""The end of an evening: one closing card, which equals a recount, wherever it was played."""

import asyncio
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import pytest

from cogs.ui.routes import Verb
from data.events import OutboxStore
from engine.tables.model.table import ChatPlace
from engine.tables.ports import Post
from engine.tables.transitions.invitations import GAP
from tests.e2e.chat import CHANNEL, CONTEXTS, Chat, opened, turn, words
from tests.e2e.comings import wait
from tests.e2e.conftest import permit
from tests.e2e.finished_games import finished
from tests.e2e.playing import open_table, play_on
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import shows
from tests.e2e.stage import Stage, press_id, text_of
from tests.e2e.test_tonight import recount

MESSAGES = "/channels/*/messages"


async def evening(stage: Stage, *games: str, ended: Iterable[str] = ("Anna", "Ben")) -> list[int]:
    """Finished games of these people and a computer, and a lobby below them; their ids."""
    kinds = enumerate(games or ("letter-of-marque", "seven-seals", "seven"), 1)
    tables = [await finished(stage, key, *ended, "Salty", luck=n) for n, key in kinds]
    await stage.open("Dirk", game="seven")
    return tables


async def call(stage: Stage, who: str, table: int) -> str:
    return await stage.forge(who, press_id(Verb.NIGHT, table), on=stage.messages()[-1])


def cards(texts: Iterable[str]) -> list[str]:
    return [text for text in texts if shows(text, "night-title")]


async def check(card: str, bot: Any, tables: Sequence[int], names: dict[int, str]) -> None:
    """The card has everybody's points in order, and no computer."""
    score = await recount(bot, *tables)
    lines = [line for line in card.splitlines() if line.startswith(("🥇", *"23456"))]
    told = [line.split()[-2:] for line in lines]
    assert {name: points for name, points in told if points != "0"} == {
        names[user]: points for user, points in score.items()
    }
    halves = [float(points.replace("½", ".5")) for _, points in told]
    assert halves == sorted(halves, reverse=True)
    assert lines[0].startswith("🥇")
    assert "Salty" not in card


async def test_an_evening_ends_with_one_card_that_equals_a_recount(stage: Stage) -> None:
    begin_seven_in_round(7)
    before = await finished(stage, "letter-of-marque", "Chloé", "Ben", "Salty")
    await open_table(stage, "seven", ["Anna", "Ben"])
    last = stage.table.id
    await play_on(stage, Random(3))
    await stage.press("Ben", "More", on=stage.showing("Play again"))
    assert shows(await stage.take("Ben", press_id(Verb.NIGHT, last)), "night-done")
    (card,) = cards(stage.texts())
    names = {member.id: name for name, member in stage.people.items()}
    await check(card, stage.bot, (before, last), names)
    assert shows(card, "night-games", games=2)
    assert shows(await call(stage, "Anna", last), "night-refused", why="over")
    await stage.press("Ben", "Play again")
    assert not shows(text_of(stage.showing("House rules")), "evening-score"), "a new evening"
    await stage.press("Anna", "Join")
    await play_on(stage, Random(4))
    assert not shows(text_of(stage.showing("Play again")), "evening-score")
    assert shows(await call(stage, "Ben", last + 1), "night-refused", why="single")
    assert len(cards(stage.texts())) == 1


@pytest.fixture
def _slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let another press come while a post is claimed."""
    claim = OutboxStore.claim

    async def claimed(self: OutboxStore, post: Post) -> Post:
        found = await claim(self, post)
        for _ in range(50):
            await asyncio.sleep(0)
        return found

    monkeypatch.setattr(OutboxStore, "claim", claimed)


@pytest.mark.usefixtures("_slow")
async def test_two_presses_at_once_post_one_card(stage: Stage) -> None:
    *_, last = await evening(stage)
    answers = await asyncio.gather(call(stage, "Anna", last), call(stage, "Ben", last))
    assert sum(shows(answer, "night-done") for answer in answers) == 1
    assert sum(shows(answer, "night-refused", why="over") for answer in answers) == 1
    assert len(cards(stage.texts())) == 1


@pytest.mark.parametrize("step", ["claim", "confirm"])
async def test_a_bot_that_is_killed_within_the_post_posts_one_card(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    *_, last = await evening(stage)
    if step == "claim":
        post = Post("night", str(last), stage.env.guild.id, stage.channel.id)
        await stage.bot.outbox.posts.claim(post)
    else:
        with monkeypatch.context() as patching:
            patching.setattr(OutboxStore, "confirm", lambda *_: asyncio.sleep(0))
            await call(stage, "Ben", last)
    await stage.restart()
    assert shows(await call(stage, "Anna", last), "night-done")
    assert shows(await call(stage, "Ben", last), "night-refused", why="over")
    assert len(cards(stage.texts())) == 1


@pytest.mark.parametrize(
    ("why", "who"),
    [("single", "Anna"), ("stranger", "Dirk"), ("running", "Anna"), ("over", "Anna")],
)  # fmt: skip
async def test_a_night_that_nobody_can_call_here_and_now_stays_open(
    stage: Stage, why: str, who: str
) -> None:
    tables = await evening(stage, *(["seven"] if why == "single" else []))
    if why == "running":
        await stage.press("Ben", "Join")
        await stage.press("Dirk", "Start")
    elif why == "over":
        await wait(stage, GAP)
    assert shows(await call(stage, who, tables[-1]), "night-refused", why=why)
    assert cards(stage.texts()) == []
    post = Post("night", str(tables[-1]), stage.env.guild.id, stage.channel.id)
    assert await stage.bot.outbox.posts.find(post) is None


@pytest.mark.parametrize("status", [0, 403, 500])
async def test_a_card_that_cannot_be_posted_is_shown_to_one_person(
    stage: Stage, status: int
) -> None:
    """The night can be called later after a missing right (status 0) or a passing fault."""
    *_, last = await evening(stage)
    permit(stage, send_messages=status > 0)
    code = 50013 if status == 403 else 0
    stage.env.inject_error("POST", MESSAGES, status=status or 403, code=code, times=None)
    answer = await call(stage, "Anna", last)
    stage.env.backend.faults.clear()
    permit(stage, send_messages=True)
    later = status == 500
    assert shows(answer, "night-refused", why="later") is later
    assert shows(answer, "share-missing", who="bot") is bool(cards([answer])) is not later
    again = await call(stage, "Ben", last)
    assert shows(again, "night-done") is (status != 403), "that fault doesn't pass"
    assert len(cards(stage.texts())) == (status != 403)


@pytest.mark.usefixtures("_slow")
@pytest.mark.parametrize("chat", CONTEXTS, indirect=True)
async def test_a_chat_without_the_bot_has_one_card_by_the_token_of_the_press(chat: Chat) -> None:
    begin_seven_in_round(7)
    luck, table = Random(4), await opened(chat, "seven", people=2)
    while await turn(chat, table, luck):
        pass
    await chat.presses("Ben", chat.newest, "Play again")
    await chat.presses("Anna", chat.newest, "Join")
    again = chat.bot.tables.at(ChatPlace(CHANNEL))
    assert again is not None
    while await turn(chat, again.id, luck):
        pass
    end = chat.newest
    by_a_killed_process = Post("night", str(again.id), 0, CHANNEL)
    await chat.bot.outbox.posts.claim(by_a_killed_process)
    for who in ("Anna", "Ben"):
        await chat.presses(who, end, "More")
        chat.comes(who, chat.private(who)[-1], press_id(Verb.NIGHT, again.id))
    await chat.rests()
    (card,) = cards(words(chat.shown[number]) for number in chat.everybodys)
    names = {each.user: each.name for each in again.players if each.user}
    await check(card, chat.bot, (table, again.id), names)
    answers = [words(chat.private(who)[-1]) for who in ("Anna", "Ben")]
    assert sum(shows(answer, "night-done") for answer in answers) == 1
    assert sum(shows(answer, "night-refused", why="over") for answer in answers) == 1
    assert chat.counted == []
