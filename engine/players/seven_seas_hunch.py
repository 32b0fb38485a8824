"""What the plays of others tell of their hands: worlds in which they would have played so.

Who lays a card probably could not take one. Each play of this cycle is compared with all that
the sampled hand could have done, as mate would weigh it; a world counts by how likely all plays
were, and there is always some chance that somebody plays by other lights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate
from math import exp
from random import Random
from typing import Final, NamedTuple

from engine.core import Event, Seat
from engine.games.seven_seas.events import Captured, Laid, RoundDealt, SecondCycle
from engine.games.seven_seas.views import View
from engine.players.seven_seas_masks import BIT, Mask, key_of, mask_of, numbers_of, takes
from engine.players.seven_seas_mate import Judge, Sight
from engine.players.seven_seas_memory import Piles
from engine.players.seven_seas_sim import World

TEMPER: Final = 0.12
"""How many points less make a play unlikely by a factor of e."""

WHIM: Final = 0.1
"""The chance that a play had reasons of its own."""


class Clue(NamedTuple):
    """A card that another seat played, and how attractive each card was then."""

    seat: Seat
    card: int
    appeal: tuple[float, ...]


def clues(view: View, history: Sequence[Event], piles: Piles, unseen: Mask) -> tuple[Clue, ...]:
    """The plays of other seats since the last deal of hands, the newest first.

    piles: as they seem to be now; that they were smaller then makes little difference. unseen:
    the cards that are neither in the display nor known in a pile.
    """
    display, found, sizes = mask_of(view.display), list[Clue](), list(view.hand_sizes)
    judge = cache(lambda seat: Judge(view, piles, seat))
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
        unseen |= BIT[card]
        sizes[seat] += 1
        if seat != view.seat:
            sight = Sight(display, unseen, sizes[(seat + 1) % view.seats])
            found.append(Clue(seat, int(card), appeals(judge(seat), sight)))
    return tuple(found)


def appeals(judge: Judge, sight: Sight) -> tuple[float, ...]:
    """By card: how likely it is played by who holds it, in proportion; 0 for what was seen."""
    key, worths = key_of(sight.display), dict[int, float]()
    for card in numbers_of(sight.unseen):
        weighed = (judge.play(card, take, sight) for take in takes(card, sight.display, key))
        worths[card] = max(gain - risk for gain, risk in weighed)
    top = max(worths.values())
    return tuple(
        exp((worths[card] - top) / TEMPER) if card in worths else 0.0 for card in range(40)
    )


def likelihood(world: World, known: Sequence[Clue]) -> float:
    """How likely all the plays were if these are the hands."""
    hands = world.hands[:]
    total = 1.0
    for seat, card, appeal in known:
        hands[seat] |= BIT[card]
        hand = numbers_of(hands[seat])
        among = sum([appeal[number] for number in hand])
        share = appeal[card] / among if among else 0.0
        total *= (1 - WHIM) * share + WHIM / len(hand)
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
