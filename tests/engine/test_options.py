"""Checks that all games share before the start: house rules, starter, number of seats."""

import pytest

from engine.core import AnyGame, HouseRule, checked_seats, first_starter, read_choices, seats_with
from engine.games import GAMES

RULES = (HouseRule("target", (7, 11), 7), HouseRule("teams", (False, True), default=False))
SEATS = range(2, 5)


def test_options_without_a_choice_have_their_default() -> None:
    assert read_choices(RULES, SEATS, {}) == {"target": 7, "teams": False, "starter": None}
    chosen = read_choices(RULES, SEATS, {"target": 11, "starter": 3})
    assert chosen == {"target": 11, "teams": False, "starter": 3}


@pytest.mark.parametrize(
    ("name", "value"),
    [("target", 8), ("target", 7.0), ("teams", 1), ("starter", 4), ("starter", True), ("deck", 1)],
)
def test_a_bad_choice_is_named(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"^{name}: "):
        read_choices(RULES, SEATS, {name: value})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_game_checks_the_starter_in_the_same_way(game: AnyGame) -> None:
    for starter in (-1, max(game.seats), True, 0.0, "0"):
        with pytest.raises(ValueError, match=r"^starter: "):
            game.options(starter=starter)
    last = max(game.seats)
    assert game.seats_for(game.options(starter=last - 1)) == (last,)


def test_a_chosen_starter_needs_a_seat() -> None:
    assert seats_with(None, SEATS) == (2, 3, 4)
    assert seats_with(0, SEATS) == (2, 3, 4)
    assert seats_with(2, SEATS) == (3, 4)


@pytest.mark.parametrize("seats", [1, 5, 2.0, True])
def test_a_number_of_seats_that_is_not_allowed_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=r"^seats: "):
        checked_seats(seats, (1,) if seats is True else (2, 3))


def test_the_starter_is_the_chosen_seat_or_drawn_from_the_seed() -> None:
    assert {first_starter(2, 3, seed) for seed in range(30)} == {2}
    assert {first_starter(None, 3, seed) for seed in range(30)} == {0, 1, 2}
