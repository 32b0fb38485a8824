"""The captain of The Seven Seals: rolls out every choice to the end of the round.

Near the end it searches all plans instead (`ending`). Everybody is modelled as a mate: other
characters didn't pay (tests/lab/README.md).
"""

from collections.abc import Sequence
from itertools import product
from random import Random
from time import perf_counter
from typing import Final

from engine.core import Event, own_seat
from engine.games.seven_seals.moves import Move, Play, Predict, Return, TakeSaboteur, Taking
from engine.games.seven_seals.state import Card, Colour, Phase, changed
from engine.games.seven_seals.view import View
from engine.players.base import Budget, Value, Values
from engine.players.elimination import best
from engine.players.seven_seals import mate
from engine.players.seven_seals.ending import equivalent_cards, plans, worth
from engine.players.seven_seals.mate import choose_counts, estimate, is_clear, world
from engine.players.seven_seals.policy import choose_card
from engine.players.seven_seals.simulator import WHITE, Round

PREDICTIONS: Final = 10
"""The number of predictions to compare; hand-set."""

SEARCHING: Final = 0.2
"""The seconds that a budget must have for a search of all plans; hand-set."""

INTERVAL: Final = 8
"""The number of worlds from one elimination to the next; hand-set.

It is less than usual because the rollout of a whole round takes long.
"""


def captain(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """The choice with the best mean value; mate's own choice if the budget is small."""
    begin = perf_counter()
    tried = _candidates(view, world(view, history, luck))
    if budget.seconds >= SEARCHING and (found := plans(view, tuple(history))):
        return max(tried, key=lambda move: round(found[move].utility, 9))  # the first of equal ones
    trial = _rollouts(view, history, tried, luck)
    return tried[best(trial, len(tried), budget.less(perf_counter() - begin), INTERVAL)]


def trials(view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random) -> Values:
    """Values moves by all plans near the end, else in common worlds, as the captain does."""
    if found := plans(view, tuple(history)):
        return lambda remaining: [found[moves[index]] for index in remaining]
    return _rollouts(view, history, moves, luck)


def _rollouts(view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random) -> Values:
    def trial(remaining: Sequence[int]) -> list[Value]:
        table = world(view, history, luck)
        return [_valued(view, table, moves[index]) for index in remaining]

    return trial


def shortlist(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random
) -> list[int]:
    """The indices of the moves worth a trial: of predictions, those the captain compares."""
    if view.phase is not Phase.PREDICT:
        return list(range(len(moves)))
    near = _predictions(view, world(view, history, luck))
    return [index for index, move in enumerate(moves) if move in near]


def _candidates(view: View, table: Round) -> list[Move]:
    """The moves worth a trial, mate's own first; only one of equivalent cards."""
    if view.phase is Phase.PREDICT:
        preferred = mate.prediction(view, table)
        return [preferred, *(move for move in _predictions(view, table) if move != preferred)]
    if view.phase is Phase.PLAY:
        card = choose_card(table)
        groups = sorted(equivalent_cards(table), key=lambda group: card not in group)
        return [Play(Card(one)) for one in (card, *(group[0] for group in groups[1:]))]
    kind = mate.returned(view, table)
    return [Return(kind), *(Return(one) for one in view.returnable if one != kind)]


def _valued(view: View, table: Round, move: Move) -> Value:
    """The value of a move in one rollout."""
    table = table.copy()
    seat = table.turn
    match move:
        case Play(card):
            table.play(int(card))
        case Return(kind):
            table.held[seat][int(kind)] -= 1
        case _:
            seat = own_seat(view)
            _predict(view, table, move)
    while table.tricks:
        table.play(choose_card(table))
    return worth(view, table, seat)


def _predictions(view: View, table: Round) -> list[Move]:
    """The predictions nearest to the estimate, some that take a seal, and the saboteur.

    With a clear hand the saboteur is no candidate.
    """
    seat, middle = own_seat(view), view.seals.middle
    tricks = estimate(table, seat, mate.predictions_made(view))
    ranges = [
        range(max(0, min(int(one), most) - 1), min(most, int(one) + 2) + 1)
        for one, most in zip(tricks, middle, strict=False)
    ]
    total = sum(tricks)

    def distance(counts: tuple[int, ...]) -> float:
        apart = sum((one - count) ** 2 for one, count in zip(tricks, counts, strict=True))
        return apart + (total - sum(counts)) ** 2 / 2

    nearest = sorted(product(*ranges), key=distance)[:PREDICTIONS]
    moves: list[Move] = [Predict(counts) for counts in nearest]
    held, totals = view.seals.held, view.sheet.totals
    for colour in Colour:  # one seal more than the middle has; taken from the leader
        victims = [seat for seat in range(view.seats) if held[seat][colour]]
        is_short = middle[colour] == nearest[0][colour] < tricks[colour] - 0.5
        if is_short and victims and middle[WHITE]:
            taken = Taking(colour, min(victims, key=totals.__getitem__))
            moves.append(Predict(changed(nearest[0], colour, 1), (taken,)))
    is_free = view.seals.saboteur is None
    return [TakeSaboteur(), *moves] if is_free and not is_clear(table, seat) else moves


def _predict(view: View, table: Round, move: Move) -> None:
    """Make this prediction, and mate's for everybody after it."""
    seats, seat, made = table.seats, own_seat(view), mate.predictions_made(view)
    middle = list(view.seals.middle)
    for step in range(seats - made):
        turn = (seat + step) % seats
        start = mate.start_as_saboteur(view, turn)
        if step == 0:
            counts = list(move.seals) if isinstance(move, Predict) else None
        else:
            counts = choose_counts(table, turn, middle, made + step, start)
        if counts is None:
            table.saboteur, table.start = turn, start
            continue
        table.held[turn] = [*counts, 0, 0]
        middle[:WHITE] = [max(0, m - c) for m, c in zip(middle, counts, strict=False)]
    for colour, victim in move.taken if isinstance(move, Predict) else ():
        table.held[victim][colour] -= 1
        table.held[victim][WHITE] += 1
