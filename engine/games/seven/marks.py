"""Feats in 7 that earn a mark."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.core import GameOver, RoundEnded, Seat, Step
from engine.games.seven.events import PenaltyDrew, SevenMade

SEVENS: Final = 4
"""Sevens of one seat in one round that earn a mark."""
TALL: Final = 8
"""The fewest cards of a tall pile."""


def feats(steps: Sequence[Step[Any]]) -> Iterator[tuple[int, SevenMade]]:
    """Each Seven that ended a tall pile, by its cards."""
    made = (event for step in steps for event in step.events if isinstance(event, SevenMade))
    return ((event.cards, event) for event in made if event.cards >= TALL)


def earned(steps: Sequence[Step[Any]]) -> Iterator[tuple[Seat, str]]:
    """Each mark that a seat earned, as often as it did."""
    sevens = Counter[Seat]()
    drew = set[Seat]()
    for event in (event for step in steps for event in step.events):
        match event:
            case SevenMade(seat, cards):
                sevens[seat] += 1
                if sevens[seat] == SEVENS:
                    yield seat, "sevens"
                if cards >= TALL:
                    yield seat, "tall"
            case PenaltyDrew(seat):
                drew.add(seat)
            case RoundEnded():
                sevens = Counter()
            case GameOver(winners):
                yield from ((seat, "no-penalty") for seat in winners if seat not in drew)
