"""Mate's reasons in Letter of Marque: the ships at sea, and the facts about them."""

from collections.abc import Sequence
from enum import StrEnum

from engine.core import Event
from engine.games.letter_of_marque.moves import (
    Attack,
    ChooseShip,
    EnterPort,
    Move,
    Pass,
    PlaceShip,
    SetSail,
)
from engine.games.letter_of_marque.state import ARMED, DEFENCELESS, TREASURES
from engine.games.letter_of_marque.view import ShipSeen, View
from engine.players.base import Reason

MIDDLE = sum(TREASURES) // len(TREASURES)


class Why(StrEnum):
    """The reasons."""

    ONLY = "only"
    GUARDS = "guards"
    TRAPS = "traps"
    LITTLE = "little"
    BLUFFS = "bluffs"
    MIXES = "mixes"
    SAVES = "saves"
    HIGHEST = "highest"
    UNTHREATENED = "unthreatened"
    SAILS = "sails"
    SAILS_ALONE = "sails-alone"
    RESCUES = "rescues"
    KNOWN = "known"
    HOMEWARD = "homeward"
    LANDS = "lands"
    SURE = "sure"
    PRIZE = "prize"
    ODDS = "odds"
    GAMBLE = "gamble"
    SPENDS = "spends"


def reason(view: View, history: Sequence[Event], moves: Sequence[Move], index: int) -> Reason:
    """Why mate chose the move of this index."""
    if len(moves) == 1:
        return Reason(Why.ONLY)
    match moves[index]:
        case PlaceShip(armed) | ChooseShip(armed):
            return _choosing(view, armed)
        case SetSail():
            pile = view.fleets[view.seat or 0].pile
            alone = all(ship.owner != view.seat for ship in view.sea)
            return Reason(Why.SAILS_ALONE if alone else Why.SAILS, pile)
        case EnterPort(number):
            return _landing(view, _ship(view, number))
        case Attack(number):
            return _attacking(view, _ship(view, number))
        case Pass():
            return Reason(Why.ONLY)


def is_threatened(view: View) -> bool:
    """True if any other seat has a cannon left."""
    return any(fleet.cannons for seat, fleet in enumerate(view.fleets) if seat != view.seat)


def unseen_armed(view: View, ship: ShipSeen) -> tuple[int, int]:
    """How many ships of its owner that nobody has seen are armed, and how many there are."""
    owner = view.fleets[ship.owner]
    armed = ARMED - owner.armed_seen
    return armed, armed + DEFENCELESS - owner.defenceless_seen


def _choosing(view: View, armed: bool) -> Reason:
    treasure = view.turned_up or view.first_treasures[view.seat or 0]
    if not is_threatened(view):
        return Reason(Why.UNTHREATENED)
    highest = max(view.fleets[view.seat or 0].unseen, default=0)
    if treasure == MIDDLE and not armed and highest > treasure:
        return Reason(Why.SAVES, highest)
    if treasure == MIDDLE and armed and highest <= treasure:
        return Reason(Why.HIGHEST, treasure)
    if treasure == MIDDLE:
        return Reason(Why.MIXES, treasure)
    if armed:
        return Reason(Why.GUARDS if treasure > MIDDLE else Why.TRAPS, treasure)
    return Reason(Why.BLUFFS if treasure > MIDDLE else Why.LITTLE, treasure)


def _landing(view: View, ship: ShipSeen) -> Reason:
    armed = view.own is not None and ship.number in view.own.armed_at_sea
    if not armed and is_threatened(view):
        return Reason(Why.RESCUES, ship.treasure)
    if ship.shown:
        return Reason(Why.KNOWN)
    empty = not view.fleets[ship.owner].pile
    return Reason(Why.HOMEWARD if empty else Why.LANDS, ship.treasure)


def _attacking(view: View, ship: ShipSeen) -> Reason:
    armed, hidden = unseen_armed(view, ship)
    if ship.shown:
        return Reason(Why.SPENDS)
    if not armed:
        return Reason(Why.SURE)
    rivals = [o.treasure for o in view.sea if o.owner != view.seat and not o.shown]
    if ship.treasure == max(rivals):
        return Reason(Why.PRIZE, ship.treasure)
    return Reason(Why.ODDS if 2 * armed < hidden else Why.GAMBLE, ship.treasure)


def _ship(view: View, number: int) -> ShipSeen:
    return next(ship for ship in view.sea if ship.number == number)
