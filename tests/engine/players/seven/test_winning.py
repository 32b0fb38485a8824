"""The utility of the captain of 7: places that win the table, not places alone."""

from dataclasses import replace

import pytest

from engine.games.seven import GAME
from engine.games.seven.view import View
from engine.players.seven.captain import utilities


def view(chips: tuple[int, ...], number: int) -> View:
    """Seat 0 in the round of this number."""
    state, _ = GAME.deal(GAME.options(), len(chips), 1)
    return GAME.view(replace(state, chips=chips, round=number), 0)


@pytest.mark.parametrize(("seats", "number"), [(2, 7), (3, 1), (4, 3), (5, 7)])
def test_only_the_place_counts_for_two_in_early_rounds_and_with_five(
    seats: int, number: int
) -> None:
    assert utilities(view((6,) * seats, number)) is None


def test_only_the_first_place_counts_in_the_last_round_of_equals() -> None:
    found = utilities(view((15, 15, 15, 15), 7))
    assert found is not None
    assert {round(value, 6) for order, value in found.items() if order[0] == 0} == {0}
    assert {round(value, 6) for order, value in found.items() if order[0] != 0} == {-3}


def test_the_leader_must_be_held_back() -> None:
    """Second behind a seat with few chips is as good as first; behind the leader it loses."""
    found = utilities(view((15, 16, 9), 7))
    assert found is not None
    assert found[2, 0, 1] > found[1, 0, 2]


def test_a_table_that_is_won_or_lost_is_played_for_places() -> None:
    assert utilities(view((20, 10, 12), 7)) is None


def test_with_rounds_to_follow_a_better_place_is_better() -> None:
    found = utilities(view((10, 10, 10, 10), 5))
    assert found is not None
    means = [
        sum(value for order, value in found.items() if order[place] == 0) for place in range(4)
    ]
    assert means == sorted(means, reverse=True)
    assert means[0] == pytest.approx(0)
    assert means[3] == pytest.approx(-18)
