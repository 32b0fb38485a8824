"""The average loss of a choice by level, as reviews of games against mates measure it.

python -m tests.benchmarks.bench_reviews seven-seas captain,mate,deckhand,random --games 10
"""

from __future__ import annotations

from argparse import ArgumentParser
from time import process_time

from bot.cli.simulate import Match, first_game, interval
from engine.events.reviews import choice_tasks
from engine.games import GAMES
from engine.players.base import Budget
from engine.players.review import VERSION, Review, judged
from engine.tables.record import read_record

ITERATIONS = 150


def reviewed(key: str, level: str, seed: int) -> tuple[Review, float]:
    """The choices of this level on seat 0 of a game against mates, and the seconds they took."""
    seats = 3 if key == "seven-seals" else 2
    players = (level, *["mate"] * (seats - 1))
    text = first_game(Match(key, players, seed, Budget(iterations=ITERATIONS)))
    begin, replay = process_time(), read_record(text).replay
    choices = tuple(judged(task) for task in choice_tasks(replay, 0))
    return Review(VERSION, key, 0, choices, 0, 0.0), process_time() - begin


def main() -> None:
    """Print a line for each level."""
    parser = ArgumentParser()
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("levels")
    parser.add_argument("--games", type=int, default=10)
    asked = parser.parse_args()
    for level in asked.levels.split(","):
        found = [reviewed(asked.game, level, seed) for seed in range(1, asked.games + 1)]
        losses = [review.loss for review, _ in found]
        points = interval([loss.points for loss in losses])
        chance = interval([100 * loss.chance for loss in losses])
        longest = max(seconds for _, seconds in found)
        print(f"{level:9} {points} points, {chance} % chance, {longest:.0f} s", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
