"""How captain plays The Seven Seals: every choice to the end of the round, in likely worlds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Final

from engine.core import Event, Seat
from engine.games.seven_seals.cards import RANKS, Card
from engine.games.seven_seals.moves import Move, Play, Predict, Return, TakeSaboteur
from engine.games.seven_seals.scoring import saboteur_start
from engine.games.seven_seals.state import Kind
from engine.games.seven_seals.view import View
from engine.players.base import Budget
from engine.players.elimination import race
from engine.players.seven_seals.belief import Worlds
from engine.players.seven_seals.policy import card_by_feel, play_out, seal_by_feel
from engine.players.seven_seals.predictions import counts_by_feel, counts_of, estimate
from engine.players.seven_seals.simulator import RED, WHITE, Round, cards_in

SPITE: Final = 0.5
"""What a penalty point of the others, on average, is worth of an own one."""

PREDICTIONS: Final = 10
"""How many predictions are compared."""

HEAT: Final = 8
"""So many worlds between two looks at who is hopeless: a whole round takes its time."""


def best_card(view: View, history: Sequence[Event], luck: Random, budget: Budget) -> Move:
    """The card that turns out best, mate's own before equals."""
    worlds = Worlds(view, history, luck)
    table = worlds.draw()
    liked = card_by_feel(table)
    groups = sorted(_alike(table), key=lambda group: liked not in group)
    cards = [liked, *(group[0] for group in groups[1:])]

    def trial(alive: Sequence[int]) -> tuple[float, list[float]]:
        world, values = worlds.draw(), []
        for index in alive:
            after = world.copy()
            after.play(cards[index])
            values.append(_worth(after, world.turn))
        return 1.0, values

    return Play(Card(cards[race(trial, len(cards), budget, HEAT).best()]))


def _alike(table: Round) -> list[list[int]]:
    """The playable cards, together where no card between them is out or lies in the trick."""
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


def best_seal(view: View, history: Sequence[Event], luck: Random, budget: Budget) -> Move:
    """The seal whose return turns out best."""
    worlds = Worlds(view, history, luck)
    led, by_red = won(view)
    table = worlds.draw()
    liked = seal_by_feel(table, table.turn, led, by_red)
    kinds = [liked, *(int(kind) for kind in view.returnable if kind != liked)]

    def trial(alive: Sequence[int]) -> tuple[float, list[float]]:
        world, values = worlds.draw(), []
        for index in alive:
            after = world.copy()
            after.held[world.turn][kinds[index]] -= 1
            values.append(_worth(after, world.turn))
        return 1.0, values

    return Return(Kind(kinds[race(trial, len(kinds), budget, HEAT).best()]))


def won(view: View) -> tuple[int, bool]:
    """The colour of the trick that was just won, and whether it was by a red card."""
    last = view.last_trick
    if last is None:
        raise ValueError("no trick was won yet")
    return int(last.led), int(last.winning_card.colour) == RED


def _worth(table: Round, seat: Seat) -> float:
    """The end of the round: few penalties for this seat, many for the others."""
    play_out(table)
    points = table.penalties()
    others = (sum(points) - points[seat]) / (table.seats - 1)
    return SPITE * others - points[seat]


def prediction_by_feel(view: View, table: Round) -> Move:
    """What mate predicts."""
    seat = predictor(view)
    counts = counts_by_feel(table, seat, view.seals.middle, _before(view), _start(view, seat))
    return TakeSaboteur() if counts is None else Predict(tuple(counts))


def predict_anyway(view: View, luck: Random) -> Move:
    """What mate would predict if there were no saboteur."""
    table, seat = Worlds(view, (), luck).draw(), predictor(view)
    tricks = estimate(table, seat, _before(view))
    return Predict(tuple(counts_of(tricks, view.seals.middle, table.seats)))


def best_prediction(view: View, history: Sequence[Event], luck: Random, budget: Budget) -> Move:
    """Of the predictions near to what the hand promises, the one that turns out best."""
    worlds = Worlds(view, history, luck)
    table = worlds.draw()
    liked = prediction_by_feel(view, table)
    moves = [liked, *(move for move in _near(view, table) if move != liked)]

    def trial(alive: Sequence[int]) -> tuple[float, list[float]]:
        world = worlds.draw()
        return 1.0, [_predicted(view, world.copy(), moves[index]) for index in alive]

    return moves[race(trial, len(moves), budget, HEAT).best()]


def _near(view: View, table: Round) -> list[Move]:
    """The likeliest predictions without anything taken from others, and the saboteur."""
    tricks = estimate(table, predictor(view), _before(view))
    ranges = [
        range(max(0, int(one) - 1), min(most, int(one) + 2) + 1)
        for one, most in zip(tricks, view.seals.middle, strict=False)
    ]
    total = sum(tricks)

    def off(counts: tuple[int, ...]) -> float:
        apart = sum((one - count) ** 2 for one, count in zip(tricks, counts, strict=True))
        return apart + (total - sum(counts)) ** 2 / 2

    nearest = sorted(product(*ranges), key=off)[:PREDICTIONS]
    moves: list[Move] = [Predict(counts) for counts in nearest]
    return moves if view.seals.saboteur is not None else [TakeSaboteur(), *moves]


def _predicted(view: View, table: Round, move: Move) -> float:
    """What a prediction is worth when those who come after predict and all play as mate does."""
    seats, seat = table.seats, predictor(view)
    middle = list(view.seals.middle)
    for step in range(seats - _before(view)):
        turn = (seat + step) % seats
        if step == 0:
            counts = list(move.seals) if isinstance(move, Predict) else None
        else:
            start = _start(view, turn)
            counts = counts_by_feel(table, turn, middle, _before(view) + step, start)
        if counts is None:
            table.saboteur, table.start = turn, _start(view, turn)
            continue
        table.held[turn] = [*counts, 0, 0]
        middle[:WHITE] = [m - c for m, c in zip(middle, counts, strict=False)]
    return _worth(table, seat)


def predictor(view: View) -> Seat:
    """Whose prediction it is: not the leader of the first trick, who is in turn in the round."""
    if view.turn is None:
        raise ValueError("the game is over")
    return view.turn


def _before(view: View) -> int:
    """How many have predicted already."""
    return sum(counts is not None for counts in view.seals.predictions)


def _start(view: View, seat: Seat) -> int:
    """The penalty that this seat would start from if it took the saboteur now."""
    return saboteur_start(view.options, view.sheet.saboteur_times[seat] + 1)
