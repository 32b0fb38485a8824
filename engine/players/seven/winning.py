"""The utility of captain of 7: how much the order of a round's places helps to win the table."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final, TypeAlias

from engine.core import Seat
from engine.games.seven.view import View

Order: TypeAlias = tuple[Seat, ...]
"""All seats by their places in a round."""

AHEAD: Final = 3
"""With more rounds than this to follow, only the own place counts; hand-set.

The chips are still close then, so that hardly any order is better than its own place.
"""

OPEN: Final = 0.02
"""The chance to win that the own place must be able to change, or only the place counts."""


def utilities(view: View) -> Mapping[Order, float] | None:
    """The utility of each order of this round, from about 0 (best) down, in places.

    None: it is minus the own place, from 0 on. For the rounds to follow, all orders are equally
    likely. With two seats each place more helps equally.
    """
    seats = len(view.chips)
    if seats == 2 or view.rounds is None or view.seat is None:
        return None
    left = view.rounds - view.round
    return _utilities(view.chips, left, view.seat) if left <= AHEAD else None


@lru_cache(maxsize=16)
def _utilities(chips: tuple[int, ...], left: int, seat: Seat) -> Mapping[Order, float] | None:
    seats, future = len(chips), _sums(len(chips), left)
    chances = {}
    for order in permutations(range(seats)):
        after = [had + seats - order.index(each) for each, had in enumerate(chips)]
        chances[order] = _win(after, seat, future)
    first = _mean([chance for order, chance in chances.items() if order[0] == seat])
    last = _mean([chance for order, chance in chances.items() if order[-1] == seat])
    if first - last < OPEN:
        return None
    worth = (seats - 1) / (first - last)
    return {order: (chance - first) * worth for order, chance in chances.items()}


def _win(chips: Sequence[int], seat: Seat, future: Mapping[tuple[int, ...], int]) -> float:
    """The seat's share of the win, if it gets all these chips."""
    won = 0.0
    for gains, ways in future.items():
        totals = [had + gain for had, gain in zip(chips, gains, strict=True)]
        top = max(totals)
        if totals[seat] == top:
            won += ways / totals.count(top)
    return won / sum(future.values())


@lru_cache(maxsize=2 * (AHEAD + 1))
def _sums(seats: int, rounds: int) -> Mapping[tuple[int, ...], int]:
    """The number of ways to get each row of chips, by seat, in this number of rounds."""
    if not rounds:
        return {(0,) * seats: 1}
    found = Counter[tuple[int, ...]]()
    for chips, ways in _sums(seats, rounds - 1).items():
        for gains in permutations(range(1, seats + 1)):
            found[tuple(map(int.__add__, chips, gains))] += ways
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
