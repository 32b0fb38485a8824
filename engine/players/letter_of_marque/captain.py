"""The captain of Letter of Marque: rolls out each of its moves to the end of the game."""

from collections.abc import Callable, Sequence
from math import log
from random import Random
from statistics import fmean
from typing import Final, TypeVar

from engine.core import Event
from engine.games.letter_of_marque.moves import Attack, ChooseShip, Move, PlaceShip
from engine.games.letter_of_marque.state import Phase
from engine.games.letter_of_marque.view import View
from engine.players.base import Budget, Value, Values
from engine.players.elimination import FEWEST, best
from engine.players.letter_of_marque.belief import Belief
from engine.players.letter_of_marque.features import Action, Choice, choices
from engine.players.letter_of_marque.mate import move_of, own_chance_of_armed, ship_move
from engine.players.letter_of_marque.policy import (
    carry_out,
    chance_of_armed,
    draw_choice,
    mixed,
    rollout,
)
from engine.players.letter_of_marque.simulator import Table
from engine.players.letter_of_marque.weights import weights_for

Judged = TypeVar("Judged")

POINT: Final = 0.05
"""The value of a point above the average of the others, beside 1 for beating them all; hand-set."""

TILT: Final = 8.0
"""How much the value of an armed ship adds to the log-odds of choosing it; hand-set."""


def captain(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """The move with the best mean value; mate's own choice if the budget is small.

    The type of a ship is drawn by chance, as mate draws it, with chances that the values tilt.
    """
    belief = Belief(view, history, luck)
    if view.phase is Phase.TURN:
        return _best_turn(view, belief, luck, budget)
    return _best_ship(view, belief, luck, budget)


def trials(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, worlds: int
) -> Values:
    """Values moves in common worlds, as the captain does; it does not depend on their number."""
    belief = Belief(view, history, luck)

    def trial(remaining: Sequence[int]) -> list[Value]:
        world = belief.draw()
        if view.phase is Phase.SET_UP:
            _place_others(view, world, luck)
        tables = [_made(view, world, moves[index]) for index in remaining]
        return [_value(view, table, luck, detailed) for table in tables]

    return trial


def _made(view: View, world: Table, move: Move) -> Table:
    """A copy of this table after a move."""
    if isinstance(move, PlaceShip | ChooseShip):
        return _with_ship(view, world, armed=move.armed)
    if isinstance(move, Attack):
        ship = next(ship for ship in world.sea if ship.number == move.ship)
        return _after(world, (Action.ATTACK, ship, ()))
    return _after(world, next(choice for choice in choices(world) if move_of(choice) == move))


def _best_turn(view: View, belief: Belief, luck: Random, budget: Budget) -> Move:
    """The choice of a turn with the best mean value."""
    table = belief.draw()
    preferred = draw_choice(weights_for(len(view.fleets)), table, luck)
    candidates = [preferred, *(choice for choice in choices(table) if choice != preferred)]

    def trial(remaining: Sequence[int]) -> list[float]:
        world = belief.draw()
        tables = [_after(world, candidates[index]) for index in remaining]
        return [_value(view, table, luck, evaluate) for table in tables]

    return move_of(candidates[best(trial, len(candidates), budget)])


def _after(world: Table, choice: Choice) -> Table:
    """A copy of this table after a choice that was found on another table."""
    table = world.copy()
    action, ship, features = choice
    same = ship and next(other for other in table.sea if other.number == ship.number)
    carry_out(table, (action, same, features))
    return table


def _best_ship(view: View, belief: Belief, luck: Random, budget: Budget) -> Move:
    """A type drawn by mate's chance, which is tilted towards the type with the better value."""
    chance = own_chance_of_armed(view, belief.draw())
    gains = []
    for _ in budget.turns():
        world = belief.draw()
        if view.phase is Phase.SET_UP:
            _place_others(view, world, luck)
        defenceless, armed = (
            _value(view, _with_ship(view, world, armed=armed), luck, evaluate)
            for armed in (False, True)
        )
        gains.append(armed - defenceless)
    gain = fmean(gains) if len(gains) >= FEWEST else 0.0
    tilted = mixed(log(chance / (1 - chance)) + TILT * gain)
    return ship_move(view, armed=luck.random() < tilted)


def _with_ship(view: View, world: Table, *, armed: bool) -> Table:
    """A copy of this table after the seat has chosen a ship of this type."""
    table, seat = world.copy(), view.seat or 0
    if view.phase is Phase.SET_UP:
        table.place_first(seat, view.first_treasures[seat], armed=armed)
    else:
        table.launch(armed)
    return table


def _place_others(view: View, world: Table, luck: Random) -> None:
    """Launch the others' first ships, whose types are drawn by mate's policy."""
    weights = weights_for(len(view.fleets))
    for seat, treasure in enumerate(view.first_treasures):
        if seat != view.seat:
            rest = view.fleets[seat].unseen
            armed = luck.random() < chance_of_armed(weights, world, seat, treasure, rest)
            world.place_first(seat, treasure, armed=armed)


def _value(
    view: View, table: Table, luck: Random, judge: Callable[[View, Table], Judged]
) -> Judged:
    """The value of the game for the viewer's seat after a rollout, which changes the table."""
    rollout(weights_for(len(view.fleets)), table, luck)
    return judge(view, table)


def evaluate(view: View, table: Table) -> float:
    """The evaluation of a game that is over: the share of others left behind, and the points.

    In the last round of a series the scores of the rounds before count as well.
    """
    return detailed(view, table).utility


def detailed(view: View, table: Table) -> Value:
    """The evaluation with its parts. chance: 1 if the seat is ahead of all others."""
    fleets, seat = table.fleets, view.seat or 0
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
