"""Ratings in both kinds of databases: each game once, in order, after every kill, bit for bit."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from bot.upkeep.rating_model import plackett_luce
from data import recompute as recompute_module
from data.base.database import StoreError
from data.base.ports import Where
from data.databases import database_at
from data.ratings import RatingStore
from data.recompute import recompute
from data.seasons import SeasonStore
from data.store import SqlStore
from engine.results import rater as rater_module
from engine.results.leaderboards import SeasonPlace
from engine.results.rater import Moment, rate
from engine.results.rating_fold import MONDAY, WEEK
from engine.results.ratings import NEW, RatingRow
from engine.tables.ports import Taken
from tests.data.rated import played, random_games, rows_in


@pytest.fixture
async def store(where: Where) -> AsyncIterator[SqlStore]:
    opened = await SqlStore.open(where)
    yield opened
    await opened.close()


async def rated(store: SqlStore) -> None:
    await rate(RatingStore(store), plackett_luce)


def run(where: Where, *statements: str) -> None:
    with database_at(where).session(write=True) as session:
        for statement in statements:
            session.execute(statement)


async def test_a_game_is_rated_once(store: SqlStore, where: Where) -> None:
    table = await played(store, 101, 102, ended=5.0)
    await rated(store)
    before = rows_in(where)
    assert [(row[0], row[3], row[4], row[-1]) for row in before] == [
        (table, "seven-seas/2", 101, 1),
        (table, "seven-seas/2", 102, 1),
    ]
    await rated(store)
    assert rows_in(where) == before


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
    await rated(store)
    assert rows_in(where) == []


async def test_a_late_game_is_rated_where_it_belongs(store: SqlStore, where: Where) -> None:
    for ended in (10.0, 30.0, 20.0, 5.0, 20.0):
        await played(store, 101, 102, ended=ended)
        await rated(store)
    found = rows_in(where, "SELECT ended, games FROM ratings WHERE seat = 0 ORDER BY games")
    assert found == [(5.0, 1), (10.0, 2), (20.0, 3), (20.0, 4), (30.0, 5)]
    assert recompute(where, plackett_luce).differing == 0


@pytest.mark.parametrize("seed", range(3))
async def test_recomputing_gives_what_is_stored_bit_for_bit(
    store: SqlStore, where: Where, seed: int
) -> None:
    for part in range(4):
        await random_games(store, 10, seed=seed * 4 + part, guild=part % 2 + 1)
        await rated(store)
    found = recompute(where, plackett_luce)
    assert (found.games, found.seats, found.differing) == (40, len(rows_in(where)), 0)


async def test_what_was_cut_short_is_done_after_the_next_start(where: Where) -> None:
    """Killed between the last move and the rating, or within the rating, which is one commit."""
    store = await SqlStore.open(where)
    await random_games(store, 8, seed=1)
    await rated(store)
    await random_games(store, 8, seed=2)
    ratings = RatingStore(store)
    at = await ratings.first_unrated(0.0)
    assert at is not None
    await store.close()
    again = await SqlStore.open(where)
    assert await RatingStore(again).first_unrated(0.0) == at
    await rated(again)
    assert await RatingStore(again).first_unrated(0.0) is None
    await again.close()
    assert recompute(where, plackett_luce).differing == 0


async def test_a_difference_is_named_and_replaced_only_if_asked(
    store: SqlStore, where: Where
) -> None:
    await random_games(store, 10, seed=5)
    await rated(store)
    before = rows_in(where)
    table, seat = before[3][:2]
    run(
        where,
        f"UPDATE ratings SET mu = mu + 1e-12 WHERE (table_id, seat) = ({table}, {seat})",  # noqa: S608
        "DELETE FROM ratings WHERE table_id = 1",
    )
    wrong = rows_in(where)
    found = recompute(where, plackett_luce)
    assert found.differing == 1 + sum(row[0] == 1 for row in before)
    assert any(line.startswith(f"table {table}, seat {seat}, ") for line in found.named)
    assert rows_in(where) == wrong
    assert recompute(where, plackett_luce, write=True).differing == found.differing
    assert rows_in(where) == before
    assert recompute(where, plackett_luce).differing == 0


async def test_ratings_outlive_people_who_are_forgotten_and_tables_that_are_removed(
    store: SqlStore, where: Where
) -> None:
    tables = await random_games(store, 20, seed=6)
    await rated(store)
    run(
        where,
        "UPDATE results SET user = 0 WHERE user = 103",
        "UPDATE ratings SET user = 0 WHERE user = 103",
        f"DELETE FROM tables WHERE id IN ({tables[2]}, {tables[3]})",  # noqa: S608
    )
    before = rows_in(where)
    assert recompute(where, plackett_luce).differing == 0
    assert recompute(where, plackett_luce, write=True).differing == 0
    await played(store, 101, 102, ended=1.0)  # everything after it is rated again
    await rated(store)
    assert recompute(where, plackett_luce).differing == 0
    run(
        where,
        "DELETE FROM ratings WHERE games = 1 AND ended = 1.0",
        "DELETE FROM tables WHERE id = (SELECT max(id) FROM tables)",
    )
    assert recompute(where, plackett_luce, write=True).games == 18
    assert rows_in(where) == before


async def test_who_is_forgotten_while_a_game_is_rated_is_not_named(
    store: SqlStore, where: Where
) -> None:
    await played(store, 101, 102, ended=5.0)

    class Slow(RatingStore):
        async def replace(self, at: Moment, until: Moment, rows: Sequence[RatingRow]) -> None:
            run(where, "UPDATE results SET user = 0 WHERE user = 101")
            await super().replace(at, until, rows)

    await rate(Slow(store), plackett_luce)
    assert [row[4] for row in rows_in(where)] == [0, 102]
    assert recompute(where, plackett_luce).differing == 0


async def test_games_are_rated_page_by_page_as_if_at_once(
    store: SqlStore, where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    await random_games(store, 30, seed=7)
    await rated(store)
    at_once = rows_in(where)
    run(where, "DELETE FROM ratings")
    monkeypatch.setattr(rater_module, "PAGE", 4)
    await rated(store)
    assert rows_in(where) == at_once
    run(where, "UPDATE ratings SET mu = mu + 1")
    monkeypatch.setattr(recompute_module, "PAGE", 4)
    assert recompute(where, plackett_luce, write=True).differing == len(at_once)
    assert rows_in(where) == at_once
    await played(store, 101, 102, ended=1e6)
    await rated(store)
    assert recompute(where, plackett_luce).differing == 0


async def test_games_are_rated_one_by_one_as_at_once(store: SqlStore, where: Where) -> None:
    """Twelve games from a Monday on: the rater counts the earlier ones of the week each time."""
    for number in range(12):
        people = (101, 102) if number % 3 else (102, 101)
        await played(store, *people, ended=MONDAY + 2 * WEEK + number * 7e4)
        await rated(store)
    weights = rows_in(where, "SELECT weight FROM ratings WHERE seat = 0 ORDER BY ended")
    assert weights == [(1.0,)] * 5 + [(0.0,)] * 4 + [(1.0,)] * 3
    assert recompute(where, plackett_luce).differing == 0


async def test_a_removed_game_counts_in_its_week(store: SqlStore, where: Where) -> None:
    tables = [await played(store, 101, 102, ended=1e6 + number) for number in range(4)]
    await rated(store)
    run(where, f"DELETE FROM tables WHERE id = {tables[1]}")  # noqa: S608
    before = rows_in(where)
    assert recompute(where, plackett_luce).differing == 0
    for number in (8, 9):
        await played(store, 101, 102, ended=1e6 + number)
        await rated(store)
    assert rows_in(where)[: len(before)] == before
    last = rows_in(where, "SELECT weight, games FROM ratings WHERE seat = 0 ORDER BY ended")[-2:]
    assert last == [(1.0, 5), (0.0, 5)]
    assert recompute(where, plackett_luce).differing == 0


async def test_what_another_rule_computed_is_computed_again_once(
    store: SqlStore, where: Where
) -> None:
    await random_games(store, 10, seed=8)
    await rated(store)
    right = rows_in(where)
    older = "UPDATE settings SET value = '2' WHERE name = 'rating-rule'"
    run(where, "UPDATE ratings SET mu = mu + 1, weight = 0.5", older)
    await rated(store)
    assert rows_in(where) == right
    run(where, "UPDATE ratings SET mu = mu + 1")
    wrong = rows_in(where)
    await rated(store)
    assert rows_in(where) == wrong
    run(where, "DELETE FROM settings WHERE name = 'rating-rule'")
    assert recompute(where, plackett_luce, write=True).differing == len(right)
    assert rows_in(where) == right
    assert await RatingStore(store).first_unrated(0.0) is None


async def test_computing_again_goes_on_wherever_it_was_cut_short(
    store: SqlStore, where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    await random_games(store, 12, seed=9)
    await rated(store)
    for table in ("results", "ratings"):
        run(where, f"UPDATE {table} SET user = 0 WHERE user = 103")  # noqa: S608
    run(where, "UPDATE ratings SET mu = mu + 1, mu_before = mu_before + 1 WHERE user > 0")
    run(where, "DELETE FROM settings WHERE name = 'rating-rule'")
    monkeypatch.setattr(rater_module, "PAGE", 3)

    class Dying(RatingStore):
        pages = 2

        async def replace(self, at: Moment, until: Moment, rows: Sequence[RatingRow]) -> None:
            if not self.pages:
                raise StoreError("killed")
            self.pages -= 1
            await super().replace(at, until, rows)

    with pytest.raises(StoreError, match="killed"):
        await rate(Dying(store), plackett_luce)
    assert recompute(where, plackett_luce).differing > 0
    await rated(store)
    assert recompute(where, plackett_luce).differing == 0


async def test_a_row_of_a_game_that_is_not_rated_is_named_and_removed(
    store: SqlStore, where: Where
) -> None:
    tables = [await played(store, 101, 102, ended=5.0 + n) for n in range(2)]
    await rated(store)
    run(where, f"UPDATE tables SET settings = '{{}}' WHERE id = {tables[1]}")  # noqa: S608
    found = recompute(where, plackett_luce)
    assert (found.games, found.differing) == (1, 2)
    assert [line.split(" ± ")[0].rpartition(" ")[0] for line in found.named] == [
        f"table {tables[1]}, seat {seat}, seven-seas/2: stored as" for seat in range(2)
    ]
    recompute(where, plackett_luce, write=True)
    assert {row[0] for row in rows_in(where)} == {tables[0]}


async def test_somebody_has_one_rating_wherever_they_play(store: SqlStore) -> None:
    ratings = RatingStore(store)
    await played(store, 101, 102, ended=5.0, guild=1)
    await played(store, 101, 103, ended=6.0, guild=2)
    await rated(store)
    found = await ratings.ratings_before((7.0, 0), [(101, "seven-seas/2"), (109, "seven-seas/2")])
    assert found[101, "seven-seas/2"].games == 2
    assert found.get((109, "seven-seas/2"), NEW) == NEW


async def test_a_server_that_is_removed_leaves_ratings_and_no_months(
    store: SqlStore, where: Where
) -> None:
    table = await played(store, 101, 102, ended=5.0, guild=7)
    await rated(store)
    seasons = SeasonStore(store)
    assert await seasons.ended(1e9) == ((7, "1970-01"),)
    place = SeasonPlace("1970-01", "seven-seas/2", 101, 1, 1600)
    await seasons.claim(7, "1970-01", None, 1, [place])
    with pytest.raises(Taken):
        await seasons.claim(7, "1970-01", 5, 2, [])
    assert await seasons.ended(1e9) == ()
    assert await seasons.places_of(7, 101) == (place,)
    await store.remove_tables(7)
    await store.remove_server(7)
    assert await store.table(table) is None
    assert await seasons.ended(1e9) == ()
    assert await seasons.places_of(7, 101) == ()
    assert len(await RatingStore(store).courses(101)) == 1
    assert recompute(where, plackett_luce).differing == 0
