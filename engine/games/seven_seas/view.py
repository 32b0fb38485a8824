"""The view of one seat, or of a spectator, in 7 Seas."""

from dataclasses import dataclass

from engine.core import Seat, checked_seat
from engine.games.seven_seas.captures import Choice, choices
from engine.games.seven_seas.cards import Card, Cards
from engine.games.seven_seas.moves import Source
from engine.games.seven_seas.options import Options
from engine.games.seven_seas.state import (
    Phase,
    Side,
    State,
    cards_in,
    shown_place,
    sources,
)


@dataclass(frozen=True, slots=True)
class View:
    """Everything that the viewer can see on the table; the past is in the events.

    seat: the viewer; None: a spectator. starter: the seat that has the compass. turn: None when it
    is over. hand: the own one, sorted; () for a spectator. chest_sizes and ships: by side; in the
    team game two seats share a side. sources: the places the seat in turn may open, in phase NICK.
    opened: the one it has opened, in phase KEEP; opened_cards: its cards, for that seat alone.
    last: the seat that captured last in this round.
    """

    seat: Seat | None
    options: Options
    seats: int
    round: int
    starter: Seat
    phase: Phase
    turn: Seat | None
    hand: Cards
    display: Cards
    hand_sizes: tuple[int, ...]
    chest_sizes: tuple[int, ...]
    harbour: int
    aside: int
    sources: tuple[Source, ...]
    opened: Source | None
    opened_cards: Cards
    last: Seat | None
    ships: tuple[int, ...]

    @property
    def sides(self) -> tuple[Side, ...]:
        """The side of each seat."""
        return tuple(seat % len(self.ships) for seat in range(self.seats))

    @property
    def choice_is_open(self) -> bool:
        """True if everybody can see afterwards all the choices that this seat had."""
        return self.phase is Phase.KEEP or len(self.hand) == 1

    @property
    def side(self) -> Side | None:
        """The side of this seat; None for a spectator."""
        return None if self.seat is None else self.seat % len(self.ships)

    @property
    def shown_places(self) -> tuple[int, ...]:
        """By side: the number of the space where the ship stands, at most 14."""
        return tuple(map(shown_place, self.ships))

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """The seats that share this side's chest and ship."""
        return tuple(range(side, self.seats, len(self.ships)))


def view(state: State, seat: Seat | None) -> View:
    """The view of this seat, field by field."""
    this, phase, turn = state.round, state.phase, state.turn
    opened = state.opened if seat == turn else None
    return View(
        seat=seat,
        options=this.options,
        seats=len(state.hands),
        round=this.number,
        starter=this.starter,
        phase=phase,
        turn=None if phase is Phase.OVER else turn,
        hand=() if seat is None else state.hands[checked_seat(seat, len(state.hands))],
        display=state.display,
        hand_sizes=tuple(map(len, state.hands)),
        chest_sizes=tuple(map(len, state.chests)),
        harbour=len(state.harbour),
        aside=sum(map(len, state.aside)),
        sources=sources(state, turn) if phase is Phase.NICK else (),
        opened=state.opened,
        opened_cards=() if opened is None else cards_in(state, opened),
        last=state.last,
        ships=this.ships,
    )


def what_now(view: View, card: Card) -> tuple[Choice, ...]:
    """The card's choices on the present display, at anybody's turn."""
    return choices(card, view.display)
