"""Ratings from game to game: ranks, teams, stand-ins, weights, and what they promise."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeAlias

import pytest

from engine.games import GAMES as GAMES_THERE_ARE
from engine.players import has_players
from engine.results.ratings import (
    DEVIATION,
    MEAN,
    NEW,
    WEEK,
    WEEKLY,
    Rating,
    RatingRow,
    pool_of,
)
from engine.tables.model.result import begins
from tests.data.rated import rated_again

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
