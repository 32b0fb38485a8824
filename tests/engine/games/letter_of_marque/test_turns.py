"""Letter of Marque, chapter "A turn": set sail, enter port, attack, pass; exactly one of them."""

import pytest

from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.events import (
    Attacked,
    EnteredPort,
    ShipPlaced,
    ShownArmed,
    ShownDefenceless,
    TreasureShown,
)
from engine.games.letter_of_marque.moves import Reason
from engine.games.letter_of_marque.state import Phase, Ship
from tests.engine.games.letter_of_marque.positions import (
    armed,
    at_sea,
    defenceless,
    fleet,
    legal,
    play,
    refused,
    started,
)

FULL = fleet((3, 4), armed=1, defenceless=1)


def test_a_turn_is_exactly_one_way_and_goes_clockwise() -> None:
    state = started("armed", "armed", "armed", starter=2)
    turns = []
    for _ in range(4):
        seat = state.turn
        turns.append(seat)
        state = play(state, f"{seat} sail", f"{seat} ship defenceless").state
    assert turns == [2, 0, 1, 2]


def test_set_sail_shows_all_the_top_treasure_and_then_nothing_but_its_ship_is_chosen() -> None:
    state, events = play(at_sea(armed(1, 1, 7), fleets=(FULL, FULL)), "0 sail")
    assert events == (TreasureShown(0, 3),)
    assert (state.phase, GAME.to_move(state)) == (Phase.SHIP, (0,))
    assert GAME.view(state, 1).turned_up == 3
    assert state.fleets[0].pile == (4,)
    for line in ("0 sail", "0 attack 1", "0 port 1", "0 pass"):
        assert refused(state, line) is Reason.CHOOSE_A_SHIP_FIRST
    assert legal(state, 0) == ["ship defenceless", "ship armed"]
    after, events = play(state, "0 ship armed")
    assert events == (ShipPlaced(0, 2, 3),)
    assert after.sea[-1] == Ship(2, 0, 3, True, False)
    assert (after.fleets[0].armed, after.fleets[0].defenceless) == (0, 1)
    assert (after.turn, after.turned_up) == (1, None)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 ship armed", Reason.NO_TREASURE_TURNED_UP),
        ("0 sail", Reason.PILE_EMPTY),
        ("0 port 2", Reason.NOT_YOUR_SHIP),
        ("0 port 3", Reason.NO_SUCH_SHIP),
        ("0 attack 1", Reason.OWN_SHIP),
        ("0 attack 3", Reason.NO_SUCH_SHIP),
        ("0 attack 2", Reason.NO_CANNON),
        ("0 pass", Reason.SHIP_AT_SEA),
    ],
)
def test_why_a_move_is_refused_to_a_seat_without_pile_and_cannons(
    line: str, reason: Reason
) -> None:
    fleets = (fleet(cannons=0), FULL)
    assert refused(at_sea(armed(1, 0, 7), defenceless(2, 1, 5), fleets=fleets), line) is reason


def test_a_type_that_is_used_up_cannot_be_chosen() -> None:
    poor = fleet((3,), armed=0, defenceless=1)
    state = play(at_sea(armed(1, 1, 7), fleets=(poor, FULL)), "0 sail").state
    assert refused(state, "0 ship armed") is Reason.NONE_LEFT
    assert legal(state, 0) == ["ship defenceless"]


def test_enter_port_scores_the_treasure_and_takes_the_ship_out_of_the_game() -> None:
    state = at_sea(armed(1, 0, 7), defenceless(2, 1, 5), fleets=(FULL, FULL))
    after, events = play(state, "0 port 1")
    assert events == (EnteredPort(0, 1, 7, shown=False),)
    assert after.fleets[0].treasures == (7,)
    assert after.sea == (defenceless(2, 1, 5),)
    assert after.turn == 1


def test_an_attack_on_an_armed_ship_fails_and_gives_the_cannon_to_the_defender() -> None:
    state = at_sea(armed(1, 0, 7), armed(2, 1, 5), fleets=(FULL, FULL))
    after, events = play(state, "0 attack 2")
    assert events == (Attacked(0, 2, 1, 5, shown=False, cannons=2), ShownArmed(0, 2, 1, 5, 1))
    assert after.sea[1] == armed(2, 1, 5, shown=True)
    assert (after.fleets[1].enemy_cannons, after.fleets[1].points) == (1, 1)
    assert (after.fleets[0].cannons, after.fleets[0].treasures) == (2, ())


def test_an_attack_on_a_defenceless_ship_scores_its_treasure() -> None:
    state = at_sea(armed(1, 0, 7), defenceless(2, 1, 5), fleets=(FULL, FULL))
    after, events = play(state, "0 attack 2")
    assert events == (Attacked(0, 2, 1, 5, shown=False, cannons=2), ShownDefenceless(0, 2, 1, 5))
    assert after.sea == (armed(1, 0, 7),)
    assert (after.fleets[0].treasures, after.fleets[0].cannons) == ((5,), 2)
    assert (after.fleets[1].points, after.fleets[1].defenceless_seen) == (0, 1)


def test_all_ways_are_offered_in_order() -> None:
    ships = (armed(1, 0, 7), defenceless(2, 1, 5), defenceless(3, 0, 4), armed(10, 1, 6))
    state = at_sea(*ships, fleets=(FULL, FULL))
    assert legal(state, 0) == ["sail", "port 1", "port 3", "attack 2", "attack 10"]
    assert refused(state, "0 pass") is Reason.TREASURES_LEFT


def test_nobody_else_moves_in_a_turn() -> None:
    state = at_sea(armed(1, 0, 7), defenceless(2, 1, 5), fleets=(FULL, FULL))
    assert legal(state, 1) == []
    for line in ("1 sail", "1 port 2", "1 attack 1", "1 pass"):
        assert refused(state, line) is Reason.NOT_YOUR_TURN
