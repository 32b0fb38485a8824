"""Reviews of finished games: the loss of each choice of a seat, judged by its knowledge then.

The work is a list of small tasks: one `ChoiceTask` for each real choice, and one `DealTask` in
which mates play the same cards. Tasks and answers can be pickled, so workers can do them in any
order. All luck is derived from the number of the move and the seat, and worlds are counted, so a
review comes out equal every time. A task holds the seat's view and history before the choice, and
nothing else.

Half of the worlds choose the best move, and the others measure it: the best of many noisy means
would look better than it is.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from engine.core import AnyGame, Event, Seat, Step, known_to
from engine.games import GAMES
from engine.players import chooser, package_of, reason
from engine.players.base import QUICK, Level, Reason, Value, Values
from engine.shuffle import derived

VERSION: Final = 1
"""The version of stored reviews; a review of another version is computed again."""

ROLLOUTS: Final[Mapping[str, int]] = {
    "seven-seas": 480,
    "letter-of-marque": 480,
    "seven": 480,
    "seven-seals": 120,
}
"""How many rollouts choose the best move of a choice; hand-set by time."""

WORLDS: Final = range(12, 121)
"""The number of worlds in which all moves are tried, however few or many moves there are."""

MEASURED: Final[Mapping[str, int]] = {
    "seven-seas": 120,
    "letter-of-marque": 200,
    "seven": 200,
    "seven-seals": 40,
}
"""The worlds that measure the moves that matter; hand-set by time."""

CLEAR: Final = 2.0
"""Standard errors above which a difference is shown."""

MOMENTS: Final = 3
"""The most moments of a review."""

DEALS: Final = 5
"""How often mates play the same cards."""


@dataclass(frozen=True, slots=True)
class ChoiceTask:
    """One choice of a seat. number: of moves made before. played: index among the legal moves."""

    game: str
    seat: Seat
    number: int
    view: Any = field(repr=False)
    history: tuple[Event, ...] = field(repr=False)
    moves: tuple[Any, ...] = field(repr=False)
    played: int


@dataclass(frozen=True, slots=True)
class DealTask:
    """The deals of a game, for mates to play."""

    game: str
    options: Any
    seats: int
    seed: int = field(repr=False)
    seat: Seat


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
        """The clear losses, the largest first; at most three."""
        clear = [choice for choice in self.choices if choice.loss.is_clear]
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


def has_review(game: str) -> bool:
    """True if games of this kind can be reviewed."""
    return game in ROLLOUTS


def tasks(
    game: AnyGame, steps: Sequence[Step[Any]], moves: Sequence[tuple[Seat, Any]], seat: Seat
) -> Iterator[ChoiceTask]:
    """The real choices of this seat, in order.

    steps: the deal, then one for each of the moves.
    """
    history: list[Event] = []
    for number, ((mover, move), step) in enumerate(zip(moves, steps[:-1], strict=True)):
        history += known_to(step.events, seat)
        legal = game.legal_moves(step.state, seat) if mover == seat else ()
        if len(legal) > 1:
            view, known = game.view(step.state, seat), tuple(history)
            yield ChoiceTask(game.key, seat, number, view, known, legal, legal.index(move))


def judged(task: ChoiceTask) -> Judgement:
    """Values the moves of a choice in common worlds."""
    luck = _luck(task.number, task.seat)
    player = chooser(task.game, Level.MATE)
    mate = player.choose(task.view, task.history, task.moves, luck, QUICK)
    own = task.moves.index(mate)
    candidates = sorted({*_shortlist(task, luck), task.played, own})
    worlds = min(max(ROLLOUTS[task.game] // len(candidates), WORLDS.start), WORLDS.stop - 1)
    measured = range(MEASURED[task.game])
    trial = _trials(task, luck, worlds + len(measured))
    totals = dict.fromkeys(candidates, 0.0)
    for _ in range(worlds):
        for index, value in zip(candidates, trial(candidates), strict=True):
            totals[index] += value.utility
    best = max(candidates, key=totals.__getitem__)
    three = sorted({best, task.played, own})
    rows = [dict(zip(three, trial(three), strict=True)) for _ in measured]
    why = reason(task.game, task.view, task.history, task.moves, best) or Reason("")
    return Judgement(
        number=task.number,
        played=task.played,
        best=best,
        mate=own,
        moves=len(task.moves),
        chance=round(fmean(row[task.played].chance for row in rows), 4),
        loss=_difference([(row[best], row[task.played]) for row in rows]),
        gain=_difference([(row[task.played], row[own]) for row in rows]),
        why=str(why.name),
        figure=why.figure,
    )


def worth(task: DealTask) -> float:
    """The points of the seat when mates play the same deals, on average."""
    game, results = GAMES[task.game], []
    player = chooser(task.game, Level.MATE)
    for turn in range(DEALS):
        luck = _luck(turn, task.seat)
        state, events = game.deal(task.options, task.seats, task.seed)
        known = [list(known_to(events, seat)) for seat in range(task.seats)]
        while (outcome := game.outcome(state)) is None:
            seat = game.to_move(state)[0]
            legal, view = game.legal_moves(state, seat), game.view(state, seat)
            move = player.choose(view, tuple(known[seat]), legal, luck, QUICK)
            state, events = game.apply(state, seat, move)
            for each, history in enumerate(known):
                history += known_to(events, each)
        results.append(outcome.points[task.seat])
    return fmean(results)


def _shortlist(task: ChoiceTask, luck: Random) -> Sequence[int]:
    """The moves to try: all, unless the captain of this game has a shorter list."""
    home = import_module(f"{package_of(task.game)}.captain")
    if not hasattr(home, "shortlist"):
        return range(len(task.moves))
    found: Sequence[int] = home.shortlist(task.view, task.history, task.moves, luck)
    return found


def _trials(task: ChoiceTask, luck: Random, worlds: int) -> Values:
    """The captain's own way to value the moves of this choice."""
    home = import_module(f"{package_of(task.game)}.captain")
    found: Values = home.trials(task.view, task.history, task.moves, luck, worlds)
    return found


def _difference(pairs: Sequence[tuple[Value, Value]]) -> Difference:
    """How much better the first ones are, in the same worlds."""
    gaps = [one.utility - other.utility for one, other in pairs]
    chances = [one.chance - other.chance for one, other in pairs]
    return Difference(
        round(fmean(gaps), 5),
        round(stdev(gaps) / sqrt(len(gaps)), 5),
        round(fmean(chances), 4),
        round(stdev(chances) / sqrt(len(chances)), 4),
        round(fmean(one.points - other.points for one, other in pairs), 3),
    )


def _luck(number: int, seat: Seat) -> Random:
    return Random(derived(number, seat, "review"))  # noqa: S311 - deals nothing
