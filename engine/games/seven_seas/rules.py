"""The game of 7 Seas under the contract: who may do what, and what then happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core import Event, Outcome, Seat, Step
from engine.games.seven_seas import moves, rounds, turns
from engine.games.seven_seas.moves import Move
from engine.games.seven_seas.options import HOUSE_RULES, SEATS, Options, make_options, seats_for
from engine.games.seven_seas.sampling import sample_state
from engine.games.seven_seas.state import Phase, State
from engine.games.seven_seas.view import View, view_of
from engine.options import checked_seats


class SevenSeas:
    """The rules, as `engine.core.Game` asks for them."""

    key: Final = "seven-seas"
    seats: Final = SEATS
    unofficial_seats: tuple[int, ...] = ()
    house_rules: Final = HOUSE_RULES

    def options(self, **choices: Any) -> Options:
        """Frozen options; see `make_options`."""
        return make_options(**choices)

    def seats_for(self, options: Options) -> tuple[int, ...]:
        """Four for teams, else two to four; enough that the starter has a seat."""
        return seats_for(options)

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        """The first round; ValueError for a number of seats that does not fit the options."""
        return rounds.deal(options, checked_seats(seats, seats_for(options)), seed)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """The seat in turn; () when it is over."""
        return () if state.phase is Phase.OVER else (state.turn,)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """All moves of the seat in turn, sorted."""
        return turns.legal_moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The next state; IllegalMove with a `Reason`."""
        return turns.apply(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """What this seat (None: a spectator) may see."""
        return view_of(state, seat)

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        """A world that this seat cannot tell from the truth; see `sampling`."""
        return sample_state(view, seed, history)

    def outcome(self, state: State) -> Outcome | None:
        """Spaces sailed by seat, once it is over; partners share their ship's."""
        return rounds.outcome(state)

    def write_move(self, move: Move) -> str:
        """E.g. "c8<g5+r3", "nick harbour"; see `moves` for the notation."""
        return moves.write_move(move)

    def read_move(self, text: str) -> Move:
        """The move that `write_move` wrote; raises BadNotation."""
        return moves.read_move(text)


GAME: Final = SevenSeas()
