"""The captain of Letter of Marque: rolls out each of its moves to the end of the game."""

from collections.abc import Sequence
from math import log
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Final

from engine.core import Event, own_seat
from engine.games.letter_of_marque.moves import Attack, ChooseShip, Move, PlaceShip
from engine.games.letter_of_marque.state import Phase
from engine.games.letter_of_marque.view import View
from engine.players.base import Budget, Value, Values
from engine.players.elimination import FEWEST, best
from engine.players.letter_of_marque import mate
from engine.players.letter_of_marque.belief import Belief
from engine.players.letter_of_marque.features import Action, Choice, choices
from engine.players.letter_of_marque.mate import move_of, own_chance_of_armed, ship_move
from engine.players.letter_of_marque.simulator import Table
from engine.players.letter_of_marque.weights import Weights

POINT: Final = 0.05
"""The value of a point above the average of the others, beside 1 for beating them all; hand-set."""

TILT: Final = 8.0
"""The factor of an armed ship's value in the log-odds of choosing it; hand-set."""

SAFE: Final = 1.0
"""The most that the value of a ship changes these log-odds; hand-set.

A captain who knows how often each ship is armed must not gain by it, as with wider limits.
"""


def captain(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """The move with the best mean value; a choice by its own weights if the budget is small.

    The type of a ship is drawn with a chance that is hard to exploit, tilted by the values.
    """
    begin = perf_counter()
    belief = Belief(view, history, luck)
    choose = _best_turn if view.phase is Phase.TURN else _best_ship
    return choose(view, belief, luck, budget.less(perf_counter() - begin))


def trials(view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random) -> Values:
    """Values moves in common worlds, as the captain does."""
    belief = Belief(view, history, luck)

    def trial(remaining: Sequence[int]) -> list[Value]:
        world, weights = belief.draw()
        if view.phase is Phase.SET_UP:
            _place_others(view, world, weights, luck)
        tables = [made(view, world, moves[index]) for index in remaining]
        return [rolled_out(view, table, weights, luck) for table in tables]

    return trial


def made(view: View, world: Table, move: Move) -> Table:
    """A copy of this table after a move."""
    if isinstance(move, PlaceShip | ChooseShip):
        return _with_ship(view, world, armed=move.armed)
    if isinstance(move, Attack):
        ship = next(ship for ship in world.sea if ship.number == move.ship)
        return _after(world, (Action.ATTACK, ship, ()))
    return _after(world, next(choice for choice in choices(world) if move_of(choice) == move))


def _best_turn(view: View, belief: Belief, luck: Random, budget: Budget) -> Move:
    """The choice of a turn with the best mean value."""
    table, weights = belief.draw()
    preferred = mate.draw_choice(weights[own_seat(view)], table, luck)
    candidates = [preferred, *(choice for choice in choices(table) if choice != preferred)]

    def trial(remaining: Sequence[int]) -> list[Value]:
        world, weights = belief.draw()
        tables = [_after(world, candidates[index]) for index in remaining]
        return [rolled_out(view, table, weights, luck) for table in tables]

    return move_of(candidates[best(trial, len(candidates), budget)])


def _after(world: Table, choice: Choice) -> Table:
    """A copy of this table after a choice that was found on another table."""
    table = world.copy()
    action, ship, features = choice
    same = ship and next(other for other in table.sea if other.number == ship.number)
    mate.carry_out(table, (action, same, features))
    return table


def _best_ship(view: View, belief: Belief, luck: Random, budget: Budget) -> Move:
    """A type drawn by the chance of the own weights, tilted towards the type of better value."""
    table, weights = belief.draw()
    chance = own_chance_of_armed(view, table, weights[own_seat(view)])
    gains = []
    for _ in budget.turns():
        world, weights = belief.draw()
        if view.phase is Phase.SET_UP:
            _place_others(view, world, weights, luck)
        defenceless, armed = (
            rolled_out(view, _with_ship(view, world, armed=armed), weights, luck).utility
            for armed in (False, True)
        )
        gains.append(armed - defenceless)
    gain = fmean(gains) if len(gains) >= FEWEST else 0.0
    tilted = mate.mixed(log(chance / (1 - chance)) + max(-SAFE, min(SAFE, TILT * gain)))
    return ship_move(view, armed=luck.random() < tilted)


def _with_ship(view: View, world: Table, *, armed: bool) -> Table:
    """A copy of this table after the seat has chosen a ship of this type."""
    table, seat = world.copy(), own_seat(view)
    if view.phase is Phase.SET_UP:
        table.place_first(seat, view.first_treasures[seat], armed=armed)
    else:
        table.launch(armed)
    return table


def _place_others(view: View, world: Table, weights: Sequence[Weights], luck: Random) -> None:
    """Launch the others' first ships, whose types are drawn by the weights of their seats."""
    for seat, treasure in enumerate(view.first_treasures):
        if seat != view.seat:
            rest = view.fleets[seat].unseen
            chance = mate.chance_of_armed(weights[seat], world, seat, treasure, rest)
            world.place_first(seat, treasure, armed=luck.random() < chance)


def rolled_out(view: View, table: Table, weights: Sequence[Weights], luck: Random) -> Value:
    """The share of others beaten, and the points, after a rollout; changes the table.

    In the last round of a series the scores of the rounds before count as well. chance: 1 if the
    seat is ahead of all others.
    """
    mate.rollout(weights, table, luck)
    fleets, seat = table.fleets, own_seat(view)
    scores = [(fleet.points, fleet.enemy_cannons) for fleet in fleets]
    if view.round == view.rounds:
        pairs = zip(scores, view.totals, strict=True)
        scores = [(p + had.points, cannons + had.enemy_cannons) for (p, cannons), had in pairs]
    own, others = scores[seat], len(scores) - 1
    ahead = sum((own > score) + (own == score) / 2 for score in scores) - 0.5
    mean = (sum(score[0] for score in scores) - own[0]) / others
    points = own[0] - mean
    best = max(scores)
    chance = 1 / scores.count(best) if own == best else 0.0
    return Value(ahead / others + POINT * points, chance, points)
