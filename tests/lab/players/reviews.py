"""The figures of reviews: whether two agree, the average loss by level, and the seconds they take.

    python -m tests.lab.players.reviews same same.jsonl --games 50
    python -m tests.lab.players.reviews loss loss.jsonl --games 100

`same` reviews each game twice, with no luck in common, on the seat of a mate. `loss` judges some
choices of each game, drawn by chance, without looking closer. Each line of the file is one game,
and a run goes on where the last one stopped. Games of all kinds and levels come in turn.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, Final

from engine.events.reviews import choice_tasks
from engine.games import GAMES
from engine.players.base import Level
from engine.players.judging import ChoiceTask, finished, judgements, sampled
from engine.players.review import VERSION, Review
from engine.tables.record import read_record
from tests.lab.players.matches import Match, interval, record
from tests.lab.strangers import RANDOM
from tests.lab.telling import say

LEVELS: Final = (*(level.value for level in reversed(Level)), RANDOM)
CHOICES: Final = 8
"""How many choices of a game are judged."""


@lru_cache(maxsize=1)
def choices(key: str, level: str, seed: int) -> Sequence[ChoiceTask]:
    """The real choices of this level on seat 0 of a game against mates."""
    player = "captain:100" if level == Level.CAPTAIN else level
    players = (player, *["mate"] * (GAMES[key].seats[0] - 1))
    return choice_tasks(read_record(record(Match(key, players, seed))), 0)


def loss(key: str, level: str, seed: int) -> dict[str, Any]:
    """The average loss of some choices of this game, and the seconds this took."""
    asked, begin = choices(key, level, seed), process_time()
    drawn = Random(seed).sample(asked, min(CHOICES, len(asked)))
    losses = [sampled(task).judgement.loss for task in drawn]
    return {
        "value": fmean(each.value for each in losses),
        "chance": fmean(each.chance for each in losses),
        "points": fmean(each.points for each in losses),
        "seconds": process_time() - begin,
    }


def same(key: str, level: str, seed: int) -> dict[str, Any]:
    """The moments of this game by two reviews, and the seconds of one."""
    asked, begin = choices(key, level, seed), process_time()
    reviews = [
        Review(VERSION, key, 0, finished(judgements(asked, again)), 0, 0.0) for again in (1, 2)
    ]
    return {
        "moments": [[moment.number for moment in review.moments] for review in reviews],
        "losses": [
            sorted(((c.loss.value, c.loss.error, c.number) for c in review.choices), reverse=True)
            for review in reviews
        ],
        "seconds": (process_time() - begin) / 2,
    }


def lines(file: Path) -> list[dict[str, Any]]:
    """The games measured so far."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def measured(file: Path, what: str, kinds: Sequence[str], games: int) -> None:
    """Measure what the file lacks."""
    file.touch()
    known = {(line["game"], line["level"], line["seed"]) for line in lines(file)}
    levels = LEVELS if what == "loss" else ("mate",)
    for seed, key, level in product(range(1, games + 1), kinds, levels):
        if (key, level, seed) not in known:
            figures = (loss if what == "loss" else same)(key, level, seed)
            line = {"game": key, "level": level, "seed": seed, **figures}
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(line) + "\n")


def losses(found: Sequence[dict[str, Any]]) -> Iterator[str]:
    """A line for each game and level."""
    for key, level in product(GAMES, LEVELS):
        rows = [row for row in found if (row["game"], row["level"]) == (key, level)]
        if rows:
            points = interval([row["points"] for row in rows], 2)
            chance = interval([100 * row["chance"] for row in rows], 2)
            value = interval([100 * row["value"] for row in rows], 2)
            yield (
                f"{key:17}{level:9}{value} hundredths of value, {points} points,"
                f" {chance} % chance ({len(rows)} games)"
            )


def agreement(found: Sequence[dict[str, Any]]) -> Iterator[str]:
    """A line for each game, and one for all."""
    for key in (*GAMES, ""):
        rows = [row for row in found if key in ("", row["game"])]
        if rows:
            equal = sum(set(one) == set(other) for one, other in (r["moments"] for r in rows))
            named = fmean(len(row["moments"][0]) for row in rows)
            seconds = [row["seconds"] for row in rows]
            yield (
                f"{key or 'all':17}{equal} of {len(rows)} games have the same moments twice"
                f" ({100 * equal / len(rows):.1f} %), {named:.1f} on average; a review takes"
                f" {fmean(seconds):.0f} s, at most {max(seconds):.0f} s"
            )


def main() -> None:
    """Measure, then print a line for each game."""
    parser = ArgumentParser()
    parser.add_argument("what", choices=["loss", "same"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--kinds", default=",".join(GAMES))
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    measured(asked.file, asked.what, asked.kinds.split(","), asked.games)
    shown = losses if asked.what == "loss" else agreement
    say("\n".join(shown(lines(asked.file))))


if __name__ == "__main__":
    main()
