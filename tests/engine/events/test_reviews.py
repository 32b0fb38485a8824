"""A review that was cut off leaves nothing behind, and can be asked for again."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.core import Seat
from engine.events.reviews import Reviews
from engine.games import GAMES
from engine.players import judging
from engine.players.base import Yardstick
from engine.tables.model.table import Player
from engine.tables.replay import Replay, replay_of
from tests.engine.tables.recorded import random_game, rows_of, table_of


class Kept:
    """Records in memory."""

    def __init__(self) -> None:
        self.texts = dict[tuple[int, Seat], str]()

    async def kept(self, table: int, seat: Seat) -> str | None:
        return self.texts.get((table, seat))

    async def keep(self, table: int, seat: Seat, text: str) -> None:
        self.texts[table, seat] = text


class Spare:
    """Answers at once, or never."""

    def __init__(self, *, answers: bool) -> None:
        self.answers = answers

    async def in_spare_time(self, call: Callable[[], Any], *, last: bool = True) -> Any:
        if not self.answers:
            await asyncio.Event().wait()
        await asyncio.sleep(0)
        return call()


def finished(number: int) -> Replay:
    """A finished game of two people."""
    record = random_game("seven", 3)
    players = [Player(f"P{seat}", 101 + seat) for seat in range(record.seats)]
    table = replace(table_of("seven", record, *players), id=number)
    return replay_of(GAMES["seven"], table, rows_of("seven", record))


@pytest.mark.slow
async def test_a_review_that_a_stop_cut_off_can_be_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is kept of the first one; asked twice, the next one is computed once."""
    monkeypatch.setattr(judging, "WORLDS", 2)
    monkeypatch.setattr(judging, "FIRST_BATCHES", 4)
    monkeypatch.setattr(judging, "FURTHER", 8)
    monkeypatch.setattr(judging, "yardstick", lambda _: Yardstick(worlds=2))
    replay, records = finished(1), Kept()
    stopped = Reviews(records, Spare(answers=False)).begun(replay, 0, 101)
    assert not await stopped.within(0.01)
    assert stopped.task is not None
    stopped.task.cancel()
    assert await stopped.within(5.0)
    assert not records.texts
    reviews = Reviews(records, Spare(answers=True))
    work = reviews.begun(replay, 0, 101)
    assert reviews.begun(replay, 0, 101) is work
    assert await work.within(30.0)
    assert await reviews.found(replay, 0) is not None
