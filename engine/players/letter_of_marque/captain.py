"""The captain of Letter of Marque: rolls out each of its moves to the end of the game."""

from collections.abc import Sequence
from math import log
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Final

from engine.core import Event, own_seat
from engine.games.letter_of_marque.moves import Move
from engine.games.letter_of_marque.state import Phase
from engine.games.letter_of_marque.view import View
from engine.players.base import Budget, Value, Values
from engine.players.elimination import FEWEST, best
from engine.players.letter_of_marque import mate
from engine.players.letter_of_marque.belief import Belief
from engine.players.letter_of_marque.ending import is_near, made, plans, worth
from engine.players.letter_of_marque.features import choices
from engine.players.letter_of_marque.mate import move_of, own_chance_of_armed, ship_move
from engine.players.letter_of_marque.simulator import Table
from engine.players.letter_of_marque.weights import Weights

TILT: Final = 8.0
"""The factor of an armed ship's value in the log-odds of choosing it; hand-set."""

SAFE: Final = 1.0
"""The most that the value of a ship changes these log-odds; hand-set.

A captain who knows how often each ship is armed must not gain by it, as with wider limits.
"""

SEEN: Final = 40
"""The worlds after which more rollouts tell no more: they follow no plans. Hand-set."""


def captain(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """The move with the best mean value; a choice by its own weights if the budget is small.

    Near the end between two players plans are searched in place of rollouts.
    The type of a ship is drawn with a chance that is hard to exploit, tilted by the values.
    """
    begin = perf_counter()
    belief = Belief(view, history, luck)
    if view.phase is not Phase.TURN:
        return _best_ship(view, belief, luck, budget.less(perf_counter() - begin))
    table, weights = belief.draw()
    preferred = move_of(mate.draw_choice(weights[own_seat(view)], table, luck))
    candidates = [preferred, *(move for move in map(move_of, choices(table)) if move != preferred)]
    trial = _trials(view, history, candidates, belief, luck)
    return candidates[best(trial, len(candidates), budget.less(perf_counter() - begin))]


def telling(view: View, history: Sequence[Event]) -> int:
    """The number of worlds whose mean is as sure as that of more.

    Near the end they differ by the character of the other seat, and any of these may be true.
    """
    return 1 if is_near(view, history) else SEEN


def trials(view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random) -> Values:
    """Values moves in common worlds, as the captain does."""
    return _trials(view, history, moves, Belief(view, history, luck), luck)


def _trials(
    view: View, history: Sequence[Event], moves: Sequence[Move], belief: Belief, luck: Random
) -> Values:
    """By plans near the end, where a world is a character of the other seat; else by rollouts."""
    planned = plans(view, tuple(history), tuple(moves)) if is_near(view, history) else None

    def trial(remaining: Sequence[int]) -> list[Value]:
        if planned:
            found = planned(luck)
            return [found[moves[index]] for index in remaining]
        world, weights = _drawn(view, belief, luck)
        tables = [made(view, world, moves[index]) for index in remaining]
        return [rolled_out(view, table, weights, luck) for table in tables]

    return trial


def _best_ship(view: View, belief: Belief, luck: Random, budget: Budget) -> Move:
    """A type drawn by the chance of the own weights, tilted towards the type of better value."""
    table, weights = belief.draw()
    ships = [ship_move(view, armed=armed) for armed in (False, True)]
    chance = own_chance_of_armed(view, table, weights[own_seat(view)])
    gains = []
    for _ in budget.turns():
        world, weights = _drawn(view, belief, luck)
        defenceless, armed = (
            rolled_out(view, made(view, world, ship), weights, luck).utility for ship in ships
        )
        gains.append(armed - defenceless)
    gain = fmean(gains) if len(gains) >= FEWEST else 0.0
    tilted = mate.mixed(log(chance / (1 - chance)) + max(-SAFE, min(SAFE, TILT * gain)))
    return ship_move(view, armed=luck.random() < tilted)


def _drawn(view: View, belief: Belief, luck: Random) -> tuple[Table, list[Weights]]:
    """A table and the weights of its seats, by which the types of others' first ships are drawn."""
    world, weights = belief.draw()
    for seat, treasure in enumerate(view.first_treasures):
        if view.phase is Phase.SET_UP and seat != view.seat:
            rest = view.fleets[seat].unseen
            chance = mate.chance_of_armed(weights[seat], world, seat, treasure, rest)
            world.place_first(seat, treasure, armed=luck.random() < chance)
    return world, weights


def rolled_out(view: View, table: Table, weights: Sequence[Weights], luck: Random) -> Value:
    """The value of a rollout; changes the table."""
    mate.rollout(weights, table, luck)
    return worth(view, table)
