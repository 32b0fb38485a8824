"""Letter of Marque: neither events nor the number of questions to a seat betray a ship."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Event, IllegalMove, Step, known_to
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.events import ShipPlaced
from engine.games.letter_of_marque.moves import ChooseShip
from engine.games.letter_of_marque.state import Phase, State
from engine.games.letter_of_marque.view import FleetSeen, ShipSeen, View
from tests.engine.games.letter_of_marque.positions import (
    armed,
    at_sea,
    dealt,
    defenceless,
    fleet,
    legal,
    play,
    started,
)

FULL = fleet((3, 4), armed=1, defenceless=1)


def supplied(guns: int, holds: int) -> State:
    """Seat 0 about to choose a ship from this supply."""
    mine = fleet((3, 4), armed=guns, defenceless=holds)
    return play(at_sea(armed(1, 1, 7), fleets=(mine, FULL, FULL)), "0 sail").state


@pytest.mark.parametrize("others", [None, 1, 2])
def test_a_supply_with_one_type_left_looks_the_same_from_outside(others: int | None) -> None:
    """Two armed, two defenceless, or one of each: the question, the answer and the table agree."""
    steps: list[Step[State]] = []
    for guns, holds, kind in ((2, 0, "armed"), (0, 2, "defenceless"), (1, 1, "armed")):
        state = supplied(guns, holds)
        assert (state.phase, GAME.to_move(state)) == (Phase.SHIP, (0,)), "always asked"
        assert GAME.view(state, others) == GAME.view(supplied(1, 1), others)
        steps.append(play(state, f"0 ship {kind}"))
    assert len({step.events for step in steps}) == 1
    assert len({GAME.view(step.state, others) for step in steps}) == 1


def test_the_owner_is_asked_even_with_one_ship_left() -> None:
    state = supplied(0, 1)
    assert legal(state, 0) == ["ship defenceless"]
    assert play(state, "0 ship defenceless").events == (ShipPlaced(0, 2, 3),)


def test_ship_numbers_count_arrivals_and_tell_no_type() -> None:
    state = started("armed", "defenceless", "armed")
    for seat, kind in ((0, "defenceless"), (1, "armed"), (2, "defenceless")):
        state = play(state, f"{seat} sail", f"{seat} ship {kind}").state
    assert [(ship.number, ship.owner) for ship in state.sea] == [
        (1, 0),
        (2, 1),
        (3, 2),
        (4, 0),
        (5, 1),
        (6, 2),
    ]


def test_a_number_is_never_used_twice_in_a_game() -> None:
    state = at_sea(armed(1, 0, 7), armed(2, 1, 5), fleets=(FULL, FULL))
    state = play(state, "0 port 1", "1 port 2", "0 sail", "0 ship armed").state
    assert [ship.number for ship in state.sea] == [3]


def test_views_have_no_place_for_a_hidden_type() -> None:
    public = {field.name for kind in (ShipSeen, FleetSeen, View) for field in fields(kind)}
    assert "armed" not in public
    assert "defenceless" not in public
    assert GAME.view(started("armed", "armed"), None).own is None


def test_all_of_a_view_but_seat_and_own_is_the_same_for_everybody() -> None:
    state = supplied(1, 1)
    public = [field.name for field in fields(View) if field.name not in ("seat", "own")]
    for seat in range(3):
        for name in public:
            assert getattr(GAME.view(state, seat), name) == getattr(GAME.view(state, None), name)


def test_the_choice_of_the_set_up_is_seen_by_its_owner_alone_and_in_the_set_up_only() -> None:
    state = play(dealt(3), "0 place armed").state
    own, other = GAME.view(state, 0).own, GAME.view(state, 1).own
    assert own is not None
    assert other is not None
    assert (own.choice, other.choice) == (True, None)
    later = GAME.view(supplied(1, 1), 0).own
    assert later is not None
    assert later.choice is None


def test_the_open_first_treasures_tell_nothing_of_the_rest_of_a_pile() -> None:
    """Re-dealing the piles beneath them changes no view."""
    state = dealt(3)
    turned = tuple(replace(fleet, pile=fleet.pile[::-1]) for fleet in state.fleets)
    for viewer in (None, 0, 1, 2):
        assert GAME.view(replace(state, fleets=turned), viewer) == GAME.view(state, viewer)


def without_attacks(seed: int, types: list[bool]) -> tuple[Event, ...]:
    """A three-seat game of sailing and entering port; types by launch where there is a choice."""
    state, events = GAME.deal(GAME.options(starter=0), 3, seed)
    story, launches = known_to(events, None), 0
    while movers := GAME.to_move(state):
        moves = GAME.legal_moves(state, movers[0])
        quiet = moves[0]
        if state.phase is not Phase.TURN:
            quiet = moves[types[launches] % len(moves)]
            launches += 1
        state, events = GAME.apply(state, movers[0], quiet)
        story += known_to(events, None)
    assert launches == 15
    return story


@given(seed=st.integers(0, 2**32), types=st.lists(st.booleans(), min_size=15, max_size=15))
def test_a_game_without_attacks_tells_one_story_whatever_everybody_chose(
    seed: int, types: list[bool]
) -> None:
    """Same kinds, same number, same order, same content, over the whole game."""
    assert without_attacks(seed, types) == without_attacks(seed, [False] * 15)


def test_an_attack_is_answered_in_one_step_of_two_events_either_way() -> None:
    for ship in (armed(2, 1, 5), defenceless(2, 1, 5)):
        state = at_sea(armed(1, 0, 7), ship, fleets=(FULL, FULL))
        assert len(play(state, "0 attack 2").events) == 2


def test_refusals_of_others_tell_nothing_of_a_supply() -> None:
    reasons = set()
    for guns, holds in ((2, 0), (0, 2), (1, 1)):
        for kind in (True, False):
            with pytest.raises(IllegalMove, match="NOT_YOUR_TURN") as refusal:
                GAME.apply(supplied(guns, holds), 1, ChooseShip(kind))
            reasons.add(str(refusal.value))
    assert reasons == {"NOT_YOUR_TURN"}
