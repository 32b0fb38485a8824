"""The policy of mate and deckhand in 7 Seas: the move with the highest value, one move ahead."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.core import Event, own_seat
from engine.games.seven_seas.moves import Move
from engine.games.seven_seas.view import View
from engine.players.base import Budget, PolicyPlayer
from engine.players.seven_seas.evaluation import Evaluator, Observation
from engine.players.seven_seas.masks import mask_of
from engine.players.seven_seas.memory import Memory
from engine.players.seven_seas.weights import VALUES_BY_KIND


def mate(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """The move with the highest value; without history it knows only the sizes of the chests."""
    values = evaluate_moves(view, history, moves, luck)
    return moves[values.index(max(values))]


def evaluate_moves(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random
) -> list[float]:
    """The value of each of these legal moves, in order; luck guesses the others' hidden nicks."""
    seat = own_seat(view)
    memory = Memory(view, history, VALUES_BY_KIND[len(view.ships)])
    piles = memory.piles(luck)
    next_hand = view.hand_sizes[(seat + 1) % view.seats]
    seen = Observation(mask_of(view.display), memory.unseen(piles), next_hand)
    evaluator = Evaluator(view, piles, seat)
    return [evaluator.evaluate(move, seen) for move in moves]


DECKHAND: Final = PolicyPlayer(mate, remembers=False, mistakes=0.2)  # hand-set
