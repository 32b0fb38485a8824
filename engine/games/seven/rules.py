"""7 (Sieben): be the first without cards; the pile's two fields may rise to exactly 7.

Rules for 2-7 players after Klaudia Bollwerk, Nürnberger-Spielkarten-Verlag 2008. RECONSTRUCTED:
how many cards carry each number (`decks`). HOUSE: each later round starts one seat further; no
card is drawn when there is none; a blocked table shuffles its pile into a draw pile; chips that
run short are paid in the order of places. HOUSE, where the rules are silent: the piles put aside
become the draw pile when a card has to be drawn, not before; who places the last card and should
draw where nothing is left is out, with strict_finish too; equal fields make one move of two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Event, HouseRule, IllegalMove, Outcome, Seat, Step, checked_seat
from engine.games.seven import moves
from engine.games.seven.moves import Place, Refusal, Side
from engine.games.seven.options import HOUSE_RULES, SEATS, Options, options_from
from engine.games.seven.placing import legal, refusal
from engine.games.seven.rounds import deal_round, first_starter, outcome_of
from engine.games.seven.sampling import sample_state
from engine.games.seven.state import Phase, State
from engine.games.seven.turns import step
from engine.games.seven.view import View, view_of


class Seven:
    """The rules of 7, as `engine.core.Game` wants them."""

    key = "seven"
    seats = SEATS
    unofficial_seats: tuple[int, ...] = ()
    house_rules: tuple[HouseRule, ...] = HOUSE_RULES

    def options(self, **choices: Any) -> Options:
        """Options from `deck` (a name or seven counts), `strict_finish` and `starter`."""
        return options_from(choices)

    def seats_for(self, options: Options) -> tuple[int, ...]:
        """All numbers of seats at which the chosen starter has a place."""
        return options.first_seats

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        """The first round; ValueError for a bad number of seats."""
        if type(seats) is not int or seats not in options.first_seats:
            raise ValueError(f"{seats!r} seats: these options allow {options.first_seats}")
        return deal_round(options, seed, 1, first_starter(options, seats, seed), (0,) * seats)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """The one seat that has a choice; () when it is over."""
        return () if state.phase is Phase.OVER else (state.turn,)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Place, ...]:
        """All placings, by number, then side; a seat to move always has one."""
        if type(seat) is not int or seat != state.turn:
            checked_seat(seat, len(state.hands))
            return ()
        if state.phase is Phase.OVER:
            return ()
        return legal(state.hands[seat], state.fields)

    def apply(self, state: State, seat: Seat, move: Place) -> Step[State]:
        """Place a card; draws, passes and the end of a round follow by themselves."""
        reason = _refusal(state, seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        return step(state, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """What this seat may see; None: a spectator."""
        return view_of(state, seat)

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        """A world that this seat cannot tell from the truth; see `sampling`."""
        return sample_state(view, seed, history)

    def outcome(self, state: State) -> Outcome | None:
        """The chips, once it is over."""
        return outcome_of(state)

    def write_move(self, move: Place) -> str:
        """E.g. "4" on an empty pile, "4h" hole on hole, "4n" hole on number."""
        return moves.write_move(move)

    def read_move(self, text: str) -> Place:
        """The move that `write_move` wrote; raises BadNotation."""
        return moves.read_move(text)


def _refusal(state: State, seat: Seat, move: Place) -> Refusal | None:
    """Why this seat may not make this move now; ValueError: it is no seat or no move at all."""
    if not isinstance(move, Place) or type(move.number) is not int or type(move.side) is not Side:
        raise ValueError(f"no move of 7: {move!r}")
    if type(seat) is not int or seat != state.turn:
        checked_seat(seat, len(state.hands))
        return Refusal.OVER if state.phase is Phase.OVER else Refusal.NOT_TO_MOVE
    if state.phase is Phase.OVER:
        return Refusal.OVER
    if move.number not in state.hands[seat]:
        return Refusal.NOT_IN_HAND
    return refusal(state.fields, move)


GAME = Seven()
