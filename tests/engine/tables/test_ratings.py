"""Ratings as a fold over games: ranks, teams, stand-ins, weights, and what they promise."""

from __future__ import annotations

from math import exp, log
from pathlib import Path
from random import Random

import pytest

from bot.rating_model import plackett_luce
from engine.games import GAMES as GAMES_THERE_ARE
from engine.tables.ratings import (
    DEVIATION,
    MEAN,
    NEW,
    WEEK,
    Fold,
    RatedGame,
    RatedSeat,
    Rating,
    RatingRow,
    pool_of,
    weight_after,
)
from tests.amounts import amount

DUEL = "seven-seas/2"
MORE = "seven-seas/3+"
GAMES = amount(10_000, 50_000)


def game_of(number: int, places: dict[int, int], *, ended: float | None = None) -> RatedGame:
    """A game in which everybody played alone: the place of each person."""
    seats = tuple(RatedSeat(user, seat, place) for seat, (user, place) in enumerate(places.items()))
    at = 1000.0 + number if ended is None else ended
    return RatedGame(number, 7, pool_of("seven-seas", len(seats)), at, seats)


def after(*seats: RatedSeat, weight: float | None = None) -> list[Rating]:
    """The ratings after one game between newcomers."""
    game = RatedGame(1, 7, MORE, 1000.0, seats, weight)
    return [row.after for row in Fold(plackett_luce).rate(game)]


def means(ratings: list[Rating]) -> list[float]:
    return [rating.mu for rating in ratings]


def test_duels_stand_apart_from_games_of_more() -> None:
    assert pool_of("seven", 2) == "seven/2"
    assert {pool_of("seven", seats) for seats in (3, 4, 7)} == {"seven/3+"}


def test_the_better_place_has_the_better_rating_and_equal_places_the_same() -> None:
    seats = [RatedSeat(user, user, place) for user, place in ((1, 3), (2, 1), (3, 3), (4, 2))]
    third, first, also_third, second = means(after(*seats))
    assert first > second > third == pytest.approx(also_third)


def test_a_game_makes_everybody_surer_and_counts() -> None:
    for rating in after(RatedSeat(1, 0, 1), RatedSeat(2, 1, 2)):
        assert rating.sigma < DEVIATION
        assert rating.games == 1


def test_partners_win_together() -> None:
    seats = [RatedSeat(user, user % 2, 1 + user % 2) for user in range(1, 5)]
    odd, even, also_odd, also_even = means(after(*seats))
    assert odd == also_odd < MEAN < even == also_even


def test_a_stand_in_is_last_for_its_owner_whatever_it_reached() -> None:
    seats = [RatedSeat(1, 0, 1, stand_in=True), RatedSeat(2, 1, 2), RatedSeat(3, 2, 3)]
    as_played = [RatedSeat(1, 0, 3), RatedSeat(2, 1, 1), RatedSeat(3, 2, 2)]
    assert after(*seats) == after(*as_played)


def test_several_stand_ins_are_last_together() -> None:
    away = [RatedSeat(user, user, user, stand_in=user < 3) for user in (1, 2, 3)]
    first, second, third = means(after(*away))
    assert first == pytest.approx(second)
    assert third > first


def test_who_leaves_a_partner_alone_is_last_and_the_partner_is_not() -> None:
    away = [RatedSeat(user, user % 2, 2 - user % 2, stand_in=user == 1) for user in range(1, 5)]
    stayed = [RatedSeat(user, user % 2, 2 - user % 2) for user in range(1, 5)]
    gone, *others = after(*away)
    assert others == after(*stayed)[1:]
    assert gone.mu < MEAN < others[1].mu


def test_a_lighter_game_goes_as_much_less_of_the_way() -> None:
    seats = (RatedSeat(1, 0, 1), RatedSeat(2, 1, 2))
    full, half = after(*seats)[0], after(*seats, weight=0.5)[0]
    assert half.mu - MEAN == pytest.approx((full.mu - MEAN) / 2)
    assert DEVIATION - half.sigma == pytest.approx((DEVIATION - full.sigma) / 2)
    assert half.games == full.games == 1


def test_the_same_people_weigh_less_from_their_sixth_game_of_a_week_on() -> None:
    assert [weight_after(n) for n in range(8)] == [1, 1, 1, 1, 1, 1 / 2, 1 / 3, 1 / 4]
    fold, places = Fold(plackett_luce), {1: 1, 2: 2}
    weights = [fold.rate(game_of(n, places, ended=1e6 + n * WEEK / 6))[0].weight for n in range(9)]
    assert weights == [1, 1, 1, 1, 1, 1 / 2, 1 / 2, 1 / 2, 1 / 2]


def test_only_the_very_same_people_in_the_same_pool_weigh_less() -> None:
    fold = Fold(plackett_luce)
    for number in range(5):
        fold.rate(game_of(number, {1: 1, 2: 2}))
    assert fold.rate(game_of(6, {2: 1, 1: 2}))[0].weight == 1 / 2
    assert fold.rate(game_of(7, {1: 1, 3: 2}))[0].weight == 1
    assert fold.rate(game_of(8, {1: 1, 2: 2, 3: 3}))[0].weight == 1


@pytest.mark.parametrize("hours", [0.2, 5, 24, 100])
def test_two_who_trade_a_hundred_wins_end_within_forty_points_of_where_they_began(
    hours: float,
) -> None:
    fold, rows = Fold(plackett_luce), tuple[RatingRow, ...]()
    for number in range(100):
        places = {1: 1 + number % 2, 2: 2 - number % 2}
        rows = fold.rate(game_of(number, places, ended=1e6 + number * hours * 3600))
    assert all(abs(row.after.points - NEW.points) <= 40 for row in rows)


def test_points_are_what_people_read() -> None:
    assert (NEW.points, NEW.deviation, NEW.is_provisional) == (1500, 333, True)
    assert (Rating(26.0, 2.0, 20).points, Rating(26.0, 2.0, 20).is_provisional) == (1540, False)


def test_a_fold_that_is_cut_anywhere_goes_on_as_if_it_were_not() -> None:
    draw = Random(4)
    games = [
        game_of(n, {user: place for place, user in enumerate(draw.sample(range(1, 5), 2), 1)})
        for n in range(30)
    ]
    whole = Fold(plackett_luce)
    rows = [whole.rate(game) for game in games]
    cut = Fold(plackett_luce)
    for before in rows[:17]:
        cut.take(before)
    assert [cut.rate(game) for game in games[17:]] == rows[17:]


def test_somebody_forgotten_keeps_what_was_stored_and_is_known_no_more() -> None:
    stored = Rating(31.0, 3.0, 12)
    seats = (RatedSeat(0, 0, 1, before=stored), RatedSeat(2, 1, 2))
    fold = Fold(plackett_luce)
    row, other = fold.rate(RatedGame(1, 7, DUEL, 1.0, seats, 1.0))
    assert (row.before, row.after.games, other.before) == (stored, 13, NEW)
    again, _ = fold.rate(RatedGame(2, 7, DUEL, 2.0, (RatedSeat(0, 0, 1), RatedSeat(2, 1, 2))))
    assert again.before == NEW


@pytest.mark.slow
def test_the_predicted_order_beats_all_equal_over_ten_thousand_games() -> None:
    """Log-loss of Plackett-Luce at the ratings before each game; people differ as ratings do."""
    draw, fold, gained = Random(11), Fold(plackett_luce), 0.0
    skills = {user: draw.gauss(MEAN, DEVIATION / 2) for user in range(1, 201)}
    known: dict[int, Rating] = {}
    for number in range(GAMES):
        people = draw.sample(sorted(skills), draw.choice((3, 3, 4, 5)))
        shown = sorted(people, key=lambda user: -draw.gauss(skills[user], DEVIATION / 2))
        gained += log_chance(known, shown) + sum(log(n) for n in range(2, len(shown) + 1))
        rows = fold.rate(game_of(number, {user: place for place, user in enumerate(shown, 1)}))
        known.update({row.user: row.after for row in rows})
    assert gained / GAMES > 0.05


def log_chance(known: dict[int, Rating], order: list[int]) -> float:
    """The logarithm of the chance of this order, by the ratings as they are known."""
    ratings = [known.get(user, NEW) for user in order]
    scale = sum(r.sigma**2 + (MEAN / 6) ** 2 for r in ratings) ** 0.5
    worth = [exp(r.mu / scale) for r in ratings]
    return sum(log(w / sum(worth[n:])) for n, w in enumerate(worth))


CAREERS = Path(__file__).parents[2] / "data" / "careers.txt"
"""Written by `python -m tests.benchmarks.record_careers`."""


@pytest.mark.parametrize("key", GAMES_THERE_ARE)
def test_after_thirty_games_a_captain_is_ahead_of_a_mate_and_a_mate_of_a_deckhand(
    key: str,
) -> None:
    """Three people who played like computers, each of them in so many games."""
    lines = [line.split() for line in CAREERS.read_text("utf-8").splitlines()]
    games = [list(map(int, places)) for game, *places in lines if game == key]
    fold, known = Fold(plackett_luce), dict[int, Rating]()
    for number, places in enumerate(games):
        seats = tuple(RatedSeat(who, who, place) for who, place in enumerate(places, 1) if place)
        rows = fold.rate(RatedGame(number, 7, MORE, number * WEEK, seats))
        known.update({row.user: row.after for row in rows})
    deckhand, mate, captain = (known[who] for who in (1, 2, 3))
    assert deckhand.games == mate.games == captain.games == 30
    assert deckhand.points < mate.points < captain.points
