"""Letter of Marque signs the contract of `engine.core.Game`, secrecy included."""

from collections import Counter
from random import Random
from typing import Any

from engine.core import Seat
from engine.games.letter_of_marque import GAME, events
from engine.games.letter_of_marque.events import (
    FirstTreasuresShown,
    Passed,
    Scored,
    ShipPlaced,
    ShownArmed,
    ShownDefenceless,
    TreasureShown,
)
from engine.games.letter_of_marque.moves import ChooseShip, Move, PlaceShip
from engine.games.letter_of_marque.state import ARMED, CANNONS, DEFENCELESS, TREASURES, State
from tests.engine.contract import Spec, contract
from tests.engine.games.letter_of_marque.memory import could_have_happened


def everything(state: State) -> Counter[Any]:
    """Treasures by value, ships and cannons, wherever they are; a scored treasure's ship is gone.

    A cannon leaves the game with each defenceless ship that it takes.
    """
    found: Counter[Any] = Counter(ship.treasure for ship in state.sea)
    found.update(state.first_treasures)
    found.update(() if state.turned_up is None else (state.turned_up,))
    found["ship"] = len(state.sea)
    for seat, fleet in enumerate(state.fleets):
        found.update(fleet.pile + fleet.treasures)
        found["ship"] += fleet.armed + fleet.defenceless + len(fleet.treasures)
        found["cannon"] += fleet.cannons + fleet.enemy_cannons + fleet.defenceless_seen
        at_sea = [ship for ship in state.sea if ship.owner == seat]
        gone_armed = fleet.armed_seen - sum(ship.shown for ship in at_sea)
        assert 0 <= gone_armed + fleet.armed + sum(ship.armed for ship in at_sea) <= ARMED
        sailing = fleet.defenceless + sum(not ship.armed for ship in at_sea)
        assert 0 <= sailing + fleet.defenceless_seen <= DEFENCELESS
    return found


def ships(state: State, seat: Seat) -> tuple[Any, ...]:
    """The type of each ship of the seat that has not been shown, by number; 0: in the set-up."""
    own = (ship for ship in state.sea if ship.owner == seat and not ship.shown)
    choice = state.choices[seat] if state.choices else None
    chosen = () if choice is None else ((0, choice),)
    return (*chosen, *((ship.number, ship.armed) for ship in own))


def pile(state: State, seat: Seat) -> tuple[Any, ...]:
    """The order of the seat's pile; which treasures lie in it is public."""
    return tuple(("in the pile", at, value) for at, value in enumerate(state.fleets[seat].pile))


def any_ship(state: State, seat: Seat, draw: Random) -> Move:
    """Any ship of the supply, each equally likely; all other choices depend on public things."""
    legal = GAME.legal_moves(state, seat)
    if not isinstance(legal[0], PlaceShip | ChooseShip):
        return draw.choice(legal)
    fleet = state.fleets[seat]
    return type(legal[0])(draw.randrange(fleet.armed + fleet.defenceless) < fleet.armed)


SPEC = Spec(
    game=GAME,
    events=events,
    cards_of=everything,
    private={"ships": ships, "pile": pile},
    open_places=lambda state: {
        "first treasures": state.first_treasures,
        "tops of the piles": tuple(fleet.pile[0] for fleet in state.fleets),
    },
    of_others=(ShipPlaced, Passed, Scored),
    revealing={
        FirstTreasuresShown: ("treasures", "view.first_treasures", "view.fleets"),
        TreasureShown: ("treasure",),
        ShownArmed: (),
        ShownDefenceless: (),
    },
    blind=any_ship,
    blind_moves=20,
    secret=(PlaceShip, ChooseShip),
    consistent=could_have_happened,
    longest=2000,
)
TestContract = contract(SPEC)


def test_a_table_holds_five_treasures_five_ships_and_three_cannons_for_each_seat() -> None:
    for seats in GAME.seats:
        state, _ = GAME.deal(GAME.options(), seats, 1)
        counts = Counter(TREASURES * seats) + Counter(ship=5 * seats, cannon=CANNONS * seats)
        assert everything(state) == counts
        assert {(fleet.armed, fleet.defenceless) for fleet in state.fleets} == {(2, 3)}
