"""The rules of Letter of Marque (Bruno Faidutti, 2009): a bluff about which ships carry guns.

HOUSE: two players; the starter of the first game is drawn, then the next clockwise; a series of
as many games as seats, with a tie of its totals decided by all enemy cannons of the series.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Event, HouseRule, IllegalMove, Outcome, Seat, Step, checked_seat
from engine.games.letter_of_marque import legal, moves, sampling, scoring, setup, turns
from engine.games.letter_of_marque import view as views
from engine.games.letter_of_marque.moves import (
    Attack,
    ChooseShip,
    EnterPort,
    Move,
    Pass,
    PlaceShip,
    SetSail,
)
from engine.games.letter_of_marque.state import Options, State
from engine.games.letter_of_marque.view import View


class LetterOfMarque:
    """The rules; stateless."""

    key = "letter-of-marque"
    seats = range(2, 7)
    unofficial_seats: tuple[int, ...] = (2,)
    """Numbers of seats that are HOUSE, to be shown as unofficial."""
    house_rules = (HouseRule("series", (False, True), False),)

    def options(self, **choices: Any) -> Options:
        """The house rules by name; ValueError names the bad choice."""
        unknown = sorted(choices.keys() - {"series", "starter"})
        if unknown:
            raise ValueError(f"no such choice: {', '.join(unknown)}")
        series, starter = choices.get("series", False), choices.get("starter")
        if not isinstance(series, bool):
            raise ValueError(f"series: True or False, not {series!r}")
        if starter is not None and not _is_seat(starter, max(self.seats)):
            raise ValueError(f"starter: a seat from 0 to {max(self.seats) - 1}, not {starter!r}")
        return Options(series, starter)

    def seats_for(self, options: Options) -> tuple[int, ...]:
        """All numbers of seats that include the starter."""
        least = 0 if options.starter is None else options.starter
        return tuple(seats for seats in self.seats if seats > least)

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        """The set-up of the first game."""
        if type(seats) is not int or seats not in self.seats_for(options):
            raise ValueError(f"seats: not {seats!r} with {options}")
        return setup.deal(options, seats, seed)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """All who are still choosing in the set-up; then one seat."""
        return legal.to_move(state)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """What this seat may do now."""
        if type(seat) is not int or seat != state.turn:
            checked_seat(seat, len(state.fleets))
        return legal.legal_moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The move, and every pass and scoring that follows by itself."""
        if type(seat) is not int or seat != state.turn:
            checked_seat(seat, len(state.fleets))
        reason = legal.why_not(state, seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        match move:
            case SetSail():
                return turns.set_sail(state, seat)
            case ChooseShip(armed):
                return turns.choose_ship(state, seat, armed)
            case EnterPort(ship):
                return turns.enter_port(state, seat, ship)
            case Attack(ship):
                return turns.attack(state, seat, ship)
            case Pass():
                return turns.pass_turn(state, seat)
            case PlaceShip(armed):
                return setup.place(state, seat, armed)

    def view(self, state: State, seat: Seat | None) -> View:
        """The public table and what is this seat's own."""
        return views.view(state, seat)

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        """A world with this view; history adds nothing to what the view says."""
        return sampling.sample_state(view, seed)

    def outcome(self, state: State) -> Outcome | None:
        """Points of the game or the series, once it is over."""
        return scoring.outcome(state)

    def write_move(self, move: Move) -> str:
        """E.g. "attack 7"."""
        return moves.write_move(move)

    def read_move(self, text: str) -> Move:
        """The move that `write_move` wrote; raises BadNotation."""
        return moves.read_move(text)


def _is_seat(choice: object, seats: int) -> bool:
    return type(choice) is int and choice in range(seats)
