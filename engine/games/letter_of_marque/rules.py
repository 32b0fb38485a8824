"""The rules of Letter of Marque (Bruno Faidutti, 2009): a bluff about which ships carry guns.

HOUSE: two players; the starter of the first game is drawn, then the next clockwise; a series of
as many games as seats, with a tie of its totals decided by all enemy cannons of the series.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core import Event, Outcome, Seat, Step
from engine.games.letter_of_marque import moves, rounds, turns
from engine.games.letter_of_marque.legal import to_move
from engine.games.letter_of_marque.moves import Move
from engine.games.letter_of_marque.options import (
    HOUSE_RULES,
    SEATS,
    UNOFFICIAL_SEATS,
    Options,
    make_options,
    seats_for,
)
from engine.games.letter_of_marque.sampling import sample_state
from engine.games.letter_of_marque.state import State
from engine.games.letter_of_marque.view import View, view_of
from engine.options import checked_seats


class LetterOfMarque:
    """The rules, as `engine.core.Game` asks for them."""

    key: Final = "letter-of-marque"
    seats: Final = SEATS
    unofficial_seats: tuple[int, ...] = UNOFFICIAL_SEATS
    house_rules: Final = HOUSE_RULES

    def options(self, **choices: Any) -> Options:
        """The house rules by name; ValueError names the bad choice."""
        return make_options(**choices)

    def seats_for(self, options: Options) -> tuple[int, ...]:
        """All numbers of seats at which the chosen starter has a place."""
        return seats_for(options)

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        """The set-up of the first game; ValueError for a bad number of seats."""
        return rounds.deal(options, checked_seats(seats, seats_for(options)), seed)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """All who are still choosing in the set-up; then one seat."""
        return to_move(state)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """What this seat may do now."""
        return turns.legal_moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The move, and every pass and scoring that follows by itself."""
        return turns.apply(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """What this seat (None: a spectator) may see."""
        return view_of(state, seat)

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        """A world with this view; history adds nothing to what the view says."""
        return sample_state(view, seed)

    def outcome(self, state: State) -> Outcome | None:
        """Points of the game or the series, once it is over."""
        return rounds.outcome(state)

    def write_move(self, move: Move) -> str:
        """E.g. "attack 7"."""
        return moves.write_move(move)

    def read_move(self, text: str) -> Move:
        """The move that `write_move` wrote; raises BadNotation."""
        return moves.read_move(text)


GAME: Final = LetterOfMarque()
