"""How cards of 7 Seas are played at a glance in playouts.

A play is worth the cards it brings and the clearing, less what it leaves: a share of all that
lies there, and of what the next seat could take of it. `Quick` knows the next hand, as a playout
does, and goes by fixed weights, found by letting thousands of rounds decide between neighbours;
they are in points, roughly.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.games.seven_seas.cards import DECK, KING, KRAKEN, LADY, STRENGTH, Card, Suit
from engine.players.seven_seas_masks import (
    BIT,
    ONE,
    Key,
    Mask,
    able,
    bits_of,
    key_of,
    numbers_of,
    sums,
    takes,
)
from engine.players.seven_seas_sim import SAME_AS, Play, World

Left: TypeAlias = tuple[float, Play, Mask, Key]
"""A play by what it is worth before the reply, and the display that it leaves."""

MOOD: Final = 0.7
"""By how many points at most a play may seem better than it is to `Quick`: nobody is quite
predictable, and a single line of best play says little of what will come."""

NOTHING: Final = (0,)
"""A card that takes nothing is laid."""

_SPARE: Final = 1 << 15
"""Remembered masks beyond this are forgotten."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth: kinds of cards, then what a play does to the display."""

    lady: float
    king: float
    three_coins: float
    kraken: float
    gold: tuple[float, ...]  # of the strengths 2 to 10
    others: tuple[float, ...]  # crystals and rum likewise
    curses: tuple[float, ...]
    clear: float
    exposed: float  # the share of the display's weight that is as good as lost
    reply: float  # the share of what the next seat could take that is as good as lost

    def of(self, card: Card) -> float:
        """The weight of a card."""
        named = {LADY: self.lady, KING: self.king, KRAKEN: self.kraken}
        if card in named:
            return named[card]
        if card.strength == 1:
            return self.three_coins
        rows = {Suit.GOLD: self.gold, Suit.CURSES: self.curses}
        return rows.get(card.suit, self.others)[card.strength - 2]


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
        left = self._plays(world)
        if len(left) == 1:
            return left[0][1]
        mood = self._mood
        left = [(value + mood * draw(), play, there, key) for value, play, there, key in left]
        if not hands[(world.turn + 1) % len(hands)]:
            return max(left)[1]
        left.sort(reverse=True)
        best, chosen = -1e9, left[0][1]
        for value, play, display, key in left:
            if value <= best:
                break  # no reply makes it better
            value -= self.risk(world, display, key)
            if value > best:
                best, chosen = value, play
        return chosen

    def _plays(self, world: World) -> list[Left]:
        """All plays of the seat in turn."""
        display, key, worth = world.display, world.key, self.worth
        exposed, found = self._exposed, list[Left]()
        there = self._display(display)
        ready = able(key)
        for card in numbers_of(world.hands[world.turn]):
            bit = BIT[card]
            for take in ways(card, display, key) if bit & ready else NOTHING:
                if take:
                    found.append(self._captured(card, take, display, key, there))
                else:
                    value = -exposed * (there + worth[card])
                    found.append((value, (card, 0), display | bit, key + ONE[card]))
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


class Quick(Style):
    """By fixed weights, and with an eye on the next hand, which a playout knows."""

    def __init__(self, weights: Weights) -> None:
        worth = [weights.of(card) for card in DECK]
        super().__init__(worth, clear=weights.clear, exposed=weights.exposed, mood=MOOD)
        self._share = weights.reply

    def risk(self, world: World, display: Mask, key: Key) -> float:
        """The most that a card of the next hand takes from the display."""
        takers = world.hands[(world.turn + 1) % len(world.hands)] & able(key)
        if not takers:
            return 0.0
        best, known, worth = 0.0, self._sums, self.worth
        for card in numbers_of(takers):
            for take in ways(card, display, key):
                if take:
                    value = worth[card] + (known.get(take) or self.sum_of(take))[0]
                    if take == display and card != KRAKEN:
                        value += self.clear
                    best = max(best, value)
        return self._share * best


def ways(card: int, display: Mask, key: Key) -> Sequence[Mask]:
    """What this card takes, which takes something; that a one may be laid is among it."""
    same = display & SAME_AS[card]
    if same:
        return bits_of(same)
    if STRENGTH[card] == 1:
        return takes(card, display, key)
    return sums(STRENGTH[card], display, key)


def play_on(world: World, styles: Sequence[Style], plays: int, draw: Callable[[], float]) -> None:
    """Play so many cards, each seat by its style, or fewer if the hands are empty before that."""
    aside = world.aside
    for _ in range(plays):
        if not any(world.hands) or world.aside is not aside:
            return
        style = styles[world.turn]
        card, take = style.choose(world, draw)
        if world.play(card, take):
            world.nick(*style.nick(world))


TWO: Final = Weights(
    lady=0.93,
    king=0.73,
    three_coins=0.54,
    kraken=-0.5,
    gold=(0.22, 0.22, 0.22, 0.24, 0.3, 0.5, 0.22, 0.22, 0.22),
    others=(0.14, 0.14, 0.14, 0.14, 0.19, 0.38, 0.14, 0.14, 0.14),
    curses=(0.04, 0.04, 0.04, 0.04, 0.04, 0.15, 0.04, 0.04, 0.04),
    clear=0.97,
    exposed=0.1,
    reply=0.8,
)
"""Two sides."""

MANY: Final = Weights(
    lady=0.46,
    king=1.24,
    three_coins=0.92,
    kraken=-0.66,
    gold=(0.14, 0.14, 0.14, 0.32, 0.42, 0.4, 0.14, 0.14, 0.14),
    others=(0.1, 0.1, 0.1, 0.1, 0.33, 0.69, 0.1, 0.1, 0.1),
    curses=(-0.04, -0.04, -0.04, 0.11, 0.11, 0.15, -0.04, -0.04, -0.04),
    clear=1.05,
    exposed=0.3,
    reply=0.5,
)
"""Three or four players."""

STYLES: Final = (Quick(MANY), Quick(TWO))
"""By whether there are two sides."""
