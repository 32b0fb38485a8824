"""Letter of Marque: sampled worlds, and that nothing that is possible is never drawn."""

from __future__ import annotations

from collections import Counter

from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.state import State
from tests.engine.games.letter_of_marque.positions import (
    armed,
    at_sea,
    dealt,
    defenceless,
    fleet,
    play,
)

WORLDS = range(400)


def worlds(state: State, seat: int | None) -> list[State]:
    view = GAME.view(state, seat)
    return [GAME.sample_state(view, seed) for seed in WORLDS]


def test_own_ships_are_what_they_are_in_every_world() -> None:
    mine = fleet((3, 4), armed=1, defenceless=1)
    state = at_sea(armed(1, 0, 7), defenceless(2, 0, 5), armed(3, 1, 4), fleets=(mine, mine))
    for world in worlds(state, 0):
        assert world.sea[:2] == state.sea[:2]
        assert (world.fleets[0].armed, world.fleets[0].defenceless) == (1, 1)


def test_a_hidden_ship_is_armed_in_two_worlds_of_five() -> None:
    """Nothing shown yet, five ships, two of them armed."""
    owner = fleet((3, 4, 5, 6), armed=1, defenceless=3)
    state = at_sea(armed(1, 1, 7), fleets=(owner, owner))
    guns = sum(world.sea[0].armed for world in worlds(state, 0))
    assert 0.3 < guns / len(WORLDS) < 0.5


def test_with_both_armed_ships_seen_all_others_are_defenceless() -> None:
    owner = fleet((3,), defenceless=1, treasures=(4,), armed_seen=2)
    state = at_sea(armed(1, 1, 7, shown=True), defenceless(2, 1, 5), fleets=(fleet(), owner))
    for world in worlds(state, 0):
        assert world.sea == state.sea
        assert (world.fleets[1].armed, world.fleets[1].defenceless) == (0, 1)


def test_with_three_defenceless_ships_taken_all_others_are_armed() -> None:
    owner = fleet((3,), armed=1, defenceless_seen=3)
    state = at_sea(armed(1, 1, 7), fleets=(fleet(), owner))
    for world in worlds(state, None):
        assert (world.sea[0].armed, world.fleets[1].armed) == (True, 1)


def test_a_ship_in_port_may_have_taken_a_gun_along() -> None:
    """One ship at sea, one home unseen, three left: the guns may be anywhere among the five."""
    owner = fleet((3, 4, 5), armed=1, defenceless=2)
    state = at_sea(armed(2, 1, 6), fleets=(fleet(treasures=(7,)), owner))
    guns = Counter((world.sea[0].armed, world.fleets[1].armed) for world in worlds(state, 0))
    assert set(guns) == {(a, b) for a in (True, False) for b in range(3) if 1 <= a + b <= 2}


def test_every_order_of_a_pile_is_drawn() -> None:
    owner = fleet((6, 3, 4), armed=1, defenceless=2)
    state = at_sea(armed(1, 1, 7), fleets=(fleet(), owner))
    piles = {world.fleets[1].pile for world in worlds(state, 0)}
    assert len(piles) == 6


def test_the_owner_does_not_know_the_order_of_the_own_pile_either() -> None:
    owner = fleet((6, 3, 4), armed=1, defenceless=2)
    state = at_sea(armed(1, 1, 7), fleets=(owner, owner))
    assert len({world.fleets[0].pile for world in worlds(state, 0)}) == 6


def test_in_the_set_up_the_open_treasures_stay_and_piles_and_others_choices_are_open() -> None:
    state = play(dealt(3), "0 place armed", "1 place armed").state
    drawn = worlds(state, 0)
    assert {world.first_treasures for world in drawn} == {state.first_treasures}
    for seat in range(3):
        tops = {world.fleets[seat].pile[0] for world in drawn}
        assert tops == {3, 4, 5, 6, 7} - {state.first_treasures[seat]}
    assert {world.choices for world in drawn} == {(True, True, None), (True, False, None)}


def test_the_games_to_come_are_drawn_from_the_seed_of_the_sample() -> None:
    state = dealt(2, series=True)
    assert len({world.seed for world in worlds(state, 0)} | {state.seed}) == len(WORLDS) + 1
