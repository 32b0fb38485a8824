"""Ratings as a fold over games: ranks, teams, stand-ins, weights, and what they promise."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from math import exp, log
from pathlib import Path
from random import Random

import pytest

from bot.upkeep.rating_model import plackett_luce
from engine.games import GAMES as GAMES_THERE_ARE
from engine.results.rating_fold import MONDAY, WEEK, WEEKLY, Fold, week_of
from engine.results.ratings import (
    DEVIATION,
    MEAN,
    NEW,
    RatedGame,
    RatedSeat,
    Rating,
    RatingRow,
    pool_of,
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


def after(*seats: RatedSeat) -> list[Rating]:
    """The ratings after one game between newcomers."""
    game = RatedGame(1, 7, MORE, 1000.0, seats)
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


def ends(orders: Sequence[Sequence[int]], *, hours: float = 1.0) -> list[list[RatingRow]]:
    """The rows of games with these orders, the first one first, by game and id of the person."""
    fold, rows = Fold(plackett_luce), list[list[RatingRow]]()
    for number, order in enumerate(orders):
        places = {user: order.index(user) + 1 for user in sorted(order)}
        rows.append(list(fold.rate(game_of(number, places, ended=MONDAY + number * hours * 3600))))
    return rows


WON, LOST = (1, 2), (2, 1)


def test_a_sixth_game_of_the_same_people_in_a_week_changes_nothing() -> None:
    games = ends([WON] * 8, hours=20)
    assert [rows[0].weight for rows in games] == [1.0] * WEEKLY + [0.0] * 3
    fifth = games[WEEKLY - 1]
    for rows in games[WEEKLY:]:
        assert [row.after for row in rows] == [row.after for row in fifth]
        assert [row.before for row in rows] == [row.after for row in fifth]
    assert fifth[0].after.games == WEEKLY
    assert fifth[0].before.games == WEEKLY - 1


def test_each_week_begins_anew_on_monday_by_utc() -> None:
    assert datetime.fromtimestamp(MONDAY, UTC).weekday() == 0
    fold = Fold(plackett_luce)
    for number in range(7):
        last = fold.rate(game_of(number, {1: 1, 2: 2}, ended=MONDAY + WEEK - 1))
    assert last[0].weight == 0
    first = fold.rate(game_of(8, {1: 1, 2: 2}, ended=MONDAY + WEEK))
    assert (first[0].weight, first[0].after.games) == (1, WEEKLY + 1)
    assert [week_of(MONDAY + at) for at in (0.0, WEEK - 1, WEEK)] == [MONDAY, MONDAY, MONDAY + WEEK]
    assert week_of(0.0) == MONDAY - WEEK


def test_only_the_very_same_people_in_the_same_pool_share_the_games_of_a_week() -> None:
    fold = Fold(plackett_luce)
    for number in range(WEEKLY):
        fold.rate(game_of(number, {1: 1, 2: 2}))
    assert fold.rate(game_of(6, {2: 1, 1: 2}))[0].weight == 0
    assert fold.rate(game_of(7, {1: 1, 3: 2}))[0].weight == 1
    assert fold.rate(game_of(8, {1: 1, 2: 2, 3: 3}))[0].weight == 1
    seats = (RatedSeat(1, 0, 1), RatedSeat(2, 1, 2))
    assert fold.rate(RatedGame(9, 7, "seven/2", 1010.0, seats))[0].weight == 1


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


def test_points_are_what_people_read() -> None:
    assert (NEW.points, NEW.deviation, NEW.is_provisional) == (1500, 333, True)
    assert (Rating(26.0, 2.0, 20).points, Rating(26.0, 2.0, 20).is_provisional) == (1540, False)


def test_a_fold_that_is_cut_anywhere_goes_on_as_if_it_were_not() -> None:
    draw = Random(4)
    games = [
        game_of(n, {user: place for place, user in enumerate(draw.sample(range(1, 5), 2), 1)})
        for n in range(60)
    ]
    whole = Fold(plackett_luce)
    rows = [whole.rate(game) for game in games]
    assert {row.weight for found in rows for row in found} == {0, 1}
    for cut in (7, 17, 40):
        rest = Fold(plackett_luce)
        for found in rows[:cut]:
            rest.take(found)
        assert [rest.rate(game) for game in games[cut:]] == rows[cut:]


FORGOTTEN = (RatedSeat(0, 0, 1), RatedSeat(2, 1, 2))


def test_a_game_with_somebody_who_was_forgotten_is_rated_from_what_was_stored_of_them() -> None:
    """The stored rows were computed while everybody was known; they come out again bit for bit."""
    earlier, later = Fold(plackett_luce), Fold(plackett_luce)
    known = {(1, DUEL): Rating(31.0, 3.0, 12), (2, DUEL): Rating(28.0, 4.0, 6)}
    earlier.know(known)
    seats = (RatedSeat(1, 0, 1), RatedSeat(2, 1, 2))
    first, second = earlier.rate(RatedGame(1, 7, DUEL, 1.0, seats))
    stored = [first._replace(user=0), second]
    later.know({(2, DUEL): known[2, DUEL]})
    assert later.rate(RatedGame(1, 7, DUEL, 1.0, FORGOTTEN, lambda: stored)) == stored
    moved = Fold(plackett_luce)  # a game of person 2 became known that ended before
    moved.know({(2, DUEL): Rating(30.0, 4.0, 7)})
    gone, other = moved.rate(RatedGame(1, 7, DUEL, 1.0, FORGOTTEN, lambda: stored))
    assert gone.before == Rating(31.0, 3.0, 12)
    assert other.before == Rating(30.0, 4.0, 7)
    assert other.after.games == 8
    assert other.after.mu < 30.0


def test_a_game_with_somebody_who_was_forgotten_counts_if_it_did() -> None:
    """Nobody knows any more how many games the two had in the week."""
    fold = Fold(plackett_luce)
    whole, beyond = ends([WON] * (WEEKLY + 1))[0], ends([WON] * (WEEKLY + 1))[-1]
    for number in range(2 * WEEKLY):
        game = RatedGame(number, 7, DUEL, 1.0, FORGOTTEN, lambda: whole)
        assert fold.rate(game)[1].weight == 1
    game = RatedGame(99, 7, DUEL, 1.0, FORGOTTEN, lambda: beyond)
    before, row = fold.rate(game)[1].before, fold.rate(game)[1]
    assert (row.weight, row.before, row.after) == (0, before, before)
    of_an_older_rule = [row._replace(weight=5 / 6) for row in whole]
    assert fold.rate(game._replace(stored=lambda: of_an_older_rule))[1].weight == 0


def test_a_game_that_was_never_rated_begins_with_a_newcomer_in_place_of_the_forgotten() -> None:
    gone, other = Fold(plackett_luce).rate(RatedGame(1, 7, DUEL, 1.0, FORGOTTEN))
    assert (gone.before, gone.user, other.weight) == (NEW, 0, 1)


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
"""Written by `python -m tests.lab.players.careers`."""


@pytest.mark.parametrize("key", GAMES_THERE_ARE)
def test_after_thirty_games_a_captain_is_ahead_of_a_mate_and_a_mate_of_a_deckhand(
    key: str,
) -> None:
    """Three people who played like computers, each of them in the same number of games."""
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
