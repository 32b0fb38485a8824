"""Records the careers of tests/data/careers.txt: `python -m tests.benchmarks.record_careers`.

Games of a deckhand, a mate and a captain against each other, who take each other's seats in turn.
They think by iterations, so that every machine records the same.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.cli.simulate import Match, placed
from engine.games import GAMES
from engine.players.base import Budget, Level

FILE: Final = Path(__file__).parents[1] / "data" / "careers.txt"
LEVELS: Final = tuple(level.value for level in Level)
GAMES_EACH: Final = 30
ITERATIONS: Final = 40
"""A captain in Discord has some ten times as many."""


def careers(games: int, iterations: int, key: str) -> Iterator[str]:
    """A line for each game: which, and the places of deckhand, mate and captain."""
    match = Match(key, LEVELS, seed=18, budget=Budget(iterations=iterations))
    for number in range(games):
        places = placed(match, number // len(LEVELS), number % len(LEVELS))
        yield f"{key} {' '.join(map(str, places))}\n"


def main() -> None:
    """Play and write the file."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    given = parser.parse_args()
    with FILE.open("w", encoding="utf-8") as file:
        for key in GAMES:
            for line in careers(given.games, given.iterations, key):
                file.write(line)
                file.flush()


if __name__ == "__main__":
    main()
