"""The Seven Seals: predict how many of fifteen tricks you will win, and in which colours.

Rules: Stefan Dorra, Amigo 2003, in our own words. HOUSE: the first dealer is drawn; ties share the
win; without a white seal left nothing can be taken from another player; the saboteur may start at 5
with any number of players, which is published for three.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Event, HouseRule, IllegalMove, Outcome, Seat, Step, checked_seat
from engine.games.seven_seals import moves, predictions, rounds, sampling, tricks
from engine.games.seven_seals import turns as course
from engine.games.seven_seals.cards import Card
from engine.games.seven_seals.moves import Move, Play, Predict, Reason, Return, TakeSaboteur
from engine.games.seven_seals.state import Options, Phase, State
from engine.games.seven_seals.view import PLAY_REFUSED, View, returnable, view_of

_PLAYS = tuple(Play(card) for card in Card)
_SABOTEUR = (TakeSaboteur(),)


class SevenSeals:
    """The rules of The Seven Seals, as `engine.core.Game` asks for them."""

    key = "seven-seals"
    seats = range(3, 6)
    unofficial_seats: tuple[int, ...] = ()
    house_rules = (
        HouseRule("saboteur_start", (4, 5), 4),
        HouseRule("rising_saboteur", (False, True), False),
        HouseRule("rounds", tuple(range(11)), 0),
    )

    def options(self, **choices: Any) -> Options:
        """Frozen options; ValueError names the bad choice."""
        allowed: dict[str, tuple[Any, ...]] = {r.name: r.values for r in self.house_rules}
        allowed["starter"] = (None, *range(max(self.seats)))
        for name, value in choices.items():
            if (type(value), value) not in [(type(one), one) for one in allowed.get(name, ())]:
                raise ValueError(f"{name}: {value!r} is no choice of The Seven Seals")
        return Options(**choices)

    def seats_for(self, options: Options) -> tuple[int, ...]:
        """Three to five; a starter must have a seat."""
        starter = options.starter
        return tuple(seats for seats in self.seats if starter is None or starter < seats)

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        """The first round is dealt; ValueError for a bad number of seats."""
        if type(seats) is not int or seats not in self.seats_for(options):
            raise ValueError(f"The Seven Seals with {options} cannot have {seats!r} seats")
        return rounds.first_deal(options, seats, seed)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """One at a time, until it is over."""
        return () if state.phase is Phase.OVER else (state.turn,)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """All moves of the seat, sorted: predictions (thousands), then the saboteur; or cards."""
        if type(seat) is not int or seat != state.turn:
            checked_seat(seat, state.seats)
            return ()
        if state.phase is Phase.OVER:
            return ()
        if state.phase is Phase.PLAY:
            allowed = tricks.playable(state.hands[seat], state.trick)
            return tuple([_PLAYS[card] for card in allowed])
        if state.phase is Phase.RETURN:
            return tuple(map(Return, returnable(state)))
        possible = predictions.predictions(state.seals, seat)
        return possible + (_SABOTEUR if state.seals.saboteur is None else ())

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The next state and what happened; raises IllegalMove with a `Reason`."""
        over = state.phase is Phase.OVER
        if type(seat) is not int or seat != state.turn:
            checked_seat(seat, state.seats)
            raise IllegalMove(Reason.GAME_OVER if over else Reason.NOT_YOUR_TURN)
        if over:
            raise IllegalMove(Reason.GAME_OVER)
        match move:
            case Play(card) if state.phase is Phase.PLAY:
                return course.play(state, seat, card)
            case Return(kind) if state.phase is Phase.RETURN:
                return course.give_back(state, seat, kind)
            case Predict() if state.phase is Phase.PREDICT:
                return course.predict(state, seat, move)
            case TakeSaboteur() if state.phase is Phase.PREDICT:
                return course.take_saboteur(state, seat)
        raise IllegalMove(_untimely(state.phase, move))

    def view(self, state: State, seat: Seat | None) -> View:
        """What this seat (None: a spectator) may see."""
        return view_of(state, seat)

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        """A world this seat cannot tell from the truth; see `sampling`."""
        return sampling.sample(view, seed, history)

    def outcome(self, state: State) -> Outcome | None:
        """The total penalty points, lowest first, once all rounds are played."""
        return rounds.outcome(state)

    def write_move(self, move: Move) -> str:
        """E.g. `predict R2 B1 take B:0`, `play R7`; see `moves`."""
        return moves.write_move(move)

    def read_move(self, text: str) -> Move:
        """The move that `write_move` wrote; raises BadNotation."""
        return moves.read_move(text)


def _untimely(phase: Phase, move: Move) -> Reason:
    """Why this kind of move has no place in this phase."""
    if phase is Phase.PLAY:
        is_return = isinstance(move, Return)
        return Reason.NOTHING_TO_RETURN if is_return else Reason.PREDICTIONS_OVER
    return PLAY_REFUSED[phase]


GAME = SevenSeals()
