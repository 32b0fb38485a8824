"""The game of 7 Seas under the contract: who may do what, and what then happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core import (
    Event,
    IllegalMove,
    Outcome,
    Seat,
    Step,
    Termination,
    checked_seat,
    places,
)
from engine.games.seven_seas import moves, turns
from engine.games.seven_seas.captures import KIND, pickers
from engine.games.seven_seas.moves import DeclineNick, Keep, Move, OpenSource, PlayCard, play
from engine.games.seven_seas.options import HOUSE_RULES, Options, make_options, seats_for
from engine.games.seven_seas.rounds import deal_round, first_starter, winners
from engine.games.seven_seas.sampling import sample
from engine.games.seven_seas.state import Phase, Round, State, cards_in, sources
from engine.games.seven_seas.turns import NOT_NOW, Reason
from engine.games.seven_seas.view import View, look


class SevenSeas:
    """7 Seas, two to four players; see the package for its rules."""

    key: Final = "seven-seas"
    seats: Final = range(2, 5)
    unofficial_seats: tuple[int, ...] = ()
    house_rules: Final = HOUSE_RULES

    def options(self, **choices: Any) -> Options:
        """Frozen options; see `options.make_options`."""
        return make_options(**choices)

    def seats_for(self, options: Options) -> tuple[int, ...]:
        """Four for teams, else two to four."""
        return seats_for(options)

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        """The first round; ValueError for a number of seats that does not fit the options."""
        if type(seats) is not int or seats not in seats_for(options):
            raise ValueError(f"seats: {seats!r} cannot play with these options")
        ships = (0,) * (2 if options.teams else seats)
        starter = first_starter(options, seats, seed)
        return deal_round(Round(options, seed, 1, starter, ships, None), seats)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """The seat in turn; () when it is over."""
        return () if state.phase is Phase.OVER else (state.turn,)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """All moves of the seat in turn, sorted."""
        if type(seat) is not int or seat != state.turn:
            checked_seat(seat, len(state.hands))
            return ()
        if state.phase is Phase.PLAY:
            display, picks = state.display, pickers(state.display)
            return tuple(
                [
                    play(card, pick(display))
                    for card in state.hands[seat]
                    for pick in picks[KIND[card]]
                ]
            )
        return _moves_of_a_nick(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The next state; IllegalMove with a `Reason`."""
        phase = state.phase
        if type(seat) is not int or seat != state.turn:
            checked_seat(seat, len(state.hands))
            if phase is not Phase.OVER:
                raise IllegalMove(Reason.NOT_YOUR_TURN)
        if phase is Phase.PLAY and isinstance(move, PlayCard):
            return turns.play_card(state, seat, move.card, move.take)
        match move:
            case OpenSource(source) if phase is Phase.NICK:
                return turns.open_source(state, seat, source)
            case Keep(card) if phase is Phase.KEEP:
                return turns.keep(state, seat, card)
            case DeclineNick() if phase is Phase.NICK:
                return turns.decline(state, seat)
        raise IllegalMove(NOT_NOW[phase])

    def view(self, state: State, seat: Seat | None) -> View:
        """What this seat, or a spectator, may see."""
        return look(state, seat)

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        """A world that this seat cannot tell from the truth."""
        return sample(view, seed, history)

    def outcome(self, state: State) -> Outcome | None:
        """Spaces sailed by seat; partners share their ship's."""
        if state.phase is not Phase.OVER:
            return None
        ships, seats = state.round.ships, len(state.hands)
        points = tuple(ships[seat % len(ships)] for seat in range(seats))
        return Outcome(points, places(points), winners(ships, seats), Termination.TARGET)

    def write_move(self, move: Move) -> str:
        """See `moves` for the notation."""
        return moves.write_move(move)

    def read_move(self, text: str) -> Move:
        """The move that was written; raises BadNotation."""
        return moves.read_move(text)


def _moves_of_a_nick(state: State, seat: Seat) -> tuple[Move, ...]:
    if state.phase is Phase.NICK:
        return (*map(OpenSource, sources(state, seat)), DeclineNick())
    if state.phase is Phase.KEEP and state.opened is not None:
        return tuple(map(Keep, cards_in(state, state.opened)))
    return ()


GAME: Final = SevenSeas()
