"""A review ends in time; one that a stop cut off leaves nothing behind."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.host.machine import WallClock
from data.events import ReviewStore
from engine.events import reviews as events
from engine.events.reviews import Reviews, choice_tasks
from engine.games import GAMES
from engine.players import judging
from engine.players.base import Yardstick
from engine.tables.model.table import Player
from engine.tables.replay import Replay, replay_of
from tests.engine.tables.recorded import kept, random_game, rows_of, table_of


class Spare:
    """Answers this number of calls, then never; or the time is up then, whatever the load."""

    calls, ends = 0, False

    async def in_spare_time(self, call: Callable[[], Any], *, last: bool = True) -> Any:
        if self.calls == 0:
            if self.ends:
                raise TimeoutError
            await asyncio.Event().wait()
        self.calls -= 1
        return call()


def asked_of(monkeypatch: pytest.MonkeyPatch) -> tuple[Replay, ReviewStore]:
    """A finished game whose reviews look at few worlds, and the store of its reviews."""
    for name, number in (("FIRST_BATCHES", 4), ("FURTHER", 8)):
        monkeypatch.setattr(judging, name, number)
    monkeypatch.setattr("engine.players.seven.YARDSTICK", Yardstick(worlds=2))
    record = random_game("seven", 3)
    people = [Player(f"P{seat}", 101 + seat) for seat in range(record.seats)]
    table, rows = table_of("seven", record, *people), rows_of("seven", record)
    return replay_of(GAMES["seven"], table, rows), ReviewStore(kept(table, rows))


@pytest.mark.slow
async def test_a_review_that_a_stop_cut_off_can_be_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is kept of the first one; asked twice, the next one is computed once."""
    (replay, records), spare = asked_of(monkeypatch), Spare()
    stopped = Reviews(records, spare, WallClock()).begun(replay, 0, 101)
    assert not await stopped.within(0.01)
    assert stopped.task is not None
    stopped.task.cancel()
    assert await stopped.within(60.0)
    assert await records.kept(replay.table.id, 0) is None
    spare.calls = 99
    reviews = Reviews(records, spare, WallClock())
    work = reviews.begun(replay, 0, 101)
    assert reviews.begun(replay, 0, 101) is work
    assert await work.within(30.0)
    assert await reviews.found(replay, 0) is not None


async def test_a_review_ends_in_time_with_what_it_has_and_goes_on_from_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In its first look and in the second, it says how far it was, and has what is certain."""
    (replay, records), spare = asked_of(monkeypatch), Spare()
    monkeypatch.setattr(events, "MOST_SECONDS", 0.5)
    reviews, total = Reviews(records, spare, WallClock()), len(choice_tasks(replay, 0))
    assert await reviews.begun(replay, 0, 101).within(60.0), "it ends"
    assert await reviews.found(replay, 0) is None, "there is nothing to keep"
    monkeypatch.setattr(events, "MOST_SECONDS", 60.0)
    found, spare.ends = None, True
    for calls, done, sure in ((2, 2, 0), (total - 3, total - 4, 3), (5, 4, 4)):
        spare.calls = calls
        assert await reviews.begun(replay, 0, 101).within(60.0)
        assert (found := await reviews.found(replay, 0)) is not None
        assert found.cut is not None
        assert (found.cut.done, found.cut.again, len(found.choices)) == (done, calls == 5, sure)
        assert found.worth is None
    spare.calls = 99
    assert await reviews.begun(replay, 0, 101).within(60.0)
    assert (found := await reviews.found(replay, 0)) is not None
    assert found.cut is None
    assert found.worth is not None
