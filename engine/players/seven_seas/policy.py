"""How cards of 7 Seas are played at a glance in playouts.

A play is worth the cards it brings and the clearing, less what it leaves: a share of all that
lies there, and of what the next seat could take of it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from engine.games.seven_seas.cards import DECK, KRAKEN, STRENGTH
from engine.players.seven_seas.masks import (
    BIT,
    ONE,
    ONES,
    Key,
    Mask,
    able,
    bits_of,
    key_of,
    numbers_of,
    sums,
    takes,
)
from engine.players.seven_seas.simulator import SAME_AS, Play, World

Left: TypeAlias = tuple[float, Play, Mask, Key]
"""A play by what it is worth before the reply, and the display that it leaves."""

LAID: Final[tuple[Play, ...]] = tuple((card, 0) for card in range(len(DECK)))
"""By card: the play that takes nothing."""

_SPARE: Final = 1 << 15
"""Remembered masks beyond this are forgotten."""


class Style(ABC):
    """A way of weighing plays at a glance; what it remembers are only sums.

    worth: of a captured card, by card. clear: of a clearing. exposed: the share of what is left
    lying that is as good as lost. mood: by how much at most a play may seem better than it is.
    """

    def __init__(
        self, worth: Sequence[float], *, clear: float, exposed: float, mood: float
    ) -> None:
        self.worth, self.clear = tuple(worth), clear
        self._exposed, self._mood = exposed, mood
        self._lost = [exposed * value for value in worth]
        self.ranking = [BIT[card] for card in sorted(DECK, key=lambda c: -self.worth[c])]
        self._sums: dict[Mask, tuple[float, Key]] = {}

    @abstractmethod
    def risk(self, world: World, display: Mask, key: Key) -> float:
        """What is lost, at least 0, if the seat in turn leaves this display to the next."""

    def sum_of(self, mask: Mask) -> tuple[float, Key]:
        """The weights of these cards, added up, and their key."""
        found = self._sums.get(mask)
        if found is None:
            if len(self._sums) > _SPARE:
                self._sums.clear()
            found = sum(self.worth[number] for number in numbers_of(mask)), key_of(mask)
            self._sums[mask] = found
        return found

    def choose(self, world: World, draw: Callable[[], float]) -> Play:
        """The card to play and what it takes; draw, numbers from 0 to 1, varies the weighing."""
        hands = world.hands
        if not hands[(world.turn + 1) % len(hands)]:
            return self.glance(world, draw)
        left = self._varied(world, draw)
        if len(left) == 1:
            return left[0][1]
        left.sort(reverse=True)
        best, chosen = -1e9, left[0][1]
        for value, play, display, key in left:
            if value <= best:
                break  # no reply makes it better
            value -= self.risk(world, display, key)
            if value > best:
                best, chosen = value, play
        return chosen

    def glance(self, world: World, draw: Callable[[], float]) -> Play:
        """The same without a thought for the reply, in half the time."""
        return max(self._varied(world, draw))[1]

    def _varied(self, world: World, draw: Callable[[], float]) -> list[Left]:
        """All plays of the seat in turn, each seeming a little better than it is."""
        left, mood = self._plays(world), self._mood
        if len(left) == 1:
            return left
        return [(value + mood * draw(), play, there, key) for value, play, there, key in left]

    def _plays(self, world: World) -> list[Left]:
        """All plays of the seat in turn."""
        display, key, hand = world.display, world.key, world.hands[world.turn]
        there, lost, ready = self._display(display), self._lost, hand & able(key)
        # a one that finds no one may be laid even if it could take
        laid = hand ^ ready if display & ONES else hand & (~ready | ONES)
        rest = -self._exposed * there
        found: list[Left] = [
            (rest - lost[card], LAID[card], display | BIT[card], key + ONE[card])
            for card in numbers_of(laid)
        ]
        for card in numbers_of(ready):
            for take in ways(card, display, key):
                if take:
                    found.append(self._captured(card, take, display, key, there))
        return found

    def _captured(self, card: int, take: Mask, display: Mask, key: Key, there: float) -> Left:
        gain, less = self._sums.get(take) or self.sum_of(take)
        value = self.worth[card] + gain
        if take != display:
            value -= self._exposed * (there - gain)
        elif card != KRAKEN:
            value += self.clear
        return value, (card, take), display ^ take, key - less

    def _display(self, display: Mask) -> float:
        """The weight of a display: too many displays to remember, so by halves."""
        return self.sum_of(display & 0xFFFFF)[0] + self.sum_of(display & ~0xFFFFF)[0]

    def nick(self, world: World) -> tuple[int, Mask]:
        """The source and the card with the highest weight for the seat in turn."""
        piles, there = world.piles, 0
        sources = world.open_to_nick()
        for source in sources:
            there |= piles[source]
        bit = self.best_of(there)
        return next(source for source in sources if piles[source] & bit), bit

    def best_of(self, pile: Mask) -> Mask:
        """The card with the highest weight."""
        return next(bit for bit in self.ranking if pile & bit)


def ways(card: int, display: Mask, key: Key) -> Sequence[Mask]:
    """What this card takes, which takes something; that a one may be laid is among it."""
    same = display & SAME_AS[card]
    if same:
        return bits_of(same)
    if STRENGTH[card] == 1:
        return takes(card, display, key)
    return sums(STRENGTH[card], display, key)


def play_on(
    world: World,
    styles: Sequence[Style],
    plays: int,
    draw: Callable[[], float],
    careful: int = len(DECK),
) -> None:
    """Play so many cards, each seat by its style, or fewer if the hands are empty before that.

    careful: after so many cards nobody thinks of replies any more.
    """
    aside = world.aside
    for at in range(plays):
        if not any(world.hands) or world.aside is not aside:
            return
        style = styles[world.turn]
        card, take = style.choose(world, draw) if at < careful else style.glance(world, draw)
        if world.play(card, take):
            world.nick(*style.nick(world))
