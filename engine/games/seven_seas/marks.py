"""Feats in 7 Seas that earn a mark."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from engine.core import RoundEnded, Seat, Step
from engine.games.seven_seas import events
from engine.games.seven_seas.cards import KING, LADY

CLEARINGS: Final = 3
"""Clearings of one seat in one round that earn a mark."""
CLEAN: Final = 4
"""The fewest cards of a capture whose clearing is a feat."""
OFFERS: Final = 2
"""The fewest nicks offered to a seat that earns the mark for declining all."""


def feats(steps: Sequence[Step[Any]]) -> Iterator[tuple[int, events.Captured]]:
    """Each big capture that cleared the display, by the cards that it took."""
    for took, then in pairwise(event for step in steps for event in step.events):
        match took, then:
            case events.Captured(_, _, taken), events.Cleared() if len(taken) >= CLEAN:
                yield len(taken), took


def earned(steps: Sequence[Step[Any]]) -> Iterator[tuple[Seat, str]]:
    """Each mark that a seat earned, as often as it did."""
    story = [event for step in steps for event in step.events]
    seats = len(steps[0].state.hands)
    sides = len(steps[0].state.chests)
    cleared = Counter[Seat]()
    won = Counter[int]()
    for event in story:
        match event:
            case events.Cleared(seat):
                cleared[seat] += 1
                if cleared[seat] == CLEARINGS:
                    yield seat, "clearings"
            case events.CardKept(seat, _, card) if card in (LADY, KING):
                yield seat, "pirate"
            case events.CategoryScored(_, _, winners, _) if len(winners) == 1:
                won[winners[0]] += 1
            case RoundEnded():
                swept = [side for side, count in won.items() if count == len(events.Category)]
                yield from ((seat, "sweep") for seat in range(seats) if seat % sides in swept)
                cleared = Counter()
                won = Counter()
    offered = Counter(event.seat for event in story if isinstance(event, events.NickOffered))
    declined = Counter(event.seat for event in story if isinstance(event, events.NickDeclined))
    for seat, nicks in offered.items():
        if nicks >= OFFERS and declined[seat] == nicks:
            yield seat, "clean-hands"
