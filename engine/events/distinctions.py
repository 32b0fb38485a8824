"""The distinctions of an evening: the best deeds of its people, in all of its games.

A game counts for people who made all moves of their seat in it. If somebody else did as much or
more on a person's seat, nobody has the distinction.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from typing import Final, TypeAlias

from engine.core import By, Seat
from engine.results.marks import from_the_last_place
from engine.tables.position import mover_of
from engine.tables.replay import Replay
from engine.tables.transitions.lobby import read_options

MOST_DISTINCTIONS: Final = 3
HOLDERS: Final = 2
"""The most people that share a distinction; nobody shares a rival."""
ROBBED: Final = 3
"""The fewest times that one person robbed another one as a rival."""
SOMEBODY: Final = -1
"""Stands for everybody whose seat somebody else has moved for."""
COMEBACK: Final = "comeback"
RIVAL: Final = "rival"

Distinction: TypeAlias = tuple[str, tuple[int, ...], int]
"""COMEBACK, RIVAL or the key of the game whose feat it is; the people; and the size.

The people of a rival are the robber and the robbed.
"""


def distinctions(replays: Sequence[Replay], among: Collection[int]) -> tuple[Distinction, ...]:
    """The best deeds of these people in an evening's games, those of different people first."""
    done = defaultdict[str, Counter[tuple[int, ...]]](Counter)
    for replay in replays:
        players, table = replay.table.players, replay.table
        others = {row.seat for row in replay.rows if mover_of(table, row) is not By.SELF}
        for kind, size, seats in _deeds(replay):
            owners = [SOMEBODY if seat in others else players[seat].user for seat in seats]
            people = tuple(user for user in owners if user is not None)
            if len(people) == len(seats):
                before = done[kind][people]
                done[kind][people] = before + 1 if kind == RIVAL else max(before, size)
    first, later = list[Distinction](), list[Distinction]()
    named: set[int] = set()
    for kind, sizes in done.items():
        size = max(sizes.values())
        best = [each for each in sizes if sizes[each] == size]
        people = tuple(dict.fromkeys(user for each in best for user in each))
        most, least = (1, ROBBED) if kind == RIVAL else (HOLDERS, 0)
        if len(best) <= most and size >= least and set(people) <= set(among):
            (first if named.isdisjoint(people) else later).append((kind, people, size))
            named.update(people)
    return (*first, *later)[:MOST_DISTINCTIONS]


def _deeds(replay: Replay) -> Iterator[tuple[str, int, tuple[Seat, ...]]]:
    """The kind, the size and the seats of everything in a game that may earn a distinction.

    Two people have no comeback, and teams no rivals: a chest belongs to several of their seats.
    """
    game, seats = replay.game, len(replay.table.players)
    if seats > 2:
        yield from ((COMEBACK, 1, (seat,)) for seat in from_the_last_place(replay))
    yield from ((game.key, size, (event.seat,)) for size, event in game.traits.feats(replay.steps))
    if game.sides(read_options(game, replay.table.options), seats) == seats:
        yield from ((RIVAL, 1, event.robs) for event in replay.story if event.robs)
