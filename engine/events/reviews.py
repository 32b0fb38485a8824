"""Reviews of finished games: computed once in spare time, and kept with the game."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from math import ceil
from typing import Any, Final, Protocol, TypeVar

from engine import codec
from engine.core import Outcome, Seat, Step, Traits
from engine.events.puzzles import is_clear, puzzle_of
from engine.players import has_review, judging
from engine.tables.model.kind import kind_of
from engine.tables.model.news import of_game
from engine.tables.model.result import measures, points_of
from engine.tables.ports import Clock
from engine.tables.replay import Replay
from engine.tables.transitions.lobby import read_options

Value = TypeVar("Value")

MOST_SECONDS: Final = 420.0
"""Seconds for a review, whatever the load: two end before Discord drops the press, after 900."""
MOST_CUT: Final = 16
"""The most reviews whose work can go on after their time was up."""
_VERSIONED: Final = f'"version":{judging.VERSION}'


class ReviewRecords(Protocol):
    """Keeps reviews. Each method is one transaction, durable when it returns."""

    async def kept(self, table: int, seat: Seat) -> str | None:
        """The stored text of this seat's review; None if there is none."""

    async def keep(self, table: int, seat: Seat, text: str) -> None:
        """Keep the review of this seat in place of an older one, unless the table is gone."""

    async def add_puzzles(
        self, table: int, user: int, puzzles: Mapping[str, str], now: float
    ) -> None:
        """Keep further puzzles, by origin, for a person who has a seat at the table."""


class Spare(Protocol):
    """Runs long calls outside the event loop, with the lowest priority."""

    async def in_spare_time(self, call: Callable[[], Any], *, last: bool = True) -> Any:
        """The call's result; None if it failed. The call can be pickled. last: others go first."""


async def computed(spare: Spare, call: Callable[[], Value]) -> Value:
    """The call's result, from spare time, or from a thread if there is none."""
    found: Value | None = await spare.in_spare_time(call, last=False)
    return await asyncio.to_thread(call) if found is None else found


@dataclass(slots=True)
class Work:
    """A review under way, at a table. by: the person who asked for it. error: ended it.

    look: at the choice under way; None: all are judged. progress: of the present look. choices,
    worth: as in the review, so far. since: its begin, in seconds since the epoch; 0: it waits.
    puzzles: the number that the person can solve today.
    """

    table: int
    by: int
    looks: judging.Judging = field(repr=False)
    look: judging.Look | None = field(default=None, repr=False)
    progress: judging.Progress = field(default_factory=partial(judging.Progress, 0, 0))
    choices: tuple[judging.Judgement, ...] = ()
    worth: float | None = None
    task: asyncio.Task[None] | None = None
    error: Exception | None = None
    since: float = 0.0
    puzzles: int = 0

    def looked(self, sample: judging.Sample | None = None) -> None:
        """Go on to the next look; sample: the result of the present one."""
        try:
            self.look = next(self.looks) if sample is None else self.looks.send(sample)
            self.progress, self.choices = self.look.progress, self.look.found
        except StopIteration as end:
            self.look, self.choices = None, end.value

    async def within(self, seconds: float) -> bool:
        """Wait for these seconds at most; True if it has ended."""
        if self.task is not None:
            await asyncio.wait({self.task}, timeout=seconds)
        return self.task is None or self.task.done()


class Reviews:
    """The reviews of all games, one after the other, and one at a time for each person."""

    def __init__(self, records: ReviewRecords, spare: Spare, clock: Clock) -> None:
        self._records = records
        self._spare = spare
        self._clock = clock
        self._one = asyncio.Lock()
        self._under_way: dict[tuple[int, Seat], Work] = {}
        self._cut: dict[tuple[int, Seat], Work] = {}

    async def found(self, replay: Replay, seat: Seat) -> judging.Review | None:
        """The review of this seat, if it was computed by this version."""
        text = await self._records.kept(replay.table.id, seat)
        return codec.read(judging.Review, text) if text and _VERSIONED in text else None

    def begun(self, replay: Replay, seat: Seat, by: int) -> Work:
        """The work on the review of this seat, which begins or goes on unless it is under way.

        Another one for this person that is under way comes first, and is the answer.
        """
        key, under_way = (replay.table.id, seat), self._under_way
        own = next((each for each in under_way.values() if each.by == by), None)
        if (work := under_way.get(key, own)) is None:
            if (work := self._cut.pop(key, None)) is None:
                work = Work(key[0], by, judging.judgements(choice_tasks(replay, seat)))
                work.looked()
            work.by, under_way[key] = by, work
            work.task = asyncio.create_task(self._computed(work, replay, seat))
            work.task.add_done_callback(lambda _: under_way.pop(key, None))
        return work

    def before(self, work: Work) -> int:
        """The number of reviews that come before this one; 0 once it has begun."""
        return next((at for at, each in enumerate(self._under_way.values()) if each is work), 0)

    def minutes_left(self, work: Work) -> int:
        """The most minutes until this review, and those before it, have ended; at least 1."""
        since = next((each.since for each in self._under_way.values()), 0.0)
        gone = self._clock.now() - since if since else 0.0
        return max(1, ceil((MOST_SECONDS * (self.before(work) + 1) - gone) / 60))

    async def _computed(self, work: Work, replay: Replay, seat: Seat) -> None:
        """Compute and keep the review, or what there is of it once its time is up."""
        try:
            async with self._one:
                work.since = self._clock.now()
                await self._kept(work, replay, seat)
        except Exception as error:
            work.error = error

    async def _kept(self, work: Work, replay: Replay, seat: Seat) -> None:
        key, result = replay.game.key, result_of(replay, seat)
        if result is None or not has_review(key):
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(MOST_SECONDS):
                while work.look and (sample := await self._spare.in_spare_time(work.look.call)):
                    work.looked(sample)
                if work.look is None:
                    mates = partial(judging.worth, deal_task(replay, seat))
                    work.worth = await self._spare.in_spare_time(mates)
        cut = None if work.look is None else work.progress
        if cut is not None:
            self._cut[replay.table.id, seat] = work
            for oldest in [*self._cut][:-MOST_CUT]:
                del self._cut[oldest]
        if cut is None or cut.done or cut.again:
            by = (judging.VERSION, key, seat, work.choices, result, work.worth)
            review = judging.Review(*by, cut=cut)
            if cut is None and review.moments:
                await self._add_puzzles(work.by, replay, review)
            await self._records.keep(replay.table.id, seat, codec.write(review))

    async def _add_puzzles(self, user: int, replay: Replay, review: judging.Review) -> None:
        table, moments = replay.table, {moment.number: moment for moment in review.moments}
        names = [p.name * (p.user is None and not p.left) for p in table.players]
        found = dict[str, str]()
        for task in choice_tasks(replay, review.seat):
            if (moment := moments.get(task.number)) is not None:
                call = partial(puzzle_of, task, table.options, names, moment)
                puzzle = await self._spare.in_spare_time(call)
                if puzzle and is_clear(puzzle):
                    found[f"{table.id}-{task.number}"] = codec.write(puzzle)
        await self._records.add_puzzles(table.id, user, found, self._clock.now())


def choice_tasks(replay: Replay, seat: Seat) -> list[judging.ChoiceTask]:
    """The real choices of this seat's own player in the game."""
    moves = [(row.seat, replay.game.read_move(row.move)) for row in replay.rows]
    steps = [Step(step.state, of_game(step.events)) for step in replay.steps]
    asked = judging.tasks(replay.game, steps, moves, seat)
    return [task for task in asked if replay.is_own(task.number, seat)]


def deal_task(replay: Replay, seat: Seat) -> judging.DealTask:
    """The deals of the game, for mates to play."""
    table = replay.table
    options = read_options(replay.game, table.options)
    rounds = kind_of(table).deal(replay.game.traits) or None
    return judging.DealTask(replay.game.key, options, len(table.players), table.seed, seat, rounds)


def result_of(replay: Replay, seat: Seat) -> int | None:
    """The points of this seat, also in a deal; None if the game was closed early."""
    if (outcome := replay.outcome) is not None:
        return outcome.points[seat]
    rounds = kind_of(replay.table).deal(replay.game.traits)
    found = measures(replay.game, replay.whole_story, rounds)
    return None if found is None else replay.game.traits.amount(points_of(found[seat]))


def verdict(outcome: Outcome | None, traits: Traits, review: judging.Review) -> str:
    """The end of a game, as a review without moments speaks of it.

    "won"; "moves" if mates do better with the same cards, else "cards"; "open": there was no time.
    """
    if outcome is not None and review.seat in outcome.winners:
        return "won"
    if review.worth is None:
        return "open"
    ahead = review.worth - review.result
    return "moves" if (ahead < 0 if traits.fewer_wins else ahead > 0) else "cards"
