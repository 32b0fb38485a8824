"""The forecast of 7 Seas: the points that captain expects where a rollout ends before the round."""

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.games.seven_seas import GAME
from engine.players.seven_seas.forecast import Forecast, lead_tables
from engine.players.seven_seas.scoring import Utility, booty_counter
from tests.engine.games.seven_seas.positions import position
from tests.engine.players.seven_seas.worlds import world_of


@pytest.mark.parametrize(
    ("hands", "chests", "display"),
    [
        (("g9 c2", "r9 r2"), ("c1 g7", "x2 x3"), "r5 x8"),
        (("g7 r7", "g2 r2"), ("", ""), "x5 x8"),
        (("g4 c2", "x3 r2"), ("", ""), "c3 c1 x8"),
    ],
    ids=["a better chest", "a better hand", "a capture in its turn"],
)
def test_the_side_with_more_is_expected_to_get_more(
    hands: tuple[str, str], chests: tuple[str, str], display: str
) -> None:
    for side in (0, 1):
        seats = (hands[side], hands[1 - side]), (chests[side], chests[1 - side])
        state = position(*seats[0], chests=seats[1], display=display, harbour="r9", turn=side)
        points, _ = Forecast(booty_counter(GAME.options().booty_values)).points(world_of(state))
        assert points[side] > points[1 - side]


def test_a_lead_is_worth_more_the_less_is_to_come() -> None:
    for rows, points in zip(lead_tables(), (1, 1, 2), strict=True):
        for row, later in pairwise(rows[1:]):
            assert points >= row[4] >= later[4] > 0
        assert all(row[-lead] == pytest.approx(-row[lead]) for row in rows for lead in range(10))
        assert all(row[lead] < row[lead + 1] for row in rows[20:] for lead in range(-5, 5))


@pytest.mark.parametrize("ships", [(0, 0), (5, 2), (6, 6), (2, 5, 6)])
def test_each_expected_point_raises_the_utility(ships: tuple[int, ...]) -> None:
    """The utilities of all sides add up to the same at any time."""
    utility = Utility(GAME.options(), ships)
    even = [2.0] * len(ships)
    for side in range(len(ships)):
        better = [points + (at == side) for at, points in enumerate(even)]
        assert utility.of_expected(better, 20)[side] > utility.of_expected(even, 20)[side]
    for values in (utility.of_expected(even, 20), utility.of_expected(even, 2)):
        assert sum(values) == pytest.approx(sum(utility.of_expected(even, 9)))
        assert all(0 <= value <= 1 for value in values)


def test_in_a_round_that_decides_the_utility_is_that_of_winning_it() -> None:
    utility = Utility(replace(GAME.options(), target=1), (0, 0))
    assert utility.of_expected([4.0, 2.0], 2)[0] > 0.85
    assert 0.5 < utility.of_expected([3.2, 2.8], 30)[0] < 0.7
