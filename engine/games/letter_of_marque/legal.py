"""The legal moves of Letter of Marque, and the reasons against the others."""

from engine.core import Seat
from engine.games.letter_of_marque.moves import (
    Attack,
    ChooseShip,
    EnterPort,
    Move,
    Pass,
    PlaceShip,
    Reason,
    SetSail,
)
from engine.games.letter_of_marque.state import Fleet, Phase, Ship, State


def to_move(state: State) -> tuple[Seat, ...]:
    """In the set-up all seats that have not chosen; then the seat in turn."""
    if state.phase is Phase.SET_UP:
        return tuple(seat for seat, choice in enumerate(state.choices) if choice is None)
    return () if state.phase is Phase.OVER else (state.turn,)


def can_only_pass(fleet: Fleet, seat: Seat, sea: tuple[Ship, ...]) -> bool:
    """True if passing is the sole legal move: then nobody is asked."""
    if fleet.pile or (fleet.cannons and sea):
        return False
    return all(ship.owner != seat for ship in sea)


def why_not(state: State, seat: Seat, move: Move) -> Reason | None:
    """The reason against this seat's move now; None: legal. ValueError: it is no move at all."""
    return _untimely(state, seat, move) or _forbidden(state, seat, move)


def _untimely(state: State, seat: Seat, move: Move) -> Reason | None:
    """The reasons that come from the turn and the phase."""
    if state.phase is Phase.OVER:
        return Reason.GAME_OVER
    if isinstance(move, PlaceShip) and state.phase is not Phase.SET_UP:
        return Reason.SET_UP_IS_OVER
    if seat not in to_move(state):
        in_set_up = state.phase is Phase.SET_UP
        return Reason.ALREADY_CHOSEN if in_set_up else Reason.NOT_YOUR_TURN
    if state.phase is Phase.SET_UP:
        return None if isinstance(move, PlaceShip) else Reason.NOT_IN_SET_UP
    if isinstance(move, ChooseShip) is (state.phase is Phase.SHIP):
        return None
    waits = state.phase is Phase.SHIP
    return Reason.CHOOSE_A_SHIP_FIRST if waits else Reason.NO_TREASURE_TURNED_UP


def _forbidden(state: State, seat: Seat, move: Move) -> Reason | None:
    """The reasons that come from the seat's ships and cards."""
    fleet = state.fleets[seat]
    match move:
        case PlaceShip(armed) | ChooseShip(armed) if type(armed) is bool:
            return None if (fleet.armed if armed else fleet.defenceless) else Reason.NONE_LEFT
        case SetSail():
            return None if fleet.pile else Reason.PILE_EMPTY
        case EnterPort(number) | Attack(number) if type(number) is int:
            return _out_of_reach(state, seat, move)
        case Pass():
            if fleet.pile:
                return Reason.TREASURES_LEFT
            at_sea = any(ship.owner == seat for ship in state.sea)
            return Reason.SHIP_AT_SEA if at_sea else None
    raise ValueError(f"no move of Letter of Marque: {move!r}")


def _out_of_reach(state: State, seat: Seat, move: EnterPort | Attack) -> Reason | None:
    owner = next((ship.owner for ship in state.sea if ship.number == move.ship), None)
    if owner is None:
        return Reason.NO_SUCH_SHIP
    if isinstance(move, EnterPort):
        return None if owner == seat else Reason.NOT_YOUR_SHIP
    if owner == seat:
        return Reason.OWN_SHIP
    return None if state.fleets[seat].cannons else Reason.NO_CANNON
