"""The view of one seat, or of a spectator, in 7 Seas."""

from dataclasses import dataclass

from engine.core import Seat, checked_seat, open_part
from engine.games.seven_seas.captures import Choice, choices
from engine.games.seven_seas.cards import Card, Cards
from engine.games.seven_seas.moves import Source
from engine.games.seven_seas.state import OpenTable, Phase, Side, State, cards_in, sources


@dataclass(frozen=True, slots=True, kw_only=True)
class View(OpenTable):
    """Everything that the viewer can see on the table; the past is in the events.

    seat: the viewer; None: a spectator. turn: None when it is over. hand: the own one, sorted; ()
    for a spectator. chest_sizes: by side; in the team game two seats share a side. sources: the
    places the seat in turn may open, in phase NICK. opened_cards: those of the opened one, in phase
    KEEP, for that seat alone.
    """

    seat: Seat | None
    seats: int
    turn: Seat | None
    hand: Cards
    hand_sizes: tuple[int, ...]
    chest_sizes: tuple[int, ...]
    harbour: int
    aside: int
    sources: tuple[Source, ...]
    opened_cards: Cards

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

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """The seats that share this side's chest and ship."""
        return tuple(range(side, self.seats, len(self.ships)))


def view(state: State, seat: Seat | None) -> View:
    """The view of this seat, field by field."""
    phase, turn = state.phase, state.turn
    opened = state.opened if seat == turn else None
    return View(
        **open_part(state, OpenTable),
        seat=seat,
        seats=len(state.hands),
        turn=None if phase is Phase.OVER else turn,
        hand=() if seat is None else state.hands[checked_seat(seat, len(state.hands))],
        hand_sizes=tuple(map(len, state.hands)),
        chest_sizes=tuple(map(len, state.chests)),
        harbour=len(state.harbour),
        aside=sum(map(len, state.aside)),
        sources=sources(state, turn) if phase is Phase.NICK else (),
        opened_cards=() if opened is None else cards_in(state, opened),
    )


def what_now(view: View, card: Card) -> tuple[Choice, ...]:
    """The card's choices on the present display, at anybody's turn."""
    return choices(card, view.display)
