"""Records the playthroughs of 7, most of them only as far as the second round.

    python -m tests.engine.games.seven.recorded

Whole games with two players (seven rounds) and with five (until the chips are gone); drawn evenly
from the legal moves games would be twice as long, so the highest sum is preferred.
Only missing texts are recorded; to record one again, delete it first.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from engine.core import RoundEnded, Seat
from engine.games.seven import GAME
from engine.games.seven.moves import Place
from engine.games.seven.options import Options
from engine.games.seven.placing import fields_after
from engine.games.seven.view import View
from engine.playthrough import Choose, at_random, record
from tests.engine.record_playthroughs import FOLDER, wanted

WHOLE = ("seven-2.txt", "seven-5.txt")
FURTHER = {
    "seven-4-mild-strict.txt": (GAME.options(deck="mild", strict_finish=True), 4),
    "seven-3-own-deck.txt": (GAME.options(deck=(14, 14, 14, 14, 8, 8, 8), starter=2), 3),
}


def eager(seed: int) -> Choose:
    """Mostly the highest sum, else anything."""
    anything = at_random(seed)

    def choose(seat: Seat, view: View, moves: Sequence[Place]) -> Place:
        fields = (view.newest, view.other)
        best = max(sum(fields_after(fields, move)) for move in moves)
        good = [move for move in moves if sum(fields_after(fields, move)) == best]
        chosen: Place = anything(seat, view, anything(seat, view, (good, good, moves)))
        return chosen

    return choose


def beginning(options: Options, seats: int, seed: int) -> str:
    """A game up to a few moves after the first round."""
    for longest in count(10, 10):
        text = record(GAME, options, seats, seed, eager(seed), longest)
        if f"{RoundEnded.__name__}(" in text:
            break
    return text


def main() -> None:
    """Record what is missing."""
    standard = {name: (options, seats) for name, options, seats in wanted(GAME)}
    for seed, (name, (options, seats)) in enumerate({**standard, **FURTHER}.items(), 1):
        path = FOLDER / name
        if not path.exists():
            whole = name in WHOLE
            text = record(GAME, options, seats, seed, eager(seed)) if whole else ""
            path.write_text(text or beginning(options, seats, seed), encoding="utf-8")


if __name__ == "__main__":
    main()
