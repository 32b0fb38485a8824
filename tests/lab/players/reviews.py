"""The figures of reviews, as tables: how much each level loses, and what hints cost.

    python -m tests.lab.players.reviews loss [--games 20]
    python -m tests.lab.players.reviews hints [--games 20] [--of seven]

`loss` judges some choices of each game, drawn by chance, without looking closer; one seat has each
level in turn, and the others are mates. `hints` reviews one player among mates, who follows every
hint, as reviews are now, and as they would be if no captain were asked for a hint. Captains and
reviews look at few worlds there.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import replace
from importlib import import_module
from random import Random
from statistics import fmean
from time import process_time
from typing import Final
from unittest.mock import patch

from engine.events.reviews import choice_tasks
from engine.games import GAMES
from engine.players import judging, package_of, yardstick
from engine.players.judging import VERSION, ChoiceTask, Review, finished, judgements, sampled
from engine.tables.record import read_record
from tests.lab.players.matches import Match, interval, record
from tests.lab.strangers import FOLLOWER
from tests.lab.telling import say

PLAYERS: Final = ("captain:100", "mate", "deckhand", "random")
CHOICES: Final = 8
"""How many choices of a game are judged."""


def choices(key: str, player: str, seed: int) -> Sequence[ChoiceTask]:
    """The real choices of this player on seat 0 of a game against mates."""
    others = ["mate"] * (GAMES[key].seats[0] - 1)
    return choice_tasks(read_record(record(Match(key, (player, *others), seed))), 0)


def losses(key: str, player: str, games: int) -> tuple[str, str]:
    """The average loss of a choice: in hundredths of the utility, and in the game's points."""
    values, points = list[float](), list[float]()
    for seed in range(1, games + 1):
        asked = choices(key, player, seed)
        drawn = Random(seed).sample(asked, min(CHOICES, len(asked)))
        found = [sampled(task).judgement.loss for task in drawn]
        values.append(100 * fmean(loss.value for loss in found))
        points.append(fmean(loss.points for loss in found))
    return interval(values, 2), interval(points, 2)


def moments(key: str, asked: Sequence[ChoiceTask], *, hints: bool) -> tuple[int, float]:
    """The number of moments in a review, and its seconds. hints: captains are asked for them."""
    begin = process_time()
    with nullcontext() if hints else patch.object(judging, "answered", lambda _: None):
        review = Review(VERSION, key, 0, finished(judgements(asked)), 0, 0.0)
    return len(review.moments), process_time() - begin


def hinted(key: str, games: int) -> str:
    """A row: moments in all games, and seconds of a review; without hints and with."""
    without, with_ = list[tuple[int, float]](), list[tuple[int, float]]()
    for seed in range(1, games + 1):
        asked = choices(key, FOLLOWER, seed)
        without.append(moments(key, asked, hints=False))
        with_.append(moments(key, asked, hints=True))
    cells = [
        f"{sum(count for count, _ in found)} | {fmean(took for _, took in found):.1f}"
        for found in (without, with_)
    ]
    return f"| {key} | {games} | {' | '.join(cells)} |"


@contextmanager
def small(key: str) -> Iterator[None]:
    """Let captains and reviews of this game look at few worlds."""
    short = replace(yardstick(key), worlds=4, usual=8)
    with ExitStack() as stack:
        for name, number in (("WORLDS", 8), ("FIRST_BATCHES", 8), ("FURTHER", 24)):
            stack.enter_context(patch.object(judging, name, number))
        stack.enter_context(patch.object(judging, "yardstick", lambda _: short))
        stack.enter_context(patch.object(import_module(package_of(key)), "YARDSTICK", short))
        yield


def main() -> None:
    """Print a table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["loss", "hints"])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--of", choices=GAMES, help="one game alone")
    asked = parser.parse_args()
    if asked.what == "hints":
        say("| game | games | moments without | s | moments with | s |\n|---|---|---|---|---|---|")
        for key in [asked.of] if asked.of else GAMES:
            with small(key):
                say(hinted(key, asked.games))
        return
    say(f"| game | loss in | {' | '.join(PLAYERS)} |\n{'|---' * (len(PLAYERS) + 2)}|")
    for key in GAMES:
        found = [losses(key, player, asked.games) for player in PLAYERS]
        for name, row in zip(("utility / 100", "points"), zip(*found, strict=True), strict=True):
            say(f"| {key} | {name} | {' | '.join(row)} |")


if __name__ == "__main__":
    main()
