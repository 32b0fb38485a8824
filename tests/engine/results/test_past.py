"""Sums over results."""

from engine.core import Termination
from engine.results.past import profile_of
from engine.tables.model.result import Result


def result(place: int, game: str = "seven", seats: int = 3, points: int = 5) -> Result:
    return Result(
        table=1, seat=0, guild=1, game=game, seats=seats, user=7, side=0, place=place,
        points=points, rated=False, stand_in=False, started=1.0, ended=2.0, moves=9,
        termination=Termination.TARGET,
    )  # fmt: skip


def test_a_streak_is_the_longest_run_of_wins() -> None:
    for places, streak in (((1, 1, 2, 1), 2), ((2, 1, 1, 1), 3), ((2, 3), 0)):
        assert profile_of([result(place) for place in places]).streak == streak
