"""Ratings as a fold over games: ranks, teams, stand-ins, weights, and what they promise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import permutations
from math import exp, log
from pathlib import Path
from random import Random

import pytest

from bot.rating_model import plackett_luce
from engine.games import GAMES as GAMES_THERE_ARE
from engine.results.rating_fold import SWEEP, Fold
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
from engine.results.rivalry import FULL, LONG, MOST, WEEK
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


def ends(orders: Sequence[Sequence[int]], *, hours: float = 1.0) -> list[RatingRow]:
    """The last rows of people, by id, who met in games with these orders, the first one first."""
    fold, rows = Fold(plackett_luce), list[RatingRow]()
    for number, order in enumerate(orders):
        places = {user: order.index(user) + 1 for user in sorted(order)}
        rows = list(fold.rate(game_of(number, places, ended=1e6 + number * hours * 3600)))
    return sorted(rows, key=lambda row: row.user)


WON, LOST = (1, 2), (2, 1)


def test_the_same_people_weigh_less_from_their_sixth_game_of_a_week_on() -> None:
    weights = [ends([WON] * games, hours=20)[0].weight for games in range(1, 9)]
    assert weights == [1, 1, 1, 1, 1, 5 / 6, 5 / 7, 5 / 8]
    assert ends([WON] * 50)[0].after.points == ends([WON] * FULL)[0].after.points
    assert ends([WON] * 50, hours=WEEK / 3600)[0].weight == 1


def test_only_the_very_same_people_in_the_same_pool_weigh_less() -> None:
    fold = Fold(plackett_luce)
    for number in range(5):
        fold.rate(game_of(number, {1: 1, 2: 2}))
    assert fold.rate(game_of(6, {2: 1, 1: 2}))[0].weight == 5 / 6
    assert fold.rate(game_of(7, {1: 1, 3: 2}))[0].weight == 1
    assert fold.rate(game_of(8, {1: 1, 2: 2, 3: 3}))[0].weight == 1


def test_in_which_order_the_same_people_win_within_a_week_says_nothing() -> None:
    found = {tuple(row.after for row in ends(o)) for o in set(permutations([WON] * 4 + [LOST] * 2))}
    assert len(found) == 1
    three = [(1, 2, 3), (3, 2, 1), (1, 3, 2), (2, 1, 3)]
    found = {tuple(row.after for row in ends(order)) for order in permutations(three)}
    assert len(found) == 1


@pytest.mark.parametrize("won", range(8))
def test_a_won_game_never_makes_a_rating_worse(won: int) -> None:
    for lost in range(8):
        before = ends([LOST] * lost + [WON] * won)[0].after if won + lost else NEW
        more = ends([LOST] * lost + [WON] * (won + 1))[0].after
        assert more.mu >= before.mu


def trades() -> dict[str, list[tuple[int, int]]]:
    """A hundred games of two people, of which each wins fifty, in many orders."""
    found = {f"{k} by {k}": ([WON] * k + [LOST] * k) * (50 // k) for k in (1, 5, 10, 25, 50)}
    for seed in range(3):
        mixed = [WON, LOST] * 50
        Random(seed).shuffle(mixed)
        found[f"mixed {seed}"] = mixed
    return found


@pytest.mark.parametrize("hours", [0.2, 5, 33])
@pytest.mark.parametrize("order", trades())
def test_two_who_trade_a_hundred_wins_end_within_forty_points_of_where_they_began(
    order: str, hours: float
) -> None:
    """At more than five games a week, whoever wins first."""
    for row in ends(trades()[order], hours=hours):
        assert abs(row.after.points - NEW.points) <= 40


def test_two_who_take_turns_in_winning_end_where_they_began_at_any_pace() -> None:
    for row in ends(trades()["1 by 1"], hours=100):
        assert abs(row.after.points - NEW.points) <= 40


def test_who_trades_wins_between_other_games_keeps_what_these_did() -> None:
    fold, alone = Fold(plackett_luce), Fold(plackett_luce)
    for number in range(12):
        rows = fold.rate(game_of(number * 2, {1: 1 + number // 6, 2: 2 - number // 6}))
        other = fold.rate(game_of(number * 2 + 1, {1: 1, 3 + number: 2}))
        expected = alone.rate(game_of(number * 2 + 1, {1: 1, 3 + number: 2}))
    traded, kept = rows[0].after, expected[0].after
    assert other[0].after.games == 24
    assert abs(traded.points - kept.points) < abs(kept.points - NEW.points) / 2


def test_a_rivalry_of_few_games_ends_after_a_week_and_of_many_after_half_a_year() -> None:
    few = ends([WON] * FULL + [LOST], hours=WEEK / 3600 / FULL)
    assert few[0].weight == 1
    fold = Fold(plackett_luce)
    for number in range(6):
        fold.rate(game_of(number, {1: 1, 2: 2}, ended=1e6))
    late = fold.rate(game_of(7, {1: 2, 2: 1}, ended=1e6 + LONG - 1))
    assert late[0].weight == 6 / 7
    assert fold.rate(game_of(8, {1: 2, 2: 1}, ended=1e6 + LONG))[0].weight == 1


def test_all_games_of_a_rivalry_count_for_no_more_than_ten() -> None:
    rows = ends([WON] * 60, hours=24)
    assert rows[0].weight == MOST / 60
    assert rows[0].after.points == ends([WON] * 30, hours=24)[0].after.points


def test_rivalries_that_are_over_fill_no_memory() -> None:
    fold = Fold(plackett_luce)
    for number in range(2 * SWEEP):
        fold.rate(game_of(number, {1: 1, 2 + number: 2}, ended=number * WEEK))
    assert len(fold.rivals) <= SWEEP


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
    for cut in (7, 17, 40):
        rest = Fold(plackett_luce)
        rated = list(zip(games[:cut], rows, strict=False))
        for game, found in rated:
            rest.know({(row.user, DUEL): row.after for row in found})
            rest.remember([game._replace(stored=partial(tuple, found))])
        assert [rest.rate(game) for game in games[cut:]] == rows[cut:]


def test_what_somebody_did_who_was_forgotten_is_believed_as_it_is_stored() -> None:
    stored = stored_rows(Rating(31.0, 3.0, 12), NEW)
    seats = (RatedSeat(0, 0, 1), RatedSeat(2, 1, 2))
    fold = Fold(plackett_luce)
    found = fold.rate(RatedGame(1, 7, DUEL, 1.0, seats, lambda: stored))
    assert list(found) == stored
    again, _ = fold.rate(RatedGame(2, 7, DUEL, 2.0, seats))
    assert (again.before, again.weight) == (NEW, 1)


def test_what_is_believed_moves_with_what_came_before_it() -> None:
    stored = stored_rows(Rating(31.0, 3.0, 12), NEW)
    seats = (RatedSeat(0, 0, 1), RatedSeat(2, 1, 2))
    fold = Fold(plackett_luce)
    fold.know({(2, DUEL): Rating(28.0, 4.0, 6)})
    _, row = fold.rate(RatedGame(1, 7, DUEL, 1.0, seats, lambda: stored))
    assert (row.before, row.after) == (Rating(28.0, 4.0, 6), Rating(27.0, 3.6, 7))


def stored_rows(first: Rating, second: Rating) -> list[RatingRow]:
    """A duel of somebody who was forgotten, and person 2, who lost a unit and was surer."""
    better = Rating(first.mu + 1, first.sigma * 0.9, first.games + 1)
    worse = Rating(second.mu - 1, second.sigma * 0.9, second.games + 1)
    return [
        RatingRow(1, 0, 7, DUEL, 0, 0, 1.0, 0.5, first.mu, first.sigma, *better),
        RatingRow(1, 1, 7, DUEL, 2, 1, 1.0, 0.5, second.mu, second.sigma, *worse),
    ]


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
