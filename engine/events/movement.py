"""The movement of a club night: everybody's seat in each round.

Everybody should meet everybody about as often, and hold the same cards as everybody about as often.
For 4, 9, 16 and 25 people with 2, 3, 4 and 5 at a table an affine plane gives both exactly: the
lines of one parallel class are the tables of a round, those of the next are the seats. One of these
people may be a Mate. A search with the night's seed finds a good movement for other numbers.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations, takewhile
from math import exp
from random import Random
from typing import Final, TypeAlias

from engine.events.night import Night
from engine.shuffle import derived, shuffled

UNDIVIDED: Final = 32
"""The most people who all move among the same tables."""
SECTION: Final = 16
"""People of a section of a larger night."""
PLANES: Final = (2, 3, 4, 5)
"""The orders of affine planes."""
TRIES: Final = 30_000
"""Swaps that the searches of all sections try, in less than half a second."""
HOT, COLD = 10.0, 0.3
"""The first and the last temperature of a search."""

Row: TypeAlias = list[int | None]
"""The people of a round by place, one table after the other; None: a Mate."""


def seating(night: Night) -> tuple[tuple[int | None, ...], ...]:
    """The tables of the next round, with people by seat, None for a Mate; () without people.

    The movement is drawn again when people come or go, with all that was before in mind. A call
    takes a few tenths of a second.
    """
    players = frozenset(night.players)
    if not players:
        return ()
    same = takewhile(lambda each: each.people == players, reversed(night.rounds))
    index = sum(1 for _ in same)
    former = night.rounds[: len(night.rounds) - index]
    rounds = max(index + 1, night.plan.rounds - len(former))
    seed = derived(int(night.secret, 16), "movement", len(former))
    order, seats = shuffled(sorted(players), seed), night.plan.seats
    before = [[user for table in each.tables for user in table] for each in former]
    tables = list[tuple[int | None, ...]]()
    for people, mates in sections(order, seats):
        points = [*people, *[None] * sum(mates)]
        if not former and sum(mates) <= 1 and len(points) == seats**2 and seats in PLANES:
            row = [points[at] for at in _of_plane(seats, index)]
        else:
            rows = [_unsearched(people, mates, seats, each) for each in range(rounds)]
            draw = Random(derived(seed, *people)).random  # noqa: S311 - no secret
            _anneal(rows, before, seats, draw, TRIES * len(people) // len(order))
            row = rows[index]
        tables += [tuple(row[at : at + seats]) for at in range(0, len(row), seats)]
    return tuple(tables)


def sections(order: Sequence[int], seats: int) -> Iterator[tuple[Sequence[int], Sequence[int]]]:
    """The people of each section, and the number of Mates at each of its tables."""
    tables = -(-len(order) // seats)
    free = tables * seats - len(order)
    parts = 1 if len(order) <= UNDIVIDED else max(2, round(tables * seats / SECTION))
    first = table = 0
    for part in range(parts):
        size = tables // parts + (part < tables % parts)
        mates = [free // tables + (t < free % tables) for t in range(table, table + size)]
        people = order[first : first + size * seats - sum(mates)]
        yield people, mates
        table, first = table + size, first + len(people)


def _unsearched(people: Sequence[int], mates: Sequence[int], seats: int, number: int) -> Row:
    """The round of this number, from 0, before a search; mates: at each table."""
    persons = iter(people)
    is_mate = ((seat + number) % seats < free for free in mates for seat in range(seats))
    return [None if mate else next(persons) for mate in is_mate]


def _of_plane(order: int, number: int) -> Sequence[int]:
    """The points of the round of this number, from 0."""
    by_table, by_seat = (each % (order + 1) for each in (number, number + 1))
    row = [0] * order**2
    for point in range(order**2):
        table, seat = (_line(order, kind, *divmod(point, order)) for kind in (by_table, by_seat))
        row[table * order + seat] = point
    return row


def _line(order: int, kind: int, x: int, y: int) -> int:
    """The line of this parallel class through a point: y = kind * x + line, or x = line."""
    if kind == order:
        return x
    if order != 4:
        return (y - kind * x) % order
    product = 0 if 0 in (kind, x) else 1 + (kind + x - 2) % 3  # GF(4): 2 and 3 are w and w + 1
    return y ^ product


def _anneal(
    rows: Sequence[Row], before: Sequence[Row], seats: int, draw: Callable[[], float], tries: int
) -> None:
    """Try to swap two people of a round, again and again, at a falling temperature.

    That makes the fourth powers of how often pairs meet, and hold the same cards, fewer in all.
    """
    places = range(len(rows[0]))
    tables = [[b for b in places if b != a and b // seats == a // seats] for a in places]
    cards = [[b for b in places if b != a and b % seats == a % seats] for a in places]
    counts = [(Counter[tuple[int | None, ...]](), near) for near in (tables, cards)]
    for row in (*before, *rows):
        for (a, one), (b, other) in permutations(enumerate(row), 2):
            counts[0][0][one, other] += a // seats == b // seats
            counts[1][0][one, other] += a % seats == b % seats
    for step in range(tries):
        row = rows[int(draw() * len(rows))]
        a, b = int(draw() * len(row)), int(draw() * len(row))
        if a == b or None in (row[a], row[b]):
            continue
        changes = [
            (pairs, one, row[at], by)
            for pairs, near in counts
            if b not in near[a]
            for place, by_first in ((a, -1), (b, 1))
            for at in near[place]
            if row[at] is not None
            for one, by in ((row[a], by_first), (row[b], -by_first))
        ]
        worse = sum((pairs[one, o] + by) ** 4 - pairs[one, o] ** 4 for pairs, one, o, by in changes)
        if worse <= 0 or draw() < exp(-worse / (HOT * (COLD / HOT) ** (step / tries))):
            row[a], row[b] = row[b], row[a]
            for pairs, one, other, by in changes:
                pairs[one, other] += by
                pairs[other, one] += by
