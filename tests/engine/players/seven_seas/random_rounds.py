"""Random rounds of 7 Seas in the fast simulator, for measures of speed and of plain search."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.seven_seas.cards import KRAKEN, STRENGTH
from engine.players.seven_seas.captures import _rows, sums, takes
from engine.players.seven_seas.masks import (
    BIT,
    CARD_KEY,
    SAME_STRENGTH,
    Mask,
    bits_of,
    key_of,
    numbers_of,
)
from engine.players.seven_seas.simulator import World


def shuffled_hands(world: World, draw: Callable[[], float]) -> list[list[list[int]]]:
    """By cycle and seat: the cards, shuffled. draw: numbers from 0 to 1."""
    cycles = [world.hands, world.aside] if world.aside else [world.hands]
    return [[sorted(numbers_of(hand), key=lambda _: draw()) for hand in cycle] for cycle in cycles]


def random_round(
    world: World, cycles: Sequence[list[list[int]]], draw: Callable[[], float]
) -> None:
    """Plays to the end of the round; each card takes anything that it may take, equally likely.

    cycles: by cycle and seat, the cards of each hand; they are played from its end.
    """
    for at, hands in enumerate(cycles):
        if at:
            world.turn = world.starter
        _random_cycle(world, hands, draw)
    world.hands, world.aside = [0] * len(world.hands), ()


def _random_cycle(world: World, hands: list[list[int]], draw: Callable[[], float]) -> None:
    """Plays all cards of these hands; one function with local names, because speed counts here."""
    piles, display, key = world.piles, world.display, world.key
    seats, sides, turn, last = len(hands), len(piles) - 1, world.turn, world.last
    for _ in range(sum(map(len, hands))):
        card = hands[turn].pop()
        same = display & SAME_STRENGTH[card]
        if same:
            take = same & -same
            if take != same:
                ways = bits_of(same)
                take = ways[int(draw() * len(ways))]
            key -= CARD_KEY[card]
        else:
            strength = STRENGTH[card]
            if strength == 1 or _rows(strength, key):
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
            key += CARD_KEY[card]
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
