"""7 (Sieben): be the first without cards; the pile's two fields may rise to exactly 7.

Rules for 2-7 players after Klaudia Bollwerk, Nürnberger-Spielkarten-Verlag 2008. RECONSTRUCTED:
how many cards carry each number (`cards`). HOUSE: each later round starts one seat further; no
card is drawn when there is none; a blocked table shuffles its pile into a draw pile; chips that
run short are paid in the order of places. HOUSE, where the rules are silent: the piles put aside
become the draw pile when a card has to be drawn, not before; who places the last card and should
draw where nothing is left is out, with strict_finish too; equal fields make one move of two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core import Event, Outcome, Seat, Step
from engine.games.seven import moves, rounds, turns
from engine.games.seven.moves import Move
from engine.games.seven.options import HOUSE_RULES, SEATS, Options, make_options, seats_for
from engine.games.seven.sampling import sample_state
from engine.games.seven.state import Phase, State
from engine.games.seven.view import View, view_of
from engine.options import checked_seats


class Seven:
    """The rules, as `engine.core.Game` asks for them."""

    key: Final = "seven"
    seats: Final = SEATS
    unofficial_seats: tuple[int, ...] = ()
    house_rules: Final = HOUSE_RULES

    def options(self, **choices: Any) -> Options:
        """Options from `deck` (a name or seven counts), `strict_finish` and `starter`."""
        return make_options(**choices)

    def seats_for(self, options: Options) -> tuple[int, ...]:
        """All numbers of seats at which the chosen starter has a place."""
        return seats_for(options)

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        """The first round; ValueError for a bad number of seats."""
        return rounds.deal(options, checked_seats(seats, seats_for(options)), seed)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """The one seat that has a choice; () when it is over."""
        return () if state.phase is Phase.OVER else (state.turn,)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """All placings, by number, then side; a seat to move always has one."""
        return turns.legal_moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """Place a card; draws, passes and the end of a round follow by themselves."""
        return turns.apply(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """What this seat (None: a spectator) may see."""
        return view_of(state, seat)

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        """A world that this seat cannot tell from the truth; see `sampling`."""
        return sample_state(view, seed, history)

    def outcome(self, state: State) -> Outcome | None:
        """The chips, once it is over."""
        return rounds.outcome(state)

    def write_move(self, move: Move) -> str:
        """E.g. "4" on an empty pile, "4h" hole on hole, "4n" hole on number."""
        return moves.write_move(move)

    def read_move(self, text: str) -> Move:
        """The move that `write_move` wrote; raises BadNotation."""
        return moves.read_move(text)


GAME: Final = Seven()
