"""The set-up, and a turn's four ways: set sail, enter port, attack, pass; then the next seat.

A secret choice doesn't change the kind and number of the events. The choice of a
ship is asked even if only one type is left: leaving the question out would reveal that.
"""

from dataclasses import replace

from engine.core import Event, IllegalMove, Seat, Step, checked_seat, put
from engine.games.letter_of_marque import events, moves
from engine.games.letter_of_marque.rounds import end_round
from engine.games.letter_of_marque.state import Fleet, Phase, Ship, State


def to_move(state: State) -> tuple[Seat, ...]:
    """The seats to choose in the set-up; after it, the seat in turn."""
    if state.phase is Phase.SET_UP:
        return tuple(seat for seat, choice in enumerate(state.choices) if choice is None)
    return () if state.phase is Phase.OVER else (state.turn,)


def why_not(state: State, seat: Seat, move: moves.Move) -> moves.Reason | None:
    """The reason against this seat's move now; None: legal. ValueError for anything but a move."""
    return _untimely(state, seat, move) or _forbidden(state, seat, move)


def _untimely(state: State, seat: Seat, move: moves.Move) -> moves.Reason | None:
    """The reasons that come from the turn and the phase."""
    if state.phase is Phase.OVER:
        return moves.Reason.GAME_OVER
    if isinstance(move, moves.PlaceShip) and state.phase is not Phase.SET_UP:
        return moves.Reason.SET_UP_IS_OVER
    if seat not in to_move(state):
        in_set_up = state.phase is Phase.SET_UP
        return moves.Reason.ALREADY_CHOSEN if in_set_up else moves.Reason.NOT_YOUR_TURN
    if state.phase is Phase.SET_UP:
        return None if isinstance(move, moves.PlaceShip) else moves.Reason.NOT_IN_SET_UP
    if isinstance(move, moves.ChooseShip) is (state.phase is Phase.SHIP):
        return None
    waits = state.phase is Phase.SHIP
    return moves.Reason.CHOOSE_A_SHIP_FIRST if waits else moves.Reason.NO_TREASURE_TURNED_UP


def _forbidden(state: State, seat: Seat, move: moves.Move) -> moves.Reason | None:
    """The reasons that come from the seat's ships and cards."""
    fleet = state.fleets[seat]
    match move:
        case moves.PlaceShip(armed) | moves.ChooseShip(armed) if type(armed) is bool:
            return None if (fleet.armed if armed else fleet.defenceless) else moves.Reason.NONE_LEFT
        case moves.SetSail():
            return None if fleet.pile else moves.Reason.PILE_EMPTY
        case moves.EnterPort(number) | moves.Attack(number) if type(number) is int:
            return _out_of_reach(state, seat, move)
        case moves.Pass():
            if fleet.pile:
                return moves.Reason.TREASURES_LEFT
            at_sea = any(ship.owner == seat for ship in state.sea)
            return moves.Reason.SHIP_AT_SEA if at_sea else None
    raise ValueError(f"no move of Letter of Marque: {move!r}")


def _out_of_reach(
    state: State, seat: Seat, move: moves.EnterPort | moves.Attack
) -> moves.Reason | None:
    owner = next((ship.owner for ship in state.sea if ship.number == move.ship), None)
    if owner is None:
        return moves.Reason.NO_SUCH_SHIP
    if isinstance(move, moves.EnterPort):
        return None if owner == seat else moves.Reason.NOT_YOUR_SHIP
    if owner == seat:
        return moves.Reason.OWN_SHIP
    return None if state.fleets[seat].cannons else moves.Reason.NO_CANNON


def legal_moves(state: State, seat: Seat) -> tuple[moves.Move, ...]:
    """All moves of this seat: its ships by type, or sail, ports, attacks, pass in this order."""
    checked_seat(seat, len(state.fleets))
    if seat not in to_move(state):
        return ()
    if state.phase is Phase.TURN:
        return _turns(state, seat)
    fleet = state.fleets[seat]
    kind = moves.PlaceShip if state.phase is Phase.SET_UP else moves.ChooseShip
    types = ((False, fleet.defenceless), (True, fleet.armed))
    return tuple([kind(armed) for armed, number in types if number])


def _turns(state: State, seat: Seat) -> tuple[moves.Move, ...]:
    fleet = state.fleets[seat]
    found: list[moves.Move] = [moves.SetSail()] if fleet.pile else []
    found += [moves.EnterPort(ship.number) for ship in state.sea if ship.owner == seat]
    has_work = bool(found)
    if fleet.cannons:
        found += [moves.Attack(ship.number) for ship in state.sea if ship.owner != seat]
    if not has_work:
        found.append(moves.Pass())
    return tuple(found)


def apply(state: State, seat: Seat, move: moves.Move) -> Step[State]:
    """Make the move, and every forced pass and scoring after it; raises IllegalMove."""
    checked_seat(seat, len(state.fleets))
    reason = why_not(state, seat, move)
    if reason is not None:
        raise IllegalMove(reason)
    match move:
        case moves.SetSail():
            return _set_sail(state, seat)
        case moves.ChooseShip(armed):
            return _choose_ship(state, seat, armed)
        case moves.EnterPort(ship):
            return _enter_port(state, seat, ship)
        case moves.Attack(ship):
            return _attack(state, seat, ship)
        case moves.Pass():
            return _next(state, (events.Passed(seat, False),))
        case moves.PlaceShip(armed):
            return _place(state, seat, armed)


def _place(state: State, seat: Seat, armed: bool) -> Step[State]:
    """Set-up: the seat has chosen; after the last choice all ships are placed together.

    They are numbered clockwise from seat 0, and the starter has the first turn.
    """
    choices = put(state.choices, seat, armed)
    ready = (events.ShipReady(seat),)
    if None in choices:
        return Step(replace(state, choices=choices), ready)
    chosen = tuple(map(bool, choices))
    ships = enumerate(zip(state.first_treasures, chosen, strict=True))
    sea = tuple(Ship(owner + 1, owner, value, armed, False) for owner, (value, armed) in ships)
    placed = (events.ShipPlaced(ship.owner, ship.number, ship.treasure) for ship in sea)
    fleets = tuple(map(_launched, state.fleets, chosen))
    after = replace(state, phase=Phase.TURN, fleets=fleets, sea=sea, placed=len(sea))
    after = replace(after, first_treasures=(), choices=())
    return Step(after, (*ready, events.SetUpEnded(), *placed))


def _launched(fleet: Fleet, armed: bool) -> Fleet:
    """The fleet after one ship of this type has left its supply."""
    return replace(fleet, armed=fleet.armed - armed, defenceless=fleet.defenceless - (not armed))


def _set_sail(state: State, seat: Seat) -> Step[State]:
    """Way 1, first half: everybody sees the value before the ship is chosen."""
    fleet = state.fleets[seat]
    treasure = fleet.pile[0]
    fleets = put(state.fleets, seat, replace(fleet, pile=fleet.pile[1:]))
    after = replace(state, phase=Phase.SHIP, fleets=fleets, turned_up=treasure)
    return Step(after, (events.TreasureShown(seat, treasure),))


def _choose_ship(state: State, seat: Seat, armed: bool) -> Step[State]:
    """Way 1, second half: the ship comes into the sea, its type unseen."""
    treasure = state.turned_up or 0
    number = state.placed + 1
    fleets = put(state.fleets, seat, _launched(state.fleets[seat], armed))
    sea = (*state.sea, Ship(number, seat, treasure, armed, False))
    after = replace(state, fleets=fleets, sea=sea, placed=number)
    return _next(after, (events.ShipPlaced(seat, number, treasure),))


def _enter_port(state: State, seat: Seat, number: int) -> Step[State]:
    """Way 2: the treasure goes to the score pile; the ship leaves the game, its type unshown."""
    ship, sea = _taken(state.sea, number)
    fleets = put(state.fleets, seat, _enriched(state.fleets[seat], ship.treasure))
    event = events.EnteredPort(seat, number, ship.treasure, ship.shown)
    return _next(replace(state, fleets=fleets, sea=sea), (event,))


def _attack(state: State, seat: Seat, number: int) -> Step[State]:
    """Way 3: one cannon, one ship; the owner shows its type to all."""
    ship, rest = _taken(state.sea, number)
    left = state.fleets[seat].cannons - 1
    told = events.Attacked(seat, number, ship.owner, ship.treasure, ship.shown, left)
    fleets = put(state.fleets, seat, replace(state.fleets[seat], cannons=left))
    owner = fleets[ship.owner]
    result: events.ShownArmed | events.ShownDefenceless
    if ship.armed:  # it stays, its type public; the defender gets the cannon
        seen = owner.armed_seen + (not ship.shown)
        owner = replace(owner, enemy_cannons=owner.enemy_cannons + 1, armed_seen=seen)
        marked = replace(ship, shown=True)
        sea = tuple(marked if other is ship else other for other in state.sea)
        result = events.ShownArmed(seat, number, ship.owner, ship.treasure, seen)
    else:  # the attacker scores the treasure; ship and cannon leave the game
        owner = replace(owner, defenceless_seen=owner.defenceless_seen + 1)
        fleets, sea = put(fleets, seat, _enriched(fleets[seat], ship.treasure)), rest
        result = events.ShownDefenceless(seat, number, ship.owner, ship.treasure)
    fleets = put(fleets, ship.owner, owner)
    return _next(replace(state, fleets=fleets, sea=sea), (told, result))


def _enriched(fleet: Fleet, treasure: int) -> Fleet:
    return replace(fleet, treasures=(*fleet.treasures, treasure))


def _next(state: State, told: tuple[Event, ...]) -> Step[State]:
    """The end if sea and piles are empty; else the next seat that can do more than pass."""
    state = replace(state, phase=Phase.TURN, turned_up=None)
    fleets, sea = state.fleets, state.sea
    if not sea and not any(fleet.pile for fleet in fleets):
        return end_round(state, told)
    turn = (state.turn + 1) % len(fleets)
    while _turns(state, turn) == (moves.Pass(),):  # then nobody is asked
        told += (events.Passed(turn, True),)
        turn = (turn + 1) % len(fleets)
    return Step(replace(state, turn=turn), told)


def _taken(sea: tuple[Ship, ...], number: int) -> tuple[Ship, tuple[Ship, ...]]:
    (ship,) = (ship for ship in sea if ship.number == number)
    return ship, tuple(other for other in sea if other is not ship)
