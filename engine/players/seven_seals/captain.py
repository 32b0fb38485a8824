"""The captain of The Seven Seals: rolls out every choice to the end of the round."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Final

from engine.core import Event, Seat
from engine.games.seven_seals.cards import RANKS, Card
from engine.games.seven_seals.moves import Move, Play, Predict, Return, TakeSaboteur
from engine.games.seven_seals.state import Kind, Phase
from engine.games.seven_seals.view import View
from engine.players.base import Budget, Value, Values
from engine.players.elimination import best
from engine.players.seven_seals.belief import Belief
from engine.players.seven_seals.mate import (
    last_win,
    prediction,
    predictions_made,
    predictor,
    start_as_saboteur,
)
from engine.players.seven_seals.policy import choose_card, choose_seal, rollout
from engine.players.seven_seals.predictions import choose_counts, estimate
from engine.players.seven_seals.simulator import WHITE, Round, cards_in

OTHERS: Final = 0.5
"""The value of a penalty point that the others get on average; an own one is -1; hand-set."""

PREDICTIONS: Final = 10
"""How many predictions are compared; hand-set."""

INTERVAL: Final = 8
"""How many worlds pass from one elimination to the next; hand-set.

It is less than usual because the rollout of a whole round takes long.
"""


def captain(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """The choice with the best mean value; mate's own choice if the budget is small."""
    belief = Belief(view, history, luck)
    if view.phase is Phase.PREDICT:
        return _best_prediction(view, belief, budget)
    if view.phase is Phase.RETURN:
        return _best_seal(view, belief, budget)
    return _best_card(belief, budget)


def trials(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, worlds: int
) -> Values:
    """Values moves in common worlds, as the captain does; it does not depend on their number."""
    belief = Belief(view, history, luck)

    def trial(remaining: Sequence[int]) -> list[Value]:
        world = belief.draw()
        return [_valued(view, world.copy(), moves[index]) for index in remaining]

    return trial


def shortlist(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random
) -> list[int]:
    """The indices of the moves worth a trial: of predictions, those the captain compares."""
    if view.phase is not Phase.PREDICT:
        return list(range(len(moves)))
    near = _candidates(view, Belief(view, history, luck).draw())
    return [index for index, move in enumerate(moves) if move in near]


def _valued(view: View, table: Round, move: Move) -> Value:
    """The value of a move in one rollout, which changes the table."""
    seat = table.turn
    match move:
        case Play(card):
            table.play(int(card))
        case Return(kind):
            table.held[seat][int(kind)] -= 1
        case _:
            seat = predictor(view)
            _predict(view, table, move)
    rollout(table)
    points = table.penalties()
    ahead = (sum(points) - points[seat]) / (table.seats - 1) - points[seat]
    chance = (points[seat] == min(points)) / points.count(min(points))
    return Value(_worth(table, seat), chance, ahead)


def _best_card(belief: Belief, budget: Budget) -> Move:
    """The card with the best mean value; of equivalent cards it tries one."""
    table = belief.draw()
    preferred = choose_card(table)
    groups = sorted(_equivalent_cards(table), key=lambda group: preferred not in group)
    cards = [preferred, *(group[0] for group in groups[1:])]

    def trial(remaining: Sequence[int]) -> list[float]:
        world, values = belief.draw(), []
        for index in remaining:
            after = world.copy()
            after.play(cards[index])
            values.append(_value(after, world.turn))
        return values

    return Play(Card(cards[best(trial, len(cards), budget, INTERVAL)]))


def _equivalent_cards(table: Round) -> list[list[int]]:
    """The playable cards in groups of one colour.

    Two cards are in one group if no rank between them is in another hand or wins the trick.
    """
    own = table.hands[table.turn]
    groups: list[list[int]] = []
    for colour in table.playable():
        between = table.left[colour] ^ own[colour]
        if table.best // RANKS == colour:
            between |= 1 << table.best % RANKS
        last = -1
        for card in cards_in(own[colour], colour):
            rank = card % RANKS
            if last < 0 or between >> last & ((1 << (rank - last)) - 1):
                groups.append([])
            groups[-1].append(card)
            last = rank
    return groups


def _best_seal(view: View, belief: Belief, budget: Budget) -> Move:
    """The return with the best mean value."""
    led, by_red = last_win(view)
    table = belief.draw()
    preferred = choose_seal(table, table.turn, led, by_red)
    kinds = [preferred, *(int(kind) for kind in view.returnable if kind != preferred)]

    def trial(remaining: Sequence[int]) -> list[float]:
        world, values = belief.draw(), []
        for index in remaining:
            after = world.copy()
            after.held[world.turn][kinds[index]] -= 1
            values.append(_value(after, world.turn))
        return values

    return Return(Kind(kinds[best(trial, len(kinds), budget, INTERVAL)]))


def _value(table: Round, seat: Seat) -> float:
    """The value of the round for this seat after a rollout, which changes the table."""
    rollout(table)
    return _worth(table, seat)


def _worth(table: Round, seat: Seat) -> float:
    """The value of a round that is over."""
    points = table.penalties()
    others = (sum(points) - points[seat]) / (table.seats - 1)
    return OTHERS * others - points[seat]


def _best_prediction(view: View, belief: Belief, budget: Budget) -> Move:
    """The prediction with the best mean value, of those near the estimate of the hand."""
    table = belief.draw()
    preferred = prediction(view, table)
    moves = [preferred, *(move for move in _candidates(view, table) if move != preferred)]

    def trial(remaining: Sequence[int]) -> list[float]:
        world = belief.draw()
        return [_value_of_prediction(view, world.copy(), moves[index]) for index in remaining]

    return moves[best(trial, len(moves), budget, INTERVAL)]


def _candidates(view: View, table: Round) -> list[Move]:
    """The predictions nearest to the estimate that take no seal of others, and the saboteur."""
    tricks = estimate(table, predictor(view), predictions_made(view))
    ranges = [
        range(max(0, int(one) - 1), min(most, int(one) + 2) + 1)
        for one, most in zip(tricks, view.seals.middle, strict=False)
    ]
    total = sum(tricks)

    def distance(counts: tuple[int, ...]) -> float:
        apart = sum((one - count) ** 2 for one, count in zip(tricks, counts, strict=True))
        return apart + (total - sum(counts)) ** 2 / 2

    nearest = sorted(product(*ranges), key=distance)[:PREDICTIONS]
    moves: list[Move] = [Predict(counts) for counts in nearest]
    return moves if view.seals.saboteur is not None else [TakeSaboteur(), *moves]


def _value_of_prediction(view: View, table: Round, move: Move) -> float:
    """The value of this prediction if everybody after it predicts and plays like mate."""
    _predict(view, table, move)
    return _value(table, predictor(view))


def _predict(view: View, table: Round, move: Move) -> None:
    """Make this prediction, and those of everybody after it like mate."""
    seats, seat, made = table.seats, predictor(view), predictions_made(view)
    middle = list(view.seals.middle)
    for step in range(seats - made):
        turn = (seat + step) % seats
        if step == 0:
            counts = list(move.seals) if isinstance(move, Predict) else None
        else:
            start = start_as_saboteur(view, turn)
            counts = choose_counts(table, turn, middle, made + step, start)
        if counts is None:
            table.saboteur, table.start = turn, start_as_saboteur(view, turn)
            continue
        table.held[turn] = [*counts, 0, 0]
        middle[:WHITE] = [m - c for m, c in zip(middle, counts, strict=False)]
