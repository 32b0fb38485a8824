"""A review that was cut off leaves nothing behind, and can be asked for again."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from data.events import ReviewStore
from engine.events.reviews import Reviews
from engine.games import GAMES
from engine.players import judging
from engine.players.base import Yardstick
from engine.tables.model.table import Player
from engine.tables.replay import replay_of
from tests.engine.tables.recorded import kept, random_game, rows_of, table_of


class Spare:
    """Answers at once when it is let."""

    def __init__(self) -> None:
        self.let = asyncio.Event()

    async def in_spare_time(self, call: Callable[[], Any], *, last: bool = True) -> Any:
        await self.let.wait()
        await asyncio.sleep(0)
        return call()


@pytest.mark.slow
async def test_a_review_that_a_stop_cut_off_can_be_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is kept of the first one; asked twice, the next one is computed once."""
    monkeypatch.setattr(judging, "WORLDS", 2)
    monkeypatch.setattr(judging, "FIRST_BATCHES", 4)
    monkeypatch.setattr(judging, "FURTHER", 8)
    monkeypatch.setattr(judging, "yardstick", lambda _: Yardstick(worlds=2))
    record, spare = random_game("seven", 3), Spare()
    people = [Player(f"P{seat}", 101 + seat) for seat in range(record.seats)]
    table, rows = table_of("seven", record, *people), rows_of("seven", record)
    replay, records = replay_of(GAMES["seven"], table, rows), ReviewStore(kept(table, rows))
    stopped = Reviews(records, spare).begun(replay, 0, 101)
    assert not await stopped.within(0.01)
    assert stopped.task is not None
    stopped.task.cancel()
    assert await stopped.within(5.0)
    assert await records.kept(table.id, 0) is None
    spare.let.set()
    reviews = Reviews(records, spare)
    work = reviews.begun(replay, 0, 101)
    assert reviews.begun(replay, 0, 101) is work
    assert await work.within(30.0)
    assert await reviews.found(replay, 0) is not None
