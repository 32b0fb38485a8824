"""What a round between two sides of 7 Seas that is cut short would have brought: points to expect.

A lead in cards, coins or booty counts the more the less is still to come; a pirate in a chest is
nearly sure, one in a hand likely. The figures were fitted to hundreds of thousands of positions
of rounds that were played to their end by a quick policy (see the tests).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final, NamedTuple, TypeAlias

from engine.players.seven_seas_masks import Mask
from engine.players.seven_seas_scoring import KING_BIT, LADY_BIT, Count, coins
from engine.players.seven_seas_sim import World

Rows: TypeAlias = tuple[tuple[float, ...], ...]
"""By what is still to come and by the lead: the chance to score, times the points."""

MOST_CARDS: Final = 40
MOST_COINS: Final = 12
MOST_BOOTY: Final = 56
"""The greatest leads there can be."""

BIAS: Final = 0.15
"""How likely an even race is won, in the exponent: two who tie both score."""

ON_DISPLAY: Final = {2: (0.36, 0.22), 4: (0.27, 0.15, 0.08, 0.05)}
"""By number of seats: the chances of the seat in turn, the next … to get a pirate lying there."""

IN_CHEST: Final = 0.95
IN_HAND: Final = 0.58
IN_OTHER_HAND: Final = {2: 0.24, 4: 0.1}
TO_BE_DEALT: Final = 0.4


class Races(NamedTuple):
    """The three categories that somebody leads in."""

    cards: Rows
    coins: Rows
    booty: Rows


class Forecast:
    """Expected points in rounds of two sides with these booty values; seats: 2, or 4 in teams."""

    def __init__(self, booty: Count, seats: int) -> None:
        self._booty, self._races, self._seats = booty, races(), seats

    def points(self, world: World) -> tuple[list[float], int]:
        """By side, and how many cards are still to come."""
        chests, pool = world.piles[:-1], world.display
        for hand in world.hands:
            pool |= hand
        for hand in world.aside:
            pool |= hand
        rest = pool.bit_count()
        found = [0.0, 0.0]
        _lead(found, [chest.bit_count() for chest in chests], self._races.cards[rest])
        _lead(found, [coins(chest) for chest in chests], self._races.coins[coins(pool)])
        _lead(found, [self._booty(chest) for chest in chests], self._races.booty[rest])
        for pirate in (LADY_BIT, KING_BIT):
            if not world.piles[-1] & pirate:
                self._pirate(found, pirate, world)
        return found, rest

    def _pirate(self, found: list[float], pirate: Mask, world: World) -> None:
        seats = self._seats
        if world.display & pirate:
            for after, chance in enumerate(ON_DISPLAY[seats]):
                found[(world.turn + after) % seats % 2] += chance
            return
        for side in range(2):
            if world.piles[side] & pirate:
                found[side] += IN_CHEST
                return
        for seat, hand in enumerate(world.hands):
            if hand & pirate:
                for other in range(seats):
                    found[other % 2] += IN_HAND if other == seat else IN_OTHER_HAND[seats]
                return
        for side in range(2):
            found[side] += TO_BE_DEALT


def _lead(found: list[float], figures: Sequence[int], row: Sequence[float]) -> None:
    """Add what each side may expect of a race; a row begins with a lead of 0, then 1, …, -1."""
    lead = figures[0] - figures[1]
    found[0] += row[lead]
    found[1] += row[-lead]


@cache
def races() -> Races:
    """The tables."""
    return Races(
        tuple(
            _row(5.4 / (rest + 0.3), BIAS * min(1, rest / 10), MOST_CARDS, 1) for rest in range(41)
        ),
        tuple(
            _row(4.2 / (rest + 1) ** 1.08, BIAS * min(1, rest / 3), MOST_COINS, 1)
            for rest in range(MOST_COINS + 1)
        ),
        tuple(
            _row(7 / (rest + 0.3) ** 1.4, BIAS * min(1, rest / 10), MOST_BOOTY, 2)
            for rest in range(41)
        ),
    )


def _row(slope: float, bias: float, most: int, points: int) -> tuple[float, ...]:
    leads = (*range(most + 1), *range(-most, 0))
    return tuple(points / (1 + exp(-max(-30.0, min(30.0, slope * x + bias)))) for x in leads)
