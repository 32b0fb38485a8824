"""Sums over results."""

from engine.core import Termination
from engine.results.past import profile_of
from engine.tables.model.result import Result


def result(place: int, game: str = "seven", seats: int = 3, points: int = 5) -> Result:
    why = Termination.TARGET
    return Result(1, 0, 1, game, seats, 7, 0, place, points, False, False, 1.0, 2.0, 9, why)


def test_a_streak_is_the_longest_run_of_wins() -> None:
    for places, streak in (((1, 1, 2, 1), 2), ((2, 1, 1, 1), 3), ((2, 3), 0)):
        assert profile_of([result(place) for place in places]).streak == streak
