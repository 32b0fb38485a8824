"""Feats in Letter of Marque that are worth a word afterwards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from engine.core import GameOver, Seat, Step
from engine.games.letter_of_marque.events import Attacked, EnteredPort, ShownArmed

RICHEST: Final = 7
"""The greatest treasure."""
BROKEN: Final = 4
"""Attacks repelled by one seat that are worth a word."""


def earned(steps: Sequence[Step[Any]]) -> Iterator[tuple[Seat, str]]:
    """Each mark that a seat earned, as often as it did."""
    attacked = set[Seat]()
    broken = Counter[Seat]()
    for before, step in pairwise(steps):
        for event in step.events:
            match event:
                case EnteredPort(seat, number, treasure, _) if treasure == RICHEST:
                    if not any(ship.armed for ship in before.state.sea if ship.number == number):
                        yield seat, "seven-home"
                case Attacked(seat):
                    attacked.add(seat)
                case ShownArmed(_, _, owner):
                    broken[owner] += 1
                    if broken[owner] == BROKEN:
                        yield owner, "guns"
                case GameOver(winners):
                    yield from ((seat, "no-shot") for seat in winners if seat not in attacked)
