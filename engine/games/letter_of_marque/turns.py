"""A turn's four ways: set sail, enter port, attack, pass; then who is next, or the end.

Whatever a seat chooses in secret, the events are the same in kind and number, and the choice of
a ship is asked even where only one type is left: an omitted question would tell as much.
"""

from __future__ import annotations

from engine.core import Event, Seat, Step
from engine.games.letter_of_marque.cards import (
    defended,
    enriched,
    fired,
    launched,
    robbed,
    turned_up,
)
from engine.games.letter_of_marque.events import (
    Attacked,
    EnteredPort,
    Passed,
    ShipPlaced,
    ShownArmed,
    ShownDefenceless,
    TreasureShown,
)
from engine.games.letter_of_marque.legal import can_only_pass
from engine.games.letter_of_marque.scoring import end_game
from engine.games.letter_of_marque.state import Fleet, Phase, Ship, State

Fleets = tuple[Fleet, ...]
Sea = tuple[Ship, ...]


def set_sail(state: State, seat: Seat) -> Step[State]:
    """Way 1, first half: the value is seen by all before the ship is chosen."""
    fleet = state.fleets[seat]
    treasure = fleet.pile[0]
    fleets = _with(state.fleets, seat, turned_up(fleet))
    after = _after(state, fleets, state.sea, seat, treasure)
    return Step(after, (TreasureShown(seat, treasure),))


def choose_ship(state: State, seat: Seat, armed: bool) -> Step[State]:
    """Way 1, second half: the ship comes into the sea, its type unseen."""
    treasure, number = state.turned_up or 0, state.placed + 1
    fleets = _with(state.fleets, seat, launched(state.fleets[seat], armed))
    sea = (*state.sea, Ship(number, seat, treasure, armed, False))
    return _next(state, fleets, sea, number, (ShipPlaced(seat, number, treasure),))


def enter_port(state: State, seat: Seat, number: int) -> Step[State]:
    """Way 2: the treasure goes to the score pile, the ship out of the game, its type unshown."""
    ship, sea = _taken(state.sea, number)
    home = enriched(state.fleets[seat], ship.treasure)
    event = EnteredPort(seat, number, ship.treasure, ship.shown)
    return _next(state, _with(state.fleets, seat, home), sea, state.placed, (event,))


def attack(state: State, seat: Seat, number: int) -> Step[State]:
    """Way 3: one cannon, one ship; the owner shows its type to all."""
    ship, rest = _taken(state.sea, number)
    shooter = fired(state.fleets[seat])
    told = Attacked(seat, number, ship.owner, ship.treasure, ship.shown, shooter.cannons)
    fleets = _with(state.fleets, seat, shooter)
    result = _repelled if ship.armed else _captured
    return result(state, fleets, ship, rest, told)


def _repelled(state: State, fleets: Fleets, ship: Ship, rest: Sea, told: Attacked) -> Step[State]:
    """Armed: the ship stays, marked for all; the cannon is the defender's."""
    owner = fleets[ship.owner]
    seen = owner.armed_seen + (not ship.shown)
    fleets = _with(fleets, ship.owner, defended(owner, seen))
    marked = Ship(ship.number, ship.owner, ship.treasure, True, True)
    sea = tuple(marked if other is ship else other for other in state.sea)
    event = ShownArmed(told.seat, ship.number, ship.owner, ship.treasure, seen)
    return _next(state, fleets, sea, state.placed, (told, event))


def _captured(state: State, fleets: Fleets, ship: Ship, rest: Sea, told: Attacked) -> Step[State]:
    """Defenceless: the attacker scores the treasure; ship and cannon leave the game."""
    fleets = _with(fleets, ship.owner, robbed(fleets[ship.owner]))
    fleets = _with(fleets, told.seat, enriched(fleets[told.seat], ship.treasure))
    event = ShownDefenceless(told.seat, ship.number, ship.owner, ship.treasure)
    return _next(state, fleets, rest, state.placed, (told, event))


def pass_turn(state: State, seat: Seat) -> Step[State]:
    """Way 4, chosen by a seat that could have attacked."""
    return _next(state, state.fleets, state.sea, state.placed, (Passed(seat, False),))


def _next(
    state: State, fleets: Fleets, sea: Sea, placed: int, events: tuple[Event, ...]
) -> Step[State]:
    """The end if sea and piles are empty; else the next seat that can do more than pass."""
    if not sea and not any(fleet.pile for fleet in fleets):
        return end_game(_after(state, fleets, sea, state.turn, None, placed), events)
    turn = (state.turn + 1) % len(fleets)
    while can_only_pass(fleets[turn], turn, sea):
        events += (Passed(turn, True),)
        turn = (turn + 1) % len(fleets)
    return Step(_after(state, fleets, sea, turn, None, placed), events)


def _after(
    state: State, fleets: Fleets, sea: Sea, turn: Seat, turned_up: int | None, placed: int = 0
) -> State:
    return State(
        state.options,
        state.seed,
        state.round,
        state.starter,
        Phase.TURN if turned_up is None else Phase.SHIP,
        turn,
        turned_up,
        placed or state.placed,
        (),
        (),
        fleets,
        sea,
        state.totals,
    )


def _taken(sea: Sea, number: int) -> tuple[Ship, Sea]:
    (ship,) = (ship for ship in sea if ship.number == number)
    return ship, tuple(other for other in sea if other is not ship)


def _with(fleets: Fleets, seat: Seat, fleet: Fleet) -> Fleets:
    return (*fleets[:seat], fleet, *fleets[seat + 1 :])
