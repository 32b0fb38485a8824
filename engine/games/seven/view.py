"""The view of one seat in 7."""

from dataclasses import dataclass

from engine.core import Seat, checked_seat, open_part
from engine.games.seven.moves import Placing, placings
from engine.games.seven.state import OpenTable, Phase, State, rounds_of


@dataclass(frozen=True, slots=True, kw_only=True)
class View(OpenTable):
    """The table as the seat sees it (None: a spectator).

    turn: the seat to move; None: it is over. hand: the own numbers, sorted; () for a spectator.
    sizes: how many cards each seat holds. draw_pile, aside: how many cards.
    """

    seat: Seat | None
    turn: Seat | None
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    draw_pile: int
    aside: int

    @property
    def sum(self) -> int:
        """The sum of the two fields; 0 for an empty pile."""
        return self.newest + self.other

    @property
    def rounds(self) -> int | None:
        """The number of rounds; None: until the chips are gone."""
        return rounds_of(len(self.sizes))

    @property
    def choice_is_open(self) -> bool:
        """True if everybody can see afterwards all the choices that this seat had."""
        return len(self.hand) == 1

    @property
    def placings(self) -> tuple[Placing, ...]:
        """The effect of each card of the own hand on the present pile; also out of turn."""
        return placings(self.hand, self.newest, self.other)


def view(state: State, seat: Seat | None) -> View:
    """The view of this seat; None: of a spectator."""
    return View(
        **open_part(state, OpenTable),
        seat=seat,
        turn=None if state.phase is Phase.OVER else state.turn,
        hand=() if seat is None else state.hands[checked_seat(seat, len(state.hands))],
        sizes=tuple(len(hand) for hand in state.hands),
        draw_pile=len(state.draw_pile),
        aside=len(state.aside),
    )
