"""In live play a move costs little more than the edit of the board: requests are what limits us.

Answers to interactions, and changes of them through their tokens, are not counted by Discord.
"""

import asyncio
from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.metrics.figures import route_of
from cogs.messages.announcements import HERE
from cogs.surfaces.token import TokenSurface
from cogs.ui.page import MakeMove
from engine.games import GAMES
from tests.amounts import one_of
from tests.e2e.comings import announcements, duel, mover, seen, wait
from tests.e2e.open_messages import check_hands
from tests.e2e.playing import open_table, press_something, who_moves
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_id, press_id, text_of
from tests.e2e.test_club_night import PEOPLE, goes_on, planned

MOVES = 20
SECONDS = 40.0
"""Between two moves of a lively table: each of four people is silent for minutes, and is here."""
MOST = 1.1
"""Requests for each move of a person."""


async def played(stage: Stage, crew: list[str]) -> Counter[str]:
    """The requests of these moves by route; each person keeps one hand open, and moves from it."""
    for who in crew:
        await stage.press(who, "My hand")
    before, luck = len(stage.env.http_requests), Random(4)
    for _ in range(MOVES):
        await wait(stage, SECONDS)
        who = luck.choice(await who_moves(stage))
        await press_something(stage, who, luck)
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
async def test_a_move_in_live_play_is_one_request(stage: Stage, game: str) -> None:
    """The edit of the board; besides, what the end of a round takes. Nobody is announced."""
    stage.bot.presence.seconds = HERE
    crew = list(stage.people)
    await open_table(stage, game, crew)
    requests = await played(stage, crew)
    assert requests.total() <= MOST * MOVES, requests
    assert announcements(stage) == []


@pytest.mark.slow
async def test_a_night_adds_three_requests_for_each_table_of_a_round(stage: Stage) -> None:
    """Its thread, the message that lets people in, and the scores. The night's end is no more."""
    stage.bot.presence.seconds = HERE
    await planned(stage, "Game=7", "Deals=1", "Seats=2")
    for name in PEOPLE:
        await stage.press(name, "I'm here")
    before, harbour, moves = len(stage.env.http_requests), stage.channel, 0
    await goes_on(stage, "Begin now")
    tables, names = [*harbour.threads], {m.id: name for name, m in stage.people.items()}
    for stage.channel in tables:
        for user in stage.table.people:
            await stage.press(names[user], "My hand")
    while tables:
        for thread in [*tables]:
            stage.channel = thread
            if not (people := await who_moves(stage)):
                tables.remove(thread)
                continue
            await wait(stage, 2)
            await press_something(stage, people[0], Random(moves))
            moves += 1
    stage.channel = harbour
    await wait(stage, 5)
    requests = counted(stage.env.http_requests[before:])
    assert requests.total() <= MOST * moves + 3 * len(harbour.threads), requests


@pytest.mark.slow
async def test_the_longer_a_board_waits_for_its_turn_the_more_moves_are_one_edit(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes its place among the tables a second after its last edit, however many wait."""
    monkeypatch.setattr(stage.bot.publisher, "seconds_between_edits", 1.0)
    await duel(stage)
    stage.bot.presence.seconds = HERE
    for who in ("Anna", "Ben"):
        await stage.press(who, "My hand")
    await wait(stage, 2)
    for a_second, moved, edits in ((100.0, 5, 5), (0.05, 5, 3)):
        stage.bot.throttle.a_second = a_second
        before = len(stage.env.http_requests)
        for _ in range(moved):
            await press_something(stage, await mover(stage), Random(1))
            await wait(stage, 1.5)
        await wait(stage, 30)
        requests = counted(stage.env.http_requests[before:])
        assert requests["PATCH /channels/{}/messages/{}"] == edits


@pytest.mark.slow
async def test_the_mover_is_shown_the_hand_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the answer, however long that is on its way; everybody else's hand is one edit."""
    await duel(stage)
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
        (who,) = await who_moves(stage)
        await press_something(stage, who, luck)
        await wait(stage, 20)
    sent = [entry for entry in stage.env.http_requests[before:] if "/webhooks/" in entry.path]
    assert len(sent) == 4
    await check_hands(stage)


PACE = 5
FLOOD = 20
"""Presses of one person in a few seconds, and how many of them do work at once."""


async def test_a_flood_takes_no_work_and_others_are_answered(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await duel(stage)
    stage.bot.router.pace.at_once = PACE
    worked, view = Counter[int | None](), stage.bot.tables.view

    async def counted(table: int, user: int | None) -> Any:
        worked[user] += 1
        return await view(table, user)

    monkeypatch.setattr(stage.bot.tables, "view", counted)
    board, who = stage.showing("More"), await mover(stage)
    presses = [("Chloé", button_id(board, "My hand"))] * FLOOD
    presses += [(who, press_id(MakeMove(0), stage.table.id))]
    await asyncio.gather(*(stage.sent(stage.people[n], board, to, None) for n, to in presses))
    assert worked[stage.people["Chloé"].id] <= 2 * PACE
    told = [text_of(message) for message in stage.privates("Chloé")]
    assert sum(shows(text, "too-fast") for text in told) >= FLOOD - PACE - 3
    assert (await seen(stage)).version == 1
    assert f"-# {who} " in text_of(stage.showing("More"))
    await wait(stage, 10)
    assert not shows(await stage.press("Chloé", "My hand"), "too-fast")
    stage.bot.router.pace.at_once = 2
    await wait(stage, 60)
    said = [await stage.type("Anna", "hand") for _ in range(3)]
    assert [shows(each, "too-fast") for each in said] == [False, False, True], "typed ones, too"
    assert not shows(await stage.type("Ben", "hand"), "too-fast")
