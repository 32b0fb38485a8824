"""The mate of Letter of Marque: weighs the features of its choices and draws one by chance."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.core import Event
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
from engine.players.letter_of_marque.features import Action, Choice
from engine.players.letter_of_marque.memory import knows_the_game, retold
from engine.players.letter_of_marque.policy import chance_of_armed, draw_choice
from engine.players.letter_of_marque.simulator import Table, table_of
from engine.players.letter_of_marque.weights import Weights, weights_for


def mate(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """Draws a choice; without a history it does not know how long ships have been at sea."""
    return followed(view, history, luck, weights_for(len(view.fleets)))


def followed(view: View, history: Sequence[Event], luck: Random, weights: Weights) -> Move:
    """A choice drawn by these weights."""
    if knows_the_game(history):  # with the types of the own ships; nothing may look at the others'
        table = retold(view, history).table
    else:
        table = table_of(GAME.sample_state(view, 0), {})
    if view.phase is Phase.TURN:
        return move_of(draw_choice(weights, table, luck))
    return ship_move(view, armed=luck.random() < own_chance_of_armed(view, table, weights))


def own_chance_of_armed(view: View, table: Table, weights: Weights) -> float:
    """The chance that these weights put an armed ship on the treasure that waits for it."""
    seat = view.seat or 0
    treasure = view.turned_up or view.first_treasures[seat]
    rest = view.fleets[seat].unseen
    return chance_of_armed(weights, table, seat, treasure, rest)


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
