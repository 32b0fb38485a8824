"""Computer players' moves, chosen in processes, as many at a time as there are.

In a crowd captains think for a shorter time; if that isn't enough, mates move instead. If a
process is late, dead or switched off, a mate chooses in a thread, which takes milliseconds; longer
thoughts never run in the bot's own process.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from contextvars import Context
from dataclasses import replace
from functools import partial
from heapq import heappop, heappush
from itertools import count
from time import monotonic
from typing import Any, Final, TypeVar

from cachetools import LRUCache

from bot.thinking.executors import SPARE_START, SPARE_WAIT, THINK_LIMIT, NoAnswer, Processes
from engine.players import Question, advice, answered
from engine.players.base import QUICK, Advice, Budget, Effort, Level, Size
from engine.players.judging import weighed

log = logging.getLogger(__name__)

T = TypeVar("T")

LONGEST_WAIT: Final = 1.0
"""The most seconds from the question to the captain's move: no more than the usual pause between
two moves of computer players, which lets people read.
"""

FLOOR: Final = 0.05
"""Seconds. In less time, a captain tries too few worlds to beat a mate. Hand-set."""
SPARE_NICENESS: Final = 10
"""Other processes go first, but not always: at 19 a busy machine leaves almost nothing."""
SPARE_TRIES: Final = 5
SPARE_IDLE: Final = 20.0
"""Seconds after which the idle process for spare time ends, which frees its memory."""
HINTS: Final = 64
"""The most cached hints: a repeated question gets the same answer."""


class Thinking:
    """Chooses and explains moves for the running bot.

    workers: processes that think, 0 for none. budget: seconds a captain thinks about a move. now:
    seconds since some moment.
    thoughts: the number of moves thought about. fallen_back: those by a mate in a process's
    place. efforts: the number of captains by the time they had.
    """

    def __init__(self, workers: int, budget: float, now: Callable[[], float] = monotonic) -> None:
        self.budget = budget
        self.processes = Processes(workers)
        self._spare = Processes(1, SPARE_NICENESS, SPARE_START)
        self._spare_queue, self._waiting = Queue(1), 0
        self._thread = asyncio.Lock()
        self.thoughts = self.fallen_back = 0
        self.efforts: Counter[Effort] = Counter()
        self._now = now
        self._queue = Queue(workers)
        self._advice: LRUCache[Question, Advice] = LRUCache(HINTS)
        self._asked: dict[Question, asyncio.Task[Advice]] = {}

    async def choose(self, question: Question) -> Any:
        """One of the question's moves, even after a failure, soon after the budget is used up.

        With a budget of iterations a captain thinks in spare time, and only if that fails a mate
        moves.
        """
        is_spare = question.level is Level.CAPTAIN and question.budget != QUICK
        return (await self._chosen(question, is_spare=is_spare))[0]

    async def _chosen(self, question: Question, *, is_spare: bool = False) -> tuple[Any, Level]:
        """A move, even after a failure, and the level that chose it. is_spare: in spare time."""
        level, moves = question.level, question.moves
        if len(moves) == 1:
            return moves[0], level
        self.thoughts += 1
        try:
            if not is_spare:
                return await self._thought(question), level
            found = await self.in_spare_time(partial(answered, question), last=False)
            if found is None:
                raise NoAnswer
            return found, level
        except NoAnswer:
            if self.processes.workers or is_spare:
                self.fallen_back += 1
            question = replace(question, level=Level.MATE if level is Level.CAPTAIN else level)
        move = await self._in_a_thread(partial(answered, question))
        return (moves[question.seed % len(moves)] if move is None else move), question.level

    async def hint(self, question: Question) -> Advice:
        """The index of a captain's move, and why; a mate's if nobody has time for a captain's.

        It is computed once, however often it is asked for.
        """
        if question in self._advice:
            return self._advice[question]
        if (task := self._asked.get(question)) is None:
            task = Context().run(asyncio.create_task, self._hint(question))
            task.add_done_callback(partial(self._answered, question))
            self._asked[question] = task
        return await asyncio.shield(task)

    async def _hint(self, question: Question) -> Advice:
        move, level = await self._chosen(question)
        index = question.moves.index(move)
        told: tuple[Sequence[int], Size] = ((), Size.LESS)
        if level is Level.CAPTAIN and len(question.moves) > 1:
            with suppress(NoAnswer):
                async with self._queue.place(last=True):
                    told = await self.processes.run(partial(weighed, question, index), THINK_LIMIT)
        found = await self._in_a_thread(partial(advice, question, index, *told))
        return (found or Advice(index, None))._replace(level=level)

    def _answered(self, question: Question, task: asyncio.Task[Advice]) -> None:
        del self._asked[question]
        found = None if task.cancelled() or task.exception() else task.result()
        if found is not None and found.level is Level.CAPTAIN:  # else one may have time next time
            self._advice[question] = found

    async def in_spare_time(self, call: Callable[[], T], *, last: bool = True) -> T | None:
        """The call's result, from a process that ends after the last such call; None if it failed.

        One call at a time; last: others go first. On a busy machine it may take long.
        """
        self._waiting += 1
        try:
            async with self._spare_queue.place(last=last):
                for _ in range(SPARE_TRIES):
                    if not self._spare.workers:
                        break
                    with suppress(NoAnswer):
                        return await self._spare.run(call, SPARE_WAIT)
                    await asyncio.sleep(1.0)
            return None
        finally:
            self._waiting -= 1
            if not self._waiting:
                later = asyncio.get_running_loop().call_later
                Context().run(later, SPARE_IDLE, self._rest)  # outside the press's context

    async def _in_a_thread(self, call: Callable[[], T]) -> T | None:
        """The call's result, after a few milliseconds; None if the player failed.

        One call at a time: each shares the interpreter with the event loop.
        """
        try:
            async with self._thread:
                return await asyncio.to_thread(call)
        except Exception:
            log.exception("a computer player failed, any move is made")
            return None

    def _rest(self) -> None:
        """End the spare process after a while without calls."""
        if not self._waiting:
            self._spare.stop()

    def stop(self) -> None:
        """End the processes."""
        self._spare.workers = 0  # no new one
        self.processes.stop()
        self._spare.stop()

    async def _thought(self, question: Question) -> Any:
        """The move of a process; NoAnswer. Captains go last: other levels take no time."""
        if not self.processes.workers:
            raise NoAnswer
        is_captain, asked = question.level is Level.CAPTAIN, self._now()
        async with self._queue.place(last=is_captain):
            if is_captain and question.budget == QUICK:  # the time that a crowd leaves
                behind, workers = self._queue.behind, self.processes.workers
                left = seconds_to_think(self.budget, self._now() - asked, behind, workers)
                effort = Effort.FULL if left == self.budget else Effort.SHORTER
                if left is None:
                    effort, question = Effort.MATE, replace(question, level=Level.MATE)
                else:
                    question = replace(question, budget=Budget(left))
                self.efforts[effort] += 1
            seconds = min(question.budget.seconds, THINK_LIMIT)  # a search in iterations has no end
            return await self.processes.run(partial(answered, question), seconds)


class Queue:
    """A place for each worker, and a line of waiting questions: in order, captains last."""

    def __init__(self, workers: int) -> None:
        self._free, self._numbers = workers, count()
        self._line: list[tuple[bool, int, asyncio.Future[None]]] = []

    @property
    def behind(self) -> int:
        """The number of waiting captains."""
        return sum(last for last, *_ in self._line)

    @asynccontextmanager
    async def place(self, *, last: bool) -> AsyncIterator[None]:
        """Wait for a place and hold it until the block ends. last: others go first."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._line, (last, next(self._numbers), turn))
        self._give()
        try:
            await turn
            yield
        finally:
            self._free += not turn.cancelled()  # else it had no place yet
            self._give()

    def _give(self) -> None:
        while self._line and self._free:
            *_, turn = heappop(self._line)
            if not turn.done():
                self._free -= 1
                turn.set_result(None)


def seconds_to_think(full: float, waited: float, behind: int, workers: int) -> float | None:
    """The seconds that this captain may think; None: no time, so a mate moves.

    full: seconds that a captain has when nobody waits. waited: seconds this one has waited. behind:
    captains that wait behind it. workers: captains that think at a time.

    It shares the remaining time with those behind, so that LONGEST_WAIT is enough for everybody.
    First all think for a shorter time; if that would be too short, mates move for some.
    """
    left = LONGEST_WAIT - waited
    share = min(left, left * workers / (behind + 1))
    if share < min(FLOOR, full):
        return None
    return min(full, share)
