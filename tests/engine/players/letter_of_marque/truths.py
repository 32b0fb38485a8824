"""When a reason of Letter of Marque is true."""

from collections.abc import Sequence
from typing import Any

from engine.core import Event
from engine.games.letter_of_marque import events as of
from engine.games.letter_of_marque.moves import Attack, EnterPort, Pass, SetSail
from engine.games.letter_of_marque.state import ARMED, DEFENCELESS, TREASURES
from tests.engine.players.reasons_kit import Said, Truth, Truths

AVERAGE = sum(TREASURES) / len(TREASURES)


def target(told: Said) -> Any:
    """The ship that is attacked or rescued."""
    (ship,) = (each for each in told.state.sea if each.number == told.move.ship)
    return ship


def own(told: Said) -> Any:
    """The fleet of the seat."""
    return told.state.fleets[told.seat]


def others(told: Said) -> list[Any]:
    """The fleets of the other seats."""
    return [fleet for seat, fleet in enumerate(told.state.fleets) if seat != told.seat]


def threatened(told: Said) -> bool:
    """True if anybody else has a cannon."""
    return any(fleet.cannons for fleet in others(told))


def treasure(told: Said) -> int:
    """The treasure that gets a ship."""
    state = told.state
    return int(state.turned_up or state.first_treasures[told.seat])


def counted(told: Said, ship: Any) -> set[bool]:
    """The types that the ship can have, by what everybody has seen: True is armed."""
    fleet = told.state.fleets[ship.owner]
    if ship.shown:
        return {True}
    seen = {True: fleet.armed_seen == ARMED, False: fleet.defenceless_seen == DEFENCELESS}
    return {armed for armed, all_seen in seen.items() if not all_seen}


def chance(told: Said, ship: Any) -> float:
    """The share of armed ships among the unseen ones of the owner."""
    fleet = told.state.fleets[ship.owner]
    armed, bare = ARMED - fleet.armed_seen, DEFENCELESS - fleet.defenceless_seen
    return float(armed / (armed + bare))


def targets(told: Said) -> list[Any]:
    """The ships that can be attacked and may be defenceless."""
    at_sea = [ship for ship in told.state.sea if ship.owner != told.seat]
    return [ship for ship in at_sea if False in counted(told, ship)]


def chooses(*, armed: bool) -> Truth:
    """True if the type is chosen freely, under threat; others can't know which it is."""

    def truth(told: Said) -> bool:
        fleet = own(told)
        is_open = fleet.armed_seen < ARMED and fleet.defenceless_seen < DEFENCELESS
        return told.move.armed is armed and threatened(told) and is_open and len(told.moves) == 2

    return truth


def gambles(told: Said) -> bool:
    """True if nobody can know whether the target of this attack is armed."""
    return isinstance(told.move, Attack) and counted(told, target(told)) == {True, False}


def avoids(told: Said) -> bool:
    """True if another ship carries more, and may be either."""
    other = max(targets(told), key=lambda ship: ship.treasure)
    is_open = counted(told, other) == {True, False}
    return is_open and other.treasure > target(told).treasure and knows(told.history)


def knows(history: Sequence[Event]) -> bool:
    """True if the seat has seen the game from its beginning."""
    return any(isinstance(event, of.GameBegan) for event in history)


def alone(told: Said) -> bool:
    """True if the seat has no ship at sea."""
    return all(ship.owner != told.seat for ship in told.state.sea)


def sails(told: Said) -> bool:
    """True if the seat sets sail, and the figure counts its pile."""
    return told.move == SetSail() and len(own(told).pile) == told.figure > 0


def lands(told: Said) -> bool:
    """True if the seat brings a treasure of the figure home."""
    return isinstance(told.move, EnterPort) and target(told).treasure == told.figure


def waits(told: Said) -> bool:
    """True if the seat may attack, and does not."""
    return told.move == Pass() and any(isinstance(move, Attack) for move in told.moves)


TRUTHS: Truths = {
    "only": lambda told: len(told.moves) == 1,
    "guards": lambda told: chooses(armed=True)(told) and treasure(told) == told.figure >= AVERAGE,
    "traps": lambda told: chooses(armed=True)(told) and treasure(told) == told.figure,
    "little": lambda told: treasure(told) == told.figure < AVERAGE and not told.move.armed,
    "bluffs": lambda told: chooses(armed=False)(told) and treasure(told) == told.figure,
    "saves": lambda told: (
        not told.move.armed
        and own(told).armed > 0
        and max(own(told).pile) == told.figure > treasure(told)
    ),
    "highest": lambda told: (
        told.move.armed and bool(own(told).pile) and max(own(told).pile) < told.figure
    ),
    "sails": sails,
    "sails_alone": lambda told: sails(told) and alone(told),
    "rescues": lambda told: (
        not target(told).armed and threatened(told) and target(told).treasure == told.figure
    ),
    "known": lambda told: bool(target(told).shown) and threatened(told),
    "lands": lands,
    "sure": lambda told: not target(told).armed and counted(told, target(told)) == {False},
    "avoids": avoids,
    "judged": lambda told: gambles(told) and knows(told.history) and 0 <= told.figure <= 100,
    "odds": gambles,
    "all_armed": lambda told: waits(told) and not targets(told),
    "wary": lambda told: waits(told) and knows(told.history) and 50 <= told.figure < 100,
    "later": lambda told: (
        waits(told) and sum(len(fleet.pile) for fleet in others(told)) == told.figure > 0
    ),
    "costs": waits,
    "risks": lambda told: (
        counted(told, target(told)) == ({True} if told.figure == 100 else {True, False})
    ),
}

RARE = ("all_armed", "costs")
"""Reasons that hardly any game gives. Positions of `test_players.py` have both."""
