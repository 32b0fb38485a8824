"""Ratings in both kinds of databases: each game once, with its end, by the rules of now."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.upkeep.rating_model import plackett_luce
from data.base.ports import Where
from data.databases import database_at
from data.store import SqlStore
from engine.results.ratings import NEW, WEEK, RatingRow
from engine.tables.model.result import begins
from engine.tables.ports import MoveRow, Taken
from tests.data.rated import played, random_games, recounted, rows_in
from tests.data.sqlite import results_at


@pytest.fixture
async def store(where: Where) -> AsyncIterator[SqlStore]:
    opened = await SqlStore.open(where, plackett_luce)
    yield opened
    await opened.close()


def run(where: Where, *statements: str) -> None:
    with database_at(where).session(write=True) as session:
        for statement in statements:
            session.execute(statement)


async def test_a_game_is_rated_with_its_end(store: SqlStore, where: Where) -> None:
    table = await played(store, 101, 102, ended=5.0)
    found = [RatingRow(*row) for row in rows_in(where)]
    assert [(row.table, row.pool, row.user, row.games) for row in found] == [
        (table, "seven-seas/2", 101, 1),
        (table, "seven-seas/2", 102, 1),
    ]
    assert found[0].before == found[1].before == NEW
    assert found[0].mu > NEW.mu > found[1].mu
    assert list(await store.ratings.of_game(table)) == found


@pytest.mark.parametrize(
    ("people", "choices"),
    [
        ((101, 102), {"clock": None}),
        ((101, 102), {"rated": False}),
        ((101, None), {}),
        ((101, 102, None), {}),
        ((101,), {}),
    ],
    ids=["no clock", "not rated", "a computer", "a computer besides two people", "alone"],
)
async def test_other_games_are_not(
    store: SqlStore, where: Where, people: Sequence[int | None], choices: dict[str, Any]
) -> None:
    await played(store, *people, ended=5.0, **choices)
    assert rows_in(where) == []


async def test_an_end_that_is_not_kept_rates_nothing(store: SqlStore, where: Where) -> None:
    """The last move, the results and the ratings are one transaction."""
    open_table = await store.table(await played(store, 101, 102, ended=5.0, rated=False))
    assert open_table is not None
    results = [replace(each, rated=True) for each in await results_at(store, open_table.id)]
    await store.add_move(open_table.id, MoveRow(0, 0, "a", 1.0))
    for _ in range(2):
        with pytest.raises(Taken):
            await store.add_moves(open_table, [MoveRow(0, 0, "b", 2.0)], results)
        assert rows_in(where) == []


async def test_games_that_end_at_once_are_rated_one_after_the_other(
    store: SqlStore, where: Where
) -> None:
    """Also by two processes: nobody's game is rated from a rating that another has changed."""
    other = await SqlStore.open(where, plackett_luce)
    people = [(101, 102), (102, 101), (101, 103), (103, 102, 101), (102, 103), (101, 102)]
    await asyncio.gather(
        *(played(each, *seats, ended=5.0) for seats in people for each in (store, other))
    )
    await other.close()
    last = dict[tuple[int | None, str], RatingRow]()
    found = [RatingRow(*row) for row in rows_in(where)]
    assert len(found) == 2 * sum(map(len, people))
    for row in sorted(found, key=lambda row: row.number):
        before = last.get((row.user, row.pool))
        assert row.before == (before.after if before else NEW)
        assert row.number == (before.number + 1 if before else 1)
        last[row.user, row.pool] = row


@pytest.mark.parametrize("seed", range(1, 4))
async def test_recounting_gives_what_is_stored_bit_for_bit(
    store: SqlStore, where: Where, seed: int
) -> None:
    for part in range(2):
        await random_games(store, 20, seed=2 * seed + part, guild=part + 1)
    assert recounted(where) == rows_in(where)
    assert len({row.table for row in recounted(where)}) == 40


async def test_ratings_outlive_people_who_are_forgotten_and_tables_that_are_removed(
    store: SqlStore, where: Where
) -> None:
    tables = await random_games(store, 20, seed=6)
    await store.forget(103)
    run(where, f"DELETE FROM tables WHERE id IN ({tables[2]}, {tables[3]})")  # noqa: S608
    assert any(row[4] is None for row in rows_in(where))
    assert recounted(where) == rows_in(where)


async def test_of_the_games_of_a_week_five_count(store: SqlStore, where: Where) -> None:
    """Twelve games from a Monday on, some of whose tables are removed."""
    tables = []
    for number in range(12):
        people = (101, 102) if number % 3 else (102, 101)
        ended = begins(1) + 2 * WEEK + number * 7e4
        tables.append(await played(store, *people, ended=ended))
        run(where, f"DELETE FROM tables WHERE id = {tables[number // 2]}")  # noqa: S608
    weights = rows_in(where, "SELECT weight FROM ratings WHERE seat = 0 ORDER BY ended")
    assert weights == [(1.0,)] * 5 + [(0.0,)] * 4 + [(1.0,)] * 3
    assert recounted(where) == rows_in(where)


async def test_others_in_the_week_do_not_count_against_it(store: SqlStore, where: Where) -> None:
    for number in range(4):
        await played(store, 101, 102, ended=1e6 + number)
    for people in ((101, 103), (101, 102, 103), (101, 102)):
        await played(store, *people, ended=1e6 + 10)
    await played(store, 101, 102, ended=1e6 + 11, game="seven")
    assert {row[9] for row in rows_in(where)} == {1.0}
    await played(store, 102, 101, ended=1e6 + 12)
    assert [RatingRow(*row).weight for row in rows_in(where)][-2:] == [0.0, 0.0]


async def test_a_server_that_is_removed_leaves_ratings(store: SqlStore, where: Where) -> None:
    """Somebody has one rating, wherever they play."""
    table = await played(store, 101, 102, ended=5.0, guild=7)
    assert await store.ratings.pools(7) == {"seven-seas/2": 1}
    await played(store, 101, 103, ended=6.0, guild=2)
    assert (await store.ratings.of_person(101))["seven-seas/2"].games == 2
    await store.remove_tables(7)
    await store.remove_server(7)
    assert await store.table(table) is None
    assert await store.ratings.pools(7) == {}
    assert len(await store.ratings.of_person(101)) == 1
    assert recounted(where) == rows_in(where)
