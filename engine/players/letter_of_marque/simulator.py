"""A game of Letter of Marque at full speed, for imagined games only; a test proves it equal.

What everybody sees and the types of the ships are apart, so that the same table also serves to
retell a game whose types are guessed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.core import Seat
from engine.games.letter_of_marque.moves import Attack, EnterPort, Move, Pass, SetSail
from engine.games.letter_of_marque.state import ARMED, CANNONS, DEFENCELESS, Phase, State

SHIPS: Final = ARMED + DEFENCELESS


@dataclass(slots=True)
class Vessel:
    """A ship at sea; age: how many turns its owner has left it there."""

    number: int
    owner: Seat
    treasure: int
    armed: bool
    shown: bool = False
    age: int = 0


@dataclass(slots=True)
class Fleet:
    """One seat: the pile (its top last), ships in the supply, cannons, and what was scored.

    hidden: ships whose type nobody has seen, wherever they are; unseen_armed: how many of those
    must be armed. treasures: what the pile holds, as a sum.
    """

    pile: list[int]
    armed: int
    defenceless: int
    cannons: int = CANNONS
    points: int = 0
    enemy_cannons: int = 0
    hidden: int = SHIPS
    unseen_armed: int = ARMED

    def copy(self) -> Fleet:
        """The same fleet, to be changed by itself."""
        return Fleet(
            self.pile[:],
            self.armed,
            self.defenceless,
            self.cannons,
            self.points,
            self.enemy_cannons,
            self.hidden,
            self.unseen_armed,
        )


Sea: TypeAlias = list[Vessel]


class Table:
    """A game after its set-up, changed in place. turned_up: the treasure that waits for a ship."""

    __slots__ = ("fleets", "placed", "sea", "turn", "turned_up")

    def __init__(self, fleets: list[Fleet], sea: Sea, turn: Seat, placed: int) -> None:
        self.fleets = fleets
        self.sea = sea
        self.turn = turn
        self.placed = placed
        self.turned_up = 0

    def copy(self) -> Table:
        """The same table, to be played on by itself."""
        sea = [Vessel(v.number, v.owner, v.treasure, v.armed, v.shown, v.age) for v in self.sea]
        other = Table([fleet.copy() for fleet in self.fleets], sea, self.turn, self.placed)
        other.turned_up = self.turned_up
        return other

    @property
    def is_over(self) -> bool:
        """Whether no ship is at sea and all piles are empty."""
        return not self.sea and not any(fleet.pile for fleet in self.fleets)

    def moves(self) -> list[Move]:
        """What the seat in turn can do, unless a treasure waits for its ship."""
        turn, fleet = self.turn, self.fleets[self.turn]
        moves: list[Move] = [SetSail()] if fleet.pile else []
        moves += [EnterPort(ship.number) for ship in self.sea if ship.owner == turn]
        has_work = bool(moves)
        if fleet.cannons:
            moves += [Attack(ship.number) for ship in self.sea if ship.owner != turn]
        if not has_work:
            moves.append(Pass())
        return moves

    def place_first(self, seat: Seat, treasure: int, *, armed: bool) -> None:
        """The set-up: the seat's first ship; its number is its seat's, from 1."""
        self.fleets[seat].armed -= armed
        self.fleets[seat].defenceless -= not armed
        self.placed += 1
        self.sea.append(Vessel(seat + 1, seat, treasure, armed))

    def sail(self) -> None:
        """Way 1, first half."""
        self.turned_up = self.fleets[self.turn].pile.pop()

    def launch(self, armed: bool) -> None:
        """Way 1, second half."""
        fleet = self.fleets[self.turn]
        if armed:
            fleet.armed -= 1
        else:
            fleet.defenceless -= 1
        self.placed += 1
        self.sea.append(Vessel(self.placed, self.turn, self.turned_up, armed, age=-1))
        self.turned_up = 0
        self._next()

    def port(self, ship: Vessel) -> None:
        """Way 2."""
        self.sea.remove(ship)
        self.fleets[self.turn].points += ship.treasure
        self._next()

    def attack(self, ship: Vessel) -> None:
        """Way 3."""
        shooter, owner = self.fleets[self.turn], self.fleets[ship.owner]
        shooter.cannons -= 1
        if ship.armed:
            owner.enemy_cannons += 1
            owner.points += 1
        else:
            self.sea.remove(ship)
            shooter.points += ship.treasure
        if not ship.shown:
            owner.hidden -= 1
            owner.unseen_armed -= ship.armed
            ship.shown = ship.armed
        self._next()

    def rest(self) -> None:
        """Way 4."""
        self._next()

    def _next(self) -> None:
        """The next seat that can do more than pass, unless it is over."""
        for ship in self.sea:
            ship.age += ship.owner == self.turn
        seats = len(self.fleets)
        for step in range(1, seats + 1):
            turn = (self.turn + step) % seats
            if self._can_act(turn):
                self.turn = turn
                return

    def _can_act(self, turn: Seat) -> bool:
        fleet = self.fleets[turn]
        if fleet.pile or (fleet.cannons and self.sea):
            return True
        return any(ship.owner == turn for ship in self.sea)


def table_of(state: State, ages: dict[int, int]) -> Table:
    """The table of a state whose set-up is over; ages: of the ships at sea, by number."""
    fleets = [
        Fleet(
            list(reversed(fleet.pile)),
            fleet.armed,
            fleet.defenceless,
            fleet.cannons,
            fleet.points,
            fleet.enemy_cannons,
            SHIPS - fleet.armed_seen - fleet.defenceless_seen,
            ARMED - fleet.armed_seen,
        )
        for fleet in state.fleets
    ]
    sea = [
        Vessel(s.number, s.owner, s.treasure, s.armed, s.shown, ages.get(s.number, 0))
        for s in state.sea
    ]
    table = Table(fleets, sea, state.turn, state.placed)
    if state.phase is Phase.SHIP:
        table.turned_up = state.turned_up or 0
    return table
