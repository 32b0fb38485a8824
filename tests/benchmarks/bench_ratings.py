"""Recomputing the ratings of many games: `python -m tests.benchmarks.bench_ratings`.

The promise is 100,000 games in less than ten seconds. Then the same within a running bot: the
delay of its event loop while all of them are rated after an upgrade, while one more is, and while
a start adds the missing results of as many long games. The promise there is 50 ms.
"""

from __future__ import annotations

import asyncio
import sqlite3
from argparse import ArgumentParser
from collections.abc import Coroutine, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, thread_time
from typing import Any

from bot.rating_model import plackett_luce
from bot.sandbox.club import read_club
from data.base.upgrade import upgrade
from data.ratings import RatingStore
from data.recompute import recompute
from data.store import SqlStore
from engine.results.rater import rate
from engine.results.recount import recount
from engine.tables.model.table import ChannelPlace
from tests.benchmarks.bench_thinking import TICK, ticks
from tests.data.rated import played

PEOPLE = 2000
WEEKS = 100


def main() -> None:
    """Print the time it takes to rate the games, and to compare them with the stored ratings."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--recounts", type=int, default=2000)
    arguments = parser.parse_args()
    games = arguments.games
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        asyncio.run(upgrade(path))
        fill(path, games)
        for what in ("rated and written", "rated and compared"):
            begun, used = perf_counter(), process_time()
            found = recompute(path, plackett_luce, write=what.endswith("written"))
            took, cpu = perf_counter() - begun, process_time() - used
            print(f"{found.games} games, {found.seats} seats {what}: {took:.1f} s ({cpu:.1f} s)")  # noqa: T201
        assert not found.differing
        asyncio.run(in_a_bot(path, arguments.recounts))


async def in_a_bot(path: Path, recounts: int) -> None:
    """Print how late the event loop is while the bot does the same in the background."""
    store = await SqlStore.open(path)
    await measured("nothing is done", asyncio.sleep(3))
    await store.set_setting("bot", 0, "rating-rule", None)
    await measured("all are rated again", rate(RatingStore(store), plackett_luce))
    await played(store, 1, 2, 3, ended=WEEKS * 7 * 86400.0 + 1)
    await measured("one more is rated", rate(RatingStore(store), plackett_luce))
    longest = max(read_club(), key=lambda replay: len(replay.rows))
    for _ in range(recounts):
        over = replace(
            longest.table,
            place=ChannelPlace(1, 1),
            settings=replace(longest.table.settings, clock=None, rated=False),
        )
        table = await store.add_table(over)
        await asyncio.gather(*(store.add_move(table.id, row) for row in longest.rows))
    await store.write(
        ("INSERT OR REPLACE INTO recounts SELECT id, 1 FROM tables WHERE settings != '{}'", ())
    )
    await measured(f"{recounts} results of {len(longest.rows)} moves are added", recount(store))
    await store.close()


async def measured(what: str, work: Coroutine[Any, Any, object]) -> None:
    """Print how long it takes, how late the loop wakes at the worst, and how long it is busy.

    The first depends on what else the machine does, the second on the bot alone.
    """
    late, busy = list[float](), list[float]()
    ticking = [asyncio.create_task(note) for note in (ticks(late), turns(busy))]
    begun = perf_counter()
    await work
    took = perf_counter() - begun
    await asyncio.sleep(0.02)
    for task in ticking:
        task.cancel()
    told = f"late by {max(late):.0f} ms and busy for {max(busy):.0f} ms at most"
    print(f"{what}: {took:.1f} s, the loop {told}")  # noqa: T201


async def turns(busy: list[float]) -> None:
    """Note, in milliseconds, how long the loop computes between two short sleeps."""
    while True:
        used = thread_time()
        await asyncio.sleep(TICK)
        busy.append((thread_time() - used) * 1000)


def fill(path: Path, games: int) -> None:
    """Put random rated games into the database, most of them duels."""
    draw = Random(1)
    with closing(sqlite3.connect(path)) as connection:
        connection.executemany(
            "INSERT INTO tables (id, guild, channel, host, game, options, players, status, seed,"
            " opened, settings) VALUES (?, 1, ?, 1, 'seven', '', '[]', 'finished', 1, 1,"
            " '{\"clock\":60}')",
            ((table, table) for table in range(1, games + 1)),
        )
        connection.executemany(
            "INSERT INTO results (table_id, seat, guild, game, seats, user, side, place, points,"
            " rated, stand_in, started, ended, moves, termination)"
            " VALUES (?, ?, 1, ?, ?, ?, ?, ?, 1, 1, 0, 1, ?, 30, 'target')",
            rows(draw, games),
        )
        connection.commit()


def rows(draw: Random, games: int) -> Iterator[tuple[int | float | str, ...]]:
    """The seats of random games, in which the best is the first."""
    for table in range(1, games + 1):
        people = draw.sample(range(1, PEOPLE), draw.choice((2, 2, 2, 3, 4)))
        game = draw.choice(("seven-seas", "letter-of-marque", "seven", "seven-seals"))
        ended = draw.uniform(0, WEEKS * 7 * 86400)
        for seat, user in enumerate(people):
            yield (table, seat, game, len(people), user, seat, seat + 1, ended)


if __name__ == "__main__":
    main()
