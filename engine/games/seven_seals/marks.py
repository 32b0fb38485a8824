"""Feats in The Seven Seals that earn a mark."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.core import RoundEnded, Seat, Step
from engine.games.seven_seals.events import PlayerScored, Predicted, SaboteurScored, SealTaken

MANY: Final = 5
"""The fewest tricks of a sharp prediction, which is fulfilled colour by colour."""
TRUE: Final = 4
"""The fewest tricks of a prediction whose fulfilment colour by colour is a feat."""
ROBBERIES: Final = 2
"""Seals taken from others by one seat in one round that earn a mark."""


def feats(steps: Sequence[Step[Any]]) -> Iterator[tuple[int, PlayerScored]]:
    """Each prediction of several tricks that was fulfilled colour by colour, by its tricks."""
    for event in (event for step in steps for event in step.events):
        match event:
            case PlayerScored(_, _, _, _, 0, won, predicted) if won == predicted >= TRUE:
                yield predicted, event


def earned(steps: Sequence[Step[Any]]) -> Iterator[tuple[Seat, str]]:
    """Each mark that a seat earned, as often as it did."""
    predicted = dict[Seat, int]()
    robbed = Counter[Seat]()
    for event in (event for step in steps for event in step.events):
        match event:
            case Predicted(seat, seals):
                predicted[seat] = sum(seals)
            case SealTaken(seat, _, _):
                robbed[seat] += 1
                if robbed[seat] == ROBBERIES:
                    yield seat, "robber"
            case PlayerScored(seat, _, _, _, 0) if seat in predicted:
                if not predicted[seat]:
                    yield seat, "nothing"
                elif predicted[seat] >= MANY:
                    yield seat, "sharp"
            case SaboteurScored(seat, _, _, 0):
                yield seat, "sabotage"
            case RoundEnded():
                predicted = {}
                robbed = Counter()
