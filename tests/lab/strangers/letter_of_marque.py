"""The strangers of Letter of Marque: rules of thumb written from the rules, apart from mate.

They share no features, weights or code with the levels, and were fixed before the captain was
tuned.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from engine.core import Event, own_seat
from engine.games.letter_of_marque.events import Attacked, EnteredPort, TreasureShown
from engine.games.letter_of_marque.moves import (
    Attack,
    ChooseShip,
    EnterPort,
    Move,
    Pass,
    PlaceShip,
    SetSail,
)
from engine.games.letter_of_marque.state import ARMED, DEFENCELESS, Phase
from engine.games.letter_of_marque.view import ShipSeen, View
from engine.players.base import Budget, PolicyPlayer

Turn: TypeAlias = Callable[[View, Sequence[Event], Random], Move]
"""Chooses the action of a turn."""

Arming: TypeAlias = Callable[[View, Sequence[Event], int], float]
"""The chance to put an armed ship on this treasure."""


def _player(turn: Turn, arming: Arming) -> PolicyPlayer:
    def policy(
        view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
    ) -> Move:
        if view.phase is Phase.TURN:
            return turn(view, history, luck)
        treasure = view.turned_up or view.first_treasures[own_seat(view)]
        armed = luck.random() < arming(view, history, treasure)
        return PlaceShip(armed) if view.phase is Phase.SET_UP else ChooseShip(armed)

    return PolicyPlayer(policy)


def _by_treasure(*chances: float) -> Arming:
    """The chances to arm the treasures 3, 4, 5, 6 and 7."""
    return lambda view, history, treasure: chances[treasure - 3]


def _targets(view: View) -> list[ShipSeen]:
    """The ships that an attack may take, the richest first; none without a cannon."""
    if not view.fleets[own_seat(view)].cannons:
        return []
    found = [ship for ship in view.sea if ship.owner != view.seat and not ship.shown]
    return sorted(found, key=lambda ship: -ship.treasure)


def _own(view: View, armed: bool) -> list[ShipSeen]:
    """The own ships of this type at sea, the richest first."""
    guarded = view.own.armed_at_sea if view.own is not None else ()
    found = [s for s in view.sea if s.owner == view.seat and (s.number in guarded) == armed]
    return sorted(found, key=lambda ship: -ship.treasure)


def _counted(view: View, ship: ShipSeen) -> float:
    """The chance that this hidden ship is armed, by counting the ships that were seen."""
    owner = view.fleets[ship.owner]
    armed = ARMED - owner.armed_seen
    return armed / (armed + DEFENCELESS - owner.defenceless_seen)


def _gain(view: View, ship: ShipSeen) -> float:
    """The points that an attack on this ship gains on average."""
    chance = _counted(view, ship)
    return (1 - chance) * ship.treasure - chance


@dataclass(frozen=True, slots=True)
class Scales:
    """How a counting player weighs its actions, in points.

    keep, until: the worth of a kept cannon, while the others have this many treasures to come each.
    sail: of setting sail. port: of bringing a defenceless ship home, besides its danger.
    attack: for each point that an attack gains.
    """

    keep: float
    until: float
    sail: float
    port: float
    danger: float
    attack: float


def _judged(
    view: View, scales: Scales, aggression: float, gain: Callable[[ShipSeen], float]
) -> Move:
    """The action with the best estimate; aggression: attacks per turn of the others."""
    fleet, others = view.fleets[own_seat(view)], len(view.fleets) - 1
    shooters = sum(f.cannons > 0 for seat, f in enumerate(view.fleets) if seat != view.seat)
    hidden = sum(ship.treasure for ship in view.sea if not ship.shown) or 1
    to_come = (sum(f.pile for f in view.fleets) - fleet.pile) / others
    keep = scales.keep * min(1.0, to_come / scales.until)
    scores: list[tuple[float, Move]] = []
    if fleet.pile:
        scores.append((scales.sail, SetSail()))
    for ship in _own(view, armed=False):
        danger = min(1.0, shooters * aggression * ship.treasure / hidden) * ship.treasure
        scores.append((scales.port + scales.danger * danger, EnterPort(ship.number)))
    for ship in _own(view, armed=True):
        scores.append((0.0 if shooters else 1.0, EnterPort(ship.number)))
    for ship in _targets(view):
        scores.append((scales.attack * gain(ship) - keep, Attack(ship.number)))
    return max(scores, key=lambda pair: pair[0], default=(0.0, Pass()))[1]


def _tally(view: View, history: Sequence[Event], luck: Random) -> Move:
    """Weighs points against points by counting."""
    scales = Scales(keep=1.75, until=1.1, sail=1.3, port=1.0, danger=0.6, attack=3.0)
    return _judged(view, scales, 0.4, lambda ship: _gain(view, ship))


def _veteran(view: View, history: Sequence[Event], luck: Random) -> Move:
    """Weighs points, too, and attacks fresh ships: those that stay out for long are armed."""

    def gain(ship: ShipSeen) -> float:
        armed, waits = _counted(view, ship), (view.placed - ship.number) // len(view.fleets)
        odds = armed / (1 - armed) * (0.7 + 10 * waits) if armed < 1 else 99.0
        chance = odds / (1 + odds)
        ahead = view.fleets[ship.owner].points - view.fleets[own_seat(view)].points
        return (1 - chance) * ship.treasure - chance + ahead / 20

    scales = Scales(keep=4.7, until=4.0, sail=4.5, port=4.2, danger=0.3, attack=2.4)
    return _judged(view, scales, _aggression(view, history), gain)


def _aggression(view: View, history: Sequence[Event]) -> float:
    """How many of the others' actions so far were attacks, from 2 of 5 at the beginning."""
    attacks, actions = 2, 5
    for event in history:
        if isinstance(event, Attacked | EnteredPort | TreasureShown) and event.seat != view.seat:
            attacks += isinstance(event, Attacked)
            actions += 1
    return attacks / actions


HELD_OUT: Final[Mapping[str, PolicyPlayer]] = {
    "tally": _player(_tally, _by_treasure(0.2, 0.2, 0.2, 0.25, 0.6)),
    "veteran": _player(_veteran, _by_treasure(0.05, 0.05, 0.05, 0.1, 0.9)),
}
