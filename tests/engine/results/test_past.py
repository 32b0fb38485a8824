"""Sums over results."""

from __future__ import annotations

from engine.core import Termination
from engine.results.past import Count, OfGame, Profile, profile_of
from engine.tables.model.result import Result


def result(place: int, game: str = "seven", seats: int = 3, points: int = 5) -> Result:
    why = Termination.TARGET
    return Result(1, 0, 1, game, seats, 7, 0, place, points, False, False, 1.0, 2.0, 9, why)


def test_no_games_add_up_to_nothing() -> None:
    assert profile_of(()) == Profile(Count(0, 0), {}, 0)


def test_games_are_counted_by_kind_and_by_players() -> None:
    played = [
        result(1, points=9),
        result(2, "toy"),
        result(3, seats=4, points=-2),
        result(1, seats=4),
    ]
    assert profile_of(played) == Profile(
        Count(4, 2),
        {
            "seven": OfGame(Count(3, 2), 9, -2, {3: Count(1, 1), 4: Count(2, 1)}),
            "toy": OfGame(Count(1, 0), 5, 5, {3: Count(1, 0)}),
        },
        1,
    )
    assert list(profile_of(played).games) == ["seven", "toy"]


def test_a_streak_is_the_longest_run_of_wins() -> None:
    for places, streak in (((1, 1, 2, 1), 2), ((2, 1, 1, 1), 3), ((2, 3), 0)):
        assert profile_of([result(place) for place in places]).streak == streak
