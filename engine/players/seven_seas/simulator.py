"""A round of 7 Seas that is changed in place: many times as fast as the contract.

It is private to the computer players. It plays a round from any position in which a card is to
be played until the hands are empty; tests prove it equal to the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.games.seven_seas.cards import KRAKEN, STRENGTH
from engine.players.seven_seas.masks import (
    BELOW,
    BIT,
    ONE,
    SAME,
    SUMS,
    Key,
    Mask,
    bits_of,
    key_of,
    numbers_of,
    rows_of,
    sums,
    takes,
)

Play: TypeAlias = tuple[int, Mask]
"""A card and what it takes; nothing where it is laid."""

SAME_AS: Final[tuple[Mask, ...]] = tuple(SAME[strength] for strength in STRENGTH)
"""By card: the four of its strength."""


@dataclass(slots=True)
class World:
    """Where every card is, in masks.

    hands: by seat. piles: the chests by side and then the harbour, so that a `Source` is an
    index. aside: the hands of the second cycle, () where there is none to come. turn: the seat
    that plays a card next. last: who captured last, -1 for nobody yet.
    """

    hands: list[Mask]
    display: Mask
    key: Key
    piles: list[Mask]
    aside: tuple[Mask, ...]
    turn: int
    starter: int
    last: int

    def copy(self) -> World:
        """The same once more, for another playout."""
        return World(
            self.hands[:],
            self.display,
            self.key,
            self.piles[:],
            self.aside,
            self.turn,
            self.starter,
            self.last,
        )

    def plays(self) -> list[Play]:
        """What the seat in turn may do."""
        display, key, hand = self.display, self.key, numbers_of(self.hands[self.turn])
        return [(card, take) for card in hand for take in takes(card, display, key)]

    def play(self, card: int, take: Mask) -> bool:
        """Play the card; whether a nick may follow, else the turn has passed."""
        turn = self.turn
        self.hands[turn] ^= BIT[card]
        if not take:
            self.display |= BIT[card]
            self.key += ONE[card]
            self.pass_turn()
            return False
        side = turn % (len(self.piles) - 1)
        self.piles[side] |= take | BIT[card]
        self.last = turn
        self.display ^= take
        self.key = self.key - key_of(take) if self.display else 0
        if not self.display and card != KRAKEN and self.open_to_nick():
            return True
        self.pass_turn()
        return False

    def open_to_nick(self) -> list[int]:
        """The piles that the seat in turn may open: not its own chest, and not empty."""
        piles = self.piles
        sides = len(piles) - 1
        side = self.turn % sides
        return [at for at in range(-1, sides) if at != side and piles[at]]

    def nick(self, source: int, bit: Mask) -> None:
        """Move one card to the chest of the seat in turn, and pass the turn."""
        self.piles[source] ^= bit
        self.piles[self.turn % (len(self.piles) - 1)] |= bit
        self.pass_turn()

    def pass_turn(self) -> None:
        """The next seat is in turn; the second cycle is dealt when all hands are empty."""
        hands = self.hands
        self.turn = (self.turn + 1) % len(hands)
        if self.aside and not any(hands):
            self.hands, self.aside = list(self.aside), ()
            self.turn = self.starter

    def chests(self, *, last_clears: bool) -> list[Mask]:
        """What is scored; by the house rule whoever captured last takes the rest."""
        found = self.piles[:-1]
        if last_clears and self.last >= 0:
            found[self.last % len(found)] |= self.display
        return found


def shuffled_hands(world: World, draw: Callable[[], float]) -> list[list[list[int]]]:
    """By cycle and seat: the cards in the order in which `random_round` shall play them."""
    cycles = [world.hands, world.aside] if world.aside else [world.hands]
    return [[sorted(numbers_of(hand), key=lambda _: draw()) for hand in cycle] for cycle in cycles]


def random_round(
    world: World, cycles: Sequence[list[list[int]]], draw: Callable[[], float]
) -> None:
    """Play to the end of the round: any card, and of what it may do anything.

    cycles: see `shuffled_hands`; the cards are played from the end of each hand. draw: numbers
    from 0 to 1.
    """
    for at, hands in enumerate(cycles):
        if at:
            world.turn = world.starter
        _random_cycle(world, hands, draw)
    world.hands, world.aside = [0] * len(world.hands), ()


def _random_cycle(world: World, hands: list[list[int]], draw: Callable[[], float]) -> None:
    """All hands, card by card; in one piece and with local names, because it is the inmost loop."""
    piles, display, key = world.piles, world.display, world.key
    seats, sides, turn, last = len(hands), len(piles) - 1, world.turn, world.last
    for _ in range(sum(map(len, hands))):
        card = hands[turn].pop()
        same = display & SAME_AS[card]
        if same:
            take = same & -same
            if take != same:
                ways = bits_of(same)
                take = ways[int(draw() * len(ways))]
            key -= ONE[card]
        else:
            strength = STRENGTH[card]
            rows = SUMS[strength].get(key & BELOW[strength])
            if rows is None:
                rows = rows_of(strength, key)
            if rows or strength == 1:
                ways = sums(strength, display, key) if strength > 1 else takes(card, display, key)
                take = ways[int(draw() * len(ways))]
                key -= key_of(take)
            else:
                take = 0
        if take:
            display ^= take
            piles[turn % sides] |= take | BIT[card]
            last = turn
            if not display and card != KRAKEN:
                _random_nick(piles, turn % sides, draw)
        else:
            display |= BIT[card]
            key += ONE[card]
        turn += 1
        if turn == seats:
            turn = 0
    world.display, world.key, world.turn, world.last = display, key, turn, last


def _random_nick(piles: list[Mask], side: int, draw: Callable[[], float]) -> None:
    sources = [at for at in range(-1, len(piles) - 1) if at != side and piles[at]]
    if sources:
        source = sources[int(draw() * len(sources))]
        found = bits_of(piles[source])
        bit = found[int(draw() * len(found))]
        piles[source] ^= bit
        piles[side] |= bit
