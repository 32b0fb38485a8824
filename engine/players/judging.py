"""How the choices of a seat in a finished game are judged, by what the seat knew then.

The work is a list of small calls, each of which can be pickled, so workers can do them. All luck is
derived from the number of the move, the seat and the turn, and worlds are counted, so a review
comes out equal every time. A task holds the seat's view and history before the choice, and nothing
else.

The best move is the one that the captain's hint names in this position, and a move that the hint
calls just as good cost nothing. So a review and a hint are one judgement.

Every choice is judged in the same number of worlds, and those that seem to have cost the most in
further ones.
"""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import fsum, sqrt
from random import Random
from typing import Any, Final, TypeAlias

from engine.codec import LATER
from engine.core import AnyGame, Event, RoundEnded, Seat, Step, known_to
from engine.games import GAMES
from engine.players import (
    Question,
    answered,
    as_good,
    chooser,
    hint_question,
    obvious,
    reasons,
    telling,
    trials,
    yardstick,
)
from engine.players.base import QUICK, Level, Size, Value
from engine.shuffle import derived

VERSION: Final = 21
"""The version of stored reviews; a review of another version is computed again."""

CLEAR: Final = 2.0
"""Standard errors above which a difference is shown."""

LEAST_CHANCE: Final = 0.01
"""The smallest loss of a chance that is shown."""

MOMENTS: Final = 3
"""The most moments of a review."""

CLOSEST: Final = 2
"""The most choices that a review shows if it has no moment."""
TIMES_LEAST: Final = 3
"""How many times the least loss that a review shows is a large one; hand-set."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How much better one move is than another.

    value: in the captain's utility, with its standard error. chance: to win, from 0 to 1, with its
    own. points: the least that their standard error explains, in the unit of the game.
    """

    value: float = 0.0
    error: float = 0.0
    chance: float = 0.0
    chance_error: float = 0.0
    points: float = 0.0

    @property
    def sure(self) -> float:
        """The least value that its standard error explains."""
        return self.value - CLEAR * self.error

    @property
    def sure_chance(self) -> float:
        """The least chance that its standard error explains."""
        return self.chance - CLEAR * self.chance_error

    @property
    def lowers_chance(self) -> bool:
        """True if the chance to win is surely less."""
        return self.sure_chance >= LEAST_CHANCE


@dataclass(frozen=True, slots=True)
class Judgement:
    """A choice, judged by what its seat knew.

    number: of moves made before. played, best, mate: indices among the legal moves; best is the one
    that a hint names. chance: to win after the move that was played. loss: of the best move over
    the one played. gain: of the one played over mate's. why, figure: the reason for the best move.
    harm, harmed: the reason against the move played, and its figure. alike: another move that is
    just as good as the best one.
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
    harm: str = ""
    harmed: int = 0
    alike: int | None = None

    @property
    def before(self) -> float:
        """The chance to win before the choice: that after the best move."""
        return min(1.0, self.chance + max(0.0, self.loss.chance))


@dataclass(frozen=True, slots=True)
class Progress:
    """How many choices a look of a review has judged, of how many; again: it is the second look.

    The second look may end before all of its choices are judged.
    """

    done: int
    total: int
    again: bool = False


@dataclass(frozen=True, slots=True)
class Review:
    """The review of one seat; `engine.codec` writes and reads it.

    choices: all judgements, in order. result: the points of the seat in the game's unit.
    worth: the average points of mates with the same cards at this seat; None: there was no time.
    cut: where its time was up: its choices are those judged in further worlds; None: it is whole.
    """

    version: int
    game: str
    seat: Seat
    choices: tuple[Judgement, ...]
    result: float
    worth: float | None
    cut: Progress | None = field(default=None, metadata=LATER)

    @property
    def moments(self) -> tuple[Judgement, ...]:
        """The largest clear losses that are not small, in order of play; at most three."""
        return moments_of(self.game, self.choices)

    @property
    def listed(self) -> tuple[Judgement, ...]:
        """The moments; of a whole review without any, the closest calls, in order of play."""
        found = [c for c in self.choices if c.loss.value > 0 and not self.cut]
        closest = sorted(found, key=lambda choice: choice.loss.value)[-CLOSEST:]
        return self.moments or tuple(sorted(closest, key=lambda choice: choice.number))

    @property
    def well_done(self) -> Judgement | None:
        """The best move with a reason that a mate would not have found; a sure gain first."""
        own = [c for c in self.choices if c.played == c.best != c.mate and c.why]
        found = [c for c in own if c.gain.value > 0]
        return max(found, key=lambda c: (c.gain.sure > 0, c.gain.value), default=None)


FIRST_BATCHES: Final = 8
"""Batches in which the moves are measured. Hand-set, like what follows."""

COSTLIEST: Final = 5
"""Choices that are judged in further worlds: those that seem to have cost the most."""

FURTHER: Final = 64
"""Batches of these worlds."""

DEALS: Final = 5
"""The number of times that mates play the same cards."""


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
    """The deals of a game, for mates to play. rounds: how many of them; None: all."""

    game: str
    options: Any
    seats: int
    seed: int = field(repr=False)
    seat: Seat
    rounds: int | None = None


Row: TypeAlias = Mapping[int, Value]
"""The mean values of moves in one batch, by index among the legal moves."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A choice in the worlds drawn for it so far."""

    rows: tuple[Row, ...] = field(repr=False)
    judgement: Judgement


@dataclass(frozen=True, slots=True)
class Look:
    """The next call of a review, which can be pickled. found: those judged in further worlds."""

    call: Callable[[], Sample]
    progress: Progress
    found: tuple[Judgement, ...]


Judging: TypeAlias = Generator[Look, Sample, tuple[Judgement, ...]]
"""A generator of looks, which is sent the results of their calls."""


def tasks(
    game: AnyGame, steps: Sequence[Step[Any]], moves: Sequence[tuple[Seat, Any]], seat: Seat
) -> Iterator[ChoiceTask]:
    """The real choices of this seat, in order. steps: the deal, then one for each of the moves."""
    history: list[Event] = []
    for number, ((mover, move), step) in enumerate(zip(moves, steps[:-1], strict=True)):
        history += known_to(step.events, seat)
        legal = game.legal_moves(step.state, seat) if mover == seat else ()
        if len(legal) > 1:
            view, known = game.view(step.state, seat), tuple(history)
            yield ChoiceTask(game.key, seat, number, view, known, legal, played=legal.index(move))


def judgements(asked: Sequence[ChoiceTask]) -> Judging:
    """The judgements of all choices of a review.

    Every choice that would become a moment gets further worlds: the first ones at once, so that a
    review whose time is up has some.
    """
    found, looked, further = list[Sample](), set[int](), 0
    least = yardstick(asked[0].game).least if asked else 0.0
    while True:
        choices, whole = [sample.judgement for sample in found], len(found) == len(asked)
        shown = moments_of(asked[0].game, choices) if asked else ()
        most, seem = (COSTLIEST, choices) if whole else (MOMENTS, shown)
        near = {
            at: choice.loss.value
            for at, choice in enumerate(choices)
            if at not in looked
            and 0 < choice.loss.value >= least - CLEAR * choice.loss.error
            and (choice in seem if further < most else whole and choice in shown)
        }
        if whole and not near:
            return tuple(choices)
        at = max(near, key=near.__getitem__, default=len(found))
        done, more = (len(looked), len(near)) if whole else (len(found), len(asked) - len(found))
        call = partial(sampled_further if near else sampled, asked[at], *found[at : at + 1])
        sure = tuple(choices[each] for each in sorted(looked))
        sample = yield Look(call, Progress(done, done + more, again=whole), sure)
        found[at : at + 1] = [sample]
        if near:
            looked.add(at)
            further += sample.judgement.loss != Difference()


def moments_of(game: str, choices: Sequence[Judgement]) -> tuple[Judgement, ...]:
    """The largest clear losses that are not small, in order of play; those with a reason first."""
    least = yardstick(game).least
    clear = [each for each in choices if each.loss.sure > 0 and each.loss.sure >= least]
    largest = sorted(clear, key=lambda c: (not (c.why or c.harm), -c.loss.sure))[:MOMENTS]
    return tuple(sorted(largest, key=lambda choice: choice.number))


def sampled(task: ChoiceTask) -> Sample:
    """Value the move of a captain's hint, the one played and mate's in common worlds."""
    luck, asked = luck_for(task.number, task.seat, 0), asked_of(task)
    player, best = chooser(task.game, Level.MATE), task.moves.index(answered(asked))
    mate = task.moves.index(player.choose(task.view, task.history, task.moves, luck, QUICK))
    rows = batches(asked, sorted({best, task.played, mate}), FIRST_BATCHES, luck)
    return Sample(rows, _judgement(task, rows, best, mate))


def sampled_further(task: ChoiceTask, first: Sample) -> Sample:
    """Value a sample's best move and the one played in further worlds beside its own.

    There was no loss if the hint calls the move that was played just as good.
    """
    luck, told, asked = luck_for(task.number, task.seat, 1), first.judgement, asked_of(task)
    alike = as_good(asked, told.best)
    if task.played in alike:
        return Sample(first.rows, replace(told, loss=Difference(), harm="", harmed=0))
    rows = (*first.rows, *batches(asked, sorted({told.best, task.played}), FURTHER, luck))
    return Sample(rows, _judgement(task, rows, told.best, told.mate, next(iter(alike), None)))


def worth(task: DealTask) -> float:
    """The points of the seat when mates play the same deals, on average."""
    game, results = GAMES[task.game], []
    player = chooser(task.game, Level.MATE)
    for turn in range(DEALS):
        luck = luck_for(turn, task.seat, 0)
        state, events = game.deal(task.options, task.seats, task.seed)
        story, ended = list(events), list[RoundEnded]()
        while (outcome := game.outcome(state)) is None and len(ended) != task.rounds:
            seat = game.to_move(state)[0]
            legal, view = game.legal_moves(state, seat), game.view(state, seat)
            move = player.choose(view, known_to(story, seat), legal, luck, QUICK)
            state, events = game.apply(state, seat, move)
            ended += [event for event in events if isinstance(event, RoundEnded)]
            story += events
        points = game.traits.amount(sum(event.points[task.seat] for event in ended))
        results.append(points if outcome is None else outcome.points[task.seat])
    return fsum(results) / len(results)


def asked_of(task: ChoiceTask) -> Question:
    """The question for the move that a hint would advise here."""
    return hint_question(task.game, task.view, task.history, task.moves)


def batches(asked: Question, moves: Sequence[int], number: int, luck: Random) -> tuple[Row, ...]:
    """The mean values of these moves in this number of batches."""
    size, found = yardstick(asked.game).worlds, list[Row]()
    for _ in range(number):
        trial = trials(asked, luck)
        values = zip(*(trial(moves) for _ in range(size)), strict=True)
        means = [Value(*(fsum(part) / size for part in zip(*each, strict=True))) for each in values]
        found.append(dict(zip(moves, means, strict=True)))
    return tuple(found)


def _judgement(
    task: ChoiceTask, rows: Sequence[Row], best: int, mate: int, alike: int | None = None
) -> Judgement:
    """The judgement by all batches; the gain over mate is by the first ones."""
    asked, played = asked_of(task), task.played
    chance = round(fsum(row[played].chance for row in rows) / len(rows), 4)
    loss = difference(asked, [(row[best], row[played]) for row in rows])
    gain = difference(asked, [(row[played], row[mate]) for row in rows[:FIRST_BATCHES]])
    indices = (task.number, played, best, mate, len(task.moves))
    return explained(asked, Judgement(*indices, chance, loss, gain, "", 0, alike=alike))


def explained(asked: Question, judgement: Judgement) -> Judgement:
    """The judgement with the reasons that tell its best move from the one played."""
    why, harmed = reasons(asked, judgement.best, judgement.played)
    told = replace(judgement, why=str(why.name), figure=why.figure)
    return replace(told, harm=str(harmed.name), harmed=harmed.figure)


def difference(asked: Question, pairs: Sequence[tuple[Value, Value]]) -> Difference:
    """How much better the first ones are, in the same worlds."""
    from statistics import fmean, stdev  # at the first review: it takes 0.2 MB

    gaps = [one.utility - other.utility for one, other in pairs]
    chances = [one.chance - other.chance for one, other in pairs]
    points = [one.points - other.points for one, other in pairs]
    factor = sqrt(max(1 / len(pairs), yardstick(asked.game).worlds / telling(asked)))
    return Difference(
        round(fmean(gaps), 5),
        round(stdev(gaps) * factor, 5),
        round(fmean(chances), 4),
        round(stdev(chances) * factor, 4),
        round(fmean(points) - CLEAR * stdev(points) * factor, 3),
    )


def weighed(asked: Question, best: int) -> tuple[Sequence[int], Size]:
    """The moves just as good as the best one, and the size of the loss by the obvious other one."""
    alike, other = as_good(asked, best), obvious(asked, best)
    if other in (best, *alike):
        return alike, Size.EVEN
    luck = Random(asked.seed)  # noqa: S311 - deals nothing
    rows = batches(asked, [best, other], FIRST_BATCHES, luck)
    loss = difference(asked, [(row[best], row[other]) for row in rows])
    return alike, size_of(asked.game, loss)


def size_of(game: str, loss: Difference) -> Size:
    """The step of a loss, as it probably is: one table for hints, puzzles and reviews."""
    least = yardstick(game).least
    if loss.value <= 0 or loss.value < least:
        return Size.EVEN
    return Size.LESS if loss.value < TIMES_LEAST * least else Size.MUCH


def luck_for(number: int, seat: Seat, turn: int) -> Random:
    """The luck of this look at the choice after this number of moves."""
    return Random(derived(number, seat, turn, 0, "review"))  # noqa: S311 - deals nothing
