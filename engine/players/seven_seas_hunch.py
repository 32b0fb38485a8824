"""What the plays of others tell of their hands: worlds in which they would have played so.

Who lays a card probably could not take one. Each play of this cycle is compared with all that
the sampled hand could have done by the weights of the quick policy; a world counts by how likely
all plays were, and there is always some chance that somebody plays by other lights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp
from random import Random
from typing import Final, NamedTuple

from engine.core import Event, Seat
from engine.games.seven_seas.cards import KRAKEN, STRENGTH
from engine.games.seven_seas.events import Captured, Laid, RoundDealt, SecondCycle
from engine.games.seven_seas.views import View
from engine.players.seven_seas_masks import BIT, Mask, key_of, mask_of, numbers_of, takes
from engine.players.seven_seas_sim import World
from engine.players.seven_seas_style import Style

TEMPER: Final = 0.3
"""How many points less make a play unlikely by a factor of e."""

WHIM: Final = 0.1
"""The chance that a play had reasons of its own."""

EXPOSED: Final = 0.35
CLEARABLE: Final = 0.5
"""What was thought of the display left behind: a share of its weight, and the danger that one
card takes it all."""


class Clue(NamedTuple):
    """A card that another seat played, and how attractive each card was then."""

    seat: Seat
    card: int
    appeal: tuple[float, ...]


def clues(view: View, history: Sequence[Event], style: Style) -> tuple[Clue, ...]:
    """The plays of other seats since the last deal of hands, the newest first."""
    display, found = mask_of(view.display), list[Clue]()
    for event in reversed(history):
        match event:
            case RoundDealt() | SecondCycle():
                break
            case Laid(seat, card):
                display ^= BIT[card]
            case Captured(seat, card, taken):
                display |= mask_of(taken)
            case _:
                continue
        if seat != view.seat:
            found.append(Clue(seat, int(card), appeals(display, style)))
    return tuple(found)


def appeals(display: Mask, style: Style) -> tuple[float, ...]:
    """By card: how likely it is played on this display, in proportion."""
    key = key_of(display)
    there = style.sum_of(display)[0]
    strengths = sum(STRENGTH[number] for number in numbers_of(display))

    def value(card: int, take: Mask) -> float:
        if not take:
            return _left(there + style.worth[card], strengths + STRENGTH[card])
        gain = style.sum_of(take)[0]
        if take == display:
            return style.worth[card] + gain + (style.weights.clear if card != KRAKEN else 0)
        rest = strengths - sum(STRENGTH[number] for number in numbers_of(take))
        return style.worth[card] + gain + _left(there - gain, rest)

    return tuple(
        0.0
        if display & BIT[card]
        else exp(max(value(card, take) for take in takes(card, display, key)) / TEMPER)
        for card in range(40)
    )


def _left(weight: float, strengths: int) -> float:
    return -EXPOSED * weight - (CLEARABLE if strengths <= 10 else 0.0)


def likelihood(world: World, known: Sequence[Clue]) -> float:
    """How likely all the plays were if these are the hands."""
    hands = world.hands[:]
    total = 1.0
    for seat, card, appeal in known:
        hands[seat] |= BIT[card]
        hand = numbers_of(hands[seat])
        among = sum([appeal[number] for number in hand])
        total *= (1 - WHIM) * appeal[card] / among + WHIM / len(hand)
    return total


class Hunches:
    """Worlds to draw from, each as often as it is likely."""

    def __init__(
        self, world: Callable[[Random], World], known: Sequence[Clue], luck: Random, number: int
    ) -> None:
        self._world, self._luck = world, luck
        self._worlds = [world(luck) for _ in range(number if known else 0)]
        self._weights = list(accumulate(likelihood(each, known) for each in self._worlds))

    def draw(self) -> World:
        """A world; not to be changed."""
        if not self._worlds:
            return self._world(self._luck)
        return self._luck.choices(self._worlds, cum_weights=self._weights)[0]
