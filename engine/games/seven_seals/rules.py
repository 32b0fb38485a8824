"""The Seven Seals: predict how many of fifteen tricks you will win, and in which colours.

Rules: Stefan Dorra, Amigo 2003, in our own words. HOUSE: the first dealer is drawn; ties share the
win; without a white seal left nothing can be taken from another player; the saboteur may start at 5
with any number of players, which is published for three.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core import Event, Outcome, Seat, Step
from engine.games.seven_seals import moves, rounds, turns
from engine.games.seven_seals.moves import Move
from engine.games.seven_seals.options import HOUSE_RULES, SEATS, Options, make_options, seats_for
from engine.games.seven_seals.sampling import sample_state
from engine.games.seven_seals.state import Phase, State
from engine.games.seven_seals.view import View, view_of
from engine.options import checked_seats


class SevenSeals:
    """The rules, as `engine.core.Game` asks for them."""

    key: Final = "seven-seals"
    seats: Final = SEATS
    unofficial_seats: tuple[int, ...] = ()
    house_rules: Final = HOUSE_RULES

    def options(self, **choices: Any) -> Options:
        """Frozen options; ValueError names the bad choice."""
        return make_options(**choices)

    def seats_for(self, options: Options) -> tuple[int, ...]:
        """All numbers of seats at which the chosen starter has a place."""
        return seats_for(options)

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        """The first round; ValueError for a bad number of seats."""
        return rounds.deal(options, checked_seats(seats, seats_for(options)), seed)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """One at a time, until it is over."""
        return () if state.phase is Phase.OVER else (state.turn,)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """All moves of the seat, sorted: predictions (thousands), then the saboteur; or cards."""
        return turns.legal_moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The next state and what happened; raises IllegalMove with a `Reason`."""
        return turns.apply(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """What this seat (None: a spectator) may see."""
        return view_of(state, seat)

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        """A world that this seat cannot tell from the truth; see `sampling`."""
        return sample_state(view, seed, history)

    def outcome(self, state: State) -> Outcome | None:
        """The total penalty points, lowest first, once all rounds are played."""
        return rounds.outcome(state)

    def write_move(self, move: Move) -> str:
        """E.g. `predict R2 B1 take B:0`, `play R7`; see `moves`."""
        return moves.write_move(move)

    def read_move(self, text: str) -> Move:
        """The move that `write_move` wrote; raises BadNotation."""
        return moves.read_move(text)


GAME: Final = SevenSeals()
