"""Letter of Marque: sampled worlds, and that nothing that is possible is never drawn."""

from collections import Counter

from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.state import State
from tests.engine.games.letter_of_marque.positions import armed, at_sea, dealt, fleet, play

WORLDS = range(400)


def worlds(state: State, seat: int | None) -> list[State]:
    view = GAME.view(state, seat)
    return [GAME.sample_state(view, seed) for seed in WORLDS]


def test_a_ship_in_port_may_have_taken_a_gun_along() -> None:
    """One ship at sea, one home unseen, three left: the guns may be anywhere among the five."""
    owner = fleet((3, 4, 5), armed=1, defenceless=2)
    state = at_sea(armed(2, 1, 6), fleets=(fleet(treasures=(7,)), owner))
    guns = Counter((world.sea[0].armed, world.fleets[1].armed) for world in worlds(state, 0))
    assert set(guns) == {(a, b) for a in (True, False) for b in range(3) if 1 <= a + b <= 2}


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
