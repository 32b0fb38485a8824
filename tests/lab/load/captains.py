"""The needs of many live tables with captains: time to think, and how long a table waits.

    python -m tests.lab.load.captains [TABLES] [CAPTAINS] [WORKERS] [SECONDS]

At each table a person moves once in twenty seconds on average, then the captains move one after
the other, each after the usual pause. The thoughts are those of the bot, with the default
budget; tables, Discord and the disk are left out.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from random import Random
from statistics import fmean, median, quantiles
from time import perf_counter
from typing import Any

from bot.config import Settings
from bot.thinking.executors import Processes
from bot.thinking.thinker import Thinking
from engine.core import AnyGame, known_to
from engine.games import GAMES
from engine.players import Question
from engine.players.base import Effort, Level
from tests.lab.load.thinking import new_game, ticks
from tests.lab.telling import say

BETWEEN = 20.0
"""Seconds from one move of a person to the next at one table, on average."""


class Noting:
    """The processes, with a note of how long each captain was given."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.processes = Processes(workers)
        self.given: list[float] = []

    async def choose(self, question: Question) -> Any:
        if question.level is Level.CAPTAIN:
            self.given.append(question.budget.seconds)
        return await self.processes.choose(question)


async def table(
    game: AnyGame, thinking: Thinking, captains: int, seed: int, took: list[float]
) -> None:
    """A person and captains play game after game; notes how long each captain's move took."""
    luck, pause = Random(seed), Settings().computer_pause_ms / 1000
    options = game.options()
    seats = max(captains + 1, game.seats.start)
    state, story = new_game(game, options, seed, seats)
    while True:
        if game.outcome(state) is not None:
            state, story = new_game(game, options, luck.getrandbits(30), seats)
        seat = game.to_move(state)[0]
        moves = game.legal_moves(state, seat)
        if seat < captains:
            await asyncio.sleep(pause)
            move = await asked(game, thinking, state, story, seat, took)
        else:
            await asyncio.sleep(luck.expovariate(1 / BETWEEN))
            move = luck.choice(moves)
        state, events = game.apply(state, seat, move)
        story.extend(events)


async def asked(
    game: AnyGame,
    thinking: Thinking,
    state: Any,
    story: Sequence[Any],
    seat: int,
    took: list[float],
) -> Any:
    """A captain's move; notes how long it took, where there was a choice."""
    moves = game.legal_moves(state, seat)
    view, known = game.view(state, seat), known_to(story, seat)
    began = perf_counter()
    move = await thinking.choose(game.key, Level.CAPTAIN, view, known, moves, 7)
    if len(moves) > 1:
        took.append(perf_counter() - began)
    return move


async def main(tables: int = 100, captains: int = 1, workers: int = 1, seconds: int = 120) -> None:
    """Print the figures of one run."""
    executor = Noting(workers)
    thinking = Thinking(0, Settings().computer_budget_ms / 1000, elsewhere=executor)
    games, late, took = list(GAMES.values()), list[float](), list[float]()
    playing = [
        asyncio.create_task(table(games[n % len(games)], thinking, captains, n, took))
        for n in range(tables)
    ]
    await asyncio.sleep(BETWEEN)  # the process has started, the tables are out of step
    for figures in (took, executor.given, thinking.efforts):
        figures.clear()
    watch = asyncio.create_task(ticks(late))
    await asyncio.sleep(seconds)
    for task in (*playing, watch):
        task.cancel()
    await asyncio.gather(*playing, watch, return_exceptions=True)
    executor.processes.stop()
    say(f"{tables} tables, {captains} captain(s) each, {workers} process(es), {seconds} s")
    say(f"captains' moves a second             {len(took) / seconds:8.1f}")
    for effort in Effort:
        share = thinking.efforts[effort] / thinking.efforts.total()
        say(f"  {effort.value:<35}{100 * share:8.1f} %")
    say(f"given to a captain, mean             {1000 * fmean(executor.given or [0]):8.0f} ms")
    say(f"answered after: median               {1000 * median(took):8.0f} ms")
    say(f"  p99                                {1000 * quantiles(took, n=100)[98]:8.0f} ms")
    say(f"  most                               {1000 * max(took):8.0f} ms")
    say(f"the loop late: median, p99      {median(late):8.2f}{quantiles(late, n=100)[98]:8.2f} ms")


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:])))
