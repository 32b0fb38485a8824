"""Boards and months: the people with a place, their order, and the end of a month."""

from datetime import UTC, datetime

import pytest

from engine.results.ratings import (
    DAY,
    Candidate,
    Period,
    Rating,
    blocks_of,
    bounds,
    month_of,
    ranking,
    without_place,
)

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


def test_periods_are_seven_days_thirty_days_the_month_or_all_time() -> None:
    assert Period.WEEK.since(NOW) == NOW - 7 * DAY
    assert Period.MONTH.since(NOW) == NOW - 30 * DAY
    assert Period.SEASON.since(NOW) == datetime(2026, 3, 1, tzinfo=UTC).timestamp()
    assert Period.ALL.since(NOW) == 0


@pytest.mark.parametrize(
    ("month", "days"), [("2026-02", 28), ("2028-02", 29), ("2026-12", 31), ("2026-11", 30)]
)
def test_a_month_ends_where_the_next_begins(month: str, days: int) -> None:
    begins, ends = bounds(month)
    assert ends - begins == days * DAY
    assert month_of(begins) == month_of(ends - 0.001) == month
    assert month_of(ends) != month


def test_a_course_is_a_line_of_blocks_the_latest_last() -> None:
    assert blocks_of([]) == ""
    assert blocks_of([1500, 1500]) == "▄▄"
    assert blocks_of([1500, 1560, 1530, 1590]) == "▁▅▃▇"
    assert blocks_of(list(range(1500, 1600))) == "▁▂▃▄▄▅▆▇"
