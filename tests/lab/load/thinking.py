"""How long tables wait for captains, and how late the event loop is while they think.

    taskset -c 0 python -m tests.lab.load.thinking
    python -m tests.lab.load.thinking --tables 100 [--workers 1]

Captains think at the default budget in the thinking process, as the bot has them do; the loop wakes
every 5 milliseconds and notes how late it was. At first, four captains play each game. With
`taskset` all shares one core, as on a small server.
`--tables`: that many tables at once, each with a person and a captain. The person moves once in
twenty seconds on average, and the captain after the usual pause. Discord and the disk are left out.
"""

import asyncio
import os
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from random import Random
from statistics import median, quantiles
from time import perf_counter

from bot.config import Settings
from bot.thinking.thinker import Thinking
from engine.core import AnyGame, known_to
from engine.games import GAMES
from engine.players import Question
from engine.players.base import QUICK, Effort, Level
from tests.lab.telling import say

SECONDS = 20.0
"""Of measuring each row."""
BETWEEN = 20.0
"""Seconds from one move of a person to the next at one table, on average."""
CROWD = 120.0
"""Seconds of measuring many tables."""
TICK = 0.005


@asynccontextmanager
async def beside(*works: Coroutine[None, None, None]) -> AsyncIterator[None]:
    """Do all of this until the block ends; raises the errors of what has failed by then."""
    tasks = [asyncio.create_task(work) for work in works]
    yield
    for task in tasks:
        task.cancel()
    for error in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(error, Exception):
            raise error


async def ticks(late: list[float]) -> None:
    """Note, in milliseconds, how late the loop wakes from each short sleep."""
    while True:
        due = perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append((perf_counter() - due) * 1000)


async def playing(
    game: AnyGame, thinking: Thinking, took: list[float], seats: int, captains: int, seed: int = 1
) -> None:
    """Play game after game, with people on the other seats; note the seconds of each choice."""
    luck, pause = Random(seed), Settings().computer_pause_ms / 1000 if captains < seats else 0.0
    while True:
        state, events = game.deal(game.options(), seats, luck.getrandbits(60))
        story = list(events)
        while game.outcome(state) is None:
            seat = game.to_move(state)[0]
            moves = game.legal_moves(state, seat)
            if seat < captains:
                await asyncio.sleep(pause)
                view = game.view(state, seat)
                known = known_to(story, seat)
                question = Question(game.key, Level.CAPTAIN, view, known, moves, 7, QUICK)
                asked = perf_counter()
                move = await thinking.choose(question)
                if len(moves) > 1:
                    took.append(perf_counter() - asked)
            else:
                await asyncio.sleep(luck.expovariate(1 / BETWEEN))
                move = luck.choice(moves)
            state, events = game.apply(state, seat, move)
            story.extend(events)


async def each_game(thinking: Thinking) -> None:
    """Print a row for four captains at each game, and for nobody."""
    for key, game in GAMES.items():
        took, late = list[float](), list[float]()
        async with beside(playing(game, thinking, took, 4, 4), ticks(late)):
            await asyncio.sleep(SECONDS)
        say(line(key, took, late))
    late = []
    async with beside(ticks(late)):
        await asyncio.sleep(SECONDS / 4)
    say(line("nobody", [0.0, 0.0], late))


async def crowd(thinking: Thinking, tables: int) -> None:
    """Print a row for many tables, and how many captains had less time to think."""
    took = list[float]()
    late = list[float]()
    games = list(GAMES.values())
    dealt = [(games[n % len(games)], n) for n in range(tables)]
    works = [playing(game, thinking, took, max(2, game.seats[0]), 1, n) for game, n in dealt]
    async with beside(ticks(late), *works):
        await asyncio.sleep(BETWEEN)  # the process has started, the tables are out of step
        for figures in (took, late, thinking.efforts):
            figures.clear()
        await asyncio.sleep(CROWD)
    say(line(f"{tables} tables", took, late))
    for effort in Effort:
        share = thinking.efforts[effort] / thinking.efforts.total()
        say(f"  {effort.value:<16}{100 * share:8.1f} %")


def line(name: str, took: list[float], late: list[float]) -> str:
    """One row of the table."""
    chosen = [median(took), quantiles(took, n=100, method="inclusive")[98], max(took)]
    cells = "".join(f"{1000 * x:>{width}.0f}" for x, width in zip(chosen, (17, 8, 8), strict=True))
    return f"{name:18}{cells}{median(late):>14.2f}{quantiles(late, n=100)[98]:>8.2f}"


async def main(chosen: Namespace) -> None:
    """Print what was asked for."""
    settings = Settings()
    thinking = Thinking(chosen.workers, settings.computer_budget_ms / 1000)
    cores = len(os.sched_getaffinity(0))
    say(f"{cores} core(s), a budget of {settings.computer_budget_ms} ms; milliseconds")
    say(f"{'':18}{'a choice: median':>17}{'p99':>8}{'most':>8}{'  late: median':>14}{'p99':>8}")
    if chosen.tables:
        await crowd(thinking, chosen.tables)
    else:
        await each_game(thinking)
    thinking.stop()


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    asyncio.run(main(parser.parse_args()))
