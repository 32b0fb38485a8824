"""The best that a card takes from a display of 7 Seas, without trying every way.

Sums are built up card by card: what is the best sum of each strength with the cards so far? Each
card joins the sums that were there before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.seven_seas.cards import DECK, KRAKEN, STRENGTH
from engine.players.seven_seas.masks import Mask, numbers_of

NOTHING: Final = float("-inf")
"""What a card reaches that takes nothing."""

_NONE: Final = [NOTHING] * 11
_JOINED: Final = tuple(tuple(range(10 - strength, 0, -1)) for strength in range(11))
"""By strength: the sums that a card may join, so that the greater are made first."""

_PLACE: Final = tuple(0 if card == KRAKEN else STRENGTH[card] for card in DECK)


def reach(display: Mask, worth: Sequence[float], clear: float) -> list[float]:
    """By strength from 1: the worth of the best capture, the card played for it aside.

    `NOTHING` where there is none. At 0 stands the kraken's, which brings no nick by clearing.
    worth: by card. clear: of emptying the display.
    """
    same, sums = _NONE[:], _NONE[:]
    total, everything = 0, 0.0
    for number in numbers_of(display):
        strength, value = STRENGTH[number], worth[number]
        for rest in _JOINED[strength]:
            more = sums[rest] + value
            if more > sums[rest + strength]:
                sums[rest + strength] = more
        if value > sums[strength]:
            sums[strength] = value
        if value > same[strength]:
            same[strength] = value
        total += strength
        everything += value
    greed = same[1] if same[1] > NOTHING or not total else max(everything, same[10])
    if 0 < total <= 10:
        (same if same[total] > NOTHING else sums)[total] = everything + clear
    found = [one if one > NOTHING else more for one, more in zip(same, sums, strict=True)]
    if found[1] == NOTHING:
        found[1] = same[10]
    found[0] = greed
    return found


def most(hand: Mask, found: Sequence[float], worth: Sequence[float]) -> float:
    """The best capture of this hand, the card played for it included; at least 0.

    found: see `reach`.
    """
    best = 0.0
    for card in numbers_of(hand):
        value = worth[card] + found[_PLACE[card]]
        if value > best:
            best = value
    return best
