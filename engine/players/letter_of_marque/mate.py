"""The mate of Letter of Marque: a softmax over the weighted features of its choices.

Every choice is drawn by chance, so that opponents cannot read the hidden ships from it.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from engine.core import Event, Seat, own_seat
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.moves import (
    Attack,
    ChooseShip,
    EnterPort,
    Move,
    Pass,
    PlaceShip,
    SetSail,
)
from engine.games.letter_of_marque.state import Phase
from engine.games.letter_of_marque.view import View
from engine.players.base import Budget, PolicyPlayer
from engine.players.letter_of_marque.features import (
    Action,
    Choice,
    Features,
    choices,
    ship_features,
)
from engine.players.letter_of_marque.memory import knows_the_game, retold
from engine.players.letter_of_marque.simulator import Table, table_of
from engine.players.letter_of_marque.weights import Weights, weights_for

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


def mate(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """Draws a choice; without a history it does not know how long ships have been at sea."""
    return followed(view, history, luck, weights_for(len(view.fleets)))


def followed(view: View, history: Sequence[Event], luck: Random, weights: Weights) -> Move:
    """A choice drawn by these weights."""
    if knows_the_game(history):  # only the types of the own ships are valid
        table = retold(view, history).table
    else:
        table = table_of(GAME.sample_state(view, 0))
    if view.phase is Phase.TURN:
        return move_of(draw_choice(weights, table, luck))
    return ship_move(view, armed=luck.random() < own_chance_of_armed(view, table, weights))


def own_chance_of_armed(view: View, table: Table, weights: Weights) -> float:
    """The chance that these weights put an armed ship on the treasure that waits for it."""
    seat = own_seat(view)
    treasure = view.turned_up or view.first_treasures[seat]
    return chance_of_armed(weights, table, seat, treasure, view.fleets[seat].unseen)


def ship_move(view: View, *, armed: bool) -> Move:
    """The move that chooses a ship of this type."""
    return PlaceShip(armed) if view.phase is Phase.SET_UP else ChooseShip(armed)


def move_of(choice: Choice) -> Move:
    """The move of this choice."""
    action, ship, _ = choice
    if ship is None:
        return SetSail() if action is Action.SAIL else Pass()
    return Attack(ship.number) if action is Action.ATTACK else EnterPort(ship.number)


DECKHAND: Final = PolicyPlayer(mate, remembers=False)
