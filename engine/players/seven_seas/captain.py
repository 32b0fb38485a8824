"""The policy of captain in 7 Seas: Monte Carlo search over worlds that agree with all it has seen.

Every move that is still in question is played in each world and rolled out, the same worlds for all
moves. The worse half of the moves is dropped repeatedly (sequential halving) until the budget is
spent or one move is left. In the same time this measured better than a tree.

Everybody is modelled as a mate: other characters didn't pay (tests/lab/README.md). Between two
sides, while the end of the round is far, rollouts are short and end in a forecast: the luck of
twenty more cards would hide the difference between two moves. Among more sides rollouts reach the
end of the round, and replies are ignored in their later part; mate's values of the moves count too,
and count less with every rollout: few rollouts alone choose worse than mate.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import ceil, log2
from random import Random
from time import perf_counter
from typing import Final, TypeVar

from engine.core import Event, own_seat
from engine.games.seven_seas.moves import DeclineNick, Keep, Move, OpenSource, PlayCard
from engine.games.seven_seas.view import View
from engine.players.base import Budget, Value, Values
from engine.players.endings import value
from engine.players.seven_seas import policy
from engine.players.seven_seas.ending import BATCH, SAMPLES, Ending, is_near
from engine.players.seven_seas.evaluation import Evaluator
from engine.players.seven_seas.forecast import forecast
from engine.players.seven_seas.masks import BIT, mask_of
from engine.players.seven_seas.mate import evaluate_moves
from engine.players.seven_seas.memory import Memory
from engine.players.seven_seas.scoring import Utility, chance_of, points_of
from engine.players.seven_seas.simulator import World
from engine.players.seven_seas.weights import VALUES_BY_KIND

Judged = TypeVar("Judged")

FEWEST_WORLDS: Final = 3
"""The fewest worlds for a choice of captain's own; with fewer, mate chooses.

Hand-set, like all figures here.
"""

PRIOR: Final[Mapping[int, float]] = {2: 0.0, 3: 2.0, 4: 2.0}
"""By number of sides: the rollouts that each point of mate's value counts for.

Between two sides only the rollouts count: the forecast leaves little to luck.
"""

ROLLOUT_PLAYS: Final = 4
"""Between two sides: how many cards of each seat are played before the forecast."""

CAREFUL_PLAYS: Final = 2
"""Among more sides: how many cards of each seat are played with a thought for replies.

Later cards of a round are mostly luck, where more rollouts help more.
"""

SEARCHING: Final = 0.2
"""The seconds that a budget must have for a search of all plans."""

NEAR_END: Final = 16
"""Cards in all hands, with none aside, at which rollouts reach the end of the round."""


def captain(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """The move that a `Search` finds best; an iteration of the budget is one rollout.

    Near the end of a round between two players it is the beginning of the best plan.
    """
    search = Search(view, history, luck, budget)
    if budget.seconds >= SEARCHING and is_near(view):
        planned = search.planned(moves, SAMPLES)
        return moves[max(range(len(moves)), key=lambda index: round(planned(index).utility, 9))]
    return search.best(moves, evaluate_moves(view, history, moves, luck))


def trials(view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random) -> Values:
    """Values moves by plans near the end, else in common worlds, as the captain does."""
    search = Search(view, history, luck, Budget())
    if is_near(view):
        planned = search.planned(moves, BATCH)
        return lambda remaining: [planned(index) for index in remaining]
    return lambda remaining: search.in_one_world([moves[i] for i in remaining], search.value)


class Search:
    """One choice of a captain: the values that all its rollouts share."""

    def __init__(self, view: View, history: Sequence[Event], luck: Random, budget: Budget) -> None:
        self._view, self._budget, self._begin = view, budget, perf_counter()
        self._seat, self._sides = own_seat(view), len(view.ships)
        self._memory, self._luck = Memory(view, history, VALUES_BY_KIND[self._sides]), luck
        self._policies = rollout_policies(view, self._memory, luck)
        self._utility = Utility(view.options, view.ships)
        self._side = self._seat % self._sides

    def best(self, moves: Sequence[Move], values: Sequence[float]) -> Move:
        """The move that the halvings leave. values: of the moves, by mate."""
        totals = [PRIOR[self._sides] * value for value in values]
        rest = list(range(len(moves)))
        stages, stage, rollouts, worlds = ceil(log2(len(rest))), 0, 0, 0
        spent = 0.0
        while stage < stages and (spent < 1 or not rollouts):
            found = self.in_one_world([moves[index] for index in rest], self.utility)
            for index, utility in zip(rest, found, strict=True):
                totals[index] += utility
            worlds += 1
            rollouts += len(rest)
            spent = self._budget.spent(self._begin, rollouts)
            if spent * stages >= stage + 1:
                stage += 1
                rest.sort(key=lambda index: -totals[index])
                rest = rest[: (len(rest) + 1) // 2]
        if worlds < FEWEST_WORLDS:
            return moves[values.index(max(values))]
        return moves[max(rest, key=totals.__getitem__)]

    def in_one_world(
        self, moves: Sequence[Move], judge: Callable[[World, Move], Judged]
    ) -> list[Judged]:
        """The values of these moves in the same sampled world."""
        world = self._memory.world(self._luck)
        return [judge(world.copy(), move) for move in moves]

    def utility(self, world: World, move: Move) -> float:
        """The utility of a move in one rollout, from 0 to 1; changes the world."""
        self._make(world, move)
        held, seats = sum([hand.bit_count() for hand in world.hands]), len(world.hands)
        to_the_end = self._sides > 2 or (not world.aside and held <= NEAR_END)
        plays = held if to_the_end else ROLLOUT_PLAYS * seats
        careful = plays if self._sides == 2 else CAREFUL_PLAYS * seats
        policy.rollout(world, self._policies, plays, careful)
        if any(world.hands):
            return self._utility.of_expected(*forecast(world, self._utility.booty))[self._side]
        chests = world.chests(last_clears=self._view.options.last_clears)
        return self._utility.of_chests(chests)[self._side]

    def value(self, world: World, move: Move) -> Value:
        """The value of a move in one rollout, its points in spaces; changes the world."""
        utility = self.utility(world, move)
        if any(world.hands):
            return self._value(utility, forecast(world, self._utility.booty)[0])
        return self.at_end(world)

    def planned(self, moves: Sequence[Move], number: int) -> Callable[[int], Value]:
        """Values each of these plays, by index, by its best plan in this number of worlds."""
        ending = Ending(self._seat, self._policies, self.at_end)
        worlds = [(1 / number, self._memory.world(self._luck)) for _ in range(number)]
        plays = [(int(m.card), mask_of(m.take)) for m in moves if isinstance(m, PlayCard)]
        return cache(lambda index: value(ending, worlds, plays[index]))

    def at_end(self, world: World) -> Value:
        """The value of a round that is over."""
        chests = world.chests(last_clears=self._view.options.last_clears)
        utility = self._utility.of_chests(chests)[self._side]
        return self._value(utility, points_of(chests, self._utility.booty))

    def _value(self, utility: float, points: Sequence[float]) -> Value:
        ahead = points[self._side] - sum(points) / self._sides
        return Value(utility, chance_of(utility, ahead), ahead * self._sides / (self._sides - 1))

    def _make(self, world: World, move: Move) -> None:
        """Makes the move, and if it allows a nick, the best one."""
        own = self._policies[self._seat]
        match move:
            case PlayCard(card, take):
                if world.play(int(card), mask_of(take)):
                    world.nick(*own.choose_nick(world))
            case OpenSource(source):
                world.nick(source, own.best_of(world.piles[source]))
            case Keep(card) if self._view.opened is not None:
                world.nick(self._view.opened, BIT[card])
            case DeclineNick():
                world.pass_turn()


def rollout_policies(view: View, memory: Memory, luck: Random) -> list[policy.MateModel]:
    """The policies of all seats in rollouts, by seat: captain's own, and mate's for the others."""
    piles, own = memory.piles(luck), own_seat(view)
    unseen = memory.unseen(piles)
    evaluators = [Evaluator(view, piles, seat) for seat in range(view.seats)]
    hidden = unseen | mask_of(view.hand)
    found = [policy.MateModel(evaluator, hidden) for evaluator in evaluators]
    care = 1.0 if len(view.ships) == 2 else policy.CARE
    found[own] = policy.MateModel(evaluators[own], unseen, care)
    return found
