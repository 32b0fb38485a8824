"""Records the playthroughs of The Seven Seals with predictions such as people make.

    python -m tests.engine.games.seven_seals.recorded

Drawn evenly from thousands, a prediction would hardly ever be the saboteur, and never be modest.
Only missing texts are recorded; to record one again, delete it first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Seat
from engine.games.seven_seals import GAME
from engine.games.seven_seals.moves import Predict, TakeSaboteur
from engine.games.seven_seals.state import Phase
from engine.games.seven_seals.view import View
from engine.playthrough import Choose, at_random, record
from tests.engine.record_playthroughs import FOLDER, wanted

MODEST = range(2, 8)
BEGINNINGS = {"saboteur-start-5": 90, "rising-saboteur": 270}
"""Moves recorded of a variant: one round, and three rounds with the same saboteur."""


def like_people(seed: int, saboteurs: Sequence[Seat]) -> Choose:
    """These seats take the saboteur whenever they can; others rob, but modestly."""
    anything = at_random(seed)

    def choose(seat: Seat, view: View, moves: Sequence[Any]) -> Any:
        if view.phase is not Phase.PREDICT:
            return anything(seat, view, moves)
        if seat in saboteurs and TakeSaboteur() in moves:
            return TakeSaboteur()
        modest = [m for m in moves if isinstance(m, Predict) and sum(m.seals) in MODEST]
        robbing = [move for move in modest if move.taken]
        return anything(seat, view, robbing or modest or moves)

    return choose


def main() -> None:
    """Record what is missing."""
    for seed, (name, options, seats) in enumerate(wanted(GAME), 1):
        path = FOLDER / name
        variant = name.removeprefix(f"{GAME.key}-").removesuffix(".txt")
        if not path.exists():
            choose = like_people(seed, (0,) if variant in BEGINNINGS else (0, 2))
            text = record(GAME, options, seats, seed, choose, BEGINNINGS.get(variant))
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
