"""How the choices of a seat in a finished game are judged, by what the seat knew then.

The work is a list of small calls, each of which can be pickled, so workers can do them. All luck is
derived from the number of the move, the seat and the turn, and worlds are counted, so a review
comes out equal every time. A task holds the seat's view and history before the choice, and nothing
else.

A batch of worlds is measured by the move that all other batches find best: the best of many noisy
means would look better than it is.

Every choice is judged in a few worlds first. Then choices get more worlds as long as it isn't sure
whether they are among the moments.
"""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from itertools import repeat
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, TypeAlias

from engine.core import AnyGame, Event, Seat, Step, known_to
from engine.games import GAMES
from engine.players import chooser, package_of, reason
from engine.players.base import QUICK, Level, Reason, Value, Values
from engine.players.review import LEAST, MOMENTS, Difference, Judgement
from engine.shuffle import derived

ROLLOUTS: Final[Mapping[str, int]] = {
    "seven-seas": 480,
    "letter-of-marque": 480,
    "seven": 480,
    "seven-seals": 240,
}
"""How many rollouts find the leading moves of a choice; hand-set by time."""

WORLDS: Final = range(24, 121)
"""The number of worlds in which all moves are tried, however few or many moves there are."""

LEADERS: Final[Mapping[str, int]] = {
    "seven-seas": 3,
    "letter-of-marque": 3,
    "seven": 3,
    "seven-seals": 6,
}
"""How many moves are compared with the one that was played; more predictions are close."""

LAST: Final = 3
"""How many of them are left in later turns."""

BATCH: Final[Mapping[str, int]] = {
    "seven-seas": 24,
    "letter-of-marque": 40,
    "seven": 40,
    "seven-seals": 8,
}
"""Worlds of one batch. Batches share no luck, and so their spread gives the standard error."""

FIRST: Final = 8
"""How many batches measure the leading moves at first."""

MORE: Final[Mapping[str, int]] = {
    "seven-seas": 40,
    "letter-of-marque": 30,
    "seven": 60,
    "seven-seals": 60,
}
"""The batches of each later turn; hand-set to about a second."""

TURNS: Final = 30
"""How many turns a review has for choices that are in doubt, at most; hand-set by time."""

SURE: Final = 3.0
"""Standard errors from the border of the moments at which no doubt is left."""

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


Row: TypeAlias = Mapping[int, Value]
"""The mean values of moves in one batch, by index among the legal moves."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A choice in the worlds drawn for it so far, in this number of turns."""

    turns: int
    rows: tuple[Row, ...] = field(repr=False)
    judgement: Judgement


Call: TypeAlias = Callable[[], Sample]
Judging: TypeAlias = Generator[Call, Sample, tuple[Judgement, ...]]
"""Yields calls, which can be pickled, and is sent their results."""


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


def judgements(asked: Sequence[ChoiceTask], again: int = 0) -> Judging:
    """The judgements of all choices of a review. again: another number draws other worlds."""
    found = list[Sample]()
    for task in asked:
        found.append((yield partial(sampled, task, again=again)))
    for _ in range(TURNS):
        number = _most_doubtful(asked[0].game, found) if found else None
        if number is None:
            break
        found[number] = yield partial(sampled, asked[number], found[number], again)
    return tuple(sample.judgement for sample in found)


def finished(work: Judging) -> tuple[Judgement, ...]:
    """The judgements, computed here and now."""
    try:
        call = next(work)
        while True:
            call = work.send(call())
    except StopIteration as end:
        found: tuple[Judgement, ...] = end.value
        return found


def sampled(task: ChoiceTask, before: Sample | None = None, again: int = 0) -> Sample:
    """Values the moves of a choice in common worlds, beside those of an earlier sample."""
    turn = 0 if before is None else before.turns
    luck = _luck(task.number, task.seat, turn, again)
    if before is None:
        player = chooser(task.game, Level.MATE)
        chosen = player.choose(task.view, task.history, task.moves, luck, QUICK)
        mate = task.moves.index(chosen)
        ranked = _ranked(task, sorted({*_shortlist(task, luck), task.played, mate}), luck)
        rows = _batches(
            task, sorted({*ranked[: LEADERS[task.game]], task.played, mate}), FIRST, luck
        )
    else:
        rows, mate = before.rows, before.judgement.mate
        leaders = _leaders(rows, LAST, {task.played, *rows[-1]})
        rows += _batches(task, sorted({*leaders, task.played}), MORE[task.game], luck)
    return Sample(turn + 1, rows, _judgement(task, rows, mate))


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


def _ranked(task: ChoiceTask, candidates: Sequence[int], luck: Random) -> list[int]:
    """The moves of these numbers, the best first."""
    worlds = min(max(ROLLOUTS[task.game] // len(candidates), WORLDS.start), WORLDS.stop - 1)
    trial, totals = _trials(task, luck, worlds), dict.fromkeys(candidates, 0.0)
    for _ in range(worlds):
        for index, value in zip(candidates, trial(candidates), strict=True):
            totals[index] += value.utility
    return sorted(candidates, key=lambda index: -totals[index])


def _batches(task: ChoiceTask, moves: Sequence[int], number: int, luck: Random) -> tuple[Row, ...]:
    """The mean values of these moves in this number of batches."""
    size, found = BATCH[task.game], list[Row]()
    for _ in range(number):
        trial = _trials(task, luck, size)
        values = zip(*(trial(moves) for _ in range(size)), strict=True)
        means = [Value(*map(fmean, zip(*each, strict=True))) for each in values]
        found.append(dict(zip(moves, means, strict=True)))
    return tuple(found)


def _leaders(rows: Sequence[Row], number: int, among: AbstractSet[int]) -> list[int]:
    """The best moves by the batches that have them, the best first."""

    def mean(index: int) -> float:
        return fmean(row[index].utility for row in rows if index in row)

    return sorted(sorted(among), key=mean, reverse=True)[:number]


def _judgement(task: ChoiceTask, rows: Sequence[Row], mate: int) -> Judgement:
    """The judgement by all batches; the gain over mate is by the first ones."""
    among, first = sorted(rows[-1]), rows[:FIRST]
    totals = {index: sum(row[index].utility for row in rows) for index in among}
    pairs = []
    for row in rows:
        best = max(among, key=lambda index: totals[index] - row[index].utility)
        pairs.append((row[best], row[task.played]))
    best = max(among, key=lambda index: totals[index])
    why = reason(task.game, task.view, task.history, task.moves, best) or Reason("")
    return Judgement(
        number=task.number,
        played=task.played,
        best=best,
        mate=mate,
        moves=len(task.moves),
        chance=round(fmean(row[task.played].chance for row in rows), 4),
        loss=_difference(pairs),
        gain=_difference([(row[task.played], row[mate]) for row in first]),
        why=str(why.name),
        figure=why.figure,
    )


def _most_doubtful(game: str, found: Sequence[Sample]) -> int | None:
    """The number of the choice that had the fewest turns of all that are in doubt.

    The border is the least loss of a moment, or lies between the third and the fourth loss.
    """
    losses = [sample.judgement.loss for sample in found]
    ranked = sorted((loss.value for loss in losses), reverse=True)
    last, after = (*ranked, *repeat(0.0, MOMENTS + 1))[MOMENTS - 1 : MOMENTS + 1]
    border = max(LEAST[game], (last + after) / 2)
    doubts = [
        (found[number].turns, number)
        for number, loss in enumerate(losses)
        if abs(loss.value - border) < SURE * loss.error
    ]
    return min(doubts)[1] if doubts else None


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


def _luck(number: int, seat: Seat, turn: int = 0, again: int = 0) -> Random:
    return Random(derived(number, seat, turn, again, "review"))  # noqa: S311 - deals nothing
