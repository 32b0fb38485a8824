"""The captain of 7: rolls out each of its placings until it is out, in sampled worlds."""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Final, TypeAlias

from engine.core import Event
from engine.games.seven.moves import PlaceCard
from engine.games.seven.sampling import sample_states
from engine.games.seven.view import View
from engine.players.base import Budget, Value, Values
from engine.players.elimination import compare
from engine.players.seven.evaluation import evaluation_policy
from engine.players.seven.mate import option_of, rollout_policy
from engine.players.seven.simulator import Option, Round

Player: TypeAlias = Callable[[Round], Option]

TRUST: Final = 800
"""The evaluation weighs as much as this number of worlds; hand-set.

Without it, chance decides too often between placings that are about equally good.
"""


def captain(
    view: View, history: Sequence[Event], moves: Sequence[PlaceCard], luck: Random, budget: Budget
) -> PlaceCard:
    """The move with the best mean utility; the best by its evaluation if the budget is small."""
    begin = perf_counter()
    trial = _Trial(view, history, [option_of(view, move) for move in moves], luck)
    order = sorted(range(len(moves)), key=lambda index: -trial.expected[index])
    left = budget.less(perf_counter() - begin)
    leads = compare(lambda found: trial([order[n] for n in found]), len(order), left)

    def value(n: int) -> float:
        return trial.worlds * leads[n] + TRUST * trial.expected[order[n]]

    return moves[order[max(leads, key=value)]]


def trials(
    view: View, history: Sequence[Event], moves: Sequence[PlaceCard], luck: Random
) -> Values:
    """Values moves in common worlds, as the captain does."""
    return _Trial(view, history, [option_of(view, move) for move in moves], luck)


class _Trial:
    """Places each candidate in a sampled world and plays the rest of the round by policies.

    The seat itself follows the evaluation. Everybody else is modelled as a mate: other characters
    didn't pay (tests/lab/README.md). worlds: how many were sampled so far.
    expected: by candidate, its evaluation in places, less a part that is equal for all.
    """

    def __init__(
        self, view: View, history: Sequence[Event], options: Sequence[Option], luck: Random
    ) -> None:
        self.options, self.luck, self.worlds = options, luck, 0
        self.states = sample_states(view, luck.getrandbits(62), history)
        self.own = evaluation_policy(view.options.deck)
        self.mate = rollout_policy(view.options.deck)
        table = Round(next(self.states), self._shuffled)
        places = (len(view.sizes) - 1) / 2
        self.expected = [places * self.own.value(option, table) for option in options]

    def __call__(self, remaining: Sequence[int]) -> list[Value]:
        """The value of each of these candidates in one world."""
        self.worlds += 1
        table = Round(next(self.states), self._shuffled)
        players: list[Player] = [self.mate.choose] * len(table.sizes)
        players[table.turn] = self.own.choose
        return [self._rollout(table.copy(), self.options[n], players) for n in remaining]

    def _rollout(self, table: Round, option: Option, players: Sequence[Player]) -> Value:
        """The value of this option, with minus the seat's place as points; changes the table."""
        seat, out = table.turn, table.out
        table.place(option)
        while not table.is_over and seat not in out:
            table.place(players[table.turn](table))
        place = out.index(seat) if seat in out else len(table.sizes) - 1
        return Value(float(-place), float(not place), -place)

    def _shuffled(self, cards: list[int]) -> list[int]:
        return sorted(cards, key=lambda _: self.luck.random())
