"""The view of one seat in 7."""

from dataclasses import dataclass

from engine.core import Seat, checked_seat
from engine.games.seven.moves import PlaceCard, Placing, placings
from engine.games.seven.options import Options
from engine.games.seven.state import CHIPS, Phase, State, rounds_of


@dataclass(frozen=True, slots=True)
class View:
    """The table as the seat sees it (None: a spectator).

    hand: the own numbers, sorted; () for a spectator. sizes: how many cards each seat holds.
    pile: the cards as placed, the newest last; newest and other: L and O, 0 where there is none.
    draw_pile, aside: how many cards. out: the seats without cards in this round, by place; after
    the last round all seats. starter: the seat that began this round. turn: the seat to move;
    None: it is over.
    """

    options: Options
    seat: Seat | None
    round: int
    starter: Seat
    phase: Phase
    turn: Seat | None
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    pile: tuple[PlaceCard, ...]
    newest: int
    other: int
    draw_pile: int
    aside: int
    chips: tuple[int, ...]
    out: tuple[Seat, ...]

    @property
    def sum(self) -> int:
        """The sum of the two fields; 0 for an empty pile."""
        return self.newest + self.other

    @property
    def bank(self) -> int:
        """The chips not handed out yet."""
        return CHIPS - sum(self.chips)

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
        options=state.options,
        seat=seat,
        round=state.round,
        starter=state.starter,
        phase=state.phase,
        turn=None if state.phase is Phase.OVER else state.turn,
        hand=() if seat is None else state.hands[checked_seat(seat, len(state.hands))],
        sizes=tuple(len(hand) for hand in state.hands),
        pile=state.pile,
        newest=state.newest,
        other=state.other,
        draw_pile=len(state.draw_pile),
        aside=len(state.aside),
        chips=state.chips,
        out=state.out,
    )
