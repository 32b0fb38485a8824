"""Letter of Marque signs the contract of `engine.core.Game`, secrecy included."""

from collections import Counter
from random import Random
from typing import Any

from engine.core import Seat
from engine.games.letter_of_marque import GAME, events
from engine.games.letter_of_marque import events as of
from engine.games.letter_of_marque.moves import ChooseShip, Move, PlaceShip
from engine.games.letter_of_marque.state import ARMED, CANNONS, DEFENCELESS, TREASURES, State
from tests.engine.contract import Spec, contract
from tests.engine.games.letter_of_marque.memory import could_have_happened
from tests.engine.games.letter_of_marque.positions import armed, at_sea, dealt, fleet, play


def everything(state: State) -> Counter[Any]:
    """Treasures by value, ships and cannons, wherever they are; a scored treasure's ship is gone.

    A cannon leaves the game with each defenceless ship that it takes.
    """
    found: Counter[Any] = Counter(ship.treasure for ship in state.sea)
    found.update(state.first_treasures)
    found.update(() if state.turned_up is None else (state.turned_up,))
    found["ship"] = len(state.sea)
    for seat, own in enumerate(state.fleets):
        found.update(own.pile + own.treasures)
        found["ship"] += own.armed + own.defenceless + len(own.treasures)
        found["cannon"] += own.cannons + own.enemy_cannons + own.defenceless_seen
        at_sea = [ship for ship in state.sea if ship.owner == seat]
        gone_armed = own.armed_seen - sum(ship.shown for ship in at_sea)
        assert 0 <= gone_armed + own.armed + sum(ship.armed for ship in at_sea) <= ARMED
        sailing = own.defenceless + sum(not ship.armed for ship in at_sea)
        assert 0 <= sailing + own.defenceless_seen <= DEFENCELESS
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
    of_others=(of.ShipPlaced, of.Passed, of.Scored),
    revealing={
        of.FirstTreasuresShown: ("treasures", "view.first_treasures", "view.fleets"),
        of.TreasureShown: ("treasure",),
        of.ShownArmed: (),
        of.ShownDefenceless: (),
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


def test_in_the_set_up_the_open_treasures_stay_and_piles_and_others_choices_are_open() -> None:
    state = play(dealt(3), "0 place armed", "1 place armed").state
    drawn = worlds(state, 0)
    assert {world.first_treasures for world in drawn} == {state.first_treasures}
    for seat in range(3):
        tops = {world.fleets[seat].pile[0] for world in drawn}
        assert tops == {3, 4, 5, 6, 7} - {state.first_treasures[seat]}
    assert {world.choices for world in drawn} == {(True, True, None), (True, False, None)}
