"""Records the playthroughs that the suite asks for.

    python -m tests.engine.record_playthroughs seven-seas [...]

One game for each number of seats by the default options, and one for each other value of each
house rule; of more than three such values, for the first and the last. Only missing texts are
recorded; to record one again, delete it first.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.core import AnyGame
from engine.games import GAMES
from engine.playthrough import at_random, record

FOLDER = Path(__file__).parents[1] / "playthroughs"


def variants(game: AnyGame) -> Iterator[tuple[str, Any]]:
    """Values of house rules other than the defaults: a name for each, and the options."""
    for rule in game.house_rules:
        others = [value for value in rule.values if value != rule.default]
        for value in others if len(others) <= 3 else (others[0], others[-1]):
            word = "" if value is True else f"-{str(value).lower()}"
            name = f"{rule.name}{word}".replace("_", "-")
            yield name, game.options(**{rule.name: value})


def wanted(game: AnyGame) -> Iterator[tuple[str, Any, int]]:
    """The file name, options and seats of every playthrough that a game must have."""
    options = game.options()
    for seats in game.seats:
        fitting = [options, *(variant for _, variant in variants(game))]
        first = next(choice for choice in fitting if seats in game.seats_for(choice))
        yield f"{game.key}-{seats}.txt", first, seats
    for name, variant in variants(game):
        yield f"{game.key}-{name}.txt", variant, max(game.seats_for(variant))


def main(keys: list[str]) -> None:
    """Record what is missing for these games, or for all."""
    for key in keys or list(GAMES):
        for seed, (name, options, seats) in enumerate(wanted(GAMES[key]), 1):
            path = FOLDER / name
            if not path.exists():
                text = record(GAMES[key], options, seats, seed, at_random(seed))
                path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
