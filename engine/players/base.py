"""The common part of the computer players of all games: levels, budgets, reasons, a factory."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import count
from math import inf
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from engine.core import Event

Level = StrEnum("Level", "DECKHAND MATE CAPTAIN")
"""The strength of a computer player."""


class Effort(StrEnum):
    """The depth of thought behind a captain's move, from most to least."""

    FULL = "full"
    SHORTER = "shorter"  # it had less time to think than usual
    MATE = "mate"  # a mate moved in its stead


class Size(StrEnum):
    """The size of a loss, by which words speak of it."""

    EVEN = "even"  # less than the least that a review shows
    LESS = "less"
    MUCH = "much"  # several times the least


class Reason(NamedTuple):
    """Why mate chose a move. name: of the reason, in this game; figure: its number, if any."""

    name: str
    figure: int = 0


class Advice(NamedTuple):
    """An advised move, by its index among the legal ones, and why; None: no reason tells it apart.

    passed: an obvious move that it passes up, and the harm of that move. level: of the adviser.
    alike: another move that is just as good; None without one. size: of the loss by the one passed.
    """

    choice: int
    reason: Reason | None
    passed: tuple[int, Reason] | None = None
    level: Level = Level.CAPTAIN
    alike: int | None = None
    size: Size = Size.LESS


class Value(NamedTuple):
    """The value of a move to a seat.

    utility: the measure by which the captain chooses. chance: to win the game, or the round where
    the captain looks no further, from 0 to 1. points: ahead of the average of the others, in the
    unit of the game; more is better.
    """

    utility: float
    chance: float
    points: float


Values: TypeAlias = Callable[[Sequence[int]], Sequence[Value]]
"""Samples one world and values the moves with these numbers in it."""


@dataclass(frozen=True, slots=True)
class Yardstick:
    """How a game's choices are judged in reviews; hand-set.

    least: the smallest loss of a moment, in the captain's utility. worlds: in one batch; batches
    are independent, so their spread gives the standard error. usual: about
    how many iterations a captain has time for in 300 ms (see tests/lab/README.md). of_round: True
    if the chance to win is of the round, because the captain looks no further.
    """

    least: float = 0.0
    worlds: int = 24
    usual: int = 1
    of_round: bool = False


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits of thinking about one choice; the first one reached counts.

    seconds: by the clock, so that the choice depends on the speed of the machine.
    iterations: of a search, so that the choice is the same everywhere. Each search does at least
    one.
    """

    seconds: float = inf
    iterations: float = inf

    def turns(self) -> Iterator[int]:
        """Yield 0, 1, 2, … until the budget is spent."""
        end = perf_counter() + self.seconds
        for turn in count():
            if turn and (turn >= self.iterations or perf_counter() >= end):
                return
            yield turn

    def less(self, seconds: float) -> "Budget":
        """The budget that is left after these seconds."""
        return replace(self, seconds=max(0.0, self.seconds - seconds))

    def spent(self, begin: float, turns: int) -> float:
        """The share of the budget used up since `begin` (perf_counter) by this number of turns."""
        if self.seconds <= 0 or self.iterations <= 0:
            return 1.0
        return max(turns / self.iterations, (perf_counter() - begin) / self.seconds)


@dataclass(frozen=True, slots=True)
class Rival:
    """A computer of any level that plays a game with a habit.

    name: the same in all languages. likes: True for the moves that the habit wants, by the view; of
    these the level chooses one where there are some. others: of a hundred choices between liked
    moves and others, those in which a Mate acts against the habit.
    """

    name: str
    sign: str
    likes: Callable[[Any, Any], bool]
    others: int


QUICK = Budget(seconds=0, iterations=1)


Policy: TypeAlias = Callable[[Any, Sequence[Event], Sequence[Any], Random, Budget], Any]
"""Chooses a move; takes what `PolicyPlayer.choose` takes, at least two legal moves among it."""


def any_move(
    view: Any, history: Sequence[Event], moves: Sequence[Any], luck: Random, budget: Budget
) -> Any:
    """Any legal move, all of them equally likely."""
    return moves[int(luck.random() * len(moves))]


@dataclass(frozen=True, slots=True)
class PolicyPlayer:
    """A computer player of one game at one level; it follows a policy wherever it has a choice.

    remembers: True if the policy gets the history; otherwise it knows only the view.
    mistakes: the chance that the player makes any legal move instead.
    """

    policy: Policy
    remembers: bool = True
    mistakes: float = 0.0

    def choose(
        self,
        view: Any,
        history: Sequence[Event],
        moves: Sequence[Any],
        luck: Random,
        budget: Budget,
    ) -> Any:
        """One of `moves`, the legal moves of the seat whose view this is.

        history: every event the seat knows of since the first deal, in order.
        luck: the only source of randomness; equal luck, equal knowledge and an equal number of
        iterations give equal choices.
        """
        if len(moves) == 1:
            return moves[0]
        if self.mistakes and luck.random() < self.mistakes:
            return any_move(view, history, moves, luck, budget)
        return self.policy(view, history if self.remembers else (), moves, luck, budget)
