"""The time a table waits for three captains, and the delay of the event loop by them.

    taskset -c 0 python -m tests.lab.load.thinking
    taskset -c 0 python -m tests.lab.load.thinking --reviews
    python -m tests.lab.load.thinking --elsewhere

Each game is played by captains at the default budget, one thought after another in the thinking
process, as the bot does it; the loop wakes every 5 milliseconds and notes how late it was. With
`taskset` both processes share one core, as on a small server. The last column is the same loop
with nobody thinking. With `--reviews` each game is played a second time, while choices are reviewed
in spare time one after another; the star marks its row. With `--elsewhere` two thinkers on a
PostgreSQL of their own answer a mate's questions instead, 100 a second (Debian: apt-get install
postgresql).
"""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import ArgumentParser
from contextlib import closing
from functools import partial
from random import Random
from statistics import median, quantiles
from subprocess import Popen
from time import perf_counter
from typing import Any

from bot.cluster.thinking import Thinkers
from bot.config import Settings
from bot.thinking.thinker import Thinking
from engine.core import AnyGame, choices_by_default, known_to
from engine.events.reviews import choice_tasks
from engine.games import GAMES
from engine.players import Question
from engine.players.base import QUICK, Level
from engine.players.judging import ChoiceTask, sampled
from engine.tables.record import read_record
from tests.data.postgres import TEMPLATE, Cluster, started, with_template
from tests.lab.players.matches import Match, record
from tests.lab.telling import say

SEATS = 4
SECONDS = 20.0
STARTS = 3.0
"""Seconds after which the process for spare time surely runs."""
TICK = 0.005
A_SECOND = 100
"""Questions to the thinkers elsewhere."""


async def ticks(late: list[float]) -> None:
    """Note, in milliseconds, how late the loop wakes from each short sleep."""
    while True:
        due = perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append((perf_counter() - due) * 1000)


async def captains(game: AnyGame, thinking: Thinking) -> list[float]:
    """Seconds for each choice between moves, of captains on all seats."""
    options, took = game.options(**choices_by_default(game)), list[float]()
    begin = perf_counter()
    state, story = new_game(game, options, 1)
    while perf_counter() - begin < SECONDS:
        if game.outcome(state) is not None:
            state, story = new_game(game, options, len(took))
        seat = game.to_move(state)[0]
        moves = game.legal_moves(state, seat)
        asked = perf_counter()
        view, known = game.view(state, seat), known_to(story, seat)
        move = await thinking.choose(game.key, Level.CAPTAIN, view, known, moves, 7)
        if len(moves) > 1:
            took.append(perf_counter() - asked)
        state, events = game.apply(state, seat, move)
        story.extend(events)
    return took


def new_game(game: AnyGame, options: Any, seed: int, seats: int = SEATS) -> tuple[Any, list[Any]]:
    """A game, and its story so far."""
    state, events = game.deal(options, seats, Random(seed).getrandbits(60))
    return state, list(events)


async def reviewed(thinking: Thinking, task: ChoiceTask) -> None:
    """Judge a choice in spare time for ever."""
    while True:
        await thinking.in_spare_time(partial(sampled, task))


async def watched(game: AnyGame, thinking: Thinking, name: str) -> None:
    """Print a row for this game."""
    late: list[float] = []
    watch = asyncio.create_task(ticks(late))
    took = sorted(await captains(game, thinking))
    watch.cancel()
    say(line(name, took, late))


def middle(game: AnyGame, moves: int = 60) -> Question:
    """A question from the middle of a game."""
    state, story = new_game(game, game.options(**choices_by_default(game)), 1)
    luck = Random(1)
    while moves > 0 or len(game.legal_moves(state, game.to_move(state)[0])) == 1:
        seat, moves = game.to_move(state)[0], moves - 1
        state, events = game.apply(state, seat, luck.choice(game.legal_moves(state, seat)))
        story.extend(events)
    seat = game.to_move(state)[0]
    view, known = game.view(state, seat), known_to(story, seat)
    return Question(game.key, Level.MATE, view, known, game.legal_moves(state, seat), 7, QUICK)


async def elsewhere(cluster: Cluster) -> None:
    """Print a row for answers of two thinkers."""
    server, question, took = cluster.database(TEMPLATE), middle(GAMES["seven-seas"]), list[float]()
    words, variables = (sys.executable, "-m", "bot", "think"), {"DATABASE_URL": server.url}
    running = [Popen(words, env={**os.environ, **variables}) for _ in range(2)]  # noqa: ASYNC220 - nothing is measured yet
    executor, late = Thinkers(server), list[float]()
    watch = [asyncio.create_task(each) for each in (executor.watch(), ticks(late))]
    while executor.workers < len(running):  # noqa: ASYNC110 - other processes begin
        await asyncio.sleep(0.1)

    async def answered() -> None:
        asked = perf_counter()
        await executor.choose(question)
        took.append(perf_counter() - asked)

    late.clear()
    began, asking = perf_counter(), list[asyncio.Task[None]]()
    for n in range(int(SECONDS * A_SECOND)):
        await asyncio.sleep(began + n / A_SECOND - perf_counter())
        asking.append(asyncio.create_task(answered()))
    await asyncio.gather(*asking)
    for task in watch:
        task.cancel()
    for process in running:
        process.terminate()
    say(line("elsewhere", sorted(took), late))


async def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--reviews", action="store_true")
    parser.add_argument("--elsewhere", action="store_true")
    chosen = parser.parse_args()
    settings = Settings()
    thinking = Thinking(1, settings.computer_budget_ms / 1000)
    cores = len(os.sched_getaffinity(0))
    say(f"{cores} core(s), a budget of {settings.computer_budget_ms} ms; milliseconds")
    say(f"{'':18}{'a choice: median':>17}{'p99':>8}{'most':>8}{'  late: median':>14}{'p99':>8}")
    if chosen.elsewhere:
        with closing(with_template(started())) as cluster:
            await elsewhere(cluster)
        return
    for game in GAMES.values():
        await watched(game, thinking, game.key)
        if chosen.reviews:
            text = record(Match(game.key, ("mate",) * 3))
            task = choice_tasks(read_record(text), 0)[0]
            review = asyncio.create_task(reviewed(thinking, task))
            await asyncio.sleep(STARTS)
            await watched(game, thinking, f"{game.key} *")
            review.cancel()
    late: list[float] = []
    watch = asyncio.create_task(ticks(late))
    await asyncio.sleep(SECONDS / 4)
    watch.cancel()
    say(line("nobody", [0.0, 0.0], late))
    thinking.stop()


def line(name: str, took: list[float], late: list[float]) -> str:
    """One row of the table."""
    chosen = [median(took), quantiles(took, n=100, method="inclusive")[98], took[-1]]
    cells = "".join(f"{1000 * x:>{width}.0f}" for x, width in zip(chosen, (17, 8, 8), strict=True))
    return f"{name:18}{cells}{median(late):>14.2f}{quantiles(late, n=100)[98]:>8.2f}"


if __name__ == "__main__":
    asyncio.run(main())
