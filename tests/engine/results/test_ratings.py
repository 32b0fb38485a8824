"""Rows of finished games, which lists and pasts read, and the ratings from game to game."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.core import Seat
from engine.games import GAMES
from engine.games import GAMES as GAMES_THERE_ARE
from engine.players import has_players
from engine.results.past import PastGame
from engine.results.ratings import (
    DAY,
    DEVIATION,
    MEAN,
    NEW,
    WEEK,
    WEEKLY,
    Candidate,
    Rating,
    RatingRow,
    pool_of,
    ranking,
    without_place,
)
from engine.tables.model.result import begins
from engine.tables.model.table import OwnPlace, Status, TableSettings
from engine.tables.replay import Replay, replay_of
from engine.tables.transitions.after import results_of
from tests.data.rated import rated_again
from tests.data.sqlite import StoreInMemory, results_at
from tests.engine.tables.at_the_gate import ANNA, Ticks, ToyTables, tables_on, user
from tests.engine.tables.recorded import kept, players_of, random_game, rows_of, table_of
from tests.engine.toy_game import TOYS
from tests.folding import fold

MONDAY = begins(1)

MORE = "seven-seas/3+"


Game: TypeAlias = Sequence[RatingRow]


def seat(user: int, side: int, place: int, *, stand_in: bool = False) -> RatingRow:
    """A seat of one game among many."""
    return RatingRow(1, side, 7, MORE, user, side, place, stand_in, 1000.0)


def game_of(number: int, places: dict[int, int], *, ended: float | None = None) -> Game:
    """A game in which everybody played alone: the place of each person."""
    at = 1000.0 + number if ended is None else ended
    pool = pool_of("seven-seas", len(places))
    return [
        RatingRow(number, seat, 7, pool, user, seat, place, stand_in=False, ended=at)
        for seat, (user, place) in enumerate(places.items())
    ]


def rated(*games: Game) -> list[list[RatingRow]]:
    """The rows of these games, rated in this order."""
    return list(rated_again(games))


def after(*seats: RatingRow) -> list[Rating]:
    """The ratings after one game between newcomers."""
    return [row.after for row in rated(seats)[0]]


def means(ratings: list[Rating]) -> list[float]:
    return [rating.mu for rating in ratings]


def test_the_better_place_has_the_better_rating_and_equal_places_the_same() -> None:
    """A game makes everybody surer, and counts."""
    seats = [seat(user, user, place) for user, place in ((1, 3), (2, 1), (3, 3), (4, 2))]
    found = after(*seats)
    third, first, also_third, second = means(found)
    assert first > second > third == pytest.approx(also_third)
    assert all(rating.sigma < DEVIATION and rating.games == 1 for rating in found)


def test_people_read_points_in_pools_of_duels_and_of_games_of_more() -> None:
    assert {pool_of("seven", seats) for seats in (3, 4, 7)} == {"seven/3+"} != {pool_of("seven", 2)}
    assert (NEW.points, NEW.deviation, NEW.is_provisional) == (1500, 333, True)
    assert (Rating(26.0, 2.0, 20).points, Rating(26.0, 2.0, 20).is_provisional) == (1540, False)


def test_partners_win_together() -> None:
    seats = [seat(user, user % 2, 1 + user % 2) for user in range(1, 5)]
    odd, even, also_odd, also_even = means(after(*seats))
    assert odd == also_odd < MEAN < even == also_even


def test_a_stand_in_is_last_for_its_owner_whatever_it_reached() -> None:
    seats = [seat(1, 0, 1, stand_in=True), seat(2, 1, 2), seat(3, 2, 3)]
    as_played = [seat(1, 0, 3), seat(2, 1, 1), seat(3, 2, 2)]
    assert after(*seats) == after(*as_played)
    away = [seat(user, user, user, stand_in=user < 3) for user in (1, 2, 3)]
    first, second, third = means(after(*away))
    assert third > first == pytest.approx(second), "several are last together"


def test_a_player_who_abandons_a_partner_is_last_and_the_partner_is_not() -> None:
    away = [seat(user, user % 2, 2 - user % 2, stand_in=user == 1) for user in range(1, 5)]
    stayed = [seat(user, user % 2, 2 - user % 2) for user in range(1, 5)]
    gone, *others = after(*away)
    assert others == after(*stayed)[1:]
    assert gone.mu < MEAN < others[1].mu


def ends(orders: Sequence[Sequence[int]], *, hours: float = 1.0) -> list[list[RatingRow]]:
    """The rows of games with these orders, the first one first, by game and id of the person."""
    return rated(
        *(
            game_of(
                number,
                {user: order.index(user) + 1 for user in sorted(order)},
                ended=MONDAY + number * hours * 3600,
            )
            for number, order in enumerate(orders)
        )
    )


WON, LOST = (1, 2), (2, 1)


def test_each_week_begins_on_monday_by_utc() -> None:
    assert datetime.fromtimestamp(MONDAY, UTC).weekday() == 0
    *_, last, first = rated(
        *(game_of(number, {1: 1, 2: 2}, ended=MONDAY + WEEK - 1) for number in range(7)),
        game_of(8, {1: 1, 2: 2}, ended=MONDAY + WEEK),
    )
    assert last[0].weight == 0
    assert (first[0].weight, first[0].games, first[0].number) == (1, WEEKLY + 1, 8)


@pytest.mark.parametrize("won", range(8))
def test_a_won_game_never_makes_a_rating_worse(won: int) -> None:
    for lost in range(8):
        games = ends([LOST] * lost + [WON] * (won + 1), hours=30)
        assert games[-1][0].after.mu >= games[-1][0].before.mu


def test_two_who_play_day_and_night_move_no_further_than_in_five_games_a_week() -> None:
    """However many games one wins against the other."""
    often, seldom = ends([WON] * 500), ends([WON] * 15, hours=168 / WEEKLY)
    assert often[-1][0].after == seldom[-1][0].after
    assert sum(rows[0].weight for rows in often) == 15


CAREERS = Path(__file__).parents[2] / "data" / "careers.txt"
"""Written by `python -m tests.lab.players.careers`, at commit 266f76fe."""


@pytest.mark.parametrize("key", [*filter(has_players, GAMES_THERE_ARE)])
def test_after_thirty_games_a_captain_is_ahead_of_a_mate_and_a_mate_of_a_deckhand(key: str) -> None:
    """Three people who played like computers, each of them in the same number of games."""
    lines = [line.split() for line in CAREERS.read_text("utf-8").splitlines()]
    games = [list(map(int, places)) for game, *places in lines if game == key]
    rows = rated(
        *(
            [
                seat(who, who, place)._replace(table=number, ended=number * WEEK)
                for who, place in enumerate(places, 1)
                if place
            ]
            for number, places in enumerate(games)
        )
    )
    known = {row.user: row.after for found in rows for row in found}
    deckhand, mate, captain = (known[who] for who in (1, 2, 3))
    assert deckhand.games == mate.games == captain.games == 30
    assert deckhand.points < mate.points < captain.points


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=3, deadline=None)
@given(number=st.integers(0, 2**32 - 1))
def test_the_last_move_brings_a_row_for_each_seat(key: str, number: int) -> None:
    """Each says what the outcome of the fold says."""
    record, draw = random_game(key, number), Random(number)
    assume(record.seed < 2**63)  # as large as the store keeps it
    people, rated = players_of(record, draw), draw.random() < 0.5
    table, rows = table_of(key, record, *people, rated=rated), rows_of(key, record)
    store = kept(table, rows[:-1])

    async def finish() -> None:
        tables = ToyTables(store, Ticks())
        await tables.restore()
        seat, move = record.moves[-1]
        player = people[seat]
        if player.level is None:
            await tables.play(1, player.user or 0, len(rows) - 1, move)
        else:
            await tables.play_for(1, seat, len(rows) - 1, move)

    asyncio.run(finish())
    game, results = GAMES[key], asyncio.run(results_at(store, 1))
    outcome = game.outcome(
        fold(game, record.options, record.seats, record.seed, record.moves).state
    )
    assert outcome is not None
    assert tuple(r.points for r in results) == outcome.points
    assert tuple(r.place for r in results) == outcome.places
    assert [r.user for r in results] == [player.user for player in people]
    assert [r.stand_in for r in results] == [player.is_away for player in people]
    assert [r.seat for r in results] == list(range(record.seats))
    over = store.tables[1]
    facts = (1, 7, key, record.seats, rated, 950.0, over.ended, len(rows), outcome.termination)
    for r in results:
        told = (r.table, r.guild, r.game, r.seats, r.rated, r.started, r.ended, r.moves)
        assert (*told, r.termination) == facts


def test_those_of_a_team_play_for_one_side() -> None:
    """7 Seas with teams has two sides, by turns; elsewhere each seat is a side of its own."""
    for number in range(12):
        record = random_game("seven-seas", number)
        seats = players_of(record, Random(number))
        over = replace(table_of("seven-seas", record, *seats), status=Status.FINISHED, ended=1.0)
        replay = replay_of(GAMES["seven-seas"], over, rows_of("seven-seas", record))
        results = results_of(GAMES["seven-seas"], over, replay.steps[-1].state, len(replay.rows))
        sides = 2 if record.options.teams else record.seats
        assert [r.side for r in results] == [seat % sides for seat in range(record.seats)]
        assert len({(r.side, r.place, r.points) for r in results}) == sides
        past = PastGame(over, results)
        places = [past.place_of(seat) for seat in range(record.seats)]
        assert past.sides == sides
        assert places == [
            1 + sum(results[s].place < r.place for s in range(sides)) for r in results
        ]


async def test_moves_that_were_taken_back_do_not_count() -> None:
    store = StoreInMemory()
    tables = tables_on(store)
    table = await tables.running()
    await tables.press(table, ANNA, 0)
    await tables.undo(table, user(ANNA), 1)
    over = await tables.play_out(table, Random(1))
    assert {r.moves for r in await results_at(store, table)} == {over.version - 2}
    assert len((await tables.replay(table)).steps) == over.version - 1


async def test_marks_are_kept_with_the_end_and_a_fault_in_them_does_not_prevent_it() -> None:
    for marks in (counted, fail):
        store = StoreInMemory()
        tables = ToyTables(store, Ticks(), games=TOYS, marks=marks)
        table = await tables.running()
        over = await tables.play_out(table, Random(1))
        assert over.table.status is Status.FINISHED
        told = () if marks is fail else ((0, f"{over.version + 1} steps"),)
        assert store.marks(table) == told


def counted(replay: Replay) -> Sequence[tuple[Seat, str]]:
    return [(0, f"{len(replay.steps)} steps")]


def fail(_: Replay) -> Sequence[tuple[Seat, str]]:
    raise ValueError


async def test_the_results_of_an_own_table_are_in_no_server_and_unrated() -> None:
    """Whatever its settings say."""
    tables = tables_on(store := StoreInMemory())
    table = await tables.running(2, rounds=1)
    await tables.play_out(table, Random(1))
    over = await tables.found(table)
    assert {r.guild for r in await results_at(store, table)} == {1}
    state = (await tables.replay(table)).steps[-1].state
    own = replace(over, place=OwnPlace(user(ANNA)), settings=TableSettings(clock=60, rated=True))
    told = results_of(TOYS["toy"], own, state, 9)
    assert {(r.guild, r.rated) for r in told} == {(None, False)}


NOW = datetime(2026, 3, 31, 12, tzinfo=UTC).timestamp()


def candidate(
    user: int = 1, mu: float = 25.0, games: int = 20, opponents: int = 3, days: float = 0.0
) -> Candidate:
    return Candidate(user, Rating(mu, 2.0, games), opponents, NOW - days * DAY)


def test_a_board_goes_by_rating_and_equal_points_share_a_place() -> None:
    found = ranking(
        [candidate(4, 24), candidate(3, 26), candidate(2, 26.001), candidate(1, 30)], NOW
    )
    assert [(placed.place, placed.user) for placed in found] == [(1, 1), (2, 2), (2, 3), (4, 4)]


def test_a_sure_rating_ranks_above_a_higher_unsure_one() -> None:
    unsure = Candidate(1, Rating(26, 4.0, 20), 3, NOW)
    assert [placed.user for placed in ranking([unsure, candidate(2, 25)], NOW)] == [2, 1]


def test_recent_players_without_a_place_are_ordered_by_sure_points() -> None:
    lately = [candidate(1, 24, games=3), candidate(2, 26, opponents=1), candidate(3, 25, games=0)]
    others = [candidate(4), candidate(5, games=3, days=31)]
    assert [each.user for each in without_place([*lately, *others], NOW)] == [2, 3, 1]
