"""The captain of 7: rolls out each of its placings to the end of the round in sampled worlds.

Near the end of a table, its utility is the help of the order of places towards winning.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from random import Random
from time import perf_counter
from typing import Final, TypeAlias

from engine.core import Event, Seat
from engine.games.seven.moves import PlaceCard
from engine.games.seven.sampling import sample_states
from engine.games.seven.view import View
from engine.players.base import Budget, Value, Values
from engine.players.elimination import compare
from engine.players.seven.evaluation import evaluation_policy
from engine.players.seven.mate import option_of, rollout_policy
from engine.players.seven.simulator import Option, Round

Order: TypeAlias = tuple[Seat, ...]
"""All seats by their places in a round."""

AHEAD: Final = 3
"""With more rounds than this to follow, only the own place counts; hand-set.

The chips are still close then, so the order of the others hardly matters.
"""

OPEN: Final = 0.02
"""The least change of the chance to win by the own place; below it, only the place counts."""


def utilities(view: View) -> Mapping[Order, float] | None:
    """The utility of each order of this round, from about 0 (best) down, in places.

    None: it is minus the own place, from 0 on. For the rounds to follow, all orders are equally
    likely. With two seats each place more helps equally.
    """
    seats = len(view.chips)
    if seats == 2 or view.rounds is None or view.seat is None:
        return None
    left = view.rounds - view.round
    return _utilities(view.chips, left, view.seat) if left <= AHEAD else None


@lru_cache(maxsize=16)
def _utilities(chips: tuple[int, ...], left: int, seat: Seat) -> Mapping[Order, float] | None:
    seats, future = len(chips), _sums(len(chips), left)
    chances = {}
    for order in permutations(range(seats)):
        after = [had + seats - order.index(each) for each, had in enumerate(chips)]
        chances[order] = _win(after, seat, future)
    first = _mean([chance for order, chance in chances.items() if order[0] == seat])
    last = _mean([chance for order, chance in chances.items() if order[-1] == seat])
    if first - last < OPEN:
        return None
    worth = (seats - 1) / (first - last)
    return {order: (chance - first) * worth for order, chance in chances.items()}


def _win(chips: Sequence[int], seat: Seat, future: Mapping[tuple[int, ...], int]) -> float:
    """The seat's share of the win, if it gets all these chips."""
    won = 0.0
    for gains, ways in future.items():
        totals = [had + gain for had, gain in zip(chips, gains, strict=True)]
        top = max(totals)
        if totals[seat] == top:
            won += ways / totals.count(top)
    return won / sum(future.values())


@lru_cache(maxsize=2 * (AHEAD + 1))
def _sums(seats: int, rounds: int) -> Mapping[tuple[int, ...], int]:
    """The number of ways to reach each row of chips (by seat) in this number of rounds."""
    if not rounds:
        return {(0,) * seats: 1}
    found = Counter[tuple[int, ...]]()
    for chips, ways in _sums(seats, rounds - 1).items():
        for gains in permutations(range(1, seats + 1)):
            found[tuple(map(int.__add__, chips, gains))] += ways
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


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
        self.utilities = utilities(view)
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
        seat, out, last = table.turn, table.out, len(table.sizes) - 1
        whole = self.utilities is not None
        table.place(option)
        while len(out) < last and (whole or seat not in out):
            table.place(players[table.turn](table))
        place = out.index(seat) if seat in out else last
        utility = float(-place)
        if self.utilities is not None:
            utility = self.utilities[*out, sum(range(last + 1)) - sum(out)]
        return Value(utility, float(not place), -place)

    def _shuffled(self, cards: list[int]) -> list[int]:
        return sorted(cards, key=lambda _: self.luck.random())
