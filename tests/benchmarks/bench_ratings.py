"""Recomputing the ratings of many games: `python -m tests.benchmarks.bench_ratings`.

The promise is 100,000 games in less than ten seconds.
"""

from __future__ import annotations

import asyncio
import sqlite3
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from bot.rating_model import plackett_luce
from data.recompute import recompute
from data.upgrade import upgrade

PEOPLE = 2000
WEEKS = 100


def main() -> None:
    """Print how long it takes to rate so many games, and to compare them with what is stored."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    games = parser.parse_args().games
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


def fill(path: Path, games: int) -> None:
    """Put random rated games into the database, most of them duels."""
    draw = Random(1)
    with closing(sqlite3.connect(path)) as connection:
        connection.executemany(
            "INSERT INTO tables (id, guild, channel, host, game, options, players, status, seed,"
            " opened, clock) VALUES (?, 1, ?, 1, 'seven', '', '[]', 'finished', 1, 1, 60)",
            ((table, table) for table in range(1, games + 1)),
        )
        connection.executemany(
            "INSERT INTO results VALUES (?, ?, 1, ?, ?, ?, ?, ?, 1, 1, 0, 1, ?, 30, 'target')",
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
