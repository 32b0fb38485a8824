"""The features of the choices in Letter of Marque, as numbers for the weights of a policy.

The features use the types of the ships of the seat in turn and of no others.
"""

from collections.abc import Sequence
from enum import IntEnum
from math import log
from typing import Final, TypeAlias

from engine.core import Seat
from engine.games.letter_of_marque.state import CANNONS, TREASURES
from engine.players.letter_of_marque.simulator import Fleet, Table, Vessel

Action = IntEnum("Action", {"SAIL": 0, "PORT_ARMED": 1, "PORT": 2, "ATTACK": 3, "REST": 4})
"""An action of a turn; entering port has other features for an armed ship."""

Features: TypeAlias = tuple[float, ...]
Choice: TypeAlias = tuple[Action, Vessel | None, Features]
"""The action, the ship that it concerns, and the features by which it is weighed."""

LOWEST, HIGHEST = 0.03, 0.97
"""The limits of `even_chance`; hand-set."""

_LEAST_GAIN: Final = 0.3
"""The least gain that an attack seems to bring, in points; hand-set."""

_SHARES: Final = {value: 1 / (value + 1) for value in TREASURES}
"""By treasure: its part of the defenceless ships that makes all attacks equally good."""

_ARMED_RATE: Final = (0.0, 0.0, 0.0, 0.38, 0.80, 1.09, 1.29, 1.44)
"""How often a ship with this treasure is armed, as a multiple of the average; hand-set."""


def even_chance(treasure: int, rest: Sequence[int], armed: int) -> float:
    """The chance to arm this ship that makes attacks on all ships of the seat equally good.

    An attack on a ship that is armed with chance p and carries v gains (1 - p) * v - p. That gain
    is equal for all treasures if 1 - p is in proportion to 1 / (v + 1). rest: the treasures to
    come. armed: how many ships for this treasure and the rest are armed.
    """
    defenceless = 1 + len(rest) - armed
    share = _SHARES[treasure] / (_SHARES[treasure] + sum(_SHARES[value] for value in rest))
    return min(HIGHEST, max(LOWEST, 1 - defenceless * share))


def ship_features(table: Table, seat: Seat, treasure: int, rest: Sequence[int]) -> Features:
    """The features of an armed ship for this treasure; `rest` is still to come."""
    armed = defenceless = 0
    for ship in table.sea:
        if ship.owner == seat:
            armed += ship.armed and not ship.shown
            defenceless += not ship.armed
    even = even_chance(treasure, rest, table.fleets[seat].armed)
    enemy = other_cannons(table.fleets, seat)
    return (1.0, log(even / (1 - even)), enemy - 0.5, armed / 2, defenceless / 2)


def choices(table: Table) -> list[Choice]:
    """All legal choices of the turn but attacks on ships that were shown to be armed."""
    fleets, turn = table.fleets, table.turn
    fleet = fleets[turn]
    gains, total = _attack_gains(table)
    shooters = sum(bool(other.cannons) for other in fleets) - bool(fleet.cannons)
    attack_rate = shooters / (len(fleets) - 1) / total
    enemy = other_cannons(fleets, turn)
    own = [ship for ship in table.sea if ship.owner == turn]
    losses = [attack_rate * gains[s.number] * s.treasure / 3 for s in own if not s.armed]
    risk, pile = max(losses, default=0.0), len(fleet.pile) / 4
    found: list[Choice] = []
    if fleet.pile:
        features = (1.0, enemy, len(own) / 3, pile, fleet.cannons / CANNONS, risk)
        found.append((Action.SAIL, None, features))
    for ship in own:
        age = min(ship.age, 4) / 2
        if ship.armed:
            features = (1.0, ship.treasure / 5, enemy, pile, age, float(ship.shown))
            found.append((Action.PORT_ARMED, ship, features))
        else:
            threat = attack_rate * gains[ship.number] * ship.treasure / 3
            found.append((Action.PORT, ship, (1.0, ship.treasure / 5, threat, age, enemy)))
    if not found:
        found.append((Action.REST, None, (1.0,)))
    if fleet.cannons:
        found += _attacks(table, fleet, risk)
    return found


def _attacks(table: Table, fleet: Fleet, risk: float) -> list[Choice]:
    """The attacks of this fleet; risk: the greatest loss to expect among its defenceless ships."""
    fleets, turn = table.fleets, table.turn
    to_come = sum(len(other.pile) for other in fleets) - len(fleet.pile)
    left = to_come / (4 * (len(fleets) - 1))
    cannons, last = fleet.cannons / CANNONS, float(not fleet.pile)
    found: list[Choice] = []
    for ship in table.sea:
        if ship.owner == turn or ship.shown:
            continue
        owner = fleets[ship.owner]
        armed, value = owner.unseen_armed / owner.hidden, ship.treasure / 5
        age, lead = min(ship.age, 4) / 2, (owner.points - fleet.points) / 10
        features = (1.0, value, armed, armed * value, age, cannons, risk, last, lead, left)
        found.append((Action.ATTACK, ship, features))
    return found


def other_cannons(fleets: list[Fleet], seat: Seat) -> float:
    """The share of their cannons that all others still have."""
    others = sum(fleet.cannons for fleet in fleets) - fleets[seat].cannons
    return others / (CANNONS * (len(fleets) - 1))


def _attack_gains(table: Table) -> tuple[dict[int, float], float]:
    """The points that an attack seems to gain, by the number of the ship, and their sum."""
    gains: dict[int, float] = {}
    for ship in table.sea:
        if not ship.shown:
            owner = table.fleets[ship.owner]
            armed = min(0.95, owner.unseen_armed / owner.hidden * _ARMED_RATE[ship.treasure])
            gains[ship.number] = max(_LEAST_GAIN, (1 - armed) * ship.treasure - armed)
    return gains, sum(gains.values()) or 1.0
