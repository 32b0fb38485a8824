"""Reviews of finished games: the loss of each choice of a seat, and which of them are shown."""

from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Final

from engine.core import Seat
from engine.players import yardstick

VERSION: Final = 6
"""The version of stored reviews; a review of another version is computed again."""

CLEAR: Final = 2.0
"""Standard errors above which a difference is shown."""

LEAST_CHANCE: Final = 0.005
"""The smallest loss of a chance that is shown, which is rounded to 1 %."""

MOMENTS: Final = 3
"""The most moments of a review."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How much better one move is than another.

    value: in the captain's utility, with its standard error. chance: to win, from 0 to 1, with its
    own. points: in the unit of the game.
    """

    value: float = 0.0
    error: float = 0.0
    chance: float = 0.0
    chance_error: float = 0.0
    points: float = 0.0

    @property
    def is_clear(self) -> bool:
        """True if it is more than its standard error explains."""
        return self.value > CLEAR * self.error and self.value > 0

    @property
    def lowers_chance(self) -> bool:
        """True if the chance to win differs by more than its standard error explains."""
        return self.chance >= LEAST_CHANCE and self.chance > CLEAR * self.chance_error


@dataclass(frozen=True, slots=True)
class Judgement:
    """A choice, judged by what its seat knew.

    number: of moves made before. played, best, mate: indices among the legal moves. chance: to win
    after the move that was played. loss: of the best move over the one played. gain: of the one
    played over mate's. why, figure: the reason for the best move.
    """

    number: int
    played: int
    best: int
    mate: int
    moves: int
    chance: float
    loss: Difference
    gain: Difference
    why: str
    figure: int


@dataclass(frozen=True, slots=True)
class Review:
    """The review of one seat; `engine.codec` writes and reads it.

    choices: all judgements, in order. result: the points of the seat in the game's unit.
    worth: the average points of mates with the same cards at this seat.
    """

    version: int
    game: str
    seat: Seat
    choices: tuple[Judgement, ...]
    result: float
    worth: float

    @property
    def moments(self) -> tuple[Judgement, ...]:
        """The clear losses that are not small, the largest first; at most three."""
        least = yardstick(self.game).least
        clear = [c for c in self.choices if c.loss.is_clear and c.loss.value >= least]
        return tuple(sorted(clear, key=lambda choice: -choice.loss.value)[:MOMENTS])

    @property
    def well_done(self) -> Judgement | None:
        """The best move that a mate would not have found, if there is one."""
        found = [c for c in self.choices if c.played == c.best != c.mate and c.gain.is_clear]
        return max(found, key=lambda choice: choice.gain.value, default=None)

    @property
    def loss(self) -> Difference:
        """The average loss of a choice; its error is that of the average."""
        losses = [choice.loss for choice in self.choices]
        if not losses:
            return Difference()
        return Difference(
            fmean(loss.value for loss in losses),
            sqrt(sum(loss.error**2 for loss in losses)) / len(losses),
            fmean(loss.chance for loss in losses),
            sqrt(sum(loss.chance_error**2 for loss in losses)) / len(losses),
            fmean(loss.points for loss in losses),
        )
