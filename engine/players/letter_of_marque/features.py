"""What a captain of Letter of Marque looks at before a choice, as numbers to be weighed.

Nothing here looks at the type of a ship but of those of the seat in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from math import log
from typing import Final, TypeAlias

from engine.core import Seat
from engine.games.letter_of_marque.state import CANNONS, TREASURES
from engine.players.letter_of_marque.simulator import Fleet, Table, Vessel


class Way(IntEnum):
    """What a turn is used for; the armed and the others come home for different reasons."""

    SAIL = 0
    PORT_ARMED = 1
    PORT = 2
    ATTACK = 3
    REST = 4


Features: TypeAlias = tuple[float, ...]
Choice: TypeAlias = tuple[Way, Vessel | None, Features]

LEAST, MOST = 0.03, 0.97
_FEW: Final = 0.3
_TEMPTING: Final = {v: 1 / (v + 1) for v in TREASURES}
_ARMED_MORE: Final = (0.0, 0.0, 0.0, 0.38, 0.80, 1.09, 1.29, 1.44)
"""How much likelier than the average ship one with this treasure is armed, see `even_chance`."""


def even_chance(treasure: int, rest: Sequence[int], armed: int) -> float:
    """How likely a ship should be armed for all of one's ships to tempt enemies equally.

    An attack brings (1 - p) * v - p. That is the same for all treasures if 1 - p is in
    proportion to 1 / (v + 1); `armed` of this and the treasures to come shall be armed.
    """
    defenceless = 1 + len(rest) - armed
    share = _TEMPTING[treasure] / (_TEMPTING[treasure] + sum(_TEMPTING[v] for v in rest))
    return min(MOST, max(LEAST, 1 - defenceless * share))


def ship_features(table: Table, seat: Seat, treasure: int, rest: Sequence[int]) -> Features:
    """For the choice of a ship for this treasure, with `rest` still to come."""
    armed = defenceless = 0
    for ship in table.sea:
        if ship.owner == seat:
            armed += ship.armed and not ship.shown
            defenceless += not ship.armed
    even = even_chance(treasure, rest, table.fleets[seat].armed)
    enemy = _enemy_cannons(table.fleets, seat)
    return (1.0, log(even / (1 - even)), enemy - 0.5, armed / 2, defenceless / 2)


def choices(table: Table) -> list[Choice]:
    """All that is worth considering: everything legal but an attack on a ship shown as armed."""
    fleets, turn = table.fleets, table.turn
    fleet = fleets[turn]
    bait, total = _bait(table)
    shooters = sum(bool(other.cannons) for other in fleets) - bool(fleet.cannons)
    fear = shooters / (len(fleets) - 1) / total
    risk = _risk(table, bait, fear)
    enemy = _enemy_cannons(fleets, turn)
    own = [ship for ship in table.sea if ship.owner == turn]
    pile = len(fleet.pile) / 4
    found: list[Choice] = []
    if fleet.pile:
        looks = (1.0, enemy, len(own) / 3, pile, fleet.cannons / CANNONS, risk)
        found.append((Way.SAIL, None, looks))
    for ship in own:
        age = min(ship.age, 4) / 2
        if ship.armed:
            looks = (1.0, ship.treasure / 5, enemy, pile, age, float(ship.shown))
            found.append((Way.PORT_ARMED, ship, looks))
        else:
            threat = fear * bait[ship.number] * ship.treasure / 3
            found.append((Way.PORT, ship, (1.0, ship.treasure / 5, threat, age, enemy)))
    if not found:
        found.append((Way.REST, None, (1.0,)))
    if fleet.cannons:
        found += _attacks(table, fleet, risk)
    return found


def _attacks(table: Table, fleet: Fleet, risk: float) -> list[Choice]:
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
        looks = (1.0, value, armed, armed * value, age, cannons, risk, last, lead, left)
        found.append((Way.ATTACK, ship, looks))
    return found


def _enemy_cannons(fleets: list[Fleet], seat: Seat) -> float:
    """The cannons of all others: 1 at the start."""
    others = sum(fleet.cannons for fleet in fleets) - fleets[seat].cannons
    return others / (CANNONS * (len(fleets) - 1))


def _bait(table: Table) -> tuple[dict[int, float], float]:
    """What an attack on each ship seems to bring, by its number, and the sum."""
    bait: dict[int, float] = {}
    for ship in table.sea:
        if not ship.shown:
            owner = table.fleets[ship.owner]
            armed = min(0.95, owner.unseen_armed / owner.hidden * _ARMED_MORE[ship.treasure])
            bait[ship.number] = max(_FEW, (1 - armed) * ship.treasure - armed)
    return bait, sum(bait.values()) or 1.0


def _risk(table: Table, bait: dict[int, float], fear: float) -> float:
    """The worst that may happen to a defenceless ship of the seat in turn."""
    worst = 0.0
    for ship in table.sea:
        if ship.owner == table.turn and not ship.armed:
            worst = max(worst, fear * bait[ship.number] * ship.treasure / 3)
    return worst
