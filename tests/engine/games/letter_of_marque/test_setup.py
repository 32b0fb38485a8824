"""Letter of Marque, chapter "Set-up": open first treasures, and ships chosen in secret."""

import pytest

from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.events import (
    FirstTreasuresShown,
    SetUpEnded,
    ShipPlaced,
    ShipReady,
)
from engine.games.letter_of_marque.moves import Reason
from engine.games.letter_of_marque.state import Phase, Ship
from tests.engine.games.letter_of_marque.positions import (
    dealt,
    legal,
    of_kind,
    play,
    refused,
    started,
)


def test_the_first_treasures_lie_open_to_all_before_any_ship_is_chosen() -> None:
    state, events = GAME.deal(GAME.options(), 3, 5)
    assert len(state.first_treasures) == 3
    for viewer in (None, 0, 1, 2):
        assert GAME.view(state, viewer).first_treasures == state.first_treasures
    (shown,) = of_kind(events, FirstTreasuresShown)
    assert (shown.treasures, shown.seen_by) == (state.first_treasures, None)


def test_all_choose_in_any_order_for_good_and_only_the_choosers_are_public() -> None:
    state = dealt(3)
    assert GAME.to_move(state) == (0, 1, 2)
    assert legal(state, 1) == ["place defenceless", "place armed"]
    state, events = play(state, "1 place armed")
    assert events == (ShipReady(1),)
    assert state.sea == ()
    assert GAME.to_move(state) == GAME.view(state, None).to_move == (0, 2)
    assert refused(state, "1 place defenceless") is Reason.ALREADY_CHOSEN
    assert refused(state, "1 place armed") is Reason.ALREADY_CHOSEN
    assert GAME.to_move(play(state, "2 place armed").state) == (0,)


def test_all_first_ships_are_placed_together_each_on_its_owners_treasure() -> None:
    state = dealt(3)
    tops = state.first_treasures
    lines = ("2 place armed", "0 place defenceless", "1 place armed")
    after, events = play(state, *lines)
    assert after.sea == tuple(
        Ship(seat + 1, seat, tops[seat], seat != 0, False) for seat in range(3)
    )
    assert events[3:] == (
        SetUpEnded(),
        *(ShipPlaced(seat, seat + 1, tops[seat]) for seat in range(3)),
    )
    assert [len(fleet.pile) for fleet in after.fleets] == [4, 4, 4]
    supplies = [(fleet.armed, fleet.defenceless) for fleet in after.fleets]
    assert supplies == [(2, 2), (1, 3), (1, 3)]
    assert [seen.supply for seen in GAME.view(after, None).fleets] == [4, 4, 4]


def test_no_turns_before_the_set_up_is_over_and_no_set_up_after_it() -> None:
    assert refused(dealt(), "0 sail") is Reason.NOT_IN_SET_UP
    assert refused(dealt(), "0 ship armed") is Reason.NOT_IN_SET_UP
    assert refused(started("armed", "armed"), "0 place armed") is Reason.SET_UP_IS_OVER


@pytest.mark.parametrize("starter", range(4))
def test_the_starter_that_was_agreed_has_the_first_turn(starter: int) -> None:
    state = started(*["armed"] * 4, starter=starter)
    assert (state.phase, GAME.to_move(state)) == (Phase.TURN, (starter,))


def test_two_players_are_house_and_marked_unofficial() -> None:
    assert GAME.traits.unofficial_seats == (2,)
    assert GAME.seats_for(GAME.options()) == (2, 3, 4, 5, 6)
