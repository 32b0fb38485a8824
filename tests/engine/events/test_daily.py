"""The deal of the day: its order, its streaks, and that everybody meets the same game."""

import asyncio
from contextlib import suppress
from itertools import chain, pairwise, repeat
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import RoundEnded
from engine.events import crew
from engine.events.daily import (
    BARS,
    FORTNIGHT,
    SEATS_OF_DAY,
    WEEK,
    Among,
    Comparison,
    DailyDeal,
    deal_at,
    histogram,
    is_forgiven,
    longest_streak,
    marks_of,
    score_of,
    squares_of,
    streak_at,
)
from engine.events.deals import Week
from engine.games import GAMES
from engine.tables.model.refusals import Refusal
from engine.tables.model.result import GRACE, SECONDS, begins, day_of, measured, measures, points_of
from engine.tables.model.table import Status
from engine.tables.position import replayed
from engine.tables.view import TableView
from tests.amounts import amount, one_of
from tests.data.sqlite import StoreInMemory
from tests.engine.events.mornings import BEN, Morning, answer
from tests.engine.tables.at_the_gate import FaultyStore, NoDisk, refusal

KILLED_ONCE = amount(1, 1000)
"""Games in which a process is killed once."""


def test_days_are_counted_by_utc_and_each_has_its_game() -> None:
    assert WEEK.count("seven-seas") > max(WEEK.count(key) for key in GAMES if key != "seven-seas")
    assert set(WEEK) == {key for key, game in GAMES.items() if game.traits.days}
    first = begins(1)
    assert [day_of(first + at) for at in (-1, 0, SECONDS - 1, SECONDS)] == [0, 1, 1, 2]
    assert [deal_at(first + n * SECONDS).game for n in range(14)] == [*WEEK, *WEEK]
    for day in range(1, 8):
        deal = DailyDeal(day)
        game = GAMES[deal.game]
        assert SEATS_OF_DAY in game.seats_for(game.options(**deal.choices))


@given(st.sets(st.integers(1, 120)), st.integers(1, 120))
def test_a_streak_forgives_one_missed_day_a_fortnight(played: set[int], today: int) -> None:
    length = streak_at(played, today)
    last = today if today in played else today - 1
    span = 0
    while streak_at({day for day in played if last - span <= day <= last}, today) < length:
        span += 1
    missed = [day for day in range(last - span, last + 1) if day not in played]
    assert length == (span + 1 - len(missed) if length else 0)
    assert all(b - a >= FORTNIGHT for a, b in pairwise(missed))
    assert longest_streak(played) >= length
    assert streak_at(played | {today}, today) >= length


def test_streaks_by_example() -> None:
    week = set(range(1, 8))
    assert streak_at(week, 7) == streak_at(week, 8) == 7
    assert streak_at(week, 9) == 7, "yesterday is forgiven, and today may come"
    assert is_forgiven(week, 9)
    assert not is_forgiven(week, 8)
    assert streak_at(week, 10) == 0
    assert streak_at(week | {9, 10}, 10) == 9
    assert streak_at(week | {9, 11}, 11) == 2, "the second within a fortnight is not forgiven"
    assert streak_at(set(range(1, 40)) - {5, 19}, 39) == 37
    assert streak_at(set(range(1, 40)) - {5, 18}, 39) == 33
    assert streak_at(set(), 3) == longest_streak(set()) == 0
    assert marks_of(week) == (7,)
    assert marks_of(range(1, 102)) == (7, 30, 100)
    assert marks_of({1, 2}) == ()


def test_a_share_counts_ties_half() -> None:
    assert Among(others=4, below=1, level=2).share == 0.5
    assert Among(0, 0, 0).share is None
    crew = (10, 20, 20, 30)
    assert [score_of(measure, crew) for measure in (9, 10, 20, 25, 31)] == [0, 12, 50, 75, 100]
    assert Comparison(20, (), Among(0, 0, 0)).score is None
    assert Comparison(20, crew, Among(0, 0, 0)).score == 50


def test_four_squares_follow_from_the_score() -> None:
    found = [squares_of(score) for score in (0, 1, 12, 25, 50, 63, 75, 99, 100)]
    assert found == [(0, 0), (0, 1), (0, 1), (1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (4, 0)]


FINER = st.lists(st.integers(-499, 499), max_size=3)


@given(st.integers(-300, 300), FINER, st.integers(-300, 300), FINER)
def test_a_measure_orders_by_points_then_by_tie_breaks(
    points: int, finer: list[int], others: int, other_finer: list[int]
) -> None:
    one, other = measured(points, finer), measured(others, other_finer)
    written = [(n, *(*more, 0, 0, 0)[:3]) for n, more in ((points, finer), (others, other_finer))]
    assert (one < other) is (written[0] < written[1])
    assert points_of(one) == points


@given(st.integers(-30, 30), st.lists(st.integers(-30, 30), min_size=1, max_size=100))
def test_a_histogram_has_every_member_and_one_place_for_the_person(
    own: int, points: list[int]
) -> None:
    crew = tuple(measured(each, (1,)) for each in points)
    bars = histogram(Comparison(measured(own, ()), crew, Among(0, 0, 0)))
    assert sum(bar.members for bar in bars) == len(points)
    assert [bar.least <= own <= bar.most for bar in bars] == [bar.is_own for bar in bars]
    assert sum(bar.is_own for bar in bars) == 1
    assert len(bars) <= BARS


def test_a_week_is_from_monday_on_and_the_best_five_count() -> None:
    assert [DailyDeal(day).week for day in (1, 7, 8)] == [range(1, 8), range(1, 8), range(8, 15)]
    assert Week(0, "", dict(enumerate([1, 70, 60, 50, 40, 30, 2]))).total == 250
    assert Week(0, "", {1: 1, 2: 2}).total == 3


@pytest.mark.parametrize("day", {DailyDeal(day).game: day for day in range(1, 8)}.values())
async def test_a_deal_ends_with_its_first_round_and_is_scored(day: int) -> None:
    morning = Morning(day)
    seen = await morning.open()
    assert len(seen.table.players) == SEATS_OF_DAY
    assert seen.table.seed == 7
    over = await morning.finish(seen)
    assert over.table.status is (Status.FINISHED if over.outcome is not None else Status.CLOSED)
    rows, game = await morning.store.moves(over.table.id), GAMES[over.table.game]
    story = replayed(game, over.table, rows).story
    ended = [event for event in story if isinstance(event, RoundEnded)]
    assert len(ended) == game.traits.rounds
    score = await morning.score(day)
    points = sum(event.points[0] for event in ended)
    assert (score.points, score.table) == (points, over.table.id)
    assert score.measure == (measures(game, story, game.traits.rounds) or ())[0]
    comparison = await morning.deals.comparison(day, 101, seconds=None)
    assert comparison is not None
    assert (comparison.points, comparison.everywhere) == (points, Among(0, 0, 0))
    seed = over.table.seed
    members = range(crew.SIZE)
    assert [*comparison.crew] == sorted(answer(crew.played, day, seed, n)[0] for n in members)
    assert comparison.score == score_of(score.measure, comparison.crew)
    asked = morning.spare.calls
    assert await morning.deals.comparison(day, 101) == comparison
    assert morning.spare.calls == asked == crew.SIZE + 1, "it is kept"


async def test_there_is_one_try_a_day_also_by_two_clients_at_once() -> None:
    morning = Morning()
    first, second = await asyncio.gather(morning.open(), morning.open(guild=2))
    assert first.table.id == second.table.id
    assert len(morning.store.tables) == 1
    moved = await morning.press(first)
    again = await morning.open()
    assert (again.table, again.version, again.view) == (moved.table, moved.version, moved.view)
    over = await morning.finish(again)
    assert (await morning.open()).table == over.table
    assert await refusal(morning.press(over)) is Refusal.TABLE_OVER
    assert (await morning.open(BEN)).table.id != over.table.id


async def test_a_try_begun_before_midnight_counts_for_its_day_within_the_hour() -> None:
    """Until then `/daily` goes on with it; what begins after midnight is today's deal."""
    morning = Morning()
    begun = await morning.press(await morning.open())
    morning.clock.time = begins(2) + GRACE - 1
    again = await morning.open()
    assert again.table.id == begun.table.id
    assert (await morning.open(BEN)).table.settings.day == 2
    assert morning.deals.counts(1), "its cards are a secret as long"
    await morning.practise(4)
    assert (await morning.tables.found(begun.table.id)).is_open, "practice makes no room there"
    await morning.finish(again)
    assert (await morning.score()).table == begun.table.id
    assert await morning.days.days_of(101) == {1}
    assert (await morning.open()).table.settings.day == 2
    late = Morning()
    begun = await late.press(await late.open())
    late.clock.time = begins(2) + GRACE
    assert not late.deals.counts(1)
    assert (await late.open()).table.settings.day == 2
    assert not (await late.finish(begun)).table.is_open, "it goes on, but does not count"
    assert await late.days.days_of(101) == set()
    assert await late.deals.comparison(1, 101) is None


async def kills(whole: Morning, day: int, *lives: int, after: bool) -> int:
    """How often a process died in a game that comes out as the whole one.

    lives: the writes that each of the first processes lives through, -1 for all; the last of them
    is for all others.
    """
    store, fault = FaultyStore(), "after" if after else "before"
    for killed, writes in enumerate(chain(lives, repeat(lives[-1]))):
        store.plan = iter(()) if writes < 0 else chain(repeat("", writes), repeat(fault))
        morning = Morning(day, store)
        with suppress(NoDisk):
            seen = await morning.finish(await morning.open())
            assert await rows_of(store, seen) == await rows_of(whole.store, seen)
            assert len(store.tables) == 1
            assert await morning.score(day) == await whole.score(day)
            return killed
    raise AssertionError("the last process is killed as well")


async def rows_of(store: StoreInMemory, seen: TableView) -> list[tuple[int, int, str]]:
    return [(row.seq, row.seat, row.move) for row in await store.moves(seen.table.id)]


@pytest.mark.parametrize(
    ("day", "after"), one_of([(2, True), (1, False), (4, False), (6, True)], several=True)
)
async def test_killed_at_any_step_it_goes_on_where_it_was(day: int, after: bool) -> None:
    """By another process each time; the game is the one that nobody interrupted.

    Killed at every step of one game, and once in each of some others.
    """
    whole = Morning(day)
    await whole.finish(await whole.open())
    writes = await kills(whole, day, 0, 0 if after else 1, after=after)
    assert writes > 10
    for at in Random(day).sample(range(1, writes), min(KILLED_ONCE, writes - 1)):
        assert await kills(whole, day, at, -1, after=after) == 1
