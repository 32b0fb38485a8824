"""Reasons in Letter of Marque: the ships at sea, and the evidence of the others' moves."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Final

from engine.core import Event, own_seat
from engine.games.letter_of_marque.moves import (
    Attack,
    ChooseShip,
    EnterPort,
    Move,
    Pass,
    PlaceShip,
    SetSail,
)
from engine.games.letter_of_marque.state import TREASURES
from engine.games.letter_of_marque.view import ShipSeen, View
from engine.players.base import Reason
from engine.players.letter_of_marque.belief import Belief, seat_belief
from engine.players.letter_of_marque.features import other_cannons
from engine.players.letter_of_marque.memory import games, knows_the_game, retold
from engine.players.letter_of_marque.weights import models_for

MIDDLE = sum(TREASURES) // len(TREASURES)

CLEARLY: Final = 0.1
"""Moves are evidence about a ship if they change its chance to be armed by this; hand-set."""

Why = StrEnum(
    "Why",
    "ONLY GUARDS TRAPS LITTLE BLUFFS SAVES HIGHEST SAILS SAILS_ALONE RESCUES KNOWN LANDS SURE "
    "AVOIDS JUDGED ODDS ALL_ARMED WARY LATER COSTS RISKS",
)
"""The reasons."""

MORE: Final = {Why.LANDS: 1, Why.RESCUES: 1, Why.JUDGED: -1, Why.AVOIDS: -1}
ALSO: Final = {
    **dict.fromkeys((Why.SURE, Why.AVOIDS, Why.JUDGED), (Why.ODDS,)),
    **dict.fromkeys((Why.RESCUES, Why.KNOWN), (Why.LANDS,)),
}
"""As in `engine.players.speaks`."""

Left = StrEnum("Left", "SURE CALM ARMED BLUFF BARE")
"""The fate of a ship that a move leaves at sea instead of gaining its treasure."""


def every(view: View, history: Sequence[Event], moves: Sequence[Move], index: int) -> Reason | None:
    """The reason for the move of this index, from all that this seat has seen; None without one."""
    if len(moves) == 1:
        return Reason(Why.ONLY)
    match moves[index]:
        case PlaceShip(armed) | ChooseShip(armed):
            return _choosing(view, armed)
        case SetSail():
            pile = view.fleets[own_seat(view)].pile
            alone = all(ship.owner != view.seat for ship in view.sea)
            return Reason(Why.SAILS_ALONE if alone else Why.SAILS, pile)
        case EnterPort(number):
            return _landing(view, view.ship(number))
        case Attack(number):
            return _attacking(view, history, view.ship(number))
        case Pass():
            if not (targets := targets_of(view)):
                return Reason(Why.ALL_ARMED)
            least = min(chances_of_armed(view, history, targets).values())
            if least >= 0.5 and knows_the_game(history):
                return Reason(Why.WARY, min(99, int(100 * least)))
            waiting = sum(fleet.pile for seat, fleet in enumerate(view.fleets) if seat != view.seat)
            return Reason(Why.LATER, waiting) if waiting else Reason(Why.COSTS)


def harm(
    view: View, history: Sequence[Event], moves: Sequence[Move], index: int, better: int
) -> Reason | None:
    """The chance in percent that this attack meets an armed ship, clearly more than the better."""
    made, other = moves[index], moves[better]
    if not isinstance(made, Attack) or not knows_the_game(history):
        return None
    ships = [view.ship(move.ship) for move in (made, other) if isinstance(move, Attack)]
    found = chances_of_armed(view, history, ships)
    chance, *less = (found[ship.number] for ship in ships)
    percent = 100 if is_armed(view, ships[0]) else min(99, round(100 * chance))
    return Reason(Why.RISKS, percent) if chance >= sum(less) + CLEARLY else None


def tempts(view: View, move: Move) -> bool:
    """True for an attack on a ship that is surely defenceless."""
    return isinstance(move, Attack) and is_bare(view, view.ship(move.ship))


def passed_over(view: View, move: Move) -> tuple[Left, ShipSeen] | None:
    """The ship of the obvious move that this one passes up, and that ship's fate.

    Obvious are an attack on a ship that is surely defenceless, and entering port with a treasure.
    """
    if view.turned_up is not None or not view.sea:
        return None
    gain = view.ship(move.ship).treasure if isinstance(move, EnterPort | Attack) else 0
    is_sure = isinstance(move, Attack) and is_bare(view, view.ship(move.ship))
    if view.fleets[own_seat(view)].cannons:
        bare = [ship for ship in targets_of(view) if is_bare(view, ship)]
        best = max(bare, key=lambda ship: ship.treasure, default=None)
        if best is not None and best.treasure > gain * is_sure:
            return Left.SURE, best
    own = [ship for ship in view.sea if ship.owner == view.seat]
    home = max(own, key=lambda ship: ship.treasure, default=None)
    if home is None or home.treasure <= gain * isinstance(move, EnterPort):
        return None
    if not view.is_threatened:
        return Left.CALM, home
    if view.own is not None and home.number in view.own.armed_at_sea:
        return Left.ARMED, home
    return Left.BARE if is_bare(view, home) else Left.BLUFF, home


def _choosing(view: View, armed: bool) -> Reason | None:
    treasure = view.turned_up or view.first_treasures[own_seat(view)]
    if not view.is_threatened:
        return None
    highest = max(view.fleets[own_seat(view)].unseen, default=0)
    if treasure == MIDDLE and highest:
        if not armed and highest > treasure:
            return Reason(Why.SAVES, highest)
        return Reason(Why.HIGHEST, treasure) if armed and highest < treasure else None
    if armed:
        return Reason(Why.GUARDS if treasure >= MIDDLE else Why.TRAPS, treasure)
    return Reason(Why.BLUFFS if treasure >= MIDDLE else Why.LITTLE, treasure)


def _landing(view: View, ship: ShipSeen) -> Reason:
    armed = view.own is not None and ship.number in view.own.armed_at_sea
    if not armed and view.is_threatened:
        return Reason(Why.RESCUES, ship.treasure)
    if ship.shown and view.is_threatened:
        return Reason(Why.KNOWN, ship.treasure)
    return Reason(Why.LANDS, ship.treasure)


def targets_of(view: View) -> list[ShipSeen]:
    """The enemy ships at sea that may be defenceless, as far as everybody can count."""
    return [ship for ship in view.sea if ship.owner != view.seat and not is_armed(view, ship)]


def richest_of(view: View) -> ShipSeen:
    """The first of these ships with the highest treasure."""
    return max(targets_of(view), key=lambda target: target.treasure)


def is_armed(view: View, ship: ShipSeen) -> bool:
    """True if everybody has seen or can count that the ship is armed."""
    armed, hidden = view.unseen(ship)
    return ship.shown or armed == hidden


def is_bare(view: View, ship: ShipSeen) -> bool:
    """True if everybody can count that the ship is defenceless."""
    return not ship.shown and not view.unseen(ship)[0]


def chances_of_armed(
    view: View, history: Sequence[Event], targets: Sequence[ShipSeen]
) -> Mapping[int, float]:
    """The chance that each target is armed, by number, judged by all moves of its owner.

    Without the story of this game it is the share of armed ones among its owner's unseen ships.
    """
    if not knows_the_game(history):
        counts = {ship.number: view.unseen(ship) for ship in targets}
        return {number: armed / hidden for number, (armed, hidden) in counts.items()}
    owners = {ship.owner for ship in targets}
    belief = Belief(view, history, Random(0), owners)  # noqa: S311 - decides no move, deals nothing
    return {ship.number: belief.seats[ship.owner].chance(ship.number) for ship in targets}


def turns_left_at_sea(view: View, history: Sequence[Event], ship: ShipSeen) -> int:
    """The owner's turns with this ship at sea, if they alone make it clearly likelier armed."""
    if not knows_the_game(history):
        return 0
    story, models = retold(view, games(history)[-1]), models_for(len(view.fleets))
    own = (e for e in story.episodes if e.seat == ship.owner and e.action is not None)
    after = (e for e in own if e.table.placed >= ship.number)
    story.episodes = [e for e in after if other_cannons(e.table.fleets, ship.owner)]
    armed, hidden = view.unseen(ship)
    found = seat_belief(story, ship.owner, models, [model.chance for model in models])
    return len(story.episodes) * (found.chance(ship.number) >= armed / hidden + CLEARLY)


def _attacking(view: View, history: Sequence[Event], ship: ShipSeen) -> Reason | None:
    armed, hidden = view.unseen(ship)
    if is_armed(view, ship):
        return None  # nothing speaks for it
    if is_bare(view, ship):
        return Reason(Why.SURE)
    richest = richest_of(view)
    chances = chances_of_armed(view, history, (ship, richest))
    chance = chances[ship.number]
    judges = knows_the_game(history)
    is_worse = chances[richest.number] >= chance + CLEARLY
    if judges and richest.treasure > ship.treasure and is_worse:
        return Reason(Why.AVOIDS, max(1, round(100 * chance)))
    if judges and abs(chance - armed / hidden) >= CLEARLY:
        return Reason(Why.JUDGED, round(100 * chance))
    return Reason(Why.ODDS, ship.treasure)
