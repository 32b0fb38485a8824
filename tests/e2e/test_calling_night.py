"""Evenings wherever they are played: their score, and one closing card, which equals a recount."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import pytest

from bot.app import SevenSeas
from cogs.table.pages.evening import points_of
from cogs.ui.routes import CallNight, EveningLeaf
from data.events import OutboxStore
from engine.tables.model.table import Status
from engine.tables.ports import Post
from engine.tables.transitions.invitations import GAP
from tests.data.test_evenings import recounted
from tests.e2e.chat import CHANNEL, PEOPLE, SERVER, Chat, words
from tests.e2e.comings import LUCK, Scene
from tests.e2e.conftest import Opening, permit
from tests.e2e.finished_games import finished
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import FORMATTED, plain, shows
from tests.e2e.stage import button_labels, labelled, press_id, text_of
from tests.stand_in.world import parts

MESSAGES = "/channels/*/messages"


async def recount(bot: SevenSeas, *tables: int) -> dict[int, str]:
    """The points of the evening of these games, by person, from their moves."""
    (games,) = await recounted(bot.store, tables)
    halves = sum(map(Counter, games), Counter[int]())
    return {user: points_of(own) for user, own in halves.items() if own}


async def evening(stage: Scene, *games: str, ended: Iterable[str] = ("Anna", "Ben")) -> list[int]:
    """Finished games of these people and a computer, and a lobby below them; their ids."""
    kinds = enumerate(games or ("letter-of-marque", "seven-seas"), 1)
    tables = [await finished(stage, key, *ended, "Salty", luck=n) for n, key in kinds]
    await stage.open("Dirk", game="seven")
    return tables


async def call(stage: Scene, who: str, table: int, *, sure: bool = True) -> str:
    return await stage.forge(who, press_id(CallNight(sure), table), on=stage.messages()[-1])


def cards(texts: Iterable[str]) -> list[str]:
    return [text for text in texts if shows(text, "night-title")]


async def check(card: str, bot: Any, tables: Sequence[int], names: dict[int, str]) -> None:
    """The card has everybody's points in order, and no computer."""
    score = await recount(bot, *tables)
    lines = [line for line in card.splitlines() if line.startswith(("🥇", *"23456"))]
    told = [line.split()[1:3] for line in lines]
    assert {name: points for name, points in told if points != "0"} == {
        names[user]: points for user, points in score.items()
    }
    halves = [float(points.replace("½", ".5")) for _, points in told]
    assert halves == sorted(halves, reverse=True)
    assert lines[0].startswith("🥇")
    assert "Salty" not in card


async def called(stage: Scene, end: Any, *tables: int) -> str:
    """The card of a night that Ben calls below this end, although a lobby is open."""
    await stage.press("Ben", "More", on=end)
    asked = await stage.take("Ben", press_id(CallNight(), tables[-1]))
    assert shows(asked, "night-sure", gathers="yes", host="**Ben**")
    assert shows(asked, "evening-score", games=2), "it asks below the score"
    assert not shows(asked, "night-title"), "nobody has won it yet"
    before = (cards(stage.texts()), len(stage.privates("Ben")))
    assert shows(await stage.press_hand("Ben", "Call it a night"), "night-done")
    assert before == ([], len(stage.privates("Ben"))), "the answer replaces the question"
    offered = [label for each in stage.privates("Ben") for label in button_labels(each)]
    assert "Call it a night" not in offered, "not even where he has just found it"
    (card,) = cards(stage.texts())
    end = next(m for m in stage.messages() if m.id == end.id)
    assert button_labels(end) == ["New table", "Scoring", "More"]
    assert not shows(text_of(end), "evening-score"), "the card has it"
    assert [m for m in stage.privates("Anna") if "Play again" in button_labels(m)] == []
    await check(card, stage.bot, tables, {m.id: name for name, m in stage.people.items()})
    assert shows(card, "night-games", games=2)
    assert shows(card, "night-called", name="Ben")
    return card


@pytest.mark.parametrize("thread", [False, True])
async def test_an_evening_has_its_score_and_ends_with_one_card(stage: Scene, thread: bool) -> None:
    """The second end and the next lobby tell the score, until the night is called or time passes.

    A person in no list, who isn't at this table, has no name there.
    """
    begin_seven_in_round(7 if thread else 6)
    await stage.open("Anna", game="seven", thread=thread)
    if thread:
        stage.channel = stage.channel.threads[-1]
        await stage.prefers("Chloé", lists=False)
    table = stage.table.id
    before = await finished(stage, "letter-of-marque", "Chloé", "Ben", "Salty")
    await stage.press("Ben", "Join")
    await stage.press("Anna", "Start")
    await stage.press("Ben", "My hand")
    await stage.play_on(LUCK)
    score = await recount(stage.bot, before, table)
    by_name = {name: score.get(member.id, "") for name, member in stage.people.items()}
    by_name["somebody"] = by_name.pop("Chloé") if thread else ""
    result = stage.showing("Play again")
    assert shows(text_of(result), "evening-score", games=2, others=0)
    (line,) = [each for each in text_of(result).splitlines() if shows(each, "evening-score")]
    said = {f"-# {plain(text)}": told for text, told in FORMATTED["evening-score"].items()}
    leaders = [name for name in by_name if name in str(said[plain(line)]["leaders"])]
    assert {by_name[name] for name in leaders} == {said[plain(line)]["points"]}
    others = [f"{n} {p}" for n, p in by_name.items() if p and n not in leaders]
    assert all(each in plain(said[plain(line)]["rest"]) for each in others)
    assert "Salty" not in line
    assert shows(his := stage.hand_text("Ben"), "evening-score", games=2)
    assert "You" in his if by_name["Ben"] else True
    await stage.press("Ben", "Play again")
    assert line in text_of(stage.showing("House rules"))
    if thread:
        await stage.wait(GAP)
    else:
        card = await called(stage, result, before, table)
        assert line not in text_of(stage.showing("House rules")), "a new evening begins"
        assert shows(await call(stage, "Anna", table, sure=False), "night-refused", why="called")
    await stage.press("Anna", "Join")
    if not thread:
        await stage.press("Ben", "Start")
        await stage.play_on(LUCK)
        assert not shows(text_of(stage.showing("Play again")), "evening-score")
        assert shows(await call(stage, "Ben", table + 1), "night-refused", why="single")
        left = [text_of(m) for m in stage.messages() if stage.own(m)]
        assert [shows(each, "game-seven-over") for each in left] == [True, False, True]
        assert cards(left) == [card], "one message a game"
        told = [shows(each, "seven-scoring-title", round=6) for each in stage.posted_texts()]
        assert sum(told) == 2, "the scoring of each round was posted before it went"


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
@pytest.mark.parametrize("killed", ["never", "claim", "confirm"])
async def test_two_presses_at_once_post_one_card_also_after_a_kill_within_the_post(
    stage: Scene, monkeypatch: pytest.MonkeyPatch, killed: str
) -> None:
    *_, last = await evening(stage)
    if killed == "claim":
        post = Post("night", str(last), stage.env.guild.id, stage.channel.id)
        await stage.bot.outbox.posts.claim(post)
    elif killed == "confirm":
        with monkeypatch.context() as patching:
            patching.setattr(OutboxStore, "confirm", lambda *_: asyncio.sleep(0))
            await call(stage, "Ben", last)
    if killed != "never":
        await stage.restart()
    answers = await asyncio.gather(call(stage, "Anna", last), call(stage, "Ben", last))
    assert sum(shows(answer, "night-done") for answer in answers) == 1
    assert sum(shows(answer, "night-refused", why="called") for answer in answers) == 1
    assert len(cards(stage.texts())) == 1


@pytest.mark.parametrize(
    ("why", "who"),
    [("single", "Anna"), ("stranger", "Dirk"), ("running", "Anna"), ("over", "Anna")],
)  # fmt: skip
async def test_a_night_that_nobody_can_call_stays_open(stage: Scene, why: str, who: str) -> None:
    tables = await evening(stage, *(["seven"] if why == "single" else []))
    if why == "running":
        await stage.press("Ben", "Join")
        await stage.press("Dirk", "Start")
    elif why == "over":
        await stage.wait(GAP)
    assert shows(await call(stage, who, tables[-1]), "night-refused", why=why)
    assert cards(stage.texts()) == []
    post = Post("night", str(tables[-1]), stage.env.guild.id, stage.channel.id)
    assert await stage.bot.outbox.posts.find(post) is None


@pytest.mark.parametrize("status", [0, 403, 500])
async def test_a_card_that_cannot_be_posted_is_shown_to_one(stage: Scene, status: int) -> None:
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
    assert shows(await call(stage, "Ben", last), "night-done") is (status != 403), "it stays"
    assert len(cards(stage.texts())) == (status != 403)


async def called_at_once(chat: Chat, end: Any, table: int) -> str:
    """The card of a night that two people call at once, and a process that was killed before."""
    await chat.bot.outbox.posts.claim(Post("night", str(table), 0, CHANNEL))
    for who in ("Anna", "Ben"):
        await chat.presses(who, end, "More")
        chat.comes(who, chat.private(who)[-1], press_id(CallNight(sure=True), table))
    await chat.rests()
    (card,) = cards(words(chat.shown[number]) for number in chat.everybodys)
    answers = [words(chat.private(who)[-1]) for who in ("Anna", "Ben")]
    assert sum(shows(answer, "night-done") for answer in answers) == 1
    assert sum(shows(answer, "night-refused", why="called") for answer in answers) == 1
    return card


@pytest.mark.usefixtures("_slow")
@pytest.mark.parametrize("chat", [SERVER], indirect=True)
async def test_a_chat_without_the_bot_has_evenings_too_by_the_tokens_of_presses(chat: Chat) -> None:
    """From one game to the next, with the score, to one card; no request is counted."""
    begin_seven_in_round(7)
    await chat.opened("seven", people=3)
    await chat.presses("Dirk", chat.board, "My hand")
    await chat.presses("Dirk", chat.private("Dirk")[-1], "Deal me in next")
    assert shows(words(chat.private("Dirk")[-1]), "deal-in-done", place=1)
    assert shows(words(chat.board), "lobby-queue", names="**Dirk**")
    for who in ("Anna", "Ben", "Chloé"):
        await chat.presses(who, chat.board, "My hand")
    table = await chat.finishes()
    assert not shows(words(chat.newest), "evening-score"), "after one game"
    assert len(chat.everybodys) == 1, "one message a game"
    await chat.presses("Anna", chat.newest, "Play again")
    assert not shows(words(chat.newest), "evening-score")
    for who, answer in (("Chloé", "Not now"), ("Ben", "I'm in")):
        end = chat.private(who)[-1]
        assert shows(words(end), "end-invited", host="**Anna**", game="7")
        await chat.presses(who, end, answer)
        assert not any(shows(words(m), "end-invited") for m in chat.private(who))
    assert any(shows(words(m), "end-begun", game="7") for m in chat.private("Chloé"))
    hand = words(chat.private("Ben")[-1])
    assert shows(hand, "hand-yours") or shows(hand, "hand-waits")
    again = chat.table
    assert again.rematch_of == table
    assert [player.name for player in again.players] == ["Anna", "Ben", "Dirk"]
    tables = (table, await chat.finishes())
    score = await recount(chat.bot, *tables)
    end = chat.newest
    assert shows(words(end), "evening-score", games=2)
    assert all(f" {points}" in words(end) for points in score.values())
    for who in ("Anna", "Ben", "Dirk"):
        assert shows(words(chat.private(who)[-1]), "evening-score", games=2), who
    assert len(chat.everybodys) == 2
    await chat.types("Chloé", "history")
    await chat.presses("Chloé", chat.private("Chloé")[-1], "Evenings")
    listed = chat.private("Chloé")[-1]
    assert shows(words(listed), "history-evening", games=2)
    await chat.sends("Chloé", listed, press_id(EveningLeaf(PEOPLE["Chloé"], table=again.id)))
    assert words(chat.private("Chloé")[-1]).count("**7**") == 2, "both games"
    await chat.sends("Esi", end, press_id(EveningLeaf(PEOPLE["Chloé"])))
    assert shows(words(chat.private("Esi")[-1]), "history-not-yours")
    card = await called_at_once(chat, end, again.id)
    await check(card, chat.bot, tables, {user: name for name, user in PEOPLE.items()})
    assert chat.counted == []


async def test_a_night_ends_below_a_game_that_was_closed_too(stage: Scene) -> None:
    await evening(stage)
    await stage.press("Ben", "Join")
    await stage.press("Dirk", "Start")
    await stage.closes("Dirk")
    end = stage.showing("Play again")
    await stage.press("Ben", "More", on=end)
    assert button_labels(stage.hands["Ben"])[:2] == ["New table", "Call it a night"]
    asked = await stage.press_hand("Ben", "Call it a night")
    assert shows(asked, "night-sure", gathers="no"), "one press closes no evening"
    assert cards(stage.texts()) == []
    await stage.goes("Anna", "More", "Call it a night")
    assert shows(await stage.press_hand("Ben", "Call it a night"), "night-done")
    (card,) = [each for each in stage.messages() if cards([text_of(each)])]
    said = await stage.press_hand("Anna", "Call it a night")
    assert shows(said, "night-refused", why="called", link=card.jump_url)
    assert shows(await stage.press("Ben", "Play again", on=end), "evening-new")


FIVE = ["Anna", "Ben", "Chloé", "Dirk", "Esi"]
"""They begin the evening; Farid comes late."""


async def plays_on(stage: Scene, seed: int) -> int:
    """Everybody looks at their hand, and the game is played to its end; its table."""
    table: int = stage.table.id
    for who in stage.seated():
        await stage.press(who, "My hand")
    luck = Random(seed)
    while await stage.play_on(luck):
        await stage.wait(5)  # a computer may be to move
    assert stage.table is None
    return table


async def answers(stage: Scene, who: str, label: str = "I'm in") -> str:
    """One press in somebody's own end, which asks them."""
    (asked,) = (m for m in stage.privates(who) if labelled(m, label))
    return await stage.press(who, label, on=asked)


@pytest.mark.slow
async def test_an_evening_of_five_in_a_server(stages: Opening) -> None:
    """One comes late, one sits out, one leaves; the closing card equals a recount."""
    async with stages(people=6) as stage:
        begin_seven_in_round(7)
        await stage.open_table("seven", FIVE)
        games = [await plays_on(stage, 1)]

        await stage.press("Anna", "Another game")
        await stage.press_hand("Anna", "7 Seas")
        assert (stage.table.game, stage.table.status) == ("seven-seas", Status.LOBBY)
        for who in FIVE[1:]:
            said = await answers(stage, who)
        assert shows(said, "rematch-sits-out"), "the lobby was full"
        assert stage.table.status is Status.RUNNING, "by itself, with the last answer"
        assert stage.seated() == FIVE[:4]
        assert [person.name for person in stage.table.queue] == ["Esi"], "the last sits out"
        await stage.press("Farid", "My hand")
        await stage.press_hand("Farid", "Deal me in next")
        games.append(await plays_on(stage, 2))

        await stage.press("Chloé", "Another game")
        await stage.press_hand("Chloé", "Letter of Marque")
        await answers(stage, "Dirk", "Not now")
        await answers(stage, "Ben")
        await answers(stage, "Anna")
        assert stage.table.status is Status.RUNNING
        assert {*stage.seated()} == {"Anna", "Ben", "Chloé", "Esi", "Farid"}
        await stage.does("Ben", "leave")
        games.append(await plays_on(stage, 3))

        end = stage.showing("Play again")
        assert shows(text_of(end), "evening-score", games=3)
        assert len([m for m in stage.messages() if stage.own(m)]) == 3, "one message a game"
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
    await chat.opened("seven", people=4)
    await chat.presses("Esi", chat.board, "My hand")
    await chat.presses("Esi", chat.private("Esi")[-1], "Deal me in next")
    games = [await chat.finishes(1)]
    for game, asks, others in (
        ("7 Seas", "Anna", ("Ben", "Chloé", "Dirk")),
        ("Letter of Marque", "Dirk", ("Anna", "Ben", "Chloé", "Esi")),
    ):
        await chat.presses(asks, chat.newest, "Another game")
        await chat.presses(asks, chat.private(asks)[-1], game)
        answered = [who for who in others if await is_in(chat, who)]
        assert answered == [*others], "each in their own end"
        assert chat.table.status is Status.RUNNING
        games.append(await chat.finishes(2))
    assert shows(words(chat.newest), "evening-score", games=3)
    await chat.presses("Esi", chat.newest, "More")
    await chat.sends("Esi", chat.private("Esi")[-1], press_id(CallNight(sure=True), games[-1]))
    (card,) = cards(words(chat.shown[number]) for number in chat.everybodys)
    await check(card, chat.bot, games, {user: name for name, user in PEOPLE.items()})
