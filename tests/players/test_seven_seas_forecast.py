"""The forecast of 7 Seas: what captain expects of a round that it does not play to its end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any

import pytest

from engine.games.seven_seas import GAME
from engine.players.seven_seas_forecast import Forecast, races
from engine.players.seven_seas_scoring import LADY_BIT, Prize, booty_counter, points_of
from engine.players.seven_seas_sim import World
from engine.players.seven_seas_style import play_on
from tests.players.seven_seas_quick import QUICK_STYLES
from tests.players.seven_seas_worlds import world_of

BOOTY = booty_counter(GAME.options().booty_values)
KINDS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (4, {"teams": True}),
    (4, {"ultimate_teams": True}),
)


def rounds(seats: int, choices: dict[str, Any], number: int) -> Iterator[tuple[list[World], World]]:
    """Rounds by the policy: how each stood on the way, and how it ended."""
    luck = Random(5)
    for seed in range(number):
        world, on_the_way = world_of(GAME.deal(GAME.options(**choices), seats, seed)[0]), []
        style = QUICK_STYLES[True]
        while any(world.hands):
            on_the_way.append(world.copy())
            play_on(world, [style] * seats, 3, luck.random)
        yield on_the_way, world


@pytest.mark.parametrize(("seats", "choices"), KINDS)
def test_the_forecast_is_right_on_average_and_better_than_no_forecast(
    seats: int, choices: dict[str, Any]
) -> None:
    """Its error is no bias for any side, and smaller than that of the average result."""
    misses, spread = list[list[float]](), list[list[float]]()
    for on_the_way, end in rounds(seats, choices, 150):
        sides = len(end.piles) - 1
        points = points_of(end.piles[:-1], BOOTY)
        for world in on_the_way[len(on_the_way) // 3 :]:
            expected, _ = Forecast(BOOTY, seats).points(world)
            misses.append([had - seen for had, seen in zip(points, expected, strict=True)])
            spread.append([had - sum(points) / sides for had in points])
    for side in range(len(misses[0])):
        assert abs(fmean(miss[side] for miss in misses)) < 0.35
    error, without = (fmean(x * x for row in rows for x in row) for rows in (misses, spread))
    assert error < 0.75 * without


def test_a_lead_is_worth_more_the_less_is_to_come() -> None:
    for rows, worth in zip(races(), (1, 1, 2), strict=True):
        for row, later in pairwise(rows[1:]):
            ahead, behind = row[4], row[-4]
            assert worth >= ahead >= later[4]
            assert 0 <= behind <= later[-4]
        assert all(row[lead] < row[lead + 1] for row in rows[20:] for lead in range(-5, 5))


def test_a_pirate_is_nearer_to_whom_holds_it() -> None:
    """In the chest, in the hand, on the table in turn, in another's hand: less and less."""
    state = GAME.deal(GAME.options(), 2, 1)[0]
    forecast, lady = Forecast(BOOTY, 2), LADY_BIT
    bare = without_lady(world_of(state), lady)
    chances = []
    for place in ("chest", "hand", "display", "rival"):
        world = bare.copy()
        if place == "chest":
            world.piles[world.turn] |= lady
        elif place == "display":
            world.display |= lady
        else:
            world.hands[world.turn ^ (place == "rival")] |= lady
        found, _ = forecast.points(world)
        without, _ = forecast.points(bare)
        chances.append(found[world.turn] - without[world.turn])
    assert chances == sorted(chances, reverse=True)


def without_lady(world: World, lady: int) -> World:
    """The same without her, wherever she is."""
    return World(
        [hand & ~lady for hand in world.hands],
        world.display & ~lady,
        world.key,
        [pile & ~lady for pile in world.piles],
        tuple(hand & ~lady for hand in world.aside),
        world.turn,
        world.starter,
        world.last,
    )


@pytest.mark.parametrize("ships", [(0, 0), (5, 2), (6, 6), (2, 5, 6)])
def test_expected_points_are_worth_more_to_whom_they_bring_home(ships: tuple[int, ...]) -> None:
    """Each point helps; what is sure at the end is worth about what the exact count says."""
    prize = Prize(GAME.options(), ships)
    even = [2.0] * len(ships)
    for side in range(len(ships)):
        better = [points + (at == side) for at, points in enumerate(even)]
        assert prize.expected(better, 20)[side] > prize.expected(even, 20)[side]
    for values in (prize.expected(even, 20), prize.expected(even, 2)):
        assert sum(values) == pytest.approx(sum(prize.expected(even, 9)))
        assert all(0 <= value <= 1 for value in values)


def test_a_round_that_decides_is_valued_by_who_wins_it() -> None:
    prize = Prize(replace(GAME.options(), target=1), (0, 0))
    assert prize.expected([4.0, 2.0], 2)[0] > 0.85
    assert 0.5 < prize.expected([3.2, 2.8], 30)[0] < 0.7
