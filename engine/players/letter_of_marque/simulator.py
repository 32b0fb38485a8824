"""A fast game of Letter of Marque for rollouts; a test proves it equal to the rules.

The types of the ships can be set apart from everything else, so the memory of a player retells a
game on the same table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.core import Seat
from engine.games.letter_of_marque.state import ARMED, CANNONS, DEFENCELESS, State

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
    """One seat: the pile (its top last), ships in the supply, cannons, and the score.

    hidden: how many ships nobody else has seen the type of, at sea and in the supply.
    unseen_armed: how many of these are armed.
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
        """An independent copy of this fleet; by position, because rollouts need it fast."""
        pile, armed, defenceless = self.pile[:], self.armed, self.defenceless
        scored = self.cannons, self.points, self.enemy_cannons
        return Fleet(pile, armed, defenceless, *scored, self.hidden, self.unseen_armed)


Sea: TypeAlias = list[Vessel]


@dataclass(slots=True)
class Table:
    """A game, changed in place.

    placed: how many ships have come to sea. turned_up: the treasure that waits for its ship; 0 if
    none does.
    """

    fleets: list[Fleet]
    sea: Sea
    turn: Seat
    placed: int
    turned_up: int = 0

    def copy(self) -> Table:
        """An independent copy of this table."""
        sea = [Vessel(v.number, v.owner, v.treasure, v.armed, v.shown, v.age) for v in self.sea]
        fleets = [fleet.copy() for fleet in self.fleets]
        return Table(fleets, sea, self.turn, self.placed, self.turned_up)

    @property
    def is_over(self) -> bool:
        """True if no ship is at sea, none waits to be launched, and all piles are empty."""
        if self.sea or self.turned_up:
            return False
        return not any(fleet.pile for fleet in self.fleets)

    def place_first(self, seat: Seat, treasure: int, *, armed: bool) -> None:
        """In the set-up: launch the seat's first ship, whose number is the seat's, from 1."""
        self.fleets[seat].armed -= armed
        self.fleets[seat].defenceless -= not armed
        self.placed += 1
        self.sea.append(Vessel(seat + 1, seat, treasure, armed))

    def sail(self) -> None:
        """Turn up the treasure on top of the pile; `launch` follows."""
        self.turned_up = self.fleets[self.turn].pile.pop()

    def launch(self, armed: bool) -> None:
        """Launch a ship with the treasure that was turned up."""
        fleet = self.fleets[self.turn]
        fleet.armed -= armed
        fleet.defenceless -= not armed
        self.placed += 1
        self.sea.append(Vessel(self.placed, self.turn, self.turned_up, armed, age=-1))
        self.turned_up = 0
        self.rest()

    def port(self, ship: Vessel) -> None:
        """Bring an own ship into port."""
        self.sea.remove(ship)
        self.fleets[self.turn].points += ship.treasure
        self.rest()

    def attack(self, ship: Vessel) -> None:
        """Attack a ship of another seat."""
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
        self.rest()

    def rest(self) -> None:
        """End the turn; it passes to the next seat that can do more than pass, if any."""
        for ship in self.sea:
            ship.age += ship.owner == self.turn
        seats = len(self.fleets)
        for step in range(1, seats + 1):
            turn = (self.turn + step) % seats
            fleet = self.fleets[turn]
            can_act = fleet.pile or (fleet.cannons and self.sea)
            if can_act or any(ship.owner == turn for ship in self.sea):
                self.turn = turn
                return


def table_of(state: State) -> Table:
    """The table of this state, at which no ship has been at sea for long."""
    fleets = [
        Fleet(
            pile=list(reversed(fleet.pile)),
            armed=fleet.armed,
            defenceless=fleet.defenceless,
            cannons=fleet.cannons,
            points=fleet.points,
            enemy_cannons=fleet.enemy_cannons,
            hidden=SHIPS - fleet.armed_seen - fleet.defenceless_seen,
            unseen_armed=ARMED - fleet.armed_seen,
        )
        for fleet in state.fleets
    ]
    sea = [Vessel(s.number, s.owner, s.treasure, s.armed, s.shown) for s in state.sea]
    return Table(fleets, sea, state.turn, state.placed, state.turned_up or 0)
