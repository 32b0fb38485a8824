"""Noise: one announcement at a time, a board that follows, and few requests for each move."""

import asyncio
from collections import Counter
from random import Random
from typing import Any

import discord
import pytest

from bot.metrics.figures import route_of
from cogs.messages import publisher
from cogs.messages.announcements import HERE
from cogs.messages.boards import CHATTER, OLD, SPREAD
from cogs.messages.throttle import Throttle
from cogs.routing.router import paced
from cogs.surfaces.token import TokenSurface
from cogs.ui.page import MakeMove, ShowPage
from cogs.ui.routes import Bookmark, Hint, Verb
from engine.games import GAMES
from engine.tables.keepers.channel import computers_turn
from tests.amounts import one_of
from tests.e2e.comings import Scene
from tests.e2e.conftest import joins
from tests.e2e.open_messages import check_hands, open_messages
from tests.e2e.said import shows
from tests.e2e.stage import MEMBERS, button_id, button_labels, press_id, text_of
from tests.e2e.test_club_night import begun, planned


async def chatter(stage: Scene, count: int, between: str = "Rules") -> None:
    """Somebody writes, and between each two messages somebody else presses this on the board."""
    for number in range(count):
        await stage.people["Dirk"].send(stage.channel, f"word {number}")
        await stage.press("Chloé", between)


async def test_an_announcement_notifies_once_even_if_the_board_is_posted_again(
    stage: Scene,
) -> None:
    """It leads to the hand and stands below the new board; its second copy is silent.

    Open hands follow: on a phone it would push the press that answers the turn out of sight.
    """
    who, other = await stage.duel()
    assert stage.last_ping() == [who]
    await stage.press(other, "My hand")
    (before,) = stage.boards()
    assert shows(await stage.type("Dirk", "table show"), "table-shown")
    await stage.wait(1)
    (after,) = stage.boards()
    assert after.id > before.id
    assert stage.people[who].mention in stage.announcement()
    assert stage.last_ping() == []
    asked = stage.messages()[-1]
    assert asked.content
    assert button_labels(asked) == ["My hand"]
    (hand,) = open_messages(stage, other)
    assert hand.id > asked.id
    assert shows(await stage.press(who, "My hand", on=asked), "hand-yours")


@pytest.mark.slow
async def test_lobby_and_board_follow_the_conversation(stage: Scene) -> None:
    """After five messages of others the next change posts a fresh one; the old one is gone.

    The bot doesn't see each message: it knows those that were the newest one at a press.
    """
    await stage.type("Anna", "table open")
    await chatter(stage, CHATTER, between="House rules")
    await stage.press("Ben", "Join")
    assert shows(stage.texts()[-1], "game-seven-seas-lobby")
    assert sum(shows(text, "game-seven-seas-lobby") for text in stage.texts()) == 1
    await stage.press("Anna", "Start")
    before = stage.boards()[0].id
    await chatter(stage, CHATTER - 1)
    await stage.moves(await stage.mover())
    assert [message.id for message in stage.boards()] == [before]
    await chatter(stage, 1)
    await stage.moves(await stage.mover())
    (after,) = stage.boards()
    assert after.id != before
    assert [stage.own(m) for m in stage.messages()[-2:]] == [True, True]
    stage.announcement()


async def test_the_bot_receives_nobodys_messages(stage: Scene) -> None:
    """It asks Discord for servers alone; what it writes itself pushes no board away."""
    assert stage.bot.intents == discord.Intents(guilds=True)
    await stage.duel()
    before, sent = stage.boards()[0].id, len(stage.posted())
    for label in ("My hand", "Rules", "More"):
        await stage.press("Anna", label)
    assert len(stage.posted()) == sent, "looking posts nothing"
    for _ in range(CHATTER + 2):  # each announcement is the newest message for a while
        who = await stage.mover()
        await stage.press("Dirk", "Rules")
        await stage.moves(who)
    assert stage.boards()[0].id == before


@pytest.mark.parametrize("load", [0.0, 1.0])
async def test_an_old_board_is_posted_again_and_under_full_load_later(
    stage: Scene, monkeypatch: pytest.MonkeyPatch, load: float
) -> None:
    """A fresh board takes two requests instead of one; not all are posted at the same time."""
    monkeypatch.setattr(Throttle, "load", load)
    await stage.duel()
    before, table = stage.boards()[0].id, stage.table.id
    ages = {OLD * (2 + number % SPREAD / SPREAD) for number in range(table, table + 900)}
    assert (len(ages), max(ages) < 3 * OLD) == (SPREAD, True)
    await stage.wait((OLD * (2 + table % SPREAD / SPREAD) if load else OLD) - 5)
    await stage.moves(await stage.mover())
    assert stage.boards()[0].id == before
    await stage.wait(10)
    await stage.moves(await stage.mover())
    (after,) = stage.boards()
    assert after.id != before


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_spectators_see_the_board_and_no_hand(stage: Scene, game: str) -> None:
    """By every press and command that there is; Dirk plays at another table of the server."""
    await stage.open_table(game, ["Anna", "Ben", "Chloé"])
    here, table, board = stage.channel, stage.table.id, stage.boards()[0]
    stage.channel = stage.env.guild.create_text_channel("cove")
    await stage.open_table("seven", ["Dirk", "Ben"])
    own, stage.channel = stage.table.id, here
    hand = await stage.press("Anna", "My hand", on=board)
    answers = [
        await stage.press("Dirk", "My hand", on=board),
        *[await stage.type("Dirk", command) for command in ("hand", "hint")],
        await stage.type("Dirk", "play", card="1"),
    ]
    for to in (Verb.HAND, ShowPage(), ShowPage("all"), Hint(), MakeMove(0)):
        answers.append(await stage.forge("Dirk", press_id(to, table), on=board))
    assert all(shows(said, "refusal-not-seated") for said in answers), answers
    for past in (Verb.REPLAY, Verb.SHARE, Bookmark(5), Bookmark(2**40)):
        said = await stage.forge("Dirk", press_id(past, table), on=board)
        assert shows(said, "refusal-not-over"), past
    again = await stage.forge("Anna", press_id(Verb.REMATCH, table), on=board)
    assert shows(again, "refusal-no-rematch")
    said = await stage.forge("Dirk", press_id(Verb.HAND, own), on=board)
    assert shows(said, "refusal-no-table"), "the own hand is for the own channel"
    assert [offer["value"] for offer in await stage.offered("Dirk", "play", "card")] == ["?"]
    assert shows(await stage.press("Dirk", "Rules", on=board), "rules-title", chapter="short")
    assert hand not in await stage.press("Dirk", "More", on=board)
    labels = {*button_labels(stage.hands["Dirk"])}
    assert "Deal me in next" in labels
    assert not {"Leave my seat", "End the table"} & labels
    assert len(stage.boards()) == 1


MOVES = 20
SECONDS = 40.0
"""Between two moves of a lively table: each of four people is silent for minutes, and is here."""
MOST = 1.1
"""Requests for each move of a person."""


async def played(stage: Scene, crew: list[str]) -> Counter[str]:
    """The requests of these moves by route; each person keeps one hand open, and moves from it."""
    for who in crew:
        await stage.press(who, "My hand")
    before, luck = len(stage.env.http_requests), Random(4)
    for _ in range(MOVES):
        await stage.wait(SECONDS)
        who = luck.choice(await stage.who_moves())
        await stage.press_something(who, luck)
    return counted(stage.env.http_requests[before:])


def counted(requests: list[Any]) -> Counter[str]:
    """Those under Discord's global limit, by method and route."""
    free = ("/interactions/", "/webhooks/")
    return Counter(
        f"{entry.method} {route_of(entry.path)}"
        for entry in requests
        if not entry.path.startswith(free)
    )


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_a_move_in_live_play_is_one_request(stage: Scene, game: str) -> None:
    """The edit of the board; besides, what the end of a round takes. Nobody is announced."""
    stage.bot.presence.seconds = HERE
    crew = list(stage.people)
    await stage.open_table(game, crew)
    requests = await played(stage, crew)
    assert requests.total() <= MOST * MOVES, requests
    assert stage.announcements() == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("7", 2), ("7 Seas", 4), ("The Seven Seals", 4)])
async def test_a_night_adds_three_requests_for_each_table_of_a_round(
    stage: Scene, game: str, seats: int
) -> None:
    """Its thread, the message that lets people in, and the scores. The night's end is no more.

    A computer's moves are none either: they are shown with the move that they answer.
    """
    stage.bot.presence.seconds = HERE
    for name in MEMBERS[4 : 2 * seats - 1]:
        joins(stage, name)
    await planned(stage, game, 1, seats)
    for name in MEMBERS[: max(4, 2 * seats - 1)]:
        await stage.press(name, "I'm here")
    before, harbour, moves = len(stage.env.http_requests), stage.channel, 0
    await stage.goes("Anna", "More", "Begin now")
    tables, names = [*harbour.threads], {m.id: name for name, m in stage.people.items()}
    for stage.channel in tables:
        for user in stage.table.people:
            await stage.press(names[user], "My hand")
    while tables:
        for thread in [*tables]:
            stage.channel = thread
            if not (people := await stage.who_moves()):
                tables.remove(thread)
                continue
            await stage.wait(2)
            await stage.press_something(people[0], Random(moves))
            moves += 1
    stage.channel = harbour
    await stage.wait(5)
    requests = counted(stage.env.http_requests[before:])
    assert requests.total() <= MOST * moves + 3 * len(harbour.threads), requests


@pytest.mark.slow
async def test_the_board_of_a_night_waits_for_a_computers_answer_but_not_for_ever(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then it shows the move alone."""
    monkeypatch.setattr(publisher, "SECONDS_FOR_ANSWER", 100.0)
    await begun(stage, ("7", 1, 3))
    stage.channel, table_of = stage.channel.threads[0], stage.bot.tables.view
    monkeypatch.setattr(stage.bot.computers, "pause", 600.0)
    while computers_turn(stage.table, (await table_of(stage.table.id, None)).to_move) is None:
        shown, people = text_of(stage.boards()[-1]), await stage.who_moves()
        await stage.press(people[0], "My hand")
        await stage.press_something(people[0], Random(1))
    assert text_of(stage.boards()[-1]) == shown
    await stage.wait(101)
    assert text_of(stage.boards()[-1]) != shown


@pytest.mark.slow
async def test_the_longer_a_board_waits_for_its_turn_the_more_moves_are_one_edit(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes its place among the tables a second after its last edit, however many wait."""
    monkeypatch.setattr(stage.bot.publisher, "seconds_between_edits", 1.0)
    await stage.duel()
    stage.bot.presence.seconds = HERE
    for who in ("Anna", "Ben"):
        await stage.press(who, "My hand")
    await stage.wait(2)
    for a_second, moved, edits in ((100.0, 5, 5), (0.05, 5, 3)):
        stage.bot.throttle.a_second = a_second
        before = len(stage.env.http_requests)
        for _ in range(moved):
            await stage.press_something(await stage.mover(), Random(1))
            await stage.wait(1.5)
        await stage.wait(30)
        requests = counted(stage.env.http_requests[before:])
        assert requests["PATCH /channels/{}/messages/{}"] == edits


@pytest.mark.slow
async def test_the_mover_is_shown_the_hand_once(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the answer, however long that is on its way; everybody else's hand is one edit."""
    await stage.duel()
    stage.bot.presence.seconds = HERE
    for who in ("Anna", "Ben"):
        await stage.press(who, "My hand")
    show = TokenSurface.show

    async def shown_late(surface: TokenSurface, *sent: Any, **how: Any) -> int:
        message = await show(surface, *sent, **how)
        await stage.bot.sleep(0.5)
        return message

    monkeypatch.setattr(TokenSurface, "show", shown_late)
    before, luck = len(stage.env.http_requests), Random(1)
    for _ in range(4):
        (who,) = await stage.who_moves()
        await stage.press_something(who, luck)
        await stage.wait(20)
    sent = [entry for entry in stage.env.http_requests[before:] if "/webhooks/" in entry.path]
    assert len(sent) == 4
    await check_hands(stage)


PACE = 5
FLOOD = 20
"""Presses of one person in a few seconds, and how many of them do work at once."""


async def test_a_flood_takes_no_work_and_others_are_answered(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.duel()
    stage.bot.router.pace = paced(PACE)
    worked, view = Counter[int | None](), stage.bot.tables.view

    async def counted(table: int, user: int | None) -> Any:
        worked[user] += 1
        return await view(table, user)

    monkeypatch.setattr(stage.bot.tables, "view", counted)
    board, who = stage.showing("More"), await stage.mover()
    presses = [("Chloé", button_id(board, "My hand"))] * FLOOD
    presses += [(who, press_id(MakeMove(0), stage.table.id))]
    await asyncio.gather(*(stage.sent(stage.people[n], board, to, None) for n, to in presses))
    assert worked[stage.people["Chloé"].id] <= 2 * PACE
    told = [text_of(message) for message in stage.privates("Chloé")]
    assert sum(shows(text, "too-fast") for text in told) >= FLOOD - PACE - 3
    assert (await stage.seen()).version == 1
    assert f"-# {who} " in text_of(stage.showing("More"))
    await stage.wait(10)
    assert not shows(await stage.press("Chloé", "My hand"), "too-fast")
    stage.bot.router.pace = paced(2)
    await stage.wait(60)
    said = [await stage.type("Anna", "hand") for _ in range(3)]
    assert [shows(each, "too-fast") for each in said] == [False, False, True], "typed ones, too"
    assert not shows(await stage.type("Ben", "hand"), "too-fast")
