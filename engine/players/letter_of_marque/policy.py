"""How mate plays Letter of Marque: weighs what it sees and draws lots, so that nobody reads it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from engine.core import Seat
from engine.players.letter_of_marque.features import Choice, Features, Way, choices, ship_features
from engine.players.letter_of_marque.simulator import Table

SURPRISE = 0.08
"""Each type of ship is chosen at least this often, whatever speaks against it."""


@dataclass(frozen=True, slots=True)
class Temper:
    """What each feature weighs: by way, in the order of `Way`; and for an armed ship."""

    ways: tuple[Features, ...]
    armed: Features


def chance_of_armed(
    temper: Temper, table: Table, seat: Seat, treasure: int, rest: Sequence[int]
) -> float:
    """How likely the seat puts an armed ship on this treasure, with `rest` still to come."""
    fleet = table.fleets[seat]
    if not fleet.armed or not fleet.defenceless:
        return float(fleet.armed > 0)
    looks = ship_features(table, seat, treasure, rest)
    return SURPRISE + (1 - 2 * SURPRISE) / (1 + exp(-_dot(temper.armed, looks)))


def chances(temper: Temper, found: Sequence[Choice]) -> list[float]:
    """How likely each of these choices is made."""
    ways = temper.ways
    weights = [exp(_dot(ways[way], looks)) for way, _, looks in found]
    total = sum(weights)
    return [weight / total for weight in weights]


def draw_turn(temper: Temper, table: Table, luck: Random) -> Choice:
    """What the seat in turn does."""
    found = choices(table)
    if len(found) == 1:
        return found[0]
    ways = temper.ways
    weights = [exp(_dot(ways[way], looks)) for way, _, looks in found]
    point = luck.random() * sum(weights)
    for choice, weight in zip(found, weights, strict=True):
        point -= weight
        if point < 0:
            return choice
    return found[-1]


def play(temper: Temper, table: Table, luck: Random) -> None:
    """One choice of the seat in turn, and its consequences."""
    if table.turned_up:
        seat = table.turn
        chance = chance_of_armed(temper, table, seat, table.turned_up, table.fleets[seat].pile)
        table.launch(luck.random() < chance)
        return
    carry_out(table, draw_turn(temper, table, luck))


def carry_out(table: Table, choice: Choice) -> None:
    """Change the table by this choice of the seat in turn."""
    way, ship, _ = choice
    if ship is None:
        if way is Way.SAIL:
            table.sail()
        else:
            table.rest()
    elif way is Way.ATTACK:
        table.attack(ship)
    else:
        table.port(ship)


def _dot(weights: Features, looks: Features) -> float:
    total = 0.0
    for weight, look in zip(weights, looks, strict=False):
        total += weight * look
    return total
