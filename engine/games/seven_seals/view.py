"""A seat's view: its own hand and everything public."""

from dataclasses import dataclass

from engine.core import Seat, checked_seat, open_part
from engine.games.seven_seals import rounds, tricks
from engine.games.seven_seals.options import rounds_of
from engine.games.seven_seals.state import (
    Card,
    Colour,
    Kind,
    OpenTable,
    Phase,
    Played,
    State,
    plays,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class View(OpenTable):
    """The table as one seat sees it (`seat` None, `hand` empty: a spectator).

    turn: the seat to move, None when it is over; trick: the cards of the running trick; penalties:
    by seat, if the round ended now; returnable: in RETURN, the kinds among which `turn` chooses.
    """

    seat: Seat | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    turn: Seat | None
    trick: tuple[Played, ...]
    penalties: tuple[int, ...]
    returnable: tuple[Kind, ...]

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
        **open_part(state, OpenTable),
        seat=seat,
        hand=() if seat is None else state.hands[checked_seat(seat, state.seats)],
        hand_sizes=tuple(map(len, state.hands)),
        turn=None if state.phase is Phase.OVER else state.turn,
        trick=plays(state.leader, state.trick, state.seats),
        penalties=tuple(line.points for line in lines),
        returnable=returnable(state),
    )


def returnable(state: State) -> tuple[Kind, ...]:
    """In RETURN the kinds of seals that fit the trick just won, else none."""
    last = state.last_trick
    if state.phase is not Phase.RETURN or last is None:
        return ()
    return tricks.fitting(state.seals.held[last.winner], last.led, last.winning_card)
