"""The channel shows the story of a game: own moves, each computer's move, each round."""

from __future__ import annotations

import asyncio
import re
from random import Random

import pytest

from cogs.messages import publisher
from engine.core import RoundEnded
from engine.games.letter_of_marque.events import Attacked
from engine.tables.view import TableView
from tests.e2e.company import board, mover, seen, wait
from tests.e2e.harbour import Harbour
from tests.e2e.playing import open_table

POST = "/channels/*/messages"
PACE = 60.0
"""Seconds; less than a few would pass while a press is answered."""


async def against_computers(harbour: Harbour, game: str, computers: int, **choices: object) -> None:
    """Anna sits with some computer players at a running table."""
    await harbour.open("Anna", game=game, **choices)
    for _ in range(computers):
        await harbour.type("Anna", "table computer", level="mate")
    await harbour.press("Anna", "Start")


async def move(harbour: Harbour, who: str, index: int) -> None:
    """A press that makes the legal move of this index."""
    version = (await seen(harbour)).version
    await harbour.forge(who, f"7s:{harbour.table.id}:{version}:move:{index}")


async def play_on(harbour: Harbour, luck: Random, rounds: int) -> None:
    """Let people move straight through the gate until this number of rounds is over."""
    tables, table = harbour.bot.tables, harbour.table.id
    while len(await reckoned(harbour, table)) < rounds:
        view: TableView = await seen(harbour)
        user = view.table.players[view.to_move[0]].user
        own = await tables.view(table, user)
        await tables.play(table, user or 0, own.version, index=luck.randrange(len(own.moves)))


async def reckoned(harbour: Harbour, table: int) -> list[int]:
    """The rounds that are over."""
    history = await harbour.bot.tables.history(table, None)
    return [event.round for event in history if isinstance(event, RoundEnded)]


def reckonings(harbour: Harbour) -> list[int]:
    """The rounds of 7 whose reckonings stand in the channel, in their order."""
    found = (re.search(r"⚖️ 7: round (\d+)", text) for text in harbour.texts())
    return [int(match[1]) for match in found if match]


async def test_the_result_of_ones_own_attack_is_on_the_board_after_all_computers_moved(
    harbour: Harbour,
) -> None:
    await against_computers(harbour, "letter-of-marque", 3)
    luck = Random(2)
    for _ in range(40):
        view = await seen(harbour, "Anna")
        attacks = [n for n, m in enumerate(view.moves) if type(m).__name__ == "Attack"]
        await move(harbour, "Anna", attacks[0] if attacks else luck.randrange(len(view.moves)))
        if attacks:
            break
    history = await harbour.bot.tables.history(harbour.table.id, None)
    assert any(isinstance(event, Attacked) and event.seat == 0 for event in history)
    result = board(harbour).split("-# 💣 Anna attacks", 1)[1]
    assert re.search(r"\*\*(⚔️ Ship \w\d+ is armed!|🏳️ Ship \w\d+ was defenceless\.)\*\*", result)


async def test_computers_are_shown_one_by_one(harbour: Harbour) -> None:
    """With a pace each move is on the board before the next one is made."""
    await against_computers(harbour, "seven-seas", 3)
    harbour.bot.computers.pause = PACE
    before = (await seen(harbour)).version
    await move(harbour, "Anna", 0)
    versions = [(await seen(harbour)).version]
    for _ in range(3):
        told = board(harbour)
        assert "-# Anna " in told
        await wait(harbour, PACE)
        versions.append((await seen(harbour)).version)
        assert board(harbour) != told
    assert versions == [before + 1, before + 2, before + 3, before + 4]


@pytest.mark.parametrize("restarted", [False, True])
async def test_every_round_is_reckoned_once_and_in_order(
    harbour: Harbour, restarted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three rounds end while nothing can be posted, one before, one afterwards."""
    monkeypatch.setattr(publisher, "SECONDS_BEFORE_RETRY", (3600.0 if restarted else 0.02,))
    await open_table(harbour, "seven", ["Anna", "Ben"])
    luck = Random(1)
    await play_on(harbour, luck, 1)
    await harbour.bot.publisher.caught_up(harbour.table.id)
    assert reckonings(harbour) == [1]
    harbour.env.inject_error("POST", POST, status=500, times=None)
    await play_on(harbour, luck, 4)
    await asyncio.sleep(0.1)
    assert reckonings(harbour) == [1]
    harbour.env.backend.faults.clear()
    if restarted:
        await harbour.restart()
    await harbour.bot.publisher.caught_up(harbour.table.id)
    assert reckonings(harbour) == [1, 2, 3, 4]
    await play_on(harbour, luck, 5)
    await harbour.bot.publisher.caught_up(harbour.table.id)
    assert reckonings(harbour) == [1, 2, 3, 4, 5]


async def test_no_more_than_one_message_for_each_round_stays(harbour: Harbour) -> None:
    await open_table(harbour, "seven", ["Anna", "Ben"])
    before = len(harbour.messages())
    for number in range(1, 4):
        await play_on(harbour, Random(number), number)
        await harbour.bot.publisher.caught_up(harbour.table.id)
        assert len(harbour.messages()) == before + number
    assert await mover(harbour)
