"""Records the playthroughs that the suite asks for.

    python -m tests.engine.record_playthroughs seven-seas [...]

A whole game by the default options with the fewest players, and two rounds for each house rule:
the shortest of ten games. Only missing texts are recorded; to record one again, delete it first.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from engine.core import AnyGame, RoundEnded, Seat
from engine.games import GAMES
from engine.players import Question, answered
from engine.players.base import QUICK, Level
from tests.engine.playthrough import Choose, record

FOLDER = Path(__file__).parents[1] / "playthroughs"
ROUNDS = 2
"""Rounds that are recorded of a house rule."""


def wanted(game: AnyGame) -> Iterator[tuple[str, Any, int]]:
    """The file name, options and seats of every playthrough that a game must have."""
    yield f"{game.key}.txt", game.options(), min(game.seats_for(game.options()))
    for number, rule in enumerate(game.house_rules):
        value = next(value for value in rule.values if value != rule.default)
        options = game.options(**{rule.name: value})
        seats = next(islice(cycle(game.seats_for(options)), number, None))
        yield f"{game.key}-{rule.name.replace('_', '-')}.txt", options, seats


def as_computers(game: AnyGame, seed: int) -> Choose:
    """The first seat plays as a mate, the others as deckhands."""
    luck = Random(seed)

    def choose(seat: Seat, view: Any, moves: Sequence[Any]) -> Any:
        level = Level.DECKHAND if seat else Level.MATE
        draw = luck.getrandbits(32)
        return answered(Question(game.key, level, view, (), tuple(moves), draw, QUICK))

    return choose


def beginning(text: str) -> str:
    """A playthrough up to the move that ends its second round."""
    parts = text.rstrip("\n").split("\n\n")
    ends = [number for number, part in enumerate(parts) if f" {RoundEnded.__name__}(" in part]
    return "\n\n".join(parts[: ends[ROUNDS - 1] + 1]) + "\n" if len(ends) > ROUNDS else text


def main(keys: list[str]) -> None:
    """Record what is missing for these games, or for all."""
    for game in map(GAMES.__getitem__, keys or GAMES):
        for number, (name, options, seats) in enumerate(wanted(game)):
            if not (path := FOLDER / name).exists():
                seeds = [10 * number + each for each in range(10)]
                texts = [record(game, options, seats, n, as_computers(game, n)) for n in seeds]
                shortest = min(map(beginning, texts) if number else texts, key=len)
                path.write_text(shortest, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
