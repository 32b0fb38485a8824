"""The policy of mate in Letter of Marque: a softmax over weighted features.

Every choice is drawn by chance, so that opponents cannot read the hidden ships from it.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from engine.core import Seat
from engine.players.letter_of_marque.features import (
    Action,
    Choice,
    Features,
    choices,
    ship_features,
)
from engine.players.letter_of_marque.simulator import Table
from engine.players.letter_of_marque.weights import Weights

LEAST_CHANCE: Final = 0.08
"""Each type of ship is chosen with at least this chance; hand-set."""


def chance_of_armed(
    weights: Weights, table: Table, seat: Seat, treasure: int, rest: Sequence[int]
) -> float:
    """The chance that the seat puts an armed ship on this treasure; `rest` is still to come."""
    fleet = table.fleets[seat]
    if not fleet.armed or not fleet.defenceless:
        return float(fleet.armed > 0)
    return armed_by(weights, ship_features(table, seat, treasure, rest))


def armed_by(weights: Weights, features: Features) -> float:
    """The chance of an armed ship with these features, where both types are left."""
    return mixed(_dot(weights.armed, features))


def mixed(log_odds: float) -> float:
    """The chance with these log-odds, kept away from 0 and 1 by `LEAST_CHANCE`."""
    return LEAST_CHANCE + (1 - 2 * LEAST_CHANCE) / (1 + exp(-log_odds))


def chances(weights: Weights, found: Sequence[Choice]) -> list[float]:
    """The chance of each of these choices."""
    shares = _shares(weights, found)
    total = sum(shares)
    return [share / total for share in shares]


def draw_choice(weights: Weights, table: Table, luck: Random) -> Choice:
    """Draw what the seat in turn does."""
    found = choices(table)
    if len(found) == 1:
        return found[0]
    shares = _shares(weights, found)
    point = luck.random() * sum(shares)
    for choice, share in zip(found, shares, strict=True):
        point -= share
        if point < 0:
            return choice
    return found[-1]


def rollout(weights: Sequence[Weights], table: Table, luck: Random) -> None:
    """Play the rest of the game; each seat follows its own weights."""
    while not table.is_over:
        seat = table.turn
        if table.turned_up:
            rest = table.fleets[seat].pile
            chance = chance_of_armed(weights[seat], table, seat, table.turned_up, rest)
            table.launch(luck.random() < chance)
        else:
            carry_out(table, draw_choice(weights[seat], table, luck))


def carry_out(table: Table, choice: Choice) -> None:
    """Change the table by this choice of the seat in turn."""
    action, ship, _ = choice
    if ship is None:
        if action is Action.SAIL:
            table.sail()
        else:
            table.rest()
    elif action is Action.ATTACK:
        table.attack(ship)
    else:
        table.port(ship)


def _shares(weights: Weights, found: Sequence[Choice]) -> list[float]:
    by_action = weights.actions
    return [exp(_dot(by_action[action], features)) for action, _, features in found]


def _dot(weights: Features, features: Features) -> float:
    total = 0.0
    for weight, feature in zip(weights, features, strict=False):
        total += weight * feature
    return total
