"""Boards say that the bot goes away, and after a long outage that it is back: one line, once."""

from __future__ import annotations

import asyncio

import pytest

from tests.e2e.company import announcement, board, mover, moves, posted, wait
from tests.e2e.conftest import dropped
from tests.e2e.harbour import Harbour
from tests.e2e.playing import open_table

AWAY = "I'm restarting"
BACK = "Back again; nothing was lost."


@pytest.fixture(autouse=True)
async def running(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    await look(harbour)


async def look(harbour: Harbour, *, online: bool = True) -> None:
    """Let the bot look for outages, as it does every few seconds."""
    harbour.bot.outages._shards = lambda: {0: online}
    with harbour.env._bot_scope():  # at the simulated time
        await harbour.bot.outages.look()
    for _ in range(5):  # it was nobody's doing: the store's thread, the board
        await asyncio.sleep(0.02)
        await harbour.env.settle()


async def stopped(harbour: Harbour) -> None:
    """The host stops the bot."""
    harbour.bot.is_stopped_by_host = True
    await harbour.bot.close()


async def test_before_a_planned_stop_the_board_says_so_and_then_not_any_more(
    harbour: Harbour,
) -> None:
    sent = len(posted(harbour))
    await stopped(harbour)
    assert board(harbour).count(AWAY) == 1
    assert len(posted(harbour)) == sent, "nobody is notified"
    await harbour.restart()
    await harbour.env.settle()
    await look(harbour)
    assert AWAY not in board(harbour)
    assert BACK not in board(harbour), "a short stop is not worth a line"


async def test_after_a_long_stop_the_board_says_once_that_nothing_was_lost(
    harbour: Harbour,
) -> None:
    await stopped(harbour)
    await wait(harbour, 400)
    announced = announcement(harbour)
    await harbour.restart()
    await harbour.env.settle()
    sent = len(posted(harbour))
    for _ in range(3):
        await look(harbour)
    assert board(harbour).count(BACK) == 1
    assert AWAY not in board(harbour)
    assert (announcement(harbour), len(posted(harbour))) == (announced, sent), "no mention"
    await moves(harbour, await mover(harbour))
    assert BACK not in board(harbour)


async def test_after_a_long_break_of_the_connection_it_is_said_too(harbour: Harbour) -> None:
    for online in (False, False, True):
        await wait(harbour, 200)
        await look(harbour, online=online)
    assert board(harbour).count(BACK) == 1


async def test_a_short_break_is_not_mentioned(harbour: Harbour) -> None:
    await wait(harbour, 200)
    await look(harbour)
    await wait(harbour, 200)
    await look(harbour, online=False)
    await look(harbour)
    assert BACK not in board(harbour)


async def test_a_board_that_cannot_be_told_holds_up_no_stop(
    harbour: Harbour, caplog: pytest.LogCaptureFixture
) -> None:
    with dropped("PATCH /channels/*"):
        await stopped(harbour)
    assert not caplog.records
