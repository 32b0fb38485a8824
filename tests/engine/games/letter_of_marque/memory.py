"""A perfect memory of Letter of Marque, from the events alone."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core import Event, Seat
from engine.games.letter_of_marque import events as of
from engine.games.letter_of_marque.state import ARMED, DEFENCELESS, TREASURES, Phase, State


@dataclass
class Memory:
    """One game from its events: by seat and by ship's number."""

    first: tuple[int, ...] = ()
    shown: set[tuple[Seat, int]] = field(default_factory=set)
    at_sea: dict[int, tuple[Seat, int]] = field(default_factory=dict)
    armed: dict[int, Seat] = field(default_factory=dict)
    defenceless: dict[int, Seat] = field(default_factory=dict)

    def hear(self, event: Event) -> None:
        match event:
            case of.FirstTreasuresShown(treasures):
                self.first = treasures
                self.shown.update(enumerate(treasures))
            case of.TreasureShown(seat, treasure):
                self.shown.add((seat, treasure))
            case of.ShipPlaced(seat, ship, treasure):
                self.at_sea[ship] = (seat, treasure)
            case of.EnteredPort(_, ship):
                del self.at_sea[ship]
            case of.ShownArmed(_, ship, owner):
                self.armed[ship] = owner
            case of.ShownDefenceless(_, ship, owner):
                self.defenceless[ship] = owner
                del self.at_sea[ship]


def could_have_happened(state: State, seat: Seat, history: Sequence[Event]) -> bool:
    """True if this state agrees with all events of the present game that the seat has seen."""
    memory = Memory()
    for event in history:
        memory = Memory() if isinstance(event, of.GameBegan) else memory
        memory.hear(event)
    sea = {ship.number: (ship.owner, ship.treasure) for ship in state.sea}
    return (
        sea == memory.at_sea
        and _shown_types_agree(state, memory)
        and state.first_treasures == (memory.first if state.phase is Phase.SET_UP else ())
        and all(_seat_agrees(state, memory, owner) for owner in range(len(state.fleets)))
    )


def _shown_types_agree(state: State, memory: Memory) -> bool:
    return all(
        ship.shown == (ship.number in memory.armed) and (ship.armed or not ship.shown)
        for ship in state.sea
    )


def _seat_agrees(state: State, memory: Memory, owner: Seat) -> bool:
    """Its pile holds what was never turned up; its hidden ships, no more than are left of each."""
    fleet = state.fleets[owner]
    left = [value for value in TREASURES if (owner, value) not in memory.shown]
    hidden = [ship.armed for ship in state.sea if ship.owner == owner and not ship.shown]
    guns = ARMED - list(memory.armed.values()).count(owner)
    holds = DEFENCELESS - list(memory.defenceless.values()).count(owner)
    return (
        sorted(fleet.pile) == left
        and sum(hidden) + fleet.armed <= guns
        and hidden.count(False) + fleet.defenceless <= holds
    )
