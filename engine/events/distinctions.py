"""The distinctions of an evening: the best deeds of its people, in all of its games.

Each is only for people who made all moves of their seat in those games. If somebody else did as
much or more on a person's seat, nobody has it.
"""

from collections import Counter
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
COMEBACK: Final = "comeback"
RIVAL: Final = "rival"

Distinction: TypeAlias = tuple[str, tuple[int, ...], int]
"""COMEBACK, RIVAL or the key of the game whose feat it is; the people; and the size.

The people of a rival are the robber and the robbed.
"""


def distinctions(replays: Sequence[Replay], among: Collection[int]) -> tuple[Distinction, ...]:
    """The best deeds of these people in an evening's games, those of different people first."""
    done: dict[str, Counter[tuple[int, ...]]] = {}
    unsure: set[tuple[str, tuple[int, ...]]] = set()
    for replay in replays:
        others = {row.seat for row in replay.rows if mover_of(replay.table, row) is not By.SELF}
        for kind, size, seats in _deeds(replay):
            people = tuple(u for seat in seats if (u := replay.table.players[seat].user))
            if len(people) == len(seats):
                sizes = done.setdefault(kind, Counter())
                before = sizes[people]
                sizes[people] = before + 1 if kind == RIVAL else max(before, size)
                unsure |= set() if others.isdisjoint(seats) else {(kind, people)}
    first, later = list[Distinction](), list[Distinction]()
    named: set[int] = set()
    for kind, sizes in done.items():
        size = max(sizes.values())
        best = [people for people in sizes if sizes[people] == size]
        people = tuple(dict.fromkeys(user for each in best for user in each))
        is_tie = len(best) > (1 if kind == RIVAL else HOLDERS)
        is_small = kind == RIVAL and size < ROBBED
        is_sure = unsure.isdisjoint((kind, each) for each in best) and set(people) <= set(among)
        if is_sure and not is_tie and not is_small:
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
