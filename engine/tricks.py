"""Following suit: players who hold the suit led must play it, others play anything.

A hand is a sorted tuple of cards that are numbered suit by suit; a suit is a range of numbers.
"""

from bisect import bisect_left
from typing import TypeVar

Card = TypeVar("Card", bound=int)


def must_follow(hand: tuple[Card, ...], led: range) -> bool:
    """True if the hand holds the suit led."""
    at = bisect_left(hand, led.start)
    return at < len(hand) and hand[at] < led.stop


def playable(hand: tuple[Card, ...], led: range | None) -> tuple[Card, ...]:
    """The cards that may be played, sorted; led: None for the first card of a trick."""
    if led is None:
        return hand
    start = bisect_left(hand, led.start)
    return hand[start : bisect_left(hand, led.stop, start)] or hand
