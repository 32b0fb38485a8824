"""A seat's view: its own hand and everything public."""

from dataclasses import dataclass

from engine.core import Seat, checked_seat
from engine.games.seven_seals import rounds, tricks
from engine.games.seven_seals.options import Options, rounds_of
from engine.games.seven_seals.state import (
    Card,
    Colour,
    Kind,
    Phase,
    Played,
    Seals,
    Sheet,
    State,
    Trick,
    plays,
)


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it (`seat` None, `hand` empty: a spectator).

    turn: the seat to move, None when it is over; leader: the seat that leads this trick (in RETURN:
    the next); trick: the cards of the running trick; last_trick: the one before, in this round;
    tricks: won in this round, by seat; penalties: by seat, if the round ended now;
    returnable: in RETURN, the kinds among which `turn` chooses.
    """

    options: Options
    seat: Seat | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    sheet: Sheet
    seals: Seals
    phase: Phase
    turn: Seat | None
    leader: Seat
    trick: tuple[Played, ...]
    last_trick: Trick | None
    tricks: tuple[int, ...]
    penalties: tuple[int, ...]
    returnable: tuple[Kind, ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hand_sizes)

    @property
    def rounds(self) -> int:
        """The number of rounds of this game."""
        return rounds_of(self.options, self.seats)

    @property
    def tricks_in_round(self) -> int:
        """The number of tricks in a round: one for each card dealt."""
        return self.options.hand

    @property
    def choice_is_open(self) -> bool:
        """True if everybody can see afterwards all the choices that this seat had."""
        return self.phase is Phase.PLAY and len(self.hand) == 1

    @property
    def led(self) -> Colour | None:
        """The colour led in the running trick; None before its first card."""
        return self.trick[0].card.colour if self.trick else None

    @property
    def winning(self) -> Played | None:
        """The card that is winning the running trick so far."""
        cards = tuple(played.card for played in self.trick)
        return self.trick[tricks.winning(cards)] if cards else None

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards of the own hand that the running trick allows; all while nothing is led."""
        return tricks.playable(self.hand, tuple(played.card for played in self.trick))


def view(state: State, seat: Seat | None) -> View:
    """The view of this seat; None: of a spectator."""
    lines = rounds.lines(state.options, state.sheet, state.seals, state.tricks)
    return View(
        options=state.options,
        seat=seat,
        hand=() if seat is None else state.hands[checked_seat(seat, state.seats)],
        hand_sizes=tuple(map(len, state.hands)),
        sheet=state.sheet,
        seals=state.seals,
        phase=state.phase,
        turn=None if state.phase is Phase.OVER else state.turn,
        leader=state.leader,
        trick=plays(state.leader, state.trick, state.seats),
        last_trick=state.last_trick,
        tricks=state.tricks,
        penalties=tuple(line.points for line in lines),
        returnable=returnable(state),
    )


def returnable(state: State) -> tuple[Kind, ...]:
    """In RETURN the kinds of seals that fit the trick just won, else none."""
    last = state.last_trick
    if state.phase is not Phase.RETURN or last is None:
        return ()
    return tricks.fitting(state.seals.held[last.winner], last.led, last.winning_card)
