"""A seat's view: the public table and, separately, the seat's own secrets."""

from dataclasses import dataclass

from engine.core import Seat, checked_seat, open_part
from engine.games.letter_of_marque.options import rounds_of
from engine.games.letter_of_marque.state import OpenFleet, OpenTable, Phase, State
from engine.games.letter_of_marque.turns import to_move


@dataclass(frozen=True, slots=True)
class ShipSeen:
    """A ship at sea as everybody sees it; shown: an attack has shown that it is armed."""

    number: int
    owner: Seat
    treasure: int
    shown: bool


@dataclass(frozen=True, slots=True)
class FleetSeen(OpenFleet):
    """The public part of a seat's belongings, without its ships at sea.

    pile: how many treasures are left in the pile; unseen: which ones, sorted; everybody knows them,
    since every seat has the same five. supply: how many ships are left to place.
    """

    pile: int
    unseen: tuple[int, ...]
    supply: int


@dataclass(frozen=True, slots=True)
class Own:
    """The part of a view that only the seat itself sees.

    armed, defenceless: the ships in its supply. armed_at_sea: the numbers of its armed ships;
    its others are defenceless. choice: the ship it has put on its first treasure (armed?), None:
    still to choose, or the set-up is over.
    """

    armed: int
    defenceless: int
    armed_at_sea: tuple[int, ...]
    choice: bool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class View(OpenTable):
    """The table for one seat (None: a spectator); all but `own` is the same for everybody.

    rounds: the games of the series. to_move: the seats that have to choose; in the set-up all that
    are still choosing.
    """

    seat: Seat | None
    rounds: int
    to_move: tuple[Seat, ...]
    fleets: tuple[FleetSeen, ...]
    sea: tuple[ShipSeen, ...]
    own: Own | None

    @property
    def choice_is_open(self) -> bool:
        """True if everybody can see afterwards all the choices that this seat had.

        Never for a ship: its owner alone knows that only one type is left.
        """
        return self.phase is Phase.TURN

    @property
    def is_threatened(self) -> bool:
        """True if anybody but the viewer has a cannon left."""
        return any(each.cannons for seat, each in enumerate(self.fleets) if seat != self.seat)

    def ship(self, number: int) -> ShipSeen:
        """The ship at sea with this number."""
        return next(ship for ship in self.sea if ship.number == number)

    def unseen(self, ship: ShipSeen) -> tuple[int, int]:
        """The ships of its owner that nobody has seen: the number of armed ones, and of all."""
        return self.fleets[ship.owner].hidden


def view(state: State, seat: Seat | None) -> View:
    """The view of this seat; None: of a spectator."""
    return View(
        **open_part(state, OpenTable),
        seat=seat,
        rounds=rounds_of(state.options, len(state.fleets)),
        to_move=to_move(state),
        fleets=tuple(
            FleetSeen(
                pile=len(fleet.pile),
                unseen=tuple(sorted(fleet.pile)),  # sorted: the order of the pile is a secret
                supply=fleet.armed + fleet.defenceless,
                **open_part(fleet, OpenFleet),
            )
            for fleet in state.fleets
        ),
        sea=tuple(ShipSeen(s.number, s.owner, s.treasure, s.shown) for s in state.sea),
        own=None if seat is None else _own(state, checked_seat(seat, len(state.fleets))),
    )


def _own(state: State, seat: Seat) -> Own:
    fleet = state.fleets[seat]
    return Own(
        armed=fleet.armed,
        defenceless=fleet.defenceless,
        armed_at_sea=tuple(s.number for s in state.sea if s.owner == seat and s.armed),
        choice=state.choices[seat] if state.phase is Phase.SET_UP else None,
    )
