"""Fits the learned constants of the forecast of 7 Seas and prints them beside those in use.

    python -m tests.lab.players.fit_forecast [--rounds N]

Rounds between modelled mates are played at tables with two sides, N of each kind. Every position
is one equation: the points that the first side won more than the second, less what its leads
bring, are a sum of the constants in `engine/players/seven_seas/forecast.py`. Least squares solves
all equations. EVEN_POINTS, CLEARING_VALUE and the slopes of the lead tables are hand-set.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from math import sqrt
from typing import Final

from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import DECK, KING, LADY, STRENGTH, Card, Suit
from engine.players.seven_seas.captures import best_capture, best_captures
from engine.players.seven_seas.forecast import (
    CLEARING_VALUE,
    EARLY_VALUES,
    HAND_VALUES,
    PIRATE_VALUE,
    REPLY_SHARE,
    WAITING_VALUE,
    Forecast,
)
from engine.players.seven_seas.masks import ALL_CARDS, numbers_of
from engine.players.seven_seas.scoring import booty_counter, points_of
from engine.players.seven_seas.simulator import World
from engine.players.seven_seas.weights import VALUES_BY_KIND
from tests.engine.players.seven_seas.modelled_rounds import TWO_SIDES, modelled_rounds
from tests.lab.players.least_squares import LeastSquares

PIRATES: Final = (LADY, KING)
BOOTY: Final = booty_counter(GAME.options().booty_values)


def kind_of(card: Card) -> str:
    """The name of the constant for this card in a chest."""
    if card.strength == 1:
        return {Suit.GOLD: "three coins", Suit.CURSES: "kraken"}.get(card.suit, "pirate")
    named = {Suit.GOLD: "gold", Suit.CURSES: "curse"}
    return f"{named.get(card.suit, 'other')} {card.strength}"


IN_USE: Final[dict[str, float]] = (
    {kind_of(card): EARLY_VALUES.of(card) for card in DECK}
    | {"pirate": PIRATE_VALUE}
    | {f"hand {strength}": value for strength, value in enumerate(HAND_VALUES, 1)}
    | {"waiting": WAITING_VALUE, "reply": REPLY_SHARE}
)
COLUMN: Final = {name: at for at, name in enumerate(IN_USE)}
CHEST: Final = [COLUMN[kind_of(card)] for card in DECK]
HAND: Final = [COLUMN[f"hand {strength}"] for strength in STRENGTH]


def equation(world: World, won: int, forecast: Forecast) -> tuple[dict[int, float], float]:
    """The factors of the constants that are not 0, by column, and what they have to add up to.

    won: the points of the first side at the end of the round, less those of the second.
    """
    pool = ALL_CARDS & ~sum(world.piles)
    share = pool.bit_count() / len(DECK)
    factors = dict.fromkeys(range(len(COLUMN)), 0.0)
    for side, sign in enumerate((1, -1)):
        for card in numbers_of(world.piles[side]):
            factors[CHEST[card]] += sign * (1 if card in PIRATES else share)
        for hand in world.hands[side::2]:
            for card in numbers_of(hand):
                factors[HAND[card]] += sign
    waiting = 1 if world.turn % 2 else -1
    factors[COLUMN["waiting"]] = waiting
    captured = VALUES_BY_KIND[2]
    captures = best_captures(world.display, captured, CLEARING_VALUE)
    reply = best_capture(world.hands[world.turn], captures, captured)
    factors[COLUMN["reply"]] = -waiting * reply
    (one, two), _ = forecast.points(world)
    from_constants = sum(factors[COLUMN[name]] * value for name, value in IN_USE.items())
    leads = one - two - from_constants
    return {at: factor for at, factor in factors.items() if factor}, won - leads


def fit(rounds: int) -> LeastSquares:
    """The equations of all positions."""
    found, forecast = LeastSquares(len(COLUMN)), Forecast(BOOTY)
    for seats, choices in TWO_SIDES:
        for worlds, end in modelled_rounds(seats, choices, range(rounds)):
            one, two = points_of(end.piles[:-1], BOOTY)
            for world in worlds:
                factors, rest = equation(world, one - two, forecast)
                found.add(factors.items(), rest)
    return found


def main(argv: Sequence[str]) -> None:
    """Print each constant as it is and as it is fitted."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3000, help="of each kind of table")
    equations = fit(parser.parse_args(argv).rounds)
    found = equations.solved()
    for (name, value), fitted in zip(IN_USE.items(), found, strict=True):
        sys.stdout.write(f"{name:12}{value:8.2f} in use{fitted:8.2f} fitted\n")
    gaps = [fitted - value for value, fitted in zip(IN_USE.values(), found, strict=True)]
    spread = sqrt(sum(gap * gap for gap in gaps) / len(gaps))
    told = f"{equations.count} positions; root mean square of the differences {spread:.3f}"
    sys.stdout.write(f"{told}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
