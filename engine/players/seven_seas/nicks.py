"""A captain's memory of a round of 7 Seas: what others nicked is guessed as if they were mates."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.core import Event
from engine.games.seven_seas.moves import Source
from engine.games.seven_seas.view import View
from engine.players.seven_seas.masks import BIT, Mask, numbers_of
from engine.players.seven_seas.mate import Judge
from engine.players.seven_seas.memory import Memory, Piles
from engine.players.seven_seas.simulator import World

WHIM: Final = 0.05
"""The chance that somebody nicks by other lights."""


class Shrewd(Memory):
    """Takes it that mostly the best card was nicked that lay there."""

    def __init__(self, view: View, history: Sequence[Event], worth: Sequence[float]) -> None:
        super().__init__(view, history, worth)
        self._seen_by = view
        self._worths: dict[tuple[int, ...], Sequence[float]] = {}

    def guess(self, piles: Piles, source: Source, chest: Source, luck: Random) -> Mask:
        """A hidden card may be any that is not known elsewhere."""
        if luck.random() < WHIM:
            return super().guess(piles, source, chest, luck)
        known = numbers_of(piles.known[source])
        hidden = luck.sample(numbers_of(self.unseen(piles)), piles.hidden[source])
        best = max(known + hidden, key=self._worth_to(chest, piles).__getitem__)
        return BIT[best] & piles.known[source]

    def deal(self, piles: Piles, luck: Random) -> World:
        """Who nicked an unseen card of the harbour mostly left there what was worth less."""
        world = super().deal(piles, luck)
        for chest, hidden in enumerate(piles.hidden[:-1]):
            if hidden and piles.hidden[-1] and luck.random() >= WHIM:
                nicked = world.piles[chest] & ~piles.known[chest]
                pool = numbers_of(nicked | world.piles[-1] & ~piles.known[-1])
                pool.sort(key=self._worth_to(chest, piles).__getitem__)
                changed = nicked ^ sum([BIT[card] for card in pool[-hidden:]])
                world.piles[chest] ^= changed
                world.piles[-1] ^= changed
        return world

    def _worth_to(self, chest: Source, piles: Piles) -> Sequence[float]:
        """By card: what it is worth to the side of this chest."""
        at = (chest, *piles.known)
        found = self._worths.get(at)
        if found is None:
            found = self._worths[at] = Judge(self._seen_by, piles, chest).mine
        return found


def nicked(view: View, piles: Piles, source: Source, chest: Source) -> Mask:
    """What mate would nick there: the best of the known cards, or 0 for a hidden one."""
    known = numbers_of(piles.known[source])
    worth = Judge(view, piles, chest).mine
    return BIT[max(known, key=worth.__getitem__)] if known else 0
