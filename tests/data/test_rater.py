"""The rater in both kinds of databases: every finished game is rated, whatever is in its way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

import pytest

from bot.upkeep.rating_model import plackett_luce
from data.base.database import StoreError
from data.base.ports import Where
from data.ratings import RatingStore
from data.store import SqlStore
from engine.results.rater import Moment, Rater
from engine.results.ratings import RatingRow
from engine.tables.ports import Change
from tests.data.rated import played, rows_in
from tests.engine.tables.at_the_gate import Ticks


@pytest.fixture
async def store(where: Where) -> AsyncIterator[SqlStore]:
    opened = await SqlStore.open(where)
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> Ticks:
    return Ticks()


async def no_wait() -> None:
    """All results are known."""


async def test_what_could_not_be_rated_is_with_the_next_end(
    store: SqlStore, where: Where, clock: Ticks
) -> None:
    class Full(RatingStore):
        is_full = True

        async def replace(self, at: Moment, until: Moment, rows: Sequence[RatingRow]) -> None:
            if self.is_full:
                raise StoreError("the disk is full")
            await super().replace(at, until, rows)

    ratings = Full(store)
    rater = Rater(ratings, plackett_luce, clock, no_wait)
    table = await store.table(await played(store, 101, 102, ended=5.0))
    assert table is not None
    rater.changed(Change(table, 9))
    await rater.done()
    assert rows_in(where) == []
    ratings.is_full = False
    rater.changed(Change(replace(table, settings=replace(table.settings, rated=False)), 9))
    await rater.done()
    assert rows_in(where) == []
    rater.changed(Change(table, 9))
    await rater.done()
    assert len(rows_in(where)) == 2
    await rater.stop()


async def test_a_game_that_ends_while_others_are_rated_is_rated_too(
    store: SqlStore, where: Where, clock: Ticks
) -> None:
    table = await store.table(await played(store, 101, 102, ended=2e9))
    assert table is not None
    over = Change(table, 9)

    class Busy(RatingStore):
        is_first = True

        async def first_unrated(self, since: float) -> tuple[float, int] | None:
            found = await super().first_unrated(since)
            if found is None and self.is_first:  # nothing more was found, and now one ends
                self.is_first = False
                await played(store, 101, 102, ended=2e9 + 1)
                rater.changed(over)
            return found

    rater = Rater(Busy(store), plackett_luce, clock, no_wait)
    rater.changed(over)
    await rater.done()
    assert len(rows_in(where)) == 4
    await rater.stop()


async def test_results_that_a_start_adds_late_are_rated_when_all_are_known(
    store: SqlStore, where: Where, clock: Ticks
) -> None:
    known = asyncio.Event()

    async def complete() -> None:
        await known.wait()

    await played(store, 101, 102, ended=2e9)
    rater = Rater(RatingStore(store), plackett_luce, clock, complete)
    rater.start()
    assert rater._task is not None
    await rater._task
    assert len(rows_in(where)) == 2
    await played(store, 101, 102, ended=5.0)
    known.set()
    await rater.done()
    assert rows_in(where, "SELECT ended FROM ratings WHERE seat = 0 ORDER BY games") == [
        (5.0,),
        (2e9,),
    ]
    await rater.stop()
