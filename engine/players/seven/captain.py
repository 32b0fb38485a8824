"""The captain of 7: rolls out each of its placings to the end of the round in sampled worlds."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.core import Event
from engine.games.seven.moves import Place
from engine.games.seven.view import View
from engine.players.base import Budget, Value, Values
from engine.players.elimination import best
from engine.players.seven.belief import Belief
from engine.players.seven.evaluation import evaluation_policy
from engine.players.seven.mate import option_of, ranked
from engine.players.seven.policy import rollout_policy
from engine.players.seven.simulator import Option, Round

ORDERS: Final = 4
"""Orders of the draw pile that are tried in each sampled world; hand-set."""


def captain(
    view: View, history: Sequence[Event], moves: Sequence[Place], luck: Random, budget: Budget
) -> Place:
    """The move with the best mean place in the round; mate's own move if the budget is small."""
    candidates = ranked(view, history, moves)
    trial = _Trial(view, history, [option_of(view, move) for move in candidates], luck)
    return candidates[best(trial, len(candidates), budget)]


def trials(
    view: View, history: Sequence[Event], moves: Sequence[Place], luck: Random, worlds: int
) -> Values:
    """Values moves in common worlds, as the captain does; it does not depend on their number."""
    trial = _Trial(view, history, [option_of(view, move) for move in moves], luck)
    return lambda remaining: [Value(place, float(not place), place) for place in trial(remaining)]


class _Trial:
    """Places each candidate in a sampled world and plays the rest of the round by policies.

    The opponent model is mate. The seat itself follows mate as well; in a round of two it
    follows the evaluation of positions, which is better.
    """

    def __init__(
        self, view: View, history: Sequence[Event], options: Sequence[Option], luck: Random
    ) -> None:
        self.options = options
        self.belief = Belief(view, history, luck)
        self.luck = luck
        self.trials = 0
        self.table: Round | None = None
        deck, is_duel = view.options.deck, len(view.sizes) == 2
        self.others = rollout_policy(deck).choose
        self.own = evaluation_policy(deck).choose if is_duel else self.others

    def __call__(self, remaining: Sequence[int]) -> list[float]:
        """The value of each of these candidates in one world."""
        if self.table is None or self.trials % ORDERS == 0:
            self.table = Round(self.belief.draw(), self._shuffled)
        elif self.table.draw_pile:
            self.table.draw_pile = self._shuffled(self.table.draw_pile)
        self.trials += 1
        return [self._rollout(self.table.copy(), self.options[index]) for index in remaining]

    def _rollout(self, table: Round, option: Option) -> float:
        """Minus the seat's place in the round, from 0 on, after this option; changes the table."""
        seat, last = table.turn, len(table.sizes) - 1
        table.place(option)
        while len(table.out) < last:
            choose = self.own if table.turn == seat else self.others
            table.place(choose(table))
        return -float(table.out.index(seat) if seat in table.out else last)

    def _shuffled(self, cards: list[int]) -> list[int]:
        return sorted(cards, key=lambda _: self.luck.random())
